/**
 * Why an action is not taken, in the table's words.
 *
 * `impossible` is never recorded: a price above the purse, a count out of its range, play after the end.
 * `againstTheRules` is the table's to overrule; the event is then flagged and the log says so.
 */
export interface Refusal {
  readonly refused: 'impossible' | 'againstTheRules';
  readonly words: string;
  /** The nearest thing that can be done instead, where there is one. */
  readonly instead?: { readonly words: string; readonly action: unknown };
}

export function impossible(words: string, instead?: Refusal['instead']): Refusal {
  return instead ? { refused: 'impossible', words, instead } : { refused: 'impossible', words };
}

export function againstTheRules(words: string): Refusal {
  return { refused: 'againstTheRules', words };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/**
 * Several reasons at once: the words are the first one's, in the order given (the spec's order). The table may
 * overrule only if nothing impossible stands behind it.
 *
 *     firstReason(againstTheRules('Not your turn'), impossible('Needs 4 gold'))
 *     // → impossible, "Not your turn"
 */
export function firstReason(...reasons: readonly (Refusal | false | undefined)[]): Refusal | undefined {
  const standing = reasons.filter((reason): reason is Refusal => Boolean(reason));
  const first = standing[0];
  if (!first) return undefined;
  const hard = standing.find((reason) => reason.refused === 'impossible');
  return hard ? { ...first, refused: 'impossible' } : first;
}

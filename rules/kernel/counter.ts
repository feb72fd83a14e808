import type { Correct } from './action';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import type { Seat } from './setup';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** One tracked number: what the ± controls, corrections, charts over time and screen readers share. */
export interface Counter<S> {
  readonly key: string;
  /** What is counted, as in "5 gold" and "1 mineral". */
  readonly words: { readonly one: string; readonly many: string };
  /** How a change is told: "Mira gained 3 culture", "Teo's palace took 2 damage". */
  readonly told: { readonly gain: string; readonly pay: string };
  /** Said after the name where it is not the player who changes: "'s palace". */
  readonly whose?: string;
  range(state: S): Range;
  read(state: S, seat: Seat): number;
  write(state: S, seat: Seat, value: number): S;
  readonly topic?: string;
}

/** "1 mineral", "3 minerals". */
export function amountOf(counter: Pick<Counter<never>, 'words'>, amount: number): string {
  return `${amount} ${amount === 1 ? counter.words.one : counter.words.many}`;
}

/** The unbounded end of a range, as the largest number the app will ever count to. */
export const NO_CAP = 9999;

export interface Change {
  readonly before: number;
  readonly after: number;
  /** What went over the end of the track. */
  readonly wasted: number;
}

/** What a correction does to a counter; it never leaves the range. */
export function changeOf<S>(counter: Counter<S>, state: S, action: Correct): Change {
  const before = counter.read(state, action.player);
  const { min, max } = counter.range(state);
  const amount = Number.isFinite(action.amount) ? Math.trunc(action.amount) : 0;
  const wanted = action.how === 'gain' ? before + amount : action.how === 'pay' ? before - amount : amount;
  const after = Math.min(max, Math.max(min, wanted));
  return { before, after, wasted: Math.abs(wanted - after) };
}

/** Paying what is not there and setting a value that does not exist are impossible; gaining past the end is wasted. */
export function checkCorrect<S>(
  counters: readonly Counter<S>[],
  state: S,
  action: Correct,
  seats: number,
): Refusal | undefined {
  const counter = counters.find((each) => each.key === action.counter);
  if (!counter) return impossible('That number is not tracked here.');
  if (!Number.isInteger(action.player) || action.player < 0 || action.player >= seats) {
    return impossible('Nobody sits there.');
  }
  if (!Number.isInteger(action.amount)) return impossible('Type a whole number.');
  const { min, max } = counter.range(state);
  const before = counter.read(state, action.player);
  if (action.how === 'set') {
    if (action.amount >= min && action.amount <= max) return undefined;
    const nearest = Math.min(max, Math.max(min, action.amount));
    return impossible(`${name(counter)} goes from ${min} to ${max}.`, {
      words: `Set ${nearest}`,
      action: { ...action, amount: nearest },
    });
  }
  if (action.amount < 0) return impossible('Type a number above zero.');
  if (action.how === 'pay' && before - action.amount < min) {
    const all = before - min;
    const words = `Needs ${amountOf(counter, action.amount)}, there ${all === 1 ? 'is' : 'are'} ${all}.`;
    return all > 0
      ? impossible(words, { words: `Take all ${all}`, action: { ...action, amount: all, parts: undefined } })
      : impossible(words);
  }
  if (action.how === 'gain' && action.amount > 0 && before >= max) {
    return impossible(`${name(counter)} ends at ${max}.`);
  }
  return undefined;
}

/** "Mira gained 12 gold (3 + 6 + 3), now 59." */
export function describeCorrect<S>(
  counters: readonly Counter<S>[],
  state: S,
  action: Correct,
  playerName: string,
): Line {
  const counter = counters.find((each) => each.key === action.counter);
  if (!counter) return { seat: action.player, words: `${playerName}: ${action.counter}` };
  const { after, wasted } = changeOf(counter, state, action);
  const who = `${playerName}${counter.whose ?? ''}`;
  const why = action.why ? `, ${action.why}` : '';
  if (action.how === 'set') {
    return { seat: action.player, words: `${who}: ${counter.words.many} set to ${after}${why}` };
  }
  const sum = action.parts && action.parts.length > 1 ? ` (${action.parts.join(' + ')})` : '';
  const lost = wasted > 0 ? `, ${wasted} wasted` : '';
  return {
    seat: action.player,
    words: `${who} ${counter.told[action.how]} ${amountOf(counter, action.amount)}${sum}${lost}, now ${after}${why}`,
  };
}

function name<S>(counter: Counter<S>): string {
  return counter.words.many.charAt(0).toUpperCase() + counter.words.many.slice(1);
}

import type { Correct } from './action';
import type { Amount } from './game';
import type { Line } from './line';
import { impossible, type Refusal } from './refusal';
import { isSeat, type Seat } from './setup';

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
  range(state: S, seat: Seat): Range;
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
  const { min, max } = counter.range(state, action.player);
  const amount = whole(action.amount);
  const wanted = action.how === 'gain' ? before + amount : action.how === 'pay' ? before - amount : amount;
  const after = Math.min(max, Math.max(min, wanted));
  return { before, after, wasted: Math.abs(wanted - after) };
}

/** Total: a counter or a seat that does not exist changes nothing. */
export function applyCorrect<S>(counters: readonly Counter<S>[], state: S, action: Correct, seats: number): S {
  const counter = counters.find((each) => each.key === action.counter);
  if (!counter || !isSeat(action.player, seats)) return state;
  return counter.write(state, action.player, changeOf(counter, state, action).after);
}

/** The number of an action that "Correct this value" may change. */
export function amountsOfCorrect<S>(counters: readonly Counter<S>[], state: S, action: Correct): Amount[] {
  const counter = counters.find((each) => each.key === action.counter);
  if (!counter) return [];
  const { min, max } = counter.range(state, action.player);
  const step = action.how !== 'set';
  return [
    {
      key: 'amount',
      words: counter.words.many,
      value: whole(action.amount),
      min: step ? 0 : min,
      max: step ? max - min : max,
    },
  ];
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
  if (!isSeat(action.player, seats)) return impossible('Nobody sits there.');
  if (!Number.isInteger(action.amount)) return impossible('Type a whole number.');
  const { min, max } = counter.range(state, action.player);
  const before = counter.read(state, action.player);
  if (action.how === 'set') {
    if (action.amount >= min && action.amount <= max) return undefined;
    const nearest = Math.min(max, Math.max(min, action.amount));
    return impossible(`${name(counter)} goes from ${min} to ${max}.`, {
      words: `Set ${nearest}`,
      action: withAmount(action, nearest),
    });
  }
  if (action.amount < 0) return impossible('Type a number above zero.');
  if (action.how === 'pay' && before - action.amount < min) {
    const all = before - min;
    const words = `Needs ${amountOf(counter, action.amount)}, there ${all === 1 ? 'is' : 'are'} ${all}.`;
    return all > 0
      ? impossible(words, { words: `Take all ${all}`, action: withAmount(action, all) })
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
    return { seat: action.player, words: `${who}: ${counter.words.many} set to ${after}${why || ', by hand'}` };
  }
  const amount = whole(action.amount);
  // A corrected line keeps the terms it was typed with; they are told only while they still add up.
  const parts = action.parts ?? [];
  const sum = parts.length > 1 && parts.reduce((a, b) => a + b) === amount ? ` (${parts.join(' + ')})` : '';
  const lost = wasted > 0 ? `, ${wasted} wasted` : '';
  return {
    seat: action.player,
    words: `${who} ${counter.told[action.how]} ${amountOf(counter, amount)}${sum}${lost}, now ${after}${why}`,
  };
}

/** Zero, never minus zero: JSON knows no minus zero, so a replay would differ. */
function whole(amount: number): number {
  return Number.isFinite(amount) ? Math.trunc(amount) + 0 : 0;
}

function withAmount({ type, player, counter, how, why }: Correct, amount: number): Correct {
  return why === undefined ? { type, player, counter, how, amount } : { type, player, counter, how, amount, why };
}

function name<S>(counter: Counter<S>): string {
  return counter.words.many.charAt(0).toUpperCase() + counter.words.many.slice(1);
}

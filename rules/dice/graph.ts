import { impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Work } from './sliced';

/** What may follow: another state or the end, each with a whole weight. */
export type Branch<S, E> =
  { readonly weight: number | bigint; readonly state: S } | { readonly weight: number | bigint; readonly end: E };

/**
 * A branch that goes on.
 *
 *     toState(5, hp - 1)
 */
export function toState<S>(weight: number | bigint, state: S): { readonly weight: number | bigint; readonly state: S } {
  return { weight, state };
}

/**
 * A branch that ends it.
 *
 *     toEnd(1, 'out')
 */
export function toEnd<const E>(weight: number | bigint, end: E): { readonly weight: number | bigint; readonly end: E } {
  return { weight, end };
}

export type Key = string | number;

/** The branches of one roll or choice, equal ones merged, states by their number. */
export interface Row<E> {
  readonly to: readonly number[];
  readonly toWeights: readonly (number | bigint)[];
  readonly ends: readonly E[];
  readonly endWeights: readonly (number | bigint)[];
  readonly total: number | bigint;
}

/** Every state that can be reached, the start being number 0, with one row for each choice. */
export interface Graph<E> {
  readonly rows: readonly (readonly Row<E>[])[];
  readonly numbers: ReadonlyMap<Key, number>;
}

const MOST_STATES = 200_000;
/** How often a search looks up to see whether its time is over. */
export const STATES_PER_LOOK = 64;

const MOST = Number.MAX_SAFE_INTEGER;

function added(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number' && a + b <= MOST) return a + b;
  return BigInt(a) + BigInt(b);
}

const SAFE = BigInt(MOST);

/** Plain numbers wherever they are exact: they are many times faster. */
function plain(weight: number | bigint): number | bigint {
  return typeof weight === 'bigint' && weight <= SAFE ? Number(weight) : weight;
}

function isWeight(weight: number | bigint): boolean {
  return typeof weight === 'bigint' ? weight >= 0n : weight >= 0 && weight <= MOST && Math.floor(weight) === weight;
}

const SHORT = 16;

/** Branches with equal ones merged: found by looking while they are few, by a map from then on. */
class Merged<T> {
  readonly all: T[] = [];
  readonly weights: (number | bigint)[] = [];
  private places: Map<T, number> | undefined;

  add(one: T, weight: number | bigint): void {
    const place = this.places ? (this.places.get(one) ?? -1) : this.all.indexOf(one);
    if (place >= 0) {
      this.weights[place] = added(this.weights[place] ?? 0, weight);
      return;
    }
    this.all.push(one);
    this.weights.push(weight);
    if (this.places) this.places.set(one, this.all.length - 1);
    else if (this.all.length > SHORT) this.places = new Map(this.all.map((each, at) => [each, at]));
  }
}

/**
 * Lists the states reachable from `start`, one number each; `key` tells states apart.
 *
 * `choices` gives what may be done in a state (a chain has one), each as its weighted branches.
 *
 *     yield* exploring(3, (n: number) => [[n === 0 ? toEnd(1, 'done') : toState(1, n - 1)]], Number) // → 4 states
 */
export function* exploring<S, E>(
  start: S,
  choices: (state: S) => readonly (readonly Branch<S, E>[])[],
  key: (state: S) => Key,
): Work<Graph<E> | Refusal> {
  const states: S[] = [start];
  const numbers = new Map<Key, number>([[key(start), 0]]);
  const rows: Row<E>[][] = [];

  const numberOf = (state: S): number => {
    const name = key(state);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, states.length);
    states.push(state);
    return states.length - 1;
  };

  const rowOf = (branches: readonly Branch<S, E>[]): Row<E> | Refusal => {
    const to = new Merged<number>();
    const ends = new Merged<E>();
    let total: number | bigint = 0;
    for (const branch of branches) {
      if (!isWeight(branch.weight)) return impossible('A weight is a whole number, 0 or more.');
      const weight = plain(branch.weight);
      if (weight === 0) continue;
      total = added(total, weight);
      if ('end' in branch) ends.add(branch.end, weight);
      else to.add(numberOf(branch.state), weight);
    }
    if (total === 0) return impossible('Nothing can come of this.');
    return { to: to.all, toWeights: to.weights, ends: ends.all, endWeights: ends.weights, total };
  };

  for (let at = 0; at < states.length; at++) {
    const state = states[at];
    if (state === undefined) break;
    const made: Row<E>[] = [];
    for (const branches of choices(state)) {
      const row = rowOf(branches);
      if ('refused' in row) return row;
      made.push(row);
    }
    if (made.length === 0) return impossible('Nothing can come of this.');
    rows.push(made);
    if (states.length > MOST_STATES) return impossible('That is too much to reckon through exactly.');
    if (at % STATES_PER_LOOK === STATES_PER_LOOK - 1) yield { done: at, of: states.length * 2 };
  }
  return { rows, numbers };
}

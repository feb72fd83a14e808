import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { Numbers, type Weight, Weights } from './growing';
import { Pace } from './pace';
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

/**
 * Every state that can be reached, the start being number 0. All rows lie one after the other in a few long lists: a
 * graph of small objects would keep the garbage collector busier than the search.
 */
export interface Graph<E> {
  readonly states: number;
  /** Where each state's rows begin, and where the last one's end: one row for each choice. */
  readonly rowsAt: Int32Array;
  /** Where each row's branches begin, and where the last one's end; equal branches are merged. */
  readonly branchesAt: Int32Array;
  /** Where a branch leads: a state's number, or −1 for the first end, −2 for the second … */
  readonly targets: Int32Array;
  readonly weights: ArrayLike<Weight>;
  /** What the weights of each row add up to. */
  readonly totals: ArrayLike<Weight>;
  readonly ends: readonly E[];
  readonly numbers: ReadonlyMap<Key, number>;
}

/**
 * The rows of a state, one for each choice.
 *
 *     rowsOf(graph, 0) // → [0, 1]
 */
export function rowsOf<E>({ rowsAt }: Graph<E>, state: number): number[] {
  const first = rowsAt[state] ?? 0;
  const rows = new Array<number>((rowsAt[state + 1] ?? first) - first).fill(first);
  for (let choice = 0; choice < rows.length; choice++) rows[choice] = first + choice;
  return rows;
}

/**
 * How many branches a state has, over all its rows.
 *
 *     branchCount(graph, 0) // → 36
 */
export function branchCount<E>({ rowsAt, branchesAt }: Graph<E>, state: number): number {
  return (branchesAt[rowsAt[state + 1] ?? 0] ?? 0) - (branchesAt[rowsAt[state] ?? 0] ?? 0);
}

const MOST_STATES = 200_000;
/** How often a search looks up to see whether its time is over: many times a millisecond, once the code has run in. */
export const BRANCHES_PER_LOOK = 256;
/** What may follow a state is the rules' affair and may take long: it counts as so many branches. */
const STATE_COUNTS_AS = 64;

const MOST = Number.MAX_SAFE_INTEGER;

function added(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number' && a + b <= MOST) return a + b;
  return BigInt(a) + BigInt(b);
}

/**
 * The one weight less the other, which is no greater.
 *
 *     lessened(6, 1) // → 5
 */
export function lessened(a: Weight, b: Weight): Weight {
  return typeof a === 'number' && typeof b === 'number' ? a - b : plain(BigInt(a) - BigInt(b));
}

const SAFE = BigInt(MOST);

/** Plain numbers wherever they are exact: they are many times faster. */
function plain(weight: Weight): Weight {
  return typeof weight === 'bigint' && weight <= SAFE ? Number(weight) : weight;
}

function isWeight(weight: Weight): boolean {
  return typeof weight === 'bigint' ? weight >= 0n : weight >= 0 && weight <= MOST && Math.floor(weight) === weight;
}

/** A graph while it is being drawn. */
class Drawing<S, E> {
  readonly found: S[] = [];
  readonly numbers = new Map<Key, number>();
  readonly rowsAt = new Numbers();
  readonly branchesAt = new Numbers();
  readonly targets = new Numbers();
  readonly weights = new Weights();
  readonly totals = new Weights();
  readonly ends: E[] = [];
  private readonly endNumbers = new Map<E, number>();
  /** Where the last branch to each state and to each end lies: in this row, if not before its beginning. */
  private readonly toState = new Numbers();
  private readonly toEnd = new Numbers();

  constructor(private readonly key: (state: S) => Key) {
    this.rowsAt.push(0);
    this.branchesAt.push(0);
  }

  numberOf(state: S): number {
    const name = this.key(state);
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.found.push(state) - 1;
    this.numbers.set(name, number);
    this.toState.push(-1);
    return number;
  }

  private endOf(end: E): number {
    const known = this.endNumbers.get(end);
    if (known !== undefined) return known;
    const number = this.ends.push(end) - 1;
    this.endNumbers.set(end, number);
    this.toEnd.push(-1);
    return number;
  }

  private lead(target: number, last: Numbers, at: number, weight: Weight): void {
    const place = last.get(at);
    if (place >= this.branchesAt.last) {
      this.weights.put(place, added(this.weights.get(place), weight));
      return;
    }
    last.put(at, this.targets.push(target) - 1);
    this.weights.push(weight);
  }

  addRow(branches: readonly Branch<S, E>[]): Refusal | undefined {
    let total: Weight = 0;
    for (const branch of branches) {
      if (!isWeight(branch.weight)) return impossible('A weight is a whole number, 0 or more.');
      const weight = plain(branch.weight);
      if (weight === 0) continue;
      total = added(total, weight);
      if ('end' in branch) {
        const end = this.endOf(branch.end);
        this.lead(-1 - end, this.toEnd, end, weight);
      } else {
        const state = this.numberOf(branch.state);
        this.lead(state, this.toState, state, weight);
      }
    }
    if (total === 0) return impossible('Nothing can come of this.');
    this.totals.push(total);
    this.branchesAt.push(this.targets.length);
    return undefined;
  }
}

/**
 * Lists the states reachable from `start`, one number each; `key` tells states apart.
 *
 * `choices` gives what may be done in a state (a chain has one), each as its weighted branches.
 *
 *     yield* exploring(3, (n: number) => [{ branches: [n === 0 ? toEnd(1, 'done') : toState(1, n - 1)] }], Number)
 *     // → 4 states
 */
export function* exploring<S, E>(
  start: S,
  choices: (state: S) => readonly { readonly branches: readonly Branch<S, E>[] }[],
  key: (state: S) => Key,
): Work<Graph<E> | Refusal> {
  const drawing = new Drawing<S, E>(key);
  const { found, rowsAt, totals } = drawing;
  drawing.numberOf(start);
  const pace = new Pace(BRANCHES_PER_LOOK);
  for (let at = 0; at < found.length; at++) {
    const state = found[at];
    if (state === undefined) break;
    let drawn = STATE_COUNTS_AS;
    for (const { branches } of choices(state)) {
      const refusal = drawing.addRow(branches);
      if (refusal) return refusal;
      drawn += branches.length;
    }
    if (totals.length === rowsAt.last) return impossible('Nothing can come of this.');
    rowsAt.push(totals.length);
    if (found.length > MOST_STATES) return impossible('That is too much to reckon through exactly.');
    if (pace.isDue(drawn)) yield { done: at, of: found.length * 2 };
  }
  const { weights, ends, numbers } = drawing;
  return {
    states: found.length,
    rowsAt: rowsAt.done(),
    branchesAt: drawing.branchesAt.done(),
    targets: drawing.targets.done(),
    weights: weights.done(),
    totals: totals.done(),
    ends,
    numbers,
  };
}

import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Arithmetic, DOUBLES, FRACTIONS } from './arithmetic';
import { type Distribution, entriesOf, type Outcome } from './distribution';
import { visiting } from './eliminate';
import { type Fraction, toNumber } from './fraction';
import { type Branch, exploring, type Graph, type Key, type Row, STATES_PER_LOOK } from './graph';
import { knots, leaving, movesInside } from './knot';
import { finish, type Work } from './sliced';

/** How a chain of rolls ends: a battle, a duel, a trip, a trap. */
export interface Ending<E extends Outcome, N = number> {
  /** The chance of each end that can come. */
  readonly ends: ReadonlyMap<E, N>;
  /** The chance that it goes on for ever: neither can win. */
  readonly never: N;
  /** How many steps are to be expected, the last one included; undefined if it may go on for ever. */
  readonly steps: N | undefined;
  /** No chance above is further than this from the truth. */
  readonly error: number;
}

const MOST_ERROR = 1e-12;
/** Half a unit in the last place of 1. */
const ROUNDING = 2 ** -53;
/** A chain too long for doubles is solved in fractions while it is this small. */
const FEW_STATES = 200;

/**
 * The branches of a distribution: each outcome leads to a state or an end.
 *
 *     branchesOf(D6, (face, weight) => (face > 3 ? toEnd(weight, 'out') : toState(weight, hp - 1)))
 */
export function branchesOf<T extends Outcome, B>(
  d: Distribution<T>,
  next: (outcome: T, weight: number | bigint) => B,
): B[] {
  return [...entriesOf(d)].map(([outcome, weight]) => next(outcome, small(weight)));
}

function small(weight: bigint): number | bigint {
  return weight <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(weight) : weight;
}

/**
 * How a chain of rolls ends, in doubles proven to 1e-12; loops are solved, never followed.
 *
 *     solve(4, (hp: number) => [toEnd(1, 'out'), hp === 1 ? toEnd(5, 'dead') : toState(5, hp - 1)], Number)
 *     // → ends: out 0.518, dead 0.482; steps 3.1
 */
export function solve<S, E extends Outcome>(
  start: S,
  step: (state: S) => readonly Branch<S, E>[],
  key: (state: S) => Key,
): Ending<E> | Refusal {
  return finish(solving(start, step, key));
}

/**
 * `solve`, in slices.
 *
 *     runSlices(solving(start, step, key), table, { answer: setOdds })
 */
export function* solving<S, E extends Outcome>(
  start: S,
  step: (state: S) => readonly Branch<S, E>[],
  key: (state: S) => Key,
): Work<Ending<E> | Refusal> {
  const graph = yield* exploring<S, E>(start, (state) => [step(state)], key);
  if (isRefusal(graph)) return graph;
  const flow = yield* flowing(DOUBLES, graph);
  const error = provenError(graph, flow);
  if (error <= MOST_ERROR) return ending(DOUBLES, flow, error);
  if (graph.rows.length > FEW_STATES) return impossible('This goes on too long to be reckoned exactly.');
  const exact = ending(FRACTIONS, yield* flowing(FRACTIONS, graph), MOST_ERROR);
  return {
    ends: new Map([...exact.ends].map(([end, chance]) => [end, toNumber(chance)])),
    never: toNumber(exact.never),
    steps: exact.steps && toNumber(exact.steps),
    error: ROUNDING * 2,
  };
}

/**
 * `solve` in exact fractions, for small chains (they grow long).
 *
 *     solveExactly(start, step, key) // → ends: win 279/512 …
 */
export function solveExactly<S, E extends Outcome>(
  start: S,
  step: (state: S) => readonly Branch<S, E>[],
  key: (state: S) => Key,
): Ending<E, Fraction> | Refusal {
  const graph = finish(exploring<S, E>(start, (state) => [step(state)], key));
  if (isRefusal(graph)) return graph;
  return ending(FRACTIONS, finish(flowing(FRACTIONS, graph)), 0);
}

interface Flow<E, N> {
  /** How often each state is visited; zero for those of a knot without a way out. */
  readonly visits: readonly N[];
  readonly stuck: ReadonlySet<number>;
  readonly ends: ReadonlyMap<E, N>;
  readonly never: N;
}

/** Follows the flow of chance from the start through the knots to the ends. */
function* flowing<E extends Outcome, N>(math: Arithmetic<N>, graph: Graph<E>): Work<Flow<E, N>> {
  const count = graph.rows.length;
  const entered = new Array<N>(count).fill(math.zero);
  const visits = new Array<N>(count).fill(math.zero);
  const stuck = new Set<number>();
  const ends = new Map<E, N>();
  let never = math.zero;
  let [done, told] = [0, 0];
  entered[0] = math.one;

  const passOn = (row: Row<E>, often: N, inside: ReadonlyMap<number, number>): void => {
    row.to.forEach((target, i) => {
      if (inside.has(target)) return;
      const more = math.times(often, math.share(row.toWeights[i] ?? 0, row.total));
      entered[target] = math.plus(entered[target] ?? math.zero, more);
    });
    row.ends.forEach((end, i) => {
      const more = math.times(often, math.share(row.endWeights[i] ?? 0, row.total));
      ends.set(end, math.plus(ends.get(end) ?? math.zero, more));
    });
  };

  for (const knot of knots(graph).reverse()) {
    const rows = knot.flatMap((state) => graph.rows[state]?.[0] ?? []);
    const inside = new Map<number, number>();
    knot.forEach((state, place) => inside.set(state, place));
    const entering = knot.map((state) => entered[state] ?? math.zero);
    const loops = rows.some((row) => row.to.some((target) => inside.has(target)));
    const leave = loops ? rows.map((row) => leaving(math, row, inside)) : [math.one];
    if (leave.every(math.isZero)) {
      knot.forEach((state) => stuck.add(state));
      never = entering.reduce(math.plus, never);
      continue;
    }
    let often: readonly N[];
    if (knot.length === 1) {
      // A stage that may repeat itself: divide by the chance that it does not.
      often = loops ? [math.over(entering[0] ?? math.zero, leave[0] ?? math.one)] : entering;
    } else {
      const moves = rows.map((row, place) => movesInside(math, row, inside, place));
      often = yield* visiting(math, { inside: moves, leave }, entering);
    }
    rows.forEach((row, place) => {
      visits[knot[place] ?? 0] = often[place] ?? math.zero;
      passOn(row, often[place] ?? math.zero, inside);
    });
    done += knot.length;
    if (done - told >= STATES_PER_LOOK) {
      told = done;
      yield { done: count + done, of: count * 2 };
    }
  }
  return { visits, stuck, ends, never };
}

function ending<E extends Outcome, N>(math: Arithmetic<N>, flow: Flow<E, N>, error: number): Ending<E, N> {
  const endless = !math.isZero(flow.never);
  // With one end and no other way, that end is certain to the last digit.
  const ends =
    flow.ends.size === 1 && !endless ? new Map([...flow.ends.keys()].map((end) => [end, math.one])) : flow.ends;
  return { ends, never: flow.never, steps: endless ? undefined : flow.visits.reduce(math.plus, math.zero), error };
}

/**
 * The proof. Let P be the chances of moving from state to state, e the start, and v the visits found. Put into their
 * own equation they leave a rest r = e + Pᵀv − v. The true visits are v + (1 − Pᵀ)⁻¹r, so the chance of an end is off
 * by the sum of r(s) times the chance to reach that end from s. That chance is at most 1: the error is at most Σ|r|,
 * whatever way v was found.
 *
 * Here r is added up with compensation. A branch's chance and its product with v carry two roundings, the sum two more,
 * and the last sums into the ends as many; together less than 8 roundings for every expected visit.
 */
function provenError<E>(graph: Graph<E>, { visits, stuck }: Flow<E, number>): number {
  const sum = visits.map((often, state) => (state === 0 ? 1 : 0) - often);
  const lost = new Float64Array(visits.length);
  graph.rows.forEach(([row], state) => {
    if (!row || stuck.has(state)) return;
    row.to.forEach((target, i) => {
      const more = (visits[state] ?? 0) * DOUBLES.share(row.toWeights[i] ?? 0, row.total);
      const before = sum[target] ?? 0;
      const after = before + more;
      const rest = Math.abs(before) >= more ? before - after + more : more - after + before;
      lost[target] = (lost[target] ?? 0) + rest;
      sum[target] = after;
    });
  });
  let [rests, all] = [0, 1];
  visits.forEach((often, state) => {
    if (stuck.has(state)) return;
    rests += Math.abs((sum[state] ?? 0) + (lost[state] ?? 0));
    all += often;
  });
  return rests + 8 * ROUNDING * all;
}

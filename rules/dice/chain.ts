import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Arithmetic, DOUBLES, FRACTIONS } from './arithmetic';
import { type Distribution, entriesOf, type Outcome } from './distribution';
import { type Flow, flowing, proving, ROUNDING } from './flow';
import { type Fraction, toNumber } from './fraction';
import { type Branch, exploring, type Graph, type Key } from './graph';
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
  const graph = yield* exploring<S, E>(start, (state) => [{ branches: step(state) }], key);
  if (isRefusal(graph)) return graph;
  const flow = yield* flowing(DOUBLES, graph);
  const error = yield* proving(graph, flow);
  if (error <= MOST_ERROR) return ending(DOUBLES, graph, flow, error);
  if (graph.states > FEW_STATES) return impossible('This goes on too long to be reckoned exactly.');
  const exact = ending(FRACTIONS, graph, yield* flowing(FRACTIONS, graph), MOST_ERROR);
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
  const graph = finish(exploring<S, E>(start, (state) => [{ branches: step(state) }], key));
  if (isRefusal(graph)) return graph;
  return ending(FRACTIONS, graph, finish(flowing(FRACTIONS, graph)), 0);
}

function ending<E extends Outcome, N>(
  math: Arithmetic<N>,
  graph: Graph<E>,
  flow: Flow<N>,
  error: number,
): Ending<E, N> {
  const endless = !math.isZero(flow.never);
  // With one end and no other way, that end is certain to the last digit.
  const certain = graph.ends.length === 1 && !endless;
  const ends = new Map(graph.ends.map((end, at) => [end, certain ? math.one : (flow.ends[at] ?? math.zero)]));
  return { ends, never: flow.never, steps: endless ? undefined : flow.visits.reduce(math.plus, math.zero), error };
}

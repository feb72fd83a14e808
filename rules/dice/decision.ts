import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Arithmetic, DOUBLES, FRACTIONS } from './arithmetic';
import type { Fraction } from './fraction';
import { type Branch, branchCount, BRANCHES_PER_LOOK, exploring, type Graph, type Key, rowsOf } from './graph';
import { membersOf, tying } from './knot';
import { Pace } from './pace';
import { bestAlone, bestInKnot, Contest, type Play, rowValue, within } from './policy';
import { finish, type Work } from './sliced';

/**
 * What an end is worth: the first number is what best play seeks, the next ones settle ties in turn. A game that never
 * ends is worth 0, or as little as the worst end where that is less.
 */
export type Worth = readonly number[];

/** One thing that can be done in a state: its words and what may follow. A roll is a choice without alternative. */
export interface Choice<S> {
  readonly words: string;
  readonly branches: readonly Branch<S, Worth>[];
}

/** A choice with what it is worth under best play from then on. */
export interface Valued<N = number> {
  readonly words: string;
  readonly value: readonly N[];
  /** As good as any; several may be. */
  readonly best: boolean;
}

/** A state seen by a player who plays on as well as possible. */
export interface Advice<N = number> {
  readonly value: readonly N[];
  /** Which choice to take: of equal ones the first. */
  readonly take: number;
  /** Every choice, in the order given, for laying side by side. */
  readonly choices: readonly Valued<N>[];
}

/** The solved decision: advice for the start and for every state that can be reached from it. */
export interface Decision<S, N = number> extends Advice<N> {
  readonly at: (state: S) => Advice<N> | undefined;
  readonly states: number;
}

/** Doubles closer than this count as equal. */
const SAME = 1e-12;

/**
 * Best play, when each state offers choices and each choice leads on by chance; loops are solved, never followed.
 *
 *     decide(turn, (state) => [{ words: 'fight', branches: … }, { words: 'flee', branches: … }], keyOf)
 *     // → value [0.83], take 0, choices: fight 0.83 (best), flee 0.5
 *
 * Why the answer is best: see policy.ts. In doubles no single choice can better the values found by more than 8e-15 (the
 * noise under which policy.ts does not switch, for chances), so best play that is expected to last T steps is at most
 * T · 8e-15 ahead: under 1e-12 for a hundred steps. decideExactly has no such limit.
 */
export function decide<S>(
  start: S,
  choices: (state: S) => readonly Choice<S>[],
  key: (state: S) => Key,
): Decision<S> | Refusal {
  return finish(deciding(start, choices, key));
}

/**
 * `decide`, in slices.
 *
 *     runSlices(deciding(start, choices, key), table, { progress: setBar, answer: setAdvice })
 */
export function deciding<S>(
  start: S,
  choices: (state: S) => readonly Choice<S>[],
  key: (state: S) => Key,
): Work<Decision<S> | Refusal> {
  return decidingIn(DOUBLES, SAME, start, choices, key);
}

/**
 * `decide` in exact fractions, for small questions.
 *
 *     decideExactly(start, choices, key) // → value [14409484/41136627]
 */
export function decideExactly<S>(
  start: S,
  choices: (state: S) => readonly Choice<S>[],
  key: (state: S) => Key,
): Decision<S, Fraction> | Refusal {
  return finish(decidingIn(FRACTIONS, 0, start, choices, key));
}

function* decidingIn<S, N>(
  math: Arithmetic<N>,
  same: number,
  start: S,
  choices: (state: S) => readonly Choice<S>[],
  key: (state: S) => Key,
): Work<Decision<S, N> | Refusal> {
  const graph = yield* exploring<S, Worth>(start, choices, key);
  if (isRefusal(graph)) return graph;
  const floors = lowestWorth(graph);
  const levels = floors.length;
  const knots = yield* tying(graph);
  const worths = graph.ends.flatMap((end) => floors.map((floor, level) => aboveFloor(math, end[level], floor)));
  const values = new Array<N>(graph.states * levels).fill(math.zero);
  const play: Play<N> = {
    math,
    same: math.from(same),
    graph,
    knots,
    levels,
    worths,
    values,
    contest: new Contest<N>(),
  };
  const taken = yield* playing(play);

  const adviceAt = (number: number, state: S): Advice<N> => {
    const lift = (value: readonly N[]): N[] =>
      value.map((each, level) => math.plus(each, math.from(floors[level] ?? 0)));
    const words = choices(state).map((choice) => choice.words);
    const all = rowsOf(graph, number).map((row) => rowValue(play, row));
    const take = taken[number] ?? 0;
    const top = all[take] ?? [];
    return {
      value: lift(top),
      take,
      choices: all.map((value, choice) => ({
        words: words[choice] ?? '',
        value: lift(value),
        best: value.every((each, level) => within(math, each, top[level] ?? math.zero, play.same)),
      })),
    };
  };
  return {
    ...adviceAt(0, start),
    at: (state) => {
      const number = graph.numbers.get(key(state));
      return number === undefined ? undefined : adviceAt(number, state);
    },
    states: graph.states,
  };
}

/** Knot by knot from the ends up: which choice each state takes. */
function* playing<N>(play: Play<N>): Work<Int32Array> {
  const { graph, knots } = play;
  const taken = new Int32Array(graph.states);
  const pace = new Pace(BRANCHES_PER_LOOK);
  for (let knot = 0; knot < knots.count; knot++) {
    const at = knots.membersAt[knot] ?? 0;
    const state = knots.members[at] ?? 0;
    const size = (knots.membersAt[knot + 1] ?? 0) - at;
    const alone = size === 1 ? bestAlone(play, state) : undefined;
    if (alone !== undefined) taken[state] = alone;
    else {
      const members = membersOf(knots, knot);
      const takes = yield* bestInKnot(play, members);
      members.forEach((member, place) => (taken[member] = takes[place] ?? 0));
    }
    if (pace.isDue(1 + branchCount(graph, state))) yield { done: graph.states + at, of: graph.states * 2 };
  }
  return taken;
}

function aboveFloor<N>(math: Arithmetic<N>, worth: number | undefined, floor: number): N {
  return math.minus(math.from(finite(worth)), math.from(floor));
}

/** Nonsense is worth nothing. */
function finite(worth: number | undefined): number {
  return worth !== undefined && Number.isFinite(worth) ? worth : 0;
}

/** Where each level's values begin: the worst end, or 0 if no end is worse than going on for ever. */
function lowestWorth(graph: Graph<Worth>): number[] {
  const lowest: number[] = [0];
  for (const end of graph.ends) {
    end.forEach((value, level) => (lowest[level] = Math.min(lowest[level] ?? 0, finite(value))));
  }
  return lowest;
}

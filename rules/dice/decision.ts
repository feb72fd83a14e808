import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Arithmetic, DOUBLES, FRACTIONS } from './arithmetic';
import type { Fraction } from './fraction';
import { type Branch, exploring, type Graph, type Key, STATES_PER_LOOK } from './graph';
import { knots } from './knot';
import { bestInKnot, choiceValue, type Play, within } from './policy';
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
  const words: (readonly string[])[] = [];
  const graph = yield* exploring<S, Worth>(
    start,
    (state) => {
      const offered = choices(state);
      words.push(offered.map((choice) => choice.words));
      return offered.map((choice) => choice.branches);
    },
    key,
  );
  if (isRefusal(graph)) return graph;
  const floors = lowestWorth(graph).map(math.from);
  const values: N[][] = graph.rows.map(() => []);
  const play: Play<N> = { math, same: math.from(same), graph, floors, values };
  const taken = new Int32Array(graph.rows.length);
  let [done, told] = [0, 0];
  for (const knot of knots(graph)) {
    const takes = yield* bestInKnot(play, knot);
    knot.forEach((state, place) => (taken[state] = takes[place] ?? 0));
    done += knot.length;
    if (done - told >= STATES_PER_LOOK) {
      told = done;
      yield { done: graph.rows.length + done, of: graph.rows.length * 2 };
    }
  }

  const adviceAt = (number: number): Advice<N> => {
    const lift = (value: readonly N[]): N[] => value.map((each, level) => math.plus(each, floors[level] ?? math.zero));
    const all = (graph.rows[number] ?? []).map((_, choice) => choiceValue(play, number, choice));
    const take = taken[number] ?? 0;
    const top = all[take] ?? [];
    return {
      value: lift(top),
      take,
      choices: all.map((value, index) => ({
        words: words[number]?.[index] ?? '',
        value: lift(value),
        best: value.every((each, level) => within(math, each, top[level] ?? math.zero, play.same)),
      })),
    };
  };
  return {
    ...adviceAt(0),
    at: (state) => {
      const number = graph.numbers.get(key(state));
      return number === undefined ? undefined : adviceAt(number);
    },
    states: graph.rows.length,
  };
}

/** Where each level's values begin: the worst end, or 0 if no end is worse than going on for ever. */
function lowestWorth(graph: Graph<Worth>): number[] {
  const lowest: number[] = [0];
  for (const rows of graph.rows) {
    for (const row of rows) {
      for (const end of row.ends) {
        end.forEach((value, level) => {
          lowest[level] = Math.min(lowest[level] ?? 0, Number.isFinite(value) ? value : 0);
        });
      }
    }
  }
  return lowest;
}

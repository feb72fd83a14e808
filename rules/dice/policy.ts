import type { Arithmetic } from './arithmetic';
import { type Moves, valuing } from './eliminate';
import { type Graph, rowsOf } from './graph';
import { type Knots, leaving, movesInside } from './knot';
import type { Work } from './sliced';

/** A decision while it is being solved: values are above the floor of their level, so none is below zero. */
export interface Play<N> {
  readonly math: Arithmetic<N>;
  /** How near two values must be to count as equal. */
  readonly same: N;
  readonly graph: Graph<readonly number[]>;
  readonly knots: Knots;
  readonly levels: number;
  /** What the ends are worth: all levels of the first, all of the second … */
  readonly worths: readonly N[];
  /** What the states are worth, in the same way. */
  readonly values: N[];
  readonly contest: Contest<N>;
}

/** Improving stops here at the latest; a handful of rounds is usual. */
const MOST_ROUNDS = 200;
/** In doubles a gain under this is noise. */
const NOISE = 4e-15;

/**
 * Whether a and b differ by no more than `by`.
 *
 *     within(DOUBLES, 0.5, 0.5 + 1e-14, 1e-12) // → true
 */
export function within<N>(math: Arithmetic<N>, a: N, b: N, by: N): boolean {
  return math.compare(math.minus(a, b), by) <= 0 && math.compare(math.minus(b, a), by) <= 0;
}

const NOWHERE = -1;

/** The part of a row's value that is known before its knot is solved: its ends and the states beyond. */
function gainOf<N>(play: Play<N>, row: number, level: number, knot: number): N {
  const { math, levels, worths, values } = play;
  const { branchesAt, targets, weights, totals } = play.graph;
  const { of } = play.knots;
  const first = branchesAt[row] ?? 0;
  const last = branchesAt[row + 1] ?? 0;
  const total = totals[row] ?? 1;
  let sum = math.zero;
  for (let at = first; at < last; at++) {
    const target = targets[at] ?? 0;
    if (target >= 0 && of[target] === knot) continue;
    const value = (target >= 0 ? values[target * levels + level] : worths[(-1 - target) * levels + level]) ?? math.zero;
    // Most choices lead to one state for certain: worth a short way.
    if (last - first === 1) return value;
    sum = math.plus(sum, math.times(math.share(weights[at] ?? 0, total), value));
  }
  return sum;
}

/**
 * The rows of one state while its best is sought, and what each is worth on the level looked at: made once and written
 * over, since a list for every state would have the garbage collector hold up the screen.
 */
export class Contest<N> {
  private readonly rows: number[] = [];
  private readonly worths: N[] = [];
  size = 0;

  begin(first: number, last: number): void {
    this.size = last - first;
    for (let at = 0; at < this.size; at++) this.rows[at] = first + at;
  }

  get first(): number {
    return this.rows[0] ?? 0;
  }

  /** Keeps those as good as the best on this level. */
  narrow(play: Play<N>, level: number): void {
    const { rows, worths } = this;
    const { math, same } = play;
    let top: N | undefined;
    for (let at = 0; at < this.size; at++) {
      const worth = gainOf(play, rows[at] ?? 0, level, NOWHERE);
      worths[at] = worth;
      if (top === undefined || math.compare(worth, top) > 0) top = worth;
    }
    let kept = 0;
    for (let at = 0; at < this.size; at++) {
      // None is above the top, so one side is enough.
      if (top === undefined || math.compare(math.minus(top, worths[at] ?? math.zero), same) > 0) continue;
      rows[kept] = rows[at] ?? 0;
      kept += 1;
    }
    this.size = kept;
  }
}

/**
 * What a row is worth, level by level, once all states it leads to are solved.
 *
 *     rowValue(play, 1) // → [0.83]: what the second choice at the start is worth
 */
export function rowValue<N>(play: Play<N>, row: number): N[] {
  return gainsOf(play, row, NOWHERE);
}

function gainsOf<N>(play: Play<N>, row: number, knot: number): N[] {
  const gains = new Array<N>(play.levels).fill(play.math.zero);
  for (let level = 0; level < play.levels; level++) gains[level] = gainOf(play, row, level, knot);
  return gains;
}

/** A choice inside a knot: what it gains beyond, and its chances to move inside, to stay and to leave. */
interface Option<N> {
  readonly gain: readonly N[];
  readonly moves: Moves<N> & { readonly stay: N };
  readonly leave: N;
}

function optionsOf<N>(play: Play<N>, state: number, places: ReadonlyMap<number, number>): Option<N>[] {
  const { math, graph, knots } = play;
  const knot = knots.of[state] ?? NOWHERE;
  const own = places.get(state) ?? 0;
  return rowsOf(graph, state).map((row) => {
    const moves = movesInside(math, graph, places, row, own);
    return { gain: gainsOf(play, row, knot), moves, leave: leaving(math, graph, knots, row, knot) };
  });
}

/**
 * The best choice of a state that is no knot, all that it leads to being solved; fills in its values. Of the choices
 * still tied, the next level decides. Undefined where the state leads back to itself.
 *
 *     bestAlone(play, 4) // → 0: its first choice
 */
export function bestAlone<N>(play: Play<N>, state: number): number | undefined {
  if (play.knots.loops[state]) return undefined;
  const { levels, values, contest } = play;
  const first = play.graph.rowsAt[state] ?? 0;
  const last = play.graph.rowsAt[state + 1] ?? 0;
  contest.begin(first, last);
  for (let level = 0; level < levels && contest.size > 1; level++) contest.narrow(play, level);
  const best = contest.first;
  for (let level = 0; level < levels; level++) values[state * levels + level] = gainOf(play, best, level, NOWHERE);
  return best - first;
}

/**
 * Best play inside one knot, all that lies beyond being solved; fills in the values and says which choice each state
 * takes.
 *
 * Policy iteration: value the play at hand by an exact linear solve, switch where another choice is better, until none
 * is. It ends, since play only ever gets better and there are finitely many ways to play. It ends at the best: values
 * that no choice can better are at least those of best play, because no value is below zero and going round for ever
 * counts zero; and being those of a real way to play they are at most that. A choice is switched only for a strictly
 * better one, so play is never drawn into a circle that merely promises what another choice would give.
 *
 *     yield* bestInKnot(play, [4, 7]) // → [0, 1]: state 4 takes its first choice, state 7 its second
 */
export function* bestInKnot<N>(play: Play<N>, knot: readonly number[]): Work<number[]> {
  const { math, levels } = play;
  const places = new Map(knot.map((state, place) => [state, place]));
  const options = knot.map((state) => optionsOf(play, state, places));
  const allowed = options.map((choices) => choices.map((_, choice) => choice));
  let policy = options.map((choices) => firstBest(math, choices));

  /** The values of all levels when every state takes the choice of `taken`. */
  const valueOf = function* (taken: readonly number[]): Work<N[][]> {
    const chosen = options.flatMap((choices, place) => choices[taken[place] ?? 0] ?? []);
    const gains = Array.from({ length: levels }, (_, level) => chosen.map(({ gain }) => gain[level] ?? math.zero));
    const knotted = { inside: chosen.map(({ moves }) => moves), leave: chosen.map(({ leave }) => leave) };
    return yield* valuing(math, knotted, gains);
  };

  const worth = (values: readonly (readonly N[])[], place: number, choice: number, level: number): N => {
    const option = options[place]?.[choice];
    if (!option) return math.zero;
    let sum = option.gain[level] ?? math.zero;
    const there = values[level] ?? [];
    const { to, chances, stay } = option.moves;
    for (let at = 0; at < to.length; at++) {
      sum = math.plus(sum, math.times(chances[at] ?? math.zero, there[to[at] ?? 0] ?? math.zero));
    }
    return math.plus(sum, math.times(stay, there[place] ?? math.zero));
  };

  let values = yield* valueOf(policy);
  for (let level = 0; level < levels; level++) {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const better = policy.map((now, place) => {
        let best = now;
        let most = worth(values, place, now, level);
        for (const choice of allowed[place] ?? []) {
          const value = worth(values, place, choice, level);
          if (math.compare(value, math.plus(most, noise(math, most))) > 0) [best, most] = [choice, value];
        }
        return best;
      });
      if (better.every((choice, place) => choice === policy[place])) break;
      const after = yield* valueOf(better);
      // A tie on an earlier level that only holds because play never ends is no tie.
      const before = values;
      const worse = knot.some((_, place) =>
        before.slice(0, level).some((old, earlier) => {
          const now = after[earlier]?.[place] ?? math.zero;
          return math.compare(math.plus(now, play.same), old[place] ?? math.zero) < 0;
        }),
      );
      if (worse) break;
      [policy, values] = [better, after];
    }
    // What is tied here is for the next level to settle, if there is one.
    if (level + 1 === levels) break;
    knot.forEach((_, place) => {
      const top = worth(values, place, policy[place] ?? 0, level);
      const tied = (choice: number): boolean => within(math, worth(values, place, choice, level), top, play.same);
      allowed[place] = (allowed[place] ?? []).filter(tied);
    });
  }
  knot.forEach((state, place) => {
    values.forEach((of, level) => (play.values[state * levels + level] = of[place] ?? math.zero));
  });
  return policy;
}

function noise<N>(math: Arithmetic<N>, value: N): N {
  return math.isExact ? math.zero : math.times(math.from(NOISE), math.plus(math.one, value));
}

/** The choice with the greatest gain outside the knot, as a place to begin; of equal ones the first. */
function firstBest<N>(math: Arithmetic<N>, options: readonly Option<N>[]): number {
  let best = 0;
  options.forEach(({ gain }, choice) => {
    const most = options[best]?.gain[0];
    if (gain[0] !== undefined && most !== undefined && math.compare(gain[0], most) > 0) best = choice;
  });
  return best;
}

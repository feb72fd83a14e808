import type { Arithmetic } from './arithmetic';
import { valuing } from './eliminate';
import type { Graph, Row } from './graph';
import { leaving, movesInside } from './knot';
import type { Work } from './sliced';

/** A decision while it is being solved: values are above the floor of their level, so none is below zero. */
export interface Play<N> {
  readonly math: Arithmetic<N>;
  /** How near two values must be to count as equal. */
  readonly same: N;
  readonly graph: Graph<readonly number[]>;
  readonly floors: readonly N[];
  readonly values: N[][];
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

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** The part of a row's value that is known before its knot is solved: its ends and the states beyond. */
function gainOf<N>(play: Play<N>, row: Row<readonly number[]>, level: number, inside: ReadonlyMap<number, number>): N {
  const { math } = play;
  let sum = math.zero;
  row.ends.forEach((end, i) => {
    const worth = end[level] ?? 0;
    const above = math.minus(math.from(Number.isFinite(worth) ? worth : 0), play.floors[level] ?? math.zero);
    sum = math.plus(sum, math.times(math.share(row.endWeights[i] ?? 0, row.total), above));
  });
  row.to.forEach((target, i) => {
    if (inside.has(target)) return;
    const value = play.values[target]?.[level] ?? math.zero;
    sum = math.plus(sum, math.times(math.share(row.toWeights[i] ?? 0, row.total), value));
  });
  return sum;
}

/**
 * What a choice is worth, level by level, once all states it leads to are solved.
 *
 *     choiceValue(play, 0, 1) // → [0.83]: what the second choice at the start is worth
 */
export function choiceValue<N>(play: Play<N>, state: number, choice: number): N[] {
  const row = play.graph.rows[state]?.[choice];
  return row ? play.floors.map((_, level) => gainOf(play, row, level, NOWHERE)) : [];
}

/** A choice inside a knot: what it gains beyond, and its chances to move inside, to stay and to leave. */
interface Option<N> {
  readonly gain: readonly N[];
  readonly moves: ReadonlyMap<number, N>;
  readonly stay: N;
  readonly leave: N;
}

function optionOf<N>(
  play: Play<N>,
  row: Row<readonly number[]>,
  inside: ReadonlyMap<number, number>,
  place: number,
): Option<N> {
  const { math } = play;
  const own = row.to.findIndex((target) => inside.get(target) === place);
  return {
    gain: play.floors.map((_, level) => gainOf(play, row, level, inside)),
    moves: movesInside(math, row, inside, place),
    stay: own < 0 ? math.zero : math.share(row.toWeights[own] ?? 0, row.total),
    leave: leaving(math, row, inside),
  };
}

function leadsBack(graph: Graph<readonly number[]>, state: number): boolean {
  return graph.rows[state]?.some((row) => row.to.includes(state)) ?? false;
}

/** The best choice of a state that does not lead back to itself: of those still tied, the next level decides. */
function bestAlone<N>(play: Play<N>, state: number): number {
  const { math } = play;
  const rows = play.graph.rows[state] ?? [];
  const values = rows.map((row) => play.floors.map((_, level) => gainOf(play, row, level, NOWHERE)));
  let tied = rows.map((_, choice) => choice);
  for (let level = 0; level < play.floors.length && tied.length > 1; level++) {
    const at = (choice: number): N => values[choice]?.[level] ?? math.zero;
    const top = tied.map(at).reduce((a, b) => (math.compare(b, a) > 0 ? b : a));
    tied = tied.filter((choice) => within(math, at(choice), top, play.same));
  }
  const best = tied[0] ?? 0;
  play.values[state] = values[best] ?? [];
  return best;
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
  const { math, graph } = play;
  const [alone] = knot;
  if (alone !== undefined && knot.length === 1 && !leadsBack(graph, alone)) return [bestAlone(play, alone)];
  const inside = new Map(knot.map((state, place) => [state, place]));
  const rows = knot.map((state) => graph.rows[state] ?? []);
  const levels = play.floors.length;
  const options = rows.map((choices, place) => choices.map((row) => optionOf(play, row, inside, place)));
  const allowed = rows.map((choices) => choices.map((_, choice) => choice));
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
    for (const [target, share] of option.moves) sum = math.plus(sum, math.times(share, there[target] ?? math.zero));
    return math.plus(sum, math.times(option.stay, there[place] ?? math.zero));
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
    rows.forEach((_, place) => {
      const top = worth(values, place, policy[place] ?? 0, level);
      const tied = (choice: number): boolean => within(math, worth(values, place, choice, level), top, play.same);
      allowed[place] = (allowed[place] ?? []).filter(tied);
    });
  }
  knot.forEach((state, place) => (play.values[state] = values.map((level) => level[place] ?? math.zero)));
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

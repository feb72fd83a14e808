import { type Arithmetic, DOUBLES } from './arithmetic';
import { visiting } from './eliminate';
import { branchCount, BRANCHES_PER_LOOK, type Graph, lessened } from './graph';
import type { Weight } from './growing';
import { type Knots, leaving, membersOf, movesInside, tying } from './knot';
import { Pace } from './pace';
import type { Work } from './sliced';

/** Half a unit in the last place of 1. */
export const ROUNDING = 2 ** -53;

/** The flow of chance through a chain. */
export interface Flow<N> {
  /** How often each state is visited; zero for those of a knot without a way out. */
  readonly visits: readonly N[];
  readonly stuck: ReadonlySet<number>;
  /** The chance of each end, by its number. */
  readonly ends: readonly N[];
  readonly never: N;
}

/** A chain has one row for each state, so a state's number is its row's. */
class Flowing<E, N> {
  readonly entered: N[];
  readonly visits: N[];
  readonly ends: N[];
  readonly stuck = new Set<number>();
  never: N;

  constructor(
    private readonly math: Arithmetic<N>,
    private readonly graph: Graph<E>,
    private readonly knots: Knots,
  ) {
    this.entered = new Array<N>(graph.states).fill(math.zero);
    this.visits = new Array<N>(graph.states).fill(math.zero);
    this.ends = new Array<N>(graph.ends.length).fill(math.zero);
    this.never = math.zero;
    this.entered[0] = math.one;
  }

  /** A stage that may repeat itself: divide by the chance that it does not. */
  alone(state: number): void {
    const { math, graph } = this;
    const entered = this.entered[state] ?? math.zero;
    if (!this.knots.loops[state]) {
      this.passOn(state, entered);
      return;
    }
    const goes = goingOn(graph, state);
    if (goes === 0) this.getStuck([state]);
    else this.passOn(state, math.over(entered, math.share(goes, graph.totals[state] ?? 1)));
  }

  *together(knot: number): Work<void> {
    const { math, graph, knots } = this;
    const states = membersOf(knots, knot);
    const leave = states.map((state) => leaving(math, graph, knots, state, knot));
    if (leave.every(math.isZero)) {
      this.getStuck(states);
      return;
    }
    const places = new Map(states.map((state, place) => [state, place]));
    const inside = states.map((state, place) => movesInside(math, graph, places, state, place));
    const entering = states.map((state) => this.entered[state] ?? math.zero);
    const often = yield* visiting(math, { inside, leave }, entering);
    states.forEach((state, place) => this.passOn(state, often[place] ?? math.zero));
  }

  private getStuck(states: readonly number[]): void {
    for (const state of states) {
      this.stuck.add(state);
      this.never = this.math.plus(this.never, this.entered[state] ?? this.math.zero);
    }
  }

  /** To all that lies beyond the state's own knot. */
  private passOn(state: number, often: N): void {
    const { math, entered, ends } = this;
    const { branchesAt, targets, weights, totals } = this.graph;
    const { of } = this.knots;
    this.visits[state] = often;
    const total = totals[state] ?? 1;
    const last = branchesAt[state + 1] ?? 0;
    for (let at = branchesAt[state] ?? 0; at < last; at++) {
      const target = targets[at] ?? 0;
      if (target >= 0 && of[target] === of[state]) continue;
      const more = math.times(often, math.share(weights[at] ?? 0, total));
      if (target >= 0) entered[target] = math.plus(entered[target] ?? math.zero, more);
      else ends[-1 - target] = math.plus(ends[-1 - target] ?? math.zero, more);
    }
  }
}

/** What a state's row weighs without its branch back to itself. */
function goingOn<E>({ branchesAt, targets, weights, totals }: Graph<E>, state: number): Weight {
  const total = totals[state] ?? 1;
  const last = branchesAt[state + 1] ?? 0;
  for (let at = branchesAt[state] ?? 0; at < last; at++) {
    if (targets[at] === state) return lessened(total, weights[at] ?? 0);
  }
  return total;
}

/**
 * Follows the flow of chance from the start through the knots to the ends.
 *
 *     yield* flowing(DOUBLES, graph) // → visits [1, 1, 1/2 …], ends [0.518, 0.482]
 */
export function* flowing<E, N>(math: Arithmetic<N>, graph: Graph<E>): Work<Flow<N>> {
  const knots = yield* tying(graph);
  const flow = new Flowing(math, graph, knots);
  const { membersAt, members } = knots;
  const pace = new Pace(BRANCHES_PER_LOOK);
  for (let knot = knots.count - 1; knot >= 0; knot--) {
    const at = membersAt[knot] ?? 0;
    const state = members[at] ?? 0;
    if ((membersAt[knot + 1] ?? 0) - at === 1) flow.alone(state);
    else yield* flow.together(knot);
    if (pace.isDue(1 + branchCount(graph, state))) yield { done: graph.states * 2 - at, of: graph.states * 2 };
  }
  return flow;
}

/**
 * The proof. Let P be the chances of moving from state to state, e the start, and v the visits found. Put into their
 * own equation they leave a rest r = e + Pᵀv − v. The true visits are v + (1 − Pᵀ)⁻¹r, so the chance of an end is off
 * by the sum of r(s) times the chance to reach that end from s. That chance is at most 1: the error is at most Σ|r|,
 * whatever way v was found.
 *
 * Here r is added up with compensation. A branch's chance and its product with v carry two roundings, the sum two more,
 * and the last sums into the ends as many; together less than 8 roundings for every expected visit.
 *
 *     yield* proving(graph, flow) // → 3e-15: no chance is further than this from the truth
 */
export function* proving<E>(graph: Graph<E>, { visits, stuck }: Flow<number>): Work<number> {
  const { branchesAt, targets, weights, totals } = graph;
  const sum = Float64Array.from(visits, (often, state) => (state === 0 ? 1 : 0) - often);
  const lost = new Float64Array(visits.length);
  const pace = new Pace(BRANCHES_PER_LOOK);
  for (let state = 0; state < graph.states; state++) {
    if (stuck.has(state)) continue;
    const first = branchesAt[state] ?? 0;
    const last = branchesAt[state + 1] ?? 0;
    for (let at = first; at < last; at++) {
      const target = targets[at] ?? -1;
      if (target < 0) continue;
      const more = (visits[state] ?? 0) * DOUBLES.share(weights[at] ?? 0, totals[state] ?? 1);
      const before = sum[target] ?? 0;
      const after = before + more;
      const rest = Math.abs(before) >= more ? before - after + more : more - after + before;
      lost[target] = (lost[target] ?? 0) + rest;
      sum[target] = after;
    }
    if (pace.isDue(last - first)) yield { done: 1, of: 1 };
  }
  let [rests, all] = [0, 1];
  visits.forEach((often, state) => {
    if (stuck.has(state)) return;
    rests += Math.abs((sum[state] ?? 0) + (lost[state] ?? 0));
    all += often;
  });
  return rests + 8 * ROUNDING * all;
}

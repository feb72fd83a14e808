import type { Arithmetic } from './arithmetic';
import type { Moves } from './eliminate';
import { BRANCHES_PER_LOOK, type Graph } from './graph';
import { Numbers } from './growing';
import { Pace } from './pace';
import type { Work } from './sliced';

/** The states of a graph, knot by knot. */
export interface Knots {
  readonly count: number;
  /** All states, those of a knot side by side. */
  readonly members: Int32Array;
  /** Where each knot's members begin, and where the last one's end. */
  readonly membersAt: Int32Array;
  /** The knot that each state belongs to. */
  readonly of: Int32Array;
  /** 1 for a state with a branch straight back to itself. */
  readonly loops: Uint8Array;
}

/**
 * The knots of a graph: sets of states that lead back to each other, and single states that do not. Those that others
 * lead to come first (Tarjan's order), so values can be worked out in this order and visits in the reverse.
 *
 *     yield* tying(graph) // 0 → 1 ⇄ 2 → end: members 2, 1 | 0
 */
export function* tying<E>(graph: Graph<E>): Work<Knots> {
  const { states, rowsAt, branchesAt, targets } = graph;
  const found = new Int32Array(states).fill(-1);
  const low = new Int32Array(states);
  const of = new Int32Array(states).fill(-1);
  const loops = new Uint8Array(states);
  const next = new Int32Array(states);
  // Long lists whose length is known: common ones would grow by copies and be looked through by the garbage collector.
  const open = new Int32Array(states);
  const path = new Int32Array(states);
  const members = new Int32Array(states);
  const membersAt = new Numbers();
  membersAt.push(0);
  let [opened, depth, settled] = [0, 0, 0];
  const beginOf = (state: number): number => branchesAt[rowsAt[state] ?? 0] ?? 0;
  let clock = 0;
  const pace = new Pace(BRANCHES_PER_LOOK);
  /** Follows the branches of a state up to one that leads to a state not yet found. */
  function descend(state: number, last: number): number | undefined {
    for (let at = next[state] ?? 0; at < last; at++) {
      const target = targets[at] ?? -1;
      if (target < 0) continue;
      if (found[target] === -1) {
        next[state] = at + 1;
        return target;
      }
      if (target === state) loops[state] = 1;
      else if (of[target] === -1) low[state] = Math.min(low[state] ?? 0, found[target] ?? 0);
    }
    next[state] = last;
    return undefined;
  }

  /** All that was found since `state` and is still open is one knot with it. */
  function close(state: number): void {
    while (opened > 0) {
      opened -= 1;
      const member = open[opened] ?? 0;
      of[member] = membersAt.length - 1;
      members[settled] = member;
      settled += 1;
      if (member === state) break;
    }
    membersAt.push(settled);
  }

  for (let root = 0; root < states; root++) {
    if (found[root] !== -1) continue;
    path[0] = root;
    depth = 1;
    while (depth > 0) {
      const state = path[depth - 1] ?? 0;
      if (found[state] === -1) {
        found[state] = low[state] = clock++;
        next[state] = beginOf(state);
        open[opened] = state;
        opened += 1;
      }
      const from = next[state] ?? 0;
      const deeper = descend(state, beginOf(state + 1));
      if (pace.isDue((next[state] ?? 0) - from)) yield { done: states, of: states * 2 };
      if (deeper !== undefined) {
        path[depth] = deeper;
        depth += 1;
        continue;
      }
      depth -= 1;
      const parent = path[depth - 1];
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[state] ?? 0);
      if (low[state] === found[state]) close(state);
    }
  }
  return { count: membersAt.length - 1, members, membersAt: membersAt.done(), of, loops };
}

/**
 * The members of a knot.
 *
 *     membersOf(knots, 0) // → [2, 1]
 */
export function membersOf({ members, membersAt }: Knots, knot: number): readonly number[] {
  return Array.from(members.subarray(membersAt[knot], membersAt[knot + 1]));
}

/**
 * A row's chance to leave its knot.
 *
 *     leaving(DOUBLES, graph, knots, 0, 3) // → 1/3, if one of the three ways of row 0 leads out of knot 3
 */
export function leaving<E, N>(math: Arithmetic<N>, graph: Graph<E>, knots: Knots, row: number, knot: number): N {
  let sum = math.zero;
  const last = graph.branchesAt[row + 1] ?? 0;
  for (let at = graph.branchesAt[row] ?? 0; at < last; at++) {
    const target = graph.targets[at] ?? -1;
    if (target >= 0 && knots.of[target] === knot) continue;
    sum = math.plus(sum, math.share(graph.weights[at] ?? 0, graph.totals[row] ?? 1));
  }
  return sum;
}

const NO_MOVES: readonly never[] = [];

/**
 * A row's moves to the other states of its knot, by their place in it, and its chance to stay where it is.
 *
 *     movesInside(DOUBLES, graph, places, 0, 0) // → to [1], chances [1/3], stay 0
 */
export function movesInside<E, N>(
  math: Arithmetic<N>,
  graph: Graph<E>,
  places: ReadonlyMap<number, number>,
  row: number,
  own: number,
): Moves<N> & { readonly stay: N } {
  const first = graph.branchesAt[row] ?? 0;
  const last = graph.branchesAt[row + 1] ?? 0;
  if (last - first === 1) {
    // Most rows of a knot are dice that lie there and one choice: worth a short way.
    const only = places.get(graph.targets[first] ?? -1);
    if (only === undefined || only === own) {
      return { to: NO_MOVES, chances: NO_MOVES, stay: only === own ? math.one : math.zero };
    }
    return { to: [only], chances: [math.one], stay: math.zero };
  }
  const to: number[] = [];
  const chances: N[] = [];
  let stay = math.zero;
  for (let at = first; at < last; at++) {
    const place = places.get(graph.targets[at] ?? -1);
    if (place === undefined) continue;
    const chance = math.share(graph.weights[at] ?? 0, graph.totals[row] ?? 1);
    if (place === own) stay = chance;
    else {
      to.push(place);
      chances.push(chance);
    }
  }
  return { to, chances, stay };
}

import type { Arithmetic } from './arithmetic';
import type { Graph, Row } from './graph';

/**
 * The knots of a graph: sets of states that lead back to each other, and single states that do not. Those that others
 * lead to come first (Tarjan's order), so values can be worked out in this order and visits in the reverse.
 *
 *     knots(graph) // 0 → 1 ⇄ 2 → end: [[2, 1], [0]]
 */
export function knots<E>(graph: Graph<E>): number[][] {
  const count = graph.rows.length;
  const next = graph.rows.map((rows) =>
    rows.length === 1 ? (rows[0]?.to ?? []) : [...new Set(rows.flatMap((r) => r.to))],
  );
  const found = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const at = new Int32Array(count);
  const open = new Uint8Array(count);
  const stack: number[] = [];
  const all: number[][] = [];
  let clock = 0;
  for (let root = 0; root < count; root++) {
    if (found[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const state = path[path.length - 1] ?? 0;
      if (found[state] === -1) {
        found[state] = low[state] = clock++;
        stack.push(state);
        open[state] = 1;
      }
      const target = next[state]?.[at[state] ?? 0];
      if (target !== undefined) {
        at[state] = (at[state] ?? 0) + 1;
        if (found[target] === -1) path.push(target);
        else if (open[target]) low[state] = Math.min(low[state] ?? 0, found[target] ?? 0);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1];
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[state] ?? 0);
      if (low[state] !== found[state]) continue;
      const knot: number[] = [];
      for (;;) {
        const member = stack.pop();
        if (member === undefined) break;
        open[member] = 0;
        knot.push(member);
        if (member === state) break;
      }
      all.push(knot);
    }
  }
  return all;
}

/**
 * A row's chance to leave its knot.
 *
 *     leaving(DOUBLES, row, inside) // → 1/3, if one of its three ways leads out
 */
export function leaving<E, N>(math: Arithmetic<N>, row: Row<E>, inside: ReadonlyMap<number, number>): N {
  let sum = math.zero;
  row.to.forEach((target, i) => {
    if (!inside.has(target)) sum = math.plus(sum, math.share(row.toWeights[i] ?? 0, row.total));
  });
  for (const weight of row.endWeights) sum = math.plus(sum, math.share(weight, row.total));
  return sum;
}

/**
 * A row's moves to the other states of its knot, by their place in it; its own loop is left out.
 *
 *     movesInside(DOUBLES, row, inside, 0) // → place 1: 1/3
 */
export function movesInside<E, N>(
  math: Arithmetic<N>,
  row: Row<E>,
  inside: ReadonlyMap<number, number>,
  own: number,
): Map<number, N> {
  const moves = new Map<number, N>();
  row.to.forEach((target, i) => {
    const place = inside.get(target);
    if (place !== undefined && place !== own) moves.set(place, math.share(row.toWeights[i] ?? 0, row.total));
  });
  return moves;
}

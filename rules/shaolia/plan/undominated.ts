import { type Comparison, covers, type Likeness } from './likeness';
import type { Move } from './moves';

interface Kept {
  readonly move: Move;
  readonly held: Likeness['held'];
}

/** Of several deals with one die only those that no other beats: whatever can follow on one can follow on the other. */
export class Undominated {
  private readonly groups = new Map<string, readonly Kept[]>();

  constructor(private readonly comparison: Pick<Comparison, 'of'>) {}

  add(move: Move, apart = ''): void {
    const { key: alike, held } = this.comparison.of(move.after);
    const key = `${alike}|${apart}`;
    const kept = this.groups.get(key) ?? [];
    if (kept.some((other) => covers(other.held, held))) return;
    this.groups.set(key, [...kept.filter((other) => !covers(held, other.held)), { move, held }]);
  }

  *left(): Generator<Move, void> {
    for (const kept of this.groups.values()) for (const { move } of kept) yield move;
  }
}

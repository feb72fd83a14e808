import { CULTURE_TO_WIN } from '../state';
import type { Asked, Move } from './moves';
import type { Pos } from './model';

interface Held {
  readonly gold: number;
  readonly minerals: number;
  readonly culture: number;
  readonly wealth: number;
}

/** What a position holds, as far as more of it can be better. */
function heldBy(pos: Pos, { purse, moneyCounts, wealthBreaksTies }: Asked): Held {
  const { gold, minerals, culture } = pos;
  if (moneyCounts) return { gold, minerals, culture, wealth: 0 };
  const most = purse.most(pos);
  return {
    gold: Math.min(gold, most.gold),
    minerals: Math.min(minerals, most.minerals),
    culture,
    wealth: wealthBreaksTies ? gold + minerals : 0,
  };
}

function covers(a: Held, b: Held): boolean {
  return a.gold >= b.gold && a.minerals >= b.minerals && a.culture >= b.culture && a.wealth >= b.wealth;
}

interface Kept {
  readonly move: Move;
  readonly held: Held;
}

/**
 * Of several deals with one die only those that no other beats: the table is left the same and nobody is poorer.
 * Whatever can follow on the poorer one can follow on the richer one too.
 */
export class Undominated {
  private readonly groups = new Map<string, readonly Kept[]>();

  constructor(private readonly asked: Asked) {}

  add(move: Move): void {
    const { tokens, lives, blocked, culture } = move.after;
    // A win ends the turn, so it is compared with other wins only.
    const ends = this.asked.cultureCounts ? culture >= CULTURE_TO_WIN : culture;
    const key = `${tokens.join()}|${lives.join()}|${blocked.join()}|${ends}`;
    const held = heldBy(move.after, this.asked);
    const kept = this.groups.get(key) ?? [];
    if (kept.some((other) => covers(other.held, held))) return;
    this.groups.set(key, [...kept.filter((other) => !covers(held, other.held)), { move, held }]);
  }

  *left(): Generator<Move, void> {
    for (const kept of this.groups.values()) for (const { move } of kept) yield move;
  }
}

import type { Face } from '@/components/dice/entry';
import type { Battle } from '@/rules/world-adventure/battleState';
import { accuracyAgainst, accuracyOf, type Hit, stageDice, strike, withReroll } from '@/rules/world-adventure/fight';

/** A die chosen to be rerolled, and what it shows once it lies. */
export interface RerollDraft {
  readonly die: number;
  readonly face: number | null;
}

/** What is half-entered of a stage. */
export interface BattleDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly faint: number | null;
  readonly extra: number;
  readonly foeExtra: number;
  readonly reroll: RerollDraft | null;
  readonly foeReroll: RerollDraft | null;
  readonly hits: readonly Hit[] | null;
  readonly foeHits: readonly Hit[] | null;
  readonly fleeing: boolean;
}

/** What the dice decide: once they change, it is asked anew. */
export const NOTHING_PLACED = { reroll: null, foeReroll: null, hits: null, foeHits: null } as const;

export const NEW_STAGE: BattleDraft = {
  faces: [],
  rolled: [],
  faint: null,
  extra: 0,
  foeExtra: 0,
  ...NOTHING_PLACED,
  fleeing: false,
};

/** A reroll that was rolled. */
export const rerolled = (reroll: RerollDraft | null) =>
  reroll && reroll.face !== null ? { die: reroll.die, face: reroll.face } : undefined;

export interface Sides {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** The faces of both sides, as they lie after the rerolls. */
export function facesOf(battle: Battle, faces: readonly number[], draft: BattleDraft): Sides {
  const count = stageDice(battle.mine).length;
  return {
    mine: withReroll(battle.mine, faces.slice(0, count), rerolled(draft.reroll)),
    theirs: battle.theirs ? withReroll(battle.theirs, faces.slice(count), rerolled(draft.foeReroll)) : [],
  };
}

/** The points both sides have to place. */
export function damageOf(battle: Battle, faces: readonly number[], draft: BattleDraft) {
  const { mine, theirs } = facesOf(battle, faces, draft);
  return {
    deal: strike(battle.mine, mine, accuracyOf(battle)).damage + draft.extra,
    take: battle.theirs ? strike(battle.theirs, theirs, accuracyAgainst(battle.mine)).damage + draft.foeExtra : 0,
  };
}

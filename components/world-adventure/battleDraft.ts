import type { Face } from '@/components/dice/entry';

/** What is half-entered of a stage. */
export interface BattleDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly faint: number | null;
  readonly extra: number;
  readonly foeExtra: number;
  readonly reroll: { readonly die: number; readonly face: number } | null;
  readonly fleeing: boolean;
}

export const NEW_STAGE: BattleDraft = {
  faces: [],
  rolled: [],
  faint: null,
  extra: 0,
  foeExtra: 0,
  reroll: null,
  fleeing: false,
};

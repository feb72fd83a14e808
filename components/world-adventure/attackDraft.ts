import type { Face } from '@/components/dice/entry';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { BattleKind } from '@/rules/world-adventure/battleState';

/** What is chosen and rolled before an attack. */
export interface AttackDraft {
  readonly kind: BattleKind;
  readonly target: number;
  readonly card: string;
  readonly values: CardValues;
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
}

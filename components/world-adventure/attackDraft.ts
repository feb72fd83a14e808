import type { Face } from '@/components/dice/entry';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { BattleKind } from '@/rules/world-adventure/battleState';
import type { Clan } from '@/rules/world-adventure/state';
import { placeWords } from '@/rules/world-adventure/tables';

/** What is chosen and rolled before an attack. */
export interface AttackDraft {
  readonly kind: BattleKind;
  readonly target: number;
  readonly card: string;
  readonly values: CardValues;
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  /** The dice are those a Smoke Bomb rerolls. */
  readonly bombing: boolean;
  /** The two dice that choose among the six cards. */
  readonly drawn: readonly (Face | null)[];
  readonly drawnRolled: readonly boolean[];
}

/** What begins anew with another foe. */
export const NOBODY_FOUND = {
  card: '',
  values: {},
  faces: [],
  rolled: [],
  bombing: false,
  drawn: [],
  drawnRolled: [],
} as const;

/** By what scouting tells its targets apart: the merchant of another territory is another one. */
export function scoutTarget({ kind, target }: AttackDraft, { place }: Clan): string {
  if (kind === 'player') return `player:${target}`;
  return kind === 'merchant' && place ? `merchant@${placeWords(place)}` : kind;
}

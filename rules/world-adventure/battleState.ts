import type { Seat } from '@/rules/kernel/setup';
import type { Tier } from './tables';

/** What is typed off the card of a merchant, monster, Brigand or Government, used once in the battle it opens. */
export interface Foe {
  readonly name: string;
  readonly hp?: number | undefined;
  readonly accuracy?: number | undefined;
  readonly retreat?: number | undefined;
  readonly exp?: number | undefined;
  readonly cargo?: number | undefined;
  readonly loot?: number | undefined;
  /** Printed as such beside or instead of dice (p.25). */
  readonly gold?: number | undefined;
  readonly wanted?: number | undefined;
  readonly colour?: 'green' | 'yellow' | undefined;
  readonly tier?: Tier | undefined;
  readonly lv1?: number | undefined;
  readonly lv2?: number | undefined;
}

/** One unit in a battle. `slot` 0 is the hero, 1 to 5 the soldiers, or the place in the NPC's row. */
export interface Fighter {
  readonly slot: number;
  readonly hero: boolean;
  readonly level: 1 | 2;
  /** Hit points left; only two-sided battles count them. */
  readonly hp: number;
  readonly attack: number;
  readonly down: boolean;
}

/** Section 5.4: a skill that adds damage; others are entered by hand. */
export interface Skill {
  readonly cast: number;
  readonly needsHit: boolean;
  readonly bonus: number;
}

export interface Side {
  /** Null for a Brigand or Government. */
  readonly seat: Seat | null;
  readonly fighters: readonly Fighter[];
  /** The die needed to hit the hero. */
  readonly heroAccuracy: number;
  readonly skill: Skill | null;
  /** The Leadership reroll of this battle is spent. */
  readonly rerolled: boolean;
}

export type BattleKind = 'merchant' | 'monster' | 'brigand' | 'government' | 'player';
export type BattleResult = 'won' | 'lost' | 'fled' | 'foeFled' | 'escaped' | 'tie';

/** One procedure from the attack to endBattle or playerDies. */
export interface Battle {
  readonly kind: BattleKind;
  readonly player: Seat;
  readonly opened: 'player' | 'foe';
  /** The stage to be fought next, from 1. */
  readonly stage: number;
  readonly foe: Foe;
  /** Merchant and monster: hit points left. */
  readonly hp: number;
  readonly chase: number;
  readonly barrier: number;
  readonly mine: Side;
  readonly theirs: Side | null;
  /** Who tried to leave before this stage. */
  readonly tried: readonly ('mine' | 'theirs')[];
  readonly result: BattleResult | null;
  /** The rival was wanted when the battle began (6.6). */
  readonly rivalWanted: boolean;
}

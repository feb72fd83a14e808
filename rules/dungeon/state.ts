import type { Cards } from '@/rules/kernel/card';
import type { Values } from '@/rules/kernel/setup';
import type { Ailment, BossLootId, EnemyId, FoeId, SpecialId } from './foes';
import type { AdvancedId, ArtifactId, EquipmentId, ItemId, WareId } from './loot';
import type { Counters, Exchange } from './resolver';

export const MOST_STAMINA = 10; // Variant 1
export const START_GOLD = 6; // Variant 2
export const DRAFT_DICE = 8; // Variant 1
export const EXTENSION_DICE = 6; // Variant 1

export type PhaseKey = 'map' | 'battle' | 'trap' | 'rewards' | 'shop' | 'fallen' | 'over';
export type TileDice = 2 | 3 | 4;

export interface Modules {
  /** (1) Dice Drafting */
  readonly draft: boolean;
  /** (2) Merchant */
  readonly merchant: boolean;
  /** (3) Revive Option */
  readonly revive: boolean;
}

export interface Pair {
  readonly mine: number;
  readonly theirs: number;
}

/** What the last turn did, told under the dice. */
export interface Told extends Pick<
  Exchange,
  'mine' | 'theirs' | 'deal' | 'take' | 'caught' | 'reflected' | 'reflectedBack' | 'healed' | 'foeHealed'
> {
  readonly turn: number;
}

export interface Battle {
  readonly foe: FoeId;
  /** Yours when the battle began. */
  readonly level: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly turn: number;
  /** The upkeep of this turn is done. */
  readonly begun: boolean;
  readonly dice: readonly [number, number] | null;
  readonly third: number | null;
  /** Module 1: dice are to be rolled. */
  readonly rollDue: boolean;
  /** Not yet drafted, highest first. */
  readonly pool: readonly number[];
  readonly pairs: readonly Pair[];
  /** How many of the pairs are fought; the rest are the leftovers. */
  readonly fought: number;
  readonly extended: number;
  readonly last: Told | null;
}

export interface Trap {
  readonly rolls: number;
  readonly damage: number;
  /** Out already when the damage felled you (A22). */
  readonly out: boolean;
}

/** What a won battle still asks for. */
export interface Rewards {
  readonly foe: FoeId;
  readonly loot: number;
  /** Gained by the leftover dice, where there was any. */
  readonly gold?: number;
  readonly merchant: boolean;
}

export type Uses = { readonly held: number; readonly used: number };

/** Why the game is over. */
export type EndKind = 'cleared' | 'fell' | 'stamina' | 'ended';

/** One adventurer, one sheet. */
export interface State {
  readonly name: string;
  readonly modules: Modules;
  readonly rules: Values;
  readonly phase: PhaseKey;
  /** The phase in which you fell; a revive leads back there. */
  readonly fallenIn: PhaseKey | null;
  readonly exp: number;
  readonly hp: number;
  readonly ailments: Counters;
  readonly luck: number;
  readonly artifacts: readonly ArtifactId[];
  readonly items: Readonly<Partial<Record<ItemId, 'held' | 'used'>>>;
  readonly equipment: readonly EquipmentId[];
  readonly advanced: Readonly<Record<AdvancedId, readonly [boolean, boolean]>>;
  readonly bossLoot: readonly BossLootId[];
  readonly tiles: Readonly<Record<TileDice, number>>;
  readonly kills: Readonly<Record<EnemyId, number>>;
  readonly specials: readonly SpecialId[];
  /** On a tile whose encounter has not been rolled. */
  readonly arrived: boolean;
  /** The encounter is over; the tile is not crossed yet. */
  readonly tileDue: boolean;
  /** The encounter roll calls an enemy that is not named yet. */
  readonly meeting: boolean;
  /** The last battle was given up: it gives no loot. */
  readonly gaveUp: boolean;
  readonly battle: Battle | null;
  readonly trap: Trap | null;
  readonly rewards: Rewards | null;
  /** An artifact lets you take one counter off (6.6). */
  readonly cureDue: boolean;
  readonly stamina: number;
  readonly staminaSpent: number;
  readonly gold: number;
  readonly bag: Readonly<Record<WareId, Uses>>;
  /** Drunk for the next battle (A42). */
  readonly atkPotion: number;
  readonly defPotion: number;
  /** Shame boxes crossed, in the order of crossing. */
  readonly shame: readonly number[];
  readonly end: EndKind | null;
  readonly cards: Cards;
}

export const NO_AILMENTS: Counters = { poison: 0, fear: 0, stun: 0, charm: 0 };

export function heldAilments(state: State): readonly Ailment[] {
  return (['poison', 'fear', 'stun', 'charm'] as const).filter((ailment) => state.ailments[ailment] > 0);
}

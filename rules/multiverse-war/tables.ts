/** 6.4: the five buildings that the text names. */
export type BuildingType = 'barracks' | 'guardTower' | 'academy' | 'siegeWorkshop' | 'fortress';

export interface BuildingFacts {
  readonly type: BuildingType;
  readonly words: string;
  /** Before the novice +2 (A1). */
  readonly hp: number;
  /** Points of tier 1 and of tier 2, which replaces the first (p14). */
  readonly vp: readonly [number, number];
  readonly topic: string;
}

export const BUILDINGS: readonly BuildingFacts[] = [
  { type: 'barracks', words: 'Barracks', hp: 3, vp: [2, 4], topic: 'barracks' },
  { type: 'guardTower', words: 'Guard Tower', hp: 3, vp: [2, 4], topic: 'guard-tower' },
  { type: 'academy', words: 'Academy', hp: 3, vp: [3, 5], topic: 'academy' },
  { type: 'siegeWorkshop', words: 'Siege Workshop', hp: 3, vp: [4, 6], topic: 'siege-workshop' },
  { type: 'fortress', words: 'Fortress', hp: 4, vp: [8, 8], topic: 'fortress' }, // A13
];

export function buildingFacts(type: BuildingType): BuildingFacts {
  return BUILDINGS.find((each) => each.type === type) ?? (BUILDINGS[0] as BuildingFacts);
}

export const SETTLEMENT_HP = 4; // p8, before the novice +2
export const SETTLEMENT_INCOME = 5; // second turn
export const FIRST_GOLD = 9; // first turn
export const BARRACKS_INCOME = 2; // third turn
export const LINK_INCOME = 1; // p11
export const REPAIR = 1; // p8
export const LINK_VP = 2; // p14
export const SETTLEMENT_UNITS = 5; // p8
export const SETTLEMENT_HEXES = 5; // p5
export const BUILDING_UNITS = 1; // p8
export const MOST_FORTRESSES = 4; // p2
export const TEAM_FORTRESSES = 6; // p14
export const NEAREST_BUILDING = 3; // p8: the third hex or further

export const UNIT_HP = 4; // novice changes, 1
export const BUILDER_HP = 1; // p8
export const MELEE_DAMAGE = 2; // novice changes, 2
export const RANGED_DAMAGE = 1; // novice changes, 4
export const HEIGHT_DAMAGE = 2; // novice changes, 5
export const INFANTRY_RANGE = 2; // p10
export const SIEGE_RANGE = 3; // p10
export const HIT_UP_TO = 5; // p7, p10: 5 or lower hits

export const ABILITY_STEP = 2; // p7
export const START_TOKENS = 2; // p10
export const ELITE_TO_WIN = 4; // p2

export const HERO_PRICE = 7; // p12
export const HERO_PRICE_PER_LEVEL = 4; // p12
export const HERO_POINTS = 8; // p12
export const HERO_MOST_LEVEL = 8; // p12
export const ABILITY_POINTS = 2; // p12
export const CYCLE_PRICE = 1; // setup, 5
export const HERO_SHEETS = 6;
/** By level, from level 0 on: level 1 gives none, level 8 counts as 7 where several sides have one (A15). */
export const HERO_VP: readonly number[] = [0, 0, 4, 8, 16, 24, 36, 50, 50];

export const ROAD_HEXES = 30; // in the box
export const BRIDGE_PRICE = 2; // p11
export const BRIDGE_HITS = 2; // p11
export const MOST_DECOYS = 2; // p14

export const ENCOUNTER_CARDS = 24;
export const MOST_ENCOUNTER_TOKENS = 18;
export const MOST_TERRITORIES = 18;
export const MOST_MINES = 6;
export const COLONY_HP = 3; // p13

export const TREATY_ROUNDS = 3; // p14
export const NO_DEAL_ROUNDS = 3; // p14

/** 6.9; undefined where the text gives no number (A8). */
export function scrollsFor(territories: number): number | undefined {
  if (territories === 9) return 7;
  if (territories === 11) return 9;
  return territories > 11 ? 10 : undefined;
}

/** Gold to bring a fallen hero back: 7 at level 1, four a level above (A45). */
export function resurrectPrice(level: number): number {
  return level <= 1 ? HERO_PRICE : level * HERO_PRICE_PER_LEVEL;
}

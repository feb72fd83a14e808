/** Section 6: prices, goods, cities and the rune chart. Pages are the rulebook's. */

export const GOLD_CAP = 99; // p.10: the abaculus ends at 99
export const START_GOLD = 20; // p.9
export const START_POINTS = 5; // p.17
export const MOST_STATUS = 5;
export const PLAIN_STATUS = 4; // p.17: above it only with a legendary item
export const MOST_SOLDIERS = 5; // p.18
export const MOST_STALLS = 4; // p.9
export const MOST_PACKS = 3; // p.20
export const FULL_EXP = 6; // p.21
export const X_TOKENS = 9; // p.22, 23
export const EVERY_THIRD = 3; // p.22, 23, 25
export const PENALTY_DICE = 3; // p.17
export const MARKET_DICE = 6; // p.19

/** 6.1 */
export const PRICE = {
  sell: 4,
  sellNeeded: 6,
  buy: 4,
  stall: 5,
  stallIncome: 5,
  toll: 2,
  upgrade: 5,
  upgradeSale: 2,
  recruit: 5,
  recover: 2,
  train: 5,
  evolve: 15,
  cancelQuest: 5,
} as const;

/** In the order of the goods dice, 1 to 6 (p.8). */
export const GOODS = ['fruit', 'spice', 'chocolate', 'medicine', 'iron', 'silk'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;

export const CITIES = ['Java', 'Japan', 'China', 'Russia', 'India', 'Persia', 'Arabia', 'Egypt', 'Europe'] as const;
export type City = (typeof CITIES)[number];

/** An awakening marker and, outside a city, a die (p.10). */
export interface Place {
  readonly nation: City;
  readonly die?: number | undefined;
}

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** "Arabia NE", "Java city". */
export function placeWords({ nation, die }: Place): string {
  const direction = die === undefined ? undefined : DIRECTIONS[die - 1];
  return direction ? `${nation} ${direction}` : `${nation} city`;
}

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.nation === b.nation && a.die === b.die;

/** Side by side inside one nation: the city touches all six, an outer hex the ones beside it. Across a border the board tells. */
export function nextTo(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null || a.nation !== b.nation || samePlace(a, b)) return false;
  if (a.die === undefined || b.die === undefined) return true;
  return [1, 5].includes(Math.abs(a.die - b.die));
}

/** Known not to touch: too far apart in one nation, or a city and abroad, since its own six hexes lie around it (p.10). */
export function isFar(a: Place | null, b: Place | null): boolean {
  if (a === null || b === null || samePlace(a, b)) return false;
  return a.nation === b.nation ? !nextTo(a, b) : a.die === undefined || b.die === undefined;
}

export const STATUSES = ['explorer', 'charisma', 'leadership'] as const;
export type Status = (typeof STATUSES)[number];

export const UPGRADES = ['smokeBomb', 'medicPacks', 'mountPet', 'cargoUpgrade'] as const;
export type Upgrade = (typeof UPGRADES)[number];
export const UPGRADE_LIMIT: Readonly<Record<Upgrade, number>> = {
  smokeBomb: 1,
  medicPacks: MOST_PACKS,
  mountPet: 1,
  cargoUpgrade: 1,
};
export const UPGRADE_WORDS: Readonly<Record<Upgrade, string>> = {
  smokeBomb: 'Smoke Bomb',
  medicPacks: 'Medic Pack',
  mountPet: 'Mount Pet',
  cargoUpgrade: 'Caravan Cargo',
};

export const TIERS = ['minion', 'destroyer', 'raid', 'legendary'] as const;
export type Tier = (typeof TIERS)[number];
export const TIER_WORDS: Readonly<Record<Tier, string>> = {
  minion: 'Minion',
  destroyer: 'Destroyer',
  raid: 'Raid',
  legendary: 'Legendary',
};

/** 6.7, R-2: 22 slots, each once per player. `short` is what stands in a slot of the chart. */
export const RUNES = [
  { slot: 'legendary', short: 'Legendary', words: 'defeat a Legendary' },
  { slot: 'heroLv2', short: 'Hero Lv 2', words: 'hero reaches Lv 2' },
  { slot: 'soldiersLv2', short: '2 soldiers', words: 'two soldiers evolved to Lv 2' },
  { slot: 'caravanLv2', short: 'Caravan 2', words: 'buy a Lv 2 caravan' },
  { slot: 'caravanFull', short: 'All parts', words: 'a Lv 2 caravan with every upgrade' },
  { slot: 'stall2', short: '2 stalls', words: 'build the second stall' },
  { slot: 'stall3', short: '3 stalls', words: 'build the third stall' },
  { slot: 'stall4', short: '4 stalls', words: 'build the fourth stall' },
  { slot: 'brigand', short: 'Brigand', words: 'defeat a Brigand' },
  { slot: 'government', short: 'Govt', words: 'defeat a Government' },
  { slot: 'player1', short: 'Rival', words: 'defeat a player' },
  { slot: 'player2', short: 'Rival 2', words: 'defeat a player a second time' },
  { slot: 'minion', short: 'Minion', words: 'defeat a Minion' },
  { slot: 'destroyer', short: 'Destroyer', words: 'defeat a Destroyer' },
  { slot: 'raid', short: 'Raid', words: 'defeat a Raid' },
  { slot: 'quest1', short: 'Quest', words: 'complete a guild quest' },
  { slot: 'quest2', short: 'Quest 2', words: 'complete a second guild quest' },
  { slot: 'quest3', short: 'Quest 3', words: 'complete a third guild quest' },
  { slot: 'merchantGreen', short: 'Green', words: 'plunder a green merchant' },
  { slot: 'merchantYellow', short: 'Yellow', words: 'plunder a yellow merchant' },
  { slot: 'sale12', short: 'Sale 12', words: 'one sale of 12 with a needed good' },
  { slot: 'sale16', short: 'Sale 16', words: 'one sale of 16 with a needed good' },
] as const;
export type RuneSlot = (typeof RUNES)[number]['slot'];
export const RUNE_SLOTS: readonly RuneSlot[] = RUNES.map(({ slot }) => slot);

export function runeWords(slot: RuneSlot): string {
  return RUNES.find((each) => each.slot === slot)?.words ?? slot;
}

/** 6.8: the second and third row begin at 4 and 7. */
export function levelOf(runes: number): 0 | 1 | 2 | 3 {
  return runes >= 7 ? 3 : runes >= 4 ? 2 : runes >= 1 ? 1 : 0;
}

export const stageOf = (runes: number): 1 | 2 | 3 => (runes >= 7 ? 3 : runes >= 4 ? 2 : 1);

/** 6.4: soldiers by level. */
export const SOLDIER = { 1: { hp: 2, attack: 1 }, 2: { hp: 4, attack: 2 } } as const;
export const SOLDIER_HIT = 3; // p.25
/** Dice colours of the five soldiers (p.10). */
export const SOLDIER_COLOURS = ['red', 'black', 'purple', 'blue', 'green'] as const;

/** 5.1: 1–2 give 2 gold, 3–5 give 3, a 6 gives 4 (p.10). */
export const goldOfFace = (face: number): number => (face <= 2 ? 2 : face <= 5 ? 3 : 4);

/** "1–3", "1": the faces that succeed where this is the highest; none where it is 0. */
export const facesUpTo = (most: number): string => (most <= 0 ? 'no die' : most === 1 ? '1' : `1–${most}`);

export const NO_GOODS: Goods = { fruit: 0, spice: 0, chocolate: 0, medicine: 0, iron: 0, silk: 0 };

export const totalGoods = (goods: Goods): number => GOODS.reduce((sum, good) => sum + goods[good], 0);

/** "20 gold, 2 silk and the quest Letter": what a clan loses or hands over; nothing where it has nothing. */
export function belongings(gold: number, goods: Goods, quest: string | undefined): string {
  const things = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(totalGoods(goods) > 0 ? [goodsWords(goods)] : []),
    ...(quest === undefined ? [] : [`the quest ${quest}`]),
  ];
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}` : (things[0] ?? 'nothing');
}

/** "2 spice, 1 silk"; "nothing" where there is none. */
export function goodsWords(goods: Goods): string {
  const parts = GOODS.filter((good) => goods[good] > 0).map((good) => `${goods[good]} ${good}`);
  return parts.join(', ') || 'nothing';
}

/** The goods on so many dice. */
export function goodsOfFaces(faces: readonly number[]): Goods {
  const shown = { ...NO_GOODS };
  for (const face of faces) {
    const good = GOODS[face - 1];
    if (good) shown[good] += 1;
  }
  return shown;
}

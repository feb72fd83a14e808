import { LV2_NAMES, WONDER_COPIES, WONDER_NAMES } from './roster';
import { BOARD_POSTS } from './posts';
import type { Deck } from './state';

export type ModeKey = 'prelude' | 'rush' | 'power' | 'tradeWar' | 'alliance' | 'custom';

/** What a mode brings to the table (6.5). */
export interface ModeKit {
  readonly characters: number;
  /** The ordinary Lv2 kinds the text names; the rest is ticked at the table. */
  readonly kinds: readonly string[];
  /** Copies of each wonder. */
  readonly wonders: number;
  /** The cards of the Lv2 deck all told; null where the table chooses. */
  readonly lv2Cards: number | null;
  readonly postCards: readonly string[];
}

export const KITS: Readonly<Record<ModeKey, ModeKit>> = {
  prelude: {
    characters: 0,
    kinds: ['Temple', 'Garden', 'Smelter'],
    wonders: 0,
    lv2Cards: 32,
    postCards: [],
  },
  rush: {
    characters: 2,
    kinds: ['Ranch', 'Smelter'],
    wonders: 1,
    lv2Cards: 43,
    postCards: ['Buy attack token', 'Buy culture', 'Buy life token', 'Buy Lv1 card'],
  },
  power: {
    characters: 2,
    kinds: ['Smelter'],
    wonders: 2,
    lv2Cards: 42,
    postCards: ['Sell culture', 'Buy Lv1 card', 'Buy turn', 'Hire assassin'],
  },
  tradeWar: {
    characters: 2,
    // Five are named; the pictures suggest the other five.
    kinds: ['Fleet', 'Garden', 'Port', 'Bank', 'Mine', 'Cavalry', 'Gym', 'Swamp', 'Ranch', 'Caravan'],
    wonders: 1,
    lv2Cards: 43,
    postCards: ['Buy attack token', 'Buy culture', 'Buy life token', 'Hire assassin'],
  },
  alliance: { characters: 1, kinds: LV2_NAMES, wonders: WONDER_COPIES, lv2Cards: 70, postCards: [] },
  custom: { characters: 2, kinds: [], wonders: 0, lv2Cards: null, postCards: [] },
};

export function deckOf(kit: ModeKit): Deck {
  const wonders = kit.wonders === 0 ? [] : WONDER_NAMES.map((name) => [name, kit.wonders] as const);
  return { kinds: kit.kinds, wonders: Object.fromEntries(wonders) };
}

export function postsOf(kit: ModeKit): readonly string[] {
  return [...BOARD_POSTS, ...kit.postCards];
}

/** 4 copies a kind, and the wonders: 32, 43, 42, 43, 70 (V40). */
export function deckSize({ kinds, wonders }: Deck): number {
  return 4 * kinds.length + Object.values(wonders).reduce((sum, copies) => sum + copies, 0);
}

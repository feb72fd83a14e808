import type { Cards } from '@/rules/kernel/card';

/** A character card: what outlives a session. */
export interface Quester {
  /** Quest boxes filled, passed or failed (Campaign). */
  readonly boxes: number;
  /** Character quests done (Character Mode). */
  readonly quests: number;
  readonly talents: readonly string[];
  readonly keywords: readonly string[];
  readonly sideQuests: readonly string[];
  readonly nextQuest: string;
  /** Journey points by map number. */
  readonly points: Readonly<Record<string, number>>;
}

export const NEW_QUESTER: Quester = {
  boxes: 0,
  quests: 0,
  talents: [],
  keywords: [],
  sideQuests: [],
  nextQuest: '',
  points: {},
};

export interface Talent {
  readonly key: string;
  readonly words: string;
  readonly cost: number;
  readonly effect: string;
}

/** 6.7: eighteen talents, 49 experience together. */
export const TALENTS: readonly Talent[] = [
  { key: 'bountyHunting', words: 'Bounty Hunting', cost: 3, effect: 'Fight any threat card that is left.' },
  { key: 'bribing', words: 'Bribing', cost: 2, effect: '1 coin opens an occupied building.' },
  { key: 'cooking', words: 'Cooking', cost: 3, effect: '2 food at the start of a session.' },
  { key: 'fishing', words: 'Fishing', cost: 1, effect: '1 food at the start of a session.' },
  { key: 'gemTrading', words: 'Gem Trading', cost: 2, effect: 'Gems pay coin prices.' },
  { key: 'lore', words: 'Lore', cost: 3, effect: 'Up to 3 artifacts in hand cost no points.' },
  { key: 'martialArts', words: 'Martial Arts', cost: 2, effect: '+1 on duel rolls.' },
  { key: 'meditation', words: 'Meditation', cost: 4, effect: 'Food is spent as hearts.' },
  {
    key: 'packBirdBreeding',
    words: 'Pack Bird Breeding',
    cost: 3,
    effect: 'With two animals 1 coin at the Stables; return animals for 2 hearts each.',
  },
  { key: 'persuasion', words: 'Persuasion', cost: 2, effect: 'One more artifact card at the General Store.' },
  { key: 'pianoPlaying', words: 'Piano Playing', cost: 4, effect: '1 food at the Saloon.' },
  {
    key: 'politics',
    words: 'Politics',
    cost: 3,
    effect: 'Learn talents at the Town Hall, and enter it though occupied.',
  },
  { key: 'potionMaking', words: 'Potion Making', cost: 2, effect: "1 food at the Mystic's Hut." },
  { key: 'scrounging', words: 'Scrounging', cost: 3, effect: 'One treasure without an animal.' },
  { key: 'spelunking', words: 'Spelunking', cost: 4, effect: 'At the Mine a die of 4 to 6 gives a gem.' },
  { key: 'storytelling', words: 'Storytelling', cost: 3, effect: '2 points for the highest reputation.' },
  { key: 'taunting', words: 'Taunting', cost: 2, effect: '+1 on duel rolls.' },
  { key: 'treasureHunting', words: 'Treasure Hunting', cost: 3, effect: 'Two more artifact cards after the draft.' },
];

export const talentOf = (key: string): Talent | undefined => TALENTS.find((each) => each.key === key);

export type CampaignMode = 'campaign' | 'character';

export const BOXES_PER_STAR = 3; // p.31
/** R43: eight quests anywhere, two more on Map 11. */
export const CHARACTER_QUESTS = 10;
export const QUESTS_BEFORE_LAST_MAP = 8;
export const LAST_MAP = 11;

/** 6.8: one to start, then one for every third box, or for every character quest. */
export function experience(quester: Quester, mode: CampaignMode): number {
  return 1 + (mode === 'campaign' ? Math.floor(quester.boxes / BOXES_PER_STAR) : quester.quests);
}

export function unspent(quester: Quester, mode: CampaignMode): number {
  const spent = quester.talents.reduce((sum, key) => sum + (talentOf(key)?.cost ?? 0), 0);
  return Math.max(0, experience(quester, mode) - spent);
}

/** 7.5: the sum over all maps. */
export function championPoints({ points }: Pick<Quester, 'points'>): number {
  return Object.values(points).reduce((sum, each) => sum + each, 0);
}

/** The next map of a Campaign, or undefined once the last is played. */
export function nextMap(played: readonly number[], skipped: readonly number[]): number | undefined {
  for (let map = 2; map <= LAST_MAP; map += 1) {
    if (!played.includes(map) && !skipped.includes(map)) return map;
  }
  return undefined;
}

export interface Carried {
  readonly mode: CampaignMode;
  readonly extraStories: boolean;
  readonly played: readonly number[];
  readonly skipped: readonly number[];
  readonly questers: readonly { readonly name: string; readonly character: string; readonly quester: Quester }[];
  /** What was typed off cards, so that nothing is asked twice. */
  readonly cards: Cards;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const wholes = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => Number.isInteger(each)) : [];
const whole = (value: unknown): number => (Number.isInteger(value) && (value as number) >= 0 ? (value as number) : 0);

/** Reads what an earlier session carried; what cannot be read is left out. */
export function parseCarried(carried: unknown): Carried | undefined {
  if (!isRecord(carried) || (carried.mode !== 'campaign' && carried.mode !== 'character')) return undefined;
  const questers = Array.isArray(carried.questers) ? carried.questers.filter(isRecord) : [];
  return {
    mode: carried.mode,
    extraStories: carried.extraStories === true,
    played: wholes(carried.played),
    skipped: wholes(carried.skipped),
    questers: questers.map((each) => ({
      name: typeof each.name === 'string' ? each.name : '',
      character: typeof each.character === 'string' ? each.character : '',
      quester: parseQuester(each.quester),
    })),
    cards: isRecord(carried.cards) ? (carried.cards as Cards) : {},
  };
}

function parseQuester(value: unknown): Quester {
  if (!isRecord(value)) return NEW_QUESTER;
  const points = isRecord(value.points) ? Object.entries(value.points) : [];
  return {
    boxes: whole(value.boxes),
    quests: whole(value.quests),
    talents: texts(value.talents).filter((key) => talentOf(key)),
    keywords: texts(value.keywords),
    sideQuests: texts(value.sideQuests),
    nextQuest: typeof value.nextQuest === 'string' ? value.nextQuest : '',
    points: Object.fromEntries(points.filter(([, each]) => Number.isInteger(each)) as [string, number][]),
  };
}

import type { Cards } from '@/rules/kernel/card';
import type { CardField, CardKind } from '@/rules/kernel/card-kind';
import type { Skill } from './battleState';
import type { Clan, State } from './state';
import { PRICE, type Upgrade, UPGRADES } from './tables';

const number = (key: string, words: string, min: number, max: number, more: Partial<CardField> = {}): CardField =>
  ({ type: 'number', key, words, min, max, ...more }) as CardField;

const optional = { optional: true } as const;

/** A hero card has the same values on both sides; `2` marks those of Lv 2. */
const heroFields = (level: '' | '2', words: string, rest: { optional?: true }): readonly CardField[] => [
  number(`hp${level}`, `${words}hit points`, 1, 30, { ...rest, topic: 'hero-card' }),
  number(`accuracy${level}`, `${words}hit accuracy`, 1, 6, { ...rest, topic: 'hero-card' }),
  number(`attack${level}`, `${words}attack`, 0, 20, { ...rest, topic: 'hero-card' }),
  number(`cast${level}`, `${words}cast number`, 1, 6, { ...optional, topic: 'hero-card' }),
  number(`bonus${level}`, `${words}damage the skill adds`, 0, 20, { ...optional, topic: 'hero-card' }),
];

/** Beyond this nobody counts; a real track is far shorter. */
const LONGEST_TRACK = 60;

/** There is one board. */
export const BOARD = 'The board';

/** Section 10: what the rules do not give. None is invented. */
export const cardKinds: readonly CardKind[] = [
  {
    key: 'hero',
    words: { one: 'hero', many: 'heroes' },
    fields: [
      ...heroFields('', '', {}),
      { type: 'flag', key: 'needsHit', words: 'skill needs the hit', ...optional, topic: 'hero-card' },
      { type: 'text', key: 'skill', words: 'skill text', max: 200, ...optional, topic: 'hero-card' },
      ...heroFields('2', 'Lv 2 ', optional),
    ],
    known: [{ name: 'Salman', values: { cast: 3, needsHit: true, skill: 'Double strike' }, check: ['cast'] }],
  },
  {
    key: 'caravan',
    words: { one: 'caravan', many: 'caravans' },
    fields: [
      {
        type: 'choice',
        key: 'type',
        words: 'type',
        values: ['Trader', 'Chaser', 'Scout Shell'].map((value) => ({ value, words: value })),
        topic: 'caravan-types',
      },
      {
        type: 'choice',
        key: 'level',
        words: 'level',
        values: [
          { value: 1, words: 'Lv 1' },
          { value: 2, words: 'Lv 2' },
        ],
      },
      number('cargo', 'cargo', 0, 20, { topic: 'caravan-values' }),
      number('chaser', 'chaser', 0, 10, { topic: 'caravan-values' }),
      number('barrier', 'barrier', 0, 10, { topic: 'caravan-values' }),
      number('price', 'price', 0, 99, { ...optional, topic: 'caravan-swap' }),
      number('sale', 'sale price', 0, 99, { ...optional, topic: 'caravan-swap' }),
    ],
    known: [
      { name: 'Trader', values: { type: 'Trader', level: 1, sale: 5 }, check: ['sale'] },
      { name: 'Master Trader', values: { type: 'Trader', level: 2, price: 40 }, check: ['price'] },
    ],
  },
  {
    key: 'merchant',
    words: { one: 'merchant', many: 'merchants' },
    fields: [
      {
        type: 'choice',
        key: 'colour',
        words: 'tier',
        values: [
          { value: 'green', words: 'Green' },
          { value: 'yellow', words: 'Yellow' },
        ],
        topic: 'merchant-card',
      },
      number('hp', 'hit points', 1, 40, { topic: 'merchant-card' }),
      number('accuracy', 'hit accuracy', 1, 6, { topic: 'merchant-card' }),
      number('exp', 'experience', 0, 6, { topic: 'merchant-card' }),
      number('cargo', 'cargo dice', 0, 9, { topic: 'random-cargo' }),
      number('loot', 'gold dice', 0, 20, { topic: 'random-golds' }),
    ],
  },
  {
    key: 'monster',
    words: { one: 'monster', many: 'monsters' },
    fields: [
      {
        type: 'choice',
        key: 'tier',
        words: 'tier',
        values: [
          { value: 'minion', words: 'Minion' },
          { value: 'destroyer', words: 'Destroyer' },
          { value: 'raid', words: 'Raid' },
          { value: 'legendary', words: 'Legendary' },
        ],
        topic: 'monster-card',
      },
      number('hp', 'hit points', 1, 60, { topic: 'monster-card' }),
      number('accuracy', 'hit accuracy', 1, 6, { topic: 'monster-card' }),
      number('retreat', 'retreat value', 0, 6, { topic: 'monster-retreat' }),
      number('exp', 'experience', 0, 6, { topic: 'monster-card' }),
      number('wanted', 'wanted change', -9, 9, { ...optional, topic: 'wanted-points' }),
      number('cargo', 'cargo dice', 0, 9, { ...optional, topic: 'random-cargo' }),
      number('loot', 'gold dice', 0, 20, { ...optional, topic: 'random-golds' }),
      { type: 'text', key: 'territory', words: 'its territory', max: 60, ...optional, topic: 'legendary' },
      { type: 'text', key: 'event', words: 'event', max: 200, ...optional, topic: 'legendary' },
      { type: 'text', key: 'item', words: 'item', max: 200, ...optional, topic: 'legendary-item' },
    ],
  },
  {
    key: 'npc',
    words: { one: 'Brigand or Government card', many: 'Brigand and Government cards' },
    fields: [
      number('explorer', 'Explorer', 0, 6, { topic: 'npc-scouting' }),
      number('lv1', 'Lv 1 soldiers', 0, 5, { topic: 'brigand-and-government-cards' }),
      number('lv2', 'Lv 2 soldiers', 0, 5, { topic: 'brigand-and-government-cards' }),
      number('exp', 'experience', 0, 6, { inferred: { value: 2, check: true }, topic: 'experience' }),
      number('loot', 'gold dice', 0, 20, { ...optional, topic: 'random-golds' }),
      number('gold', 'gold', 0, 99, { ...optional, topic: 'brigand-and-government-cards' }),
      number('wanted', 'wanted change', -9, 9, { ...optional, topic: 'wanted-points' }),
    ],
    known: [{ name: 'Brigand, stage 1', values: { lv1: 3 }, check: ['lv1'] }],
  },
  {
    key: 'board',
    atSetup: true,
    words: { one: 'board', many: 'boards' },
    fields: [
      number('trackEnd', 'end of the wanted track', 1, 60, { ...optional, topic: 'wanted-points' }),
      ...[1, 2, 3, 4].map((rank) =>
        number(`bounty${rank}`, `bounty for rank ${rank}`, 0, 99, { ...optional, topic: 'bounty' }),
      ),
      number('legendaries', 'Legendary cards in the box', 1, 9, { ...optional, topic: 'legendary' }),
      number('petSale', 'sale price of a Mount Pet', 0, 99, { ...optional, topic: 'mount-pet' }),
      number('cargoSale', 'sale price of Caravan Cargo', 0, 99, { ...optional, topic: 'caravan-cargo' }),
    ],
    known: [{ name: BOARD, values: {} }],
  },
  {
    key: 'power',
    words: { one: 'rune power', many: 'rune powers' },
    fields: [
      {
        type: 'choice',
        key: 'colour',
        words: 'colour',
        values: [
          { value: 'yellow', words: 'Yellow, outside combat' },
          { value: 'purple', words: 'Purple, in combat' },
        ],
        topic: 'rune-powers',
      },
      number('uses', 'uses', 1, 9, { topic: 'rune-powers' }),
      { type: 'text', key: 'text', words: 'text', max: 200, ...optional, topic: 'rune-powers' },
    ],
  },
  {
    key: 'quest',
    words: { one: 'guild quest', many: 'guild quests' },
    fields: [
      number('gold', 'gold reward', 0, 99, { ...optional, topic: 'guild-quest-take' }),
      number('exp', 'experience', 0, 6, { ...optional, topic: 'experience' }),
      { type: 'text', key: 'text', words: 'text', max: 200, ...optional, topic: 'guild-quest-take' },
    ],
  },
  {
    key: 'event',
    words: { one: 'world event', many: 'world events' },
    fields: [{ type: 'text', key: 'text', words: 'text', max: 200, ...optional, topic: 'world-event' }],
  },
];

/** A number typed off a card, within the range its kind allows; undefined where nobody has typed it. */
export function cardNumber(cards: Cards, kind: string, card: string | null, key: string): number | undefined {
  const value = card === null ? undefined : cards[`${kind}:${card}`]?.[key];
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  const field = cardKinds.find((each) => each.key === kind)?.fields.find((each) => each.key === key);
  if (field?.type === 'number') return value >= field.min && value <= field.max ? value : undefined;
  return value;
}

export interface HeroCard {
  readonly hp: number;
  readonly accuracy: number;
  readonly attack: number;
  readonly skill: Skill | null;
}

/** What is printed on the hero's side of its level; undefined while a value is missing. */
export function heroCard(state: State, clan: Clan): HeroCard | undefined {
  const read = (key: string) => cardNumber(state.cards, 'hero', clan.heroCard, clan.hero.level === 2 ? `${key}2` : key);
  const [hp, accuracy, attack] = [read('hp'), read('accuracy'), read('attack')];
  if (hp === undefined || accuracy === undefined || attack === undefined) return undefined;
  const [cast, bonus] = [read('cast'), read('bonus')];
  const needsHit = clan.heroCard === null ? undefined : state.cards[`hero:${clan.heroCard}`]?.['needsHit'];
  // A skill that adds no damage is entered by hand, and the forecast leaves it out.
  const skill = cast !== undefined && bonus ? { cast, bonus, needsHit: needsHit !== false } : null;
  return { hp, accuracy, attack, skill };
}

export const caravanNumber = (state: State, clan: Clan, key: string): number | undefined =>
  cardNumber(state.cards, 'caravan', clan.caravan, key);

/** Card cargo and the upgrade; undefined while the card is untyped. */
export function capacityOf(state: State, clan: Clan): number | undefined {
  const cargo = caravanNumber(state, clan, 'cargo');
  return cargo === undefined ? undefined : cargo + clan.cargoUpgrade;
}

export function chaseOf(state: State, clan: Clan): number | undefined {
  const chaser = caravanNumber(state, clan, 'chaser');
  return chaser === undefined ? undefined : chaser + clan.mountPet;
}

const boardNumber = (state: State, key: string) => cardNumber(state.cards, 'board', BOARD, key);

/** The last number of the wanted track, once somebody has typed it. */
export const trackEnd = (state: State): number => boardNumber(state, 'trackEnd') ?? LONGEST_TRACK;

/** how many Legendaries can still be summoned; undefined until somebody has counted the cards. */
export function legendariesLeft(state: State): number | undefined {
  const all = boardNumber(state, 'legendaries');
  return all === undefined ? undefined : Math.max(0, all - state.legendariesBeaten - state.legendaries.length);
}

export const bountyOf = (state: State, rank: number): number | undefined => boardNumber(state, `bounty${rank}`);

/** 2, also for pet and cargo unless their own price was typed. */
export function upgradeSale(state: State, upgrade: Upgrade): number {
  const typed = upgrade === 'mountPet' ? 'petSale' : upgrade === 'cargoUpgrade' ? 'cargoSale' : undefined;
  return (typed && boardNumber(state, typed)) ?? PRICE.upgradeSale;
}

/** What all upgrades bring that this clan holds. */
export const upgradesSale = (state: State, clan: Clan): number =>
  UPGRADES.reduce((sum, upgrade) => sum + clan[upgrade] * upgradeSale(state, upgrade), 0);

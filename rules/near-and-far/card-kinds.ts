import type { CardField, CardKind, KnownCard, NumberField } from '@/rules/kernel/card-kind';
import { FACTIONS, ROUTES, type Faction, type Route, type SymbolKey } from './state';

export const FACTION_WORDS: Readonly<Record<Faction, string>> = {
  red: 'lizardfolk',
  green: 'outlaws',
  blue: 'mystics',
  yellow: 'nomads',
};
export const ROUTE_WORDS: Readonly<Record<Route, string>> = {
  peppers: 'peppers',
  machineParts: 'machine parts',
  ichorStone: 'ichor stone',
  teaLeaves: 'tea leaves',
};
export const SYMBOL_WORDS: Readonly<Record<SymbolKey, string>> = {
  skill: 'skill',
  combat: 'combat',
  search: 'search',
  move: 'movement',
  shield: 'caution',
  heart: 'heart',
};

const number = (
  key: string,
  words: string,
  min: number,
  max: number,
  rest: Partial<NumberField> = {},
): NumberField => ({
  type: 'number',
  key,
  words,
  min,
  max,
  ...rest,
});
const some = (key: string, words: string, max = 9, topic?: string): CardField =>
  number(key, words, 0, max, { optional: true, ...(topic ? { topic } : {}) });

const ICON_FIELDS: readonly CardField[] = [
  some('skill', 'hands (skill)', 9, 'sym-skill'),
  some('combat', 'swords (combat)', 9, 'sym-combat'),
  some('search', 'eyes (search)', 9, 'sym-search'),
  some('move', 'arrows (movement)', 9, 'sym-move'),
  some('shield', 'shields (caution)', 9, 'sym-shield'),
  some('heart', 'hearts', 9, 'sym-heart'),
];

/** 6.12: end bonuses the app can count by itself. */
export const BONUSES = [
  { value: 'perRed', words: 'per red adventurer' },
  { value: 'perGreen', words: 'per green adventurer' },
  { value: 'perBlue', words: 'per blue adventurer' },
  { value: 'perYellow', words: 'per yellow adventurer' },
  { value: 'mostCoins', words: 'for most coins' },
  { value: 'mostFood', words: 'for most food' },
  { value: 'mostThreats', words: 'for most threats' },
  { value: 'byHand', words: 'as counted by you' },
] as const;
export type BonusKey = (typeof BONUSES)[number]['value'];

const BONUS_FIELDS: readonly CardField[] = [
  { type: 'choice', key: 'bonus', words: 'end bonus', values: BONUSES, optional: true, topic: 'artifact-notes' },
  number('bonusPoints', 'points of the end bonus', -20, 40, { optional: true }),
  { type: 'flag', key: 'winsTies', words: 'wins ties', optional: true, topic: 'tie' },
  { type: 'text', key: 'ability', words: 'ability', max: 200, optional: true },
];

const artifact = (name: string, values: KnownCard['values'] = {}, check: readonly string[] = []): KnownCard =>
  check.length > 0 ? { name, values, check } : { name, values };

const ARTIFACTS: readonly KnownCard[] = [
  artifact('Ancient Compass', { bonus: 'mostCoins', bonusPoints: 4 }),
  artifact('Cloak of Stars', { bonus: 'perBlue', bonusPoints: 1 }),
  artifact('Gambling Dice', { bonus: 'perGreen', bonusPoints: 1 }),
  artifact('Scroll of Legend', { bonus: 'perRed', bonusPoints: 1 }),
  artifact('Unearthed Treaty', { bonus: 'perYellow', bonusPoints: 1 }),
  artifact('Cooking Spices', { ability: 'One empty space less to pay each turn.' }),
  artifact('Crown of Cruelty', { ability: 'Everybody else on the space you visit gives you 1 coin.' }),
  artifact('Nightmare Amulet', { ability: 'Everybody else on the space you visit gives you 1 coin.' }),
  artifact('Goods Wagon', { ability: '1 more value in a trade.' }),
  artifact('Jade Flute', { ability: '2 food at the Stables, before or after buying.' }, ['ability']),
  artifact('Lock Picks', { ability: 'Its coin comes from the supply.' }),
  artifact('Gold Magnet', { ability: 'Its coin comes from the supply.' }),
  artifact('Mercenary Contract', { ability: 'When bought: a free camp on any empty map space.' }),
  artifact('Merchant Coat', { ability: 'Trade twice in one Town Hall visit.' }),
  artifact('Merchant Contract', { ability: 'One more adventurer of a colour already active; four in all.' }),
  artifact('Mirror Hat', { shield: 1 }, ['shield']),
];

const TREASURES: readonly KnownCard[] = [
  artifact('Bounty Contract', { bonus: 'mostThreats', ability: 'Tied for most: 2 points.' }, ['bonus']),
  artifact('Coin Purse', { bonus: 'mostCoins', bonusPoints: 2 }),
  artifact('Old Recipe', { bonus: 'mostFood', bonusPoints: 2 }),
  artifact('Fire Bomb', { ability: 'Once per duel, threat or combat roll.' }),
  artifact('Noose Trap', { ability: 'At the hut 1 food, however many cards are drawn.' }),
  artifact('Old Journal', { ability: 'An artifact drawn is kept or discarded at once.' }),
  artifact('Old Shovel', { ability: 'Its coin or gem comes on top of the camp.' }),
  artifact('Rusty Bell', { ability: 'Recruit at the Mine too.' }),
];

const GOOD_FIELDS: readonly CardField[] = [
  some('coins', 'coins', 20, 'buy-artifact'),
  some('gems', 'gems', 20),
  some('food', 'food', 20),
  some('red', 'red tokens'),
  some('green', 'green tokens'),
  some('blue', 'blue tokens'),
  some('yellow', 'yellow tokens'),
];

const POSITIONS = Array.from({ length: 15 }, (_, index) => ({ value: `${index + 1}`, words: `${index + 1}` }));

export const ONE_BOARD = 'Player board';
export const threatName = (level: number): string => `Threat ${level}`;
export const chiefName = (faction: Faction): string => `Chief of the ${FACTION_WORDS[faction]}`;
export const mapName = (map: number): string => `Map ${map}`;
export const townName = (side: 'dusk' | 'day'): string => (side === 'dusk' ? 'Dusk town' : 'Day town');

/** 6.4: what the three examples of the rule book allow. */
const value = (key: string, words: string, inferred?: number): CardField =>
  number(key, words, 0, 20, {
    topic: 'trade-values',
    ...(inferred === undefined ? {} : { inferred: { value: inferred, check: true } }),
  });

/** 6.5, one value a bracket. */
export const BRACKETS: readonly { key: string; words: string; from: number; to: number; dusk: number; day: number }[] =
  [
    { key: 'm6', words: 'points at −6 and −5', from: -6, to: -5, dusk: 0, day: -2 },
    { key: 'm4', words: 'points at −4 and −3', from: -4, to: -3, dusk: 0, day: -1 },
    { key: 'r0', words: 'points from −2 to 1', from: -2, to: 1, dusk: 0, day: 0 },
    { key: 'r2', words: 'points at 2 and 3', from: 2, to: 3, dusk: 0, day: 0 },
    { key: 'r4', words: 'points at 4 and 5', from: 4, to: 5, dusk: 2, day: 2 },
    { key: 'r6', words: 'points at 6 and 7', from: 6, to: 7, dusk: 3, day: 3 },
    { key: 'r8', words: 'points at 8 and 9', from: 8, to: 9, dusk: 4, day: 4 },
    { key: 'r10', words: 'points at 10 and 11', from: 10, to: 11, dusk: 5, day: 5 },
    { key: 'r12', words: 'points at 12', from: 12, to: 12, dusk: 6, day: 6 },
  ];

const choiceOf = (nth: 1 | 2): readonly CardField[] => [
  {
    type: 'choice',
    key: `kind${nth}`,
    words: `choice ${nth}`,
    values: [
      { value: 'skill', words: 'skill' },
      { value: 'combat', words: 'combat' },
      { value: 'none', words: 'no roll' },
    ],
    topic: 'arcade-cards',
  },
  number(`number${nth}`, `number of choice ${nth}`, 0, 20, { optional: true }),
  { type: 'text', key: `reward${nth}`, words: `reward of choice ${nth}`, max: 120, optional: true },
];

/** Section 10: what is printed on the pieces only. None is made up; what the rules hint at is marked to be checked. */
export const cardKinds: readonly CardKind[] = [
  {
    key: 'artifact',
    words: { one: 'artifact', many: 'artifacts' },
    fields: [
      number('points', 'journey points', -5, 20, { topic: 'scoring' }),
      ...GOOD_FIELDS,
      number('flame', 'flame (reputation needed)', -6, 12, { optional: true, topic: 'artifact-req' }),
      { type: 'flag', key: 'advanced', words: 'advanced', optional: true, topic: 'draft' },
      ...ICON_FIELDS,
      ...BONUS_FIELDS,
    ],
    known: ARTIFACTS,
  },
  {
    key: 'treasure',
    words: { one: 'treasure', many: 'treasures' },
    fields: [
      ...ICON_FIELDS,
      ...BONUS_FIELDS,
      some('secondPoints', 'points for second most', 20, 'card-bounty-contract'),
      some('rollBonus', 'bonus on a roll'),
    ],
    known: TREASURES,
  },
  { key: 'worldCard', words: { one: 'world card', many: 'world cards' }, fields: [...ICON_FIELDS, ...BONUS_FIELDS] },
  {
    key: 'adventurer',
    words: { one: 'adventurer', many: 'adventurers' },
    fields: [
      {
        type: 'choice',
        key: 'faction',
        words: 'faction',
        values: FACTIONS.map((each) => ({ value: each, words: `${each}, ${FACTION_WORDS[each]}` })),
        topic: 'factions',
      },
      number('cost', 'price in coins', 0, 20, { topic: 'discount' }),
      ...ICON_FIELDS,
    ],
  },
  {
    key: 'companion',
    words: { one: 'companion', many: 'companions' },
    fields: [
      number('search', 'eyes (search)', 0, 9, { inferred: { value: 1, check: true }, topic: 'companion' }),
      number('skill', 'hands (skill)', 0, 9, { inferred: { value: 1, check: true } }),
      number('heart', 'hearts', 0, 9, { inferred: { value: 2, check: true } }),
      some('combat', 'swords (combat)'),
      some('move', 'arrows (movement)'),
      some('shield', 'shields (caution)'),
    ],
    known: ['dog', 'cat', 'platypus'].map((name) => ({
      name,
      values: { search: 1, skill: 1, heart: 2 },
      check: ['search', 'skill', 'heart'],
    })),
  },
  {
    key: 'threat',
    words: { one: 'threat card', many: 'threat cards' },
    fields: [
      number('points', 'journey points', 0, 20, { topic: 'ladder' }),
      { type: 'text', key: 'title', words: 'name', max: 40, optional: true },
    ],
    known: Array.from({ length: 12 }, (_, index) => ({
      name: threatName(index + 4),
      values: index === 0 ? { title: 'Bandit' } : {},
    })),
  },
  {
    key: 'boss',
    words: { one: 'boss', many: 'bosses' },
    fields: [
      number('level', 'level', 1, 40, { topic: 'boss' }),
      number('points', 'journey points', 0, 30),
      number('paragraph', 'paragraph to read', 1, 999, { optional: true }),
      { type: 'text', key: 'ability', words: 'extra text', max: 200, optional: true },
    ],
    known: ['Zag the Treasure Hunter', 'Captain Shreya', 'The Ivory Queen', 'The Red King'].map((name) => ({
      name,
      values: {},
    })),
  },
  {
    key: 'board',
    words: { one: 'player board', many: 'player boards' },
    atSetup: true,
    fields: [
      {
        type: 'several',
        key: 'coins',
        words: 'camps that hide a coin',
        values: POSITIONS,
        optional: true,
        topic: 'camp-row',
      },
      {
        type: 'several',
        key: 'gems',
        words: 'camps that hide a gem',
        values: POSITIONS,
        optional: true,
        topic: 'camp-row',
      },
      number('topRow', 'tents in the top row', 1, 14, { inferred: { value: 7, check: true } }),
    ],
    known: [{ name: ONE_BOARD, values: { topRow: 7 }, check: ['topRow'] }],
  },
  {
    key: 'trade',
    words: { one: 'trade table', many: 'trade tables' },
    atSetup: true,
    fields: [
      value('food', 'value of food', 1),
      value('coins', 'value of a coin', 2),
      value('gems', 'value of a gem', 2),
      value('red', 'value of a red token', 5),
      value('blue', 'value of a blue token', 7),
      value('green', 'value of a green token'),
      value('yellow', 'value of a yellow token'),
    ],
    known: [townName('dusk'), townName('day')].map((name) => ({
      name,
      values: { food: 1, coins: 2, gems: 2, red: 5, blue: 7 },
      check: ['food', 'coins', 'gems', 'red'],
    })),
  },
  {
    key: 'mine',
    words: { one: 'mine', many: 'mines' },
    fields: [
      { type: 'text', key: 'rows', words: 'numbers row by row (2 3 4 / 5 - 6*)', max: 120, topic: 'mine' },
      { type: 'text', key: 'rowRewards', words: 'reward of each row (coin / gem / food)', max: 200 },
      { type: 'text', key: 'columnRewards', words: 'reward of each column (coin / gem / food)', max: 200 },
    ],
    known: [townName('dusk'), townName('day')].map((name) => ({ name, values: {} })),
  },
  {
    key: 'routes',
    words: { one: 'trade route table', many: 'trade route tables' },
    atSetup: true,
    fields: ROUTES.flatMap((route) => [
      number(`${route}Sole`, `${ROUTE_WORDS[route]}, alone`, 0, 30, { topic: 'trade-route' }),
      number(`${route}Joint`, `${ROUTE_WORDS[route]}, shared`, 0, 30),
    ]),
    known: Array.from({ length: 11 }, (_, index) => ({ name: mapName(index + 1), values: {} })),
  },
  {
    key: 'reputation',
    words: { one: 'reputation track', many: 'reputation tracks' },
    atSetup: true,
    fields: BRACKETS.map(({ key, words }) => number(key, words, -9, 20, { topic: 'reputation-points' })),
    known: (['dusk', 'day'] as const).map((side) => ({
      name: townName(side),
      values: Object.fromEntries(BRACKETS.map((each) => [each.key, each[side]])),
      check: ['r2', 'r10', 'r12'],
    })),
  },
  {
    key: 'arcade',
    words: { one: 'arcade card', many: 'arcade cards' },
    fields: [...choiceOf(1), ...choiceOf(2)],
  },
  {
    key: 'chief',
    words: { one: 'chief', many: 'chiefs' },
    fields: [{ type: 'text', key: 'ability', words: 'extra text', max: 200, optional: true, topic: 'chief' }],
    known: FACTIONS.map((each) => ({ name: chiefName(each), values: {} })),
  },
  {
    key: 'sheet',
    words: { one: 'character card', many: 'character cards' },
    fields: [number('boxes', 'quest boxes', 3, 99, { topic: 'full-card' })],
    known: [{ name: 'Campaign card', values: {} }],
  },
];

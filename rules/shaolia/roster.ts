import type { CardValues } from '@/rules/kernel/card-kind';

export type CardClass = 'gold' | 'mineral' | 'culture' | 'attack' | 'defense' | 'trade' | 'character';

export type Passive =
  | 'mustBeAttackedFirst'
  | 'mineralBeforeRoll'
  | 'attackTokenBeforeRoll'
  | 'goldOnNeighbour'
  | 'cultureOnCulture'
  | 'blockDestroyer';

/** What a command makes of the number printed on it. */
export type Makes =
  | 'gold'
  | 'minerals'
  | 'officers'
  | 'culture'
  | 'perCulture'
  | 'damage'
  | 'pastDefense'
  | 'siege'
  | 'sweep'
  | 'lifeTokens'
  | 'attackTokens'
  | 'trade'
  | 'caravan'
  | 'port';

/** How many printed numbers a card has: which form asks for them. */
export type Shape = 'oneDie' | 'trader' | 'passive' | 'combo' | 'twoDice';

export interface RosterCard {
  readonly name: string;
  readonly class: Exclude<CardClass, 'character'>;
  readonly level: 1 | 2;
  readonly copies: number;
  readonly wonder?: true;
  readonly shape: Shape;
  readonly makes: readonly Makes[];
  readonly passives: readonly Passive[];
  /** What the rules tell; `check` names what is only inferred (6.3). */
  readonly values: CardValues;
  readonly check: readonly string[];
}

const LV1_COPIES = 8;
const LV2_COPIES = 4;
export const WONDER_COPIES = 2;
export const LV1_CARDS = 48;

type Rest = Partial<Pick<RosterCard, 'makes' | 'passives' | 'values' | 'check'>>;

function lv1(name: string, of: RosterCard['class'], shape: Shape, rest: Rest = {}): RosterCard {
  return {
    name,
    class: of,
    level: 1,
    copies: LV1_COPIES,
    shape,
    makes: [],
    passives: [],
    check: [],
    ...rest,
    values: { condition: null, ...rest.values },
  };
}

/** The condition's pattern: the basic card of the class, or this card itself. */
function lv2(name: string, of: RosterCard['class'], shape: Shape, basic: string, rest: Rest = {}): RosterCard {
  return {
    name,
    class: of,
    level: 2,
    copies: LV2_COPIES,
    shape,
    makes: [],
    passives: [],
    check: [],
    ...rest,
    values: { condition: `${basic},${name}`, ...rest.values },
  };
}

function wonder(name: string, of: RosterCard['class'], shape: Shape, rest: Rest): RosterCard {
  return {
    name,
    class: of,
    level: 2,
    copies: WONDER_COPIES,
    wonder: true,
    shape,
    makes: [],
    passives: [],
    check: [],
    values: {},
    ...rest,
  };
}

const GUARD: readonly Passive[] = ['mustBeAttackedFirst'];

/** 6.3: 6 × 8 Lv1 cards, 16 × 4 ordinary Lv2 cards, 3 × 2 wonders. Unknown is left out, never guessed. */
export const ROSTER: readonly RosterCard[] = [
  lv1('Farm', 'gold', 'oneDie', { makes: ['gold'], values: { life: 2, gives: 3 }, check: ['gives'] }),
  lv1('Blacksmith', 'mineral', 'oneDie', { makes: ['minerals'], values: { die: '5', gives: 1 } }),
  lv1('School', 'culture', 'oneDie', { makes: ['culture'], values: { die: '4', gives: 1 } }),
  lv1('Infantry', 'attack', 'oneDie', { makes: ['damage'], values: { gives: 1 } }),
  lv1('Barricade', 'defense', 'passive', { passives: GUARD }),
  lv1('Market', 'trade', 'trader', { makes: ['trade'] }),
  lv2('Ranch', 'gold', 'oneDie', 'Farm', { makes: ['gold'], values: { gives: 6 }, check: ['gives'] }),
  lv2('Bank', 'gold', 'passive', 'Farm', { passives: ['goldOnNeighbour'] }),
  lv2('Smelter', 'mineral', 'combo', 'Blacksmith', {
    makes: ['minerals', 'minerals'],
    values: { gives: 2, comboGives: 4 },
    check: ['condition', 'gives', 'comboGives'],
  }),
  lv2('Mine', 'mineral', 'passive', 'Blacksmith', { passives: ['mineralBeforeRoll'] }),
  lv2('Temple', 'culture', 'combo', 'School', {
    makes: ['culture', 'culture'],
    values: { gold: 3, minerals: 1, gives: 2, comboGives: 5 },
    check: ['gold', 'minerals', 'gives', 'comboGives'],
  }),
  lv2('Library', 'culture', 'oneDie', 'School', { makes: ['culture'], values: { die: 'any', gives: 2 } }),
  lv2('Theater', 'culture', 'oneDie', 'School', {
    makes: ['perCulture'],
    values: { gold: 3, minerals: 1, die: '5', gives: 1 },
    check: ['die'],
  }),
  lv2('Garden', 'culture', 'passive', 'School', { passives: ['cultureOnCulture'] }),
  lv2('Cavalry', 'attack', 'combo', 'Infantry', {
    makes: ['damage', 'damage'],
    values: { die: '3', comboGives: 5 },
    check: ['comboGives'],
  }),
  lv2('Gym', 'attack', 'passive', 'Infantry', { passives: ['attackTokenBeforeRoll'], check: ['condition'] }),
  lv2('Fleet', 'attack', 'twoDice', 'Infantry', {
    makes: ['pastDefense', 'damage'],
    values: { gives: 1, gives2: 2 },
    check: ['gives2'],
  }),
  lv2('Catapult', 'attack', 'combo', 'Infantry', { makes: ['siege', 'sweep'], values: { gives: 1, comboGives: 1 } }),
  lv2('Wall', 'defense', 'oneDie', 'Barricade', {
    makes: ['lifeTokens'],
    passives: GUARD,
    values: { die: '4', gives: 2 },
    check: ['condition', 'die'],
  }),
  lv2('Swamp', 'defense', 'passive', 'Barricade', {
    passives: ['mustBeAttackedFirst', 'blockDestroyer'],
    check: ['condition'],
  }),
  lv2('Caravan', 'trade', 'trader', 'Market', { makes: ['caravan'], check: ['condition'] }),
  lv2('Port', 'trade', 'trader', 'Market', { makes: ['port'], check: ['condition'] }),
  wonder('War elephant', 'attack', 'combo', {
    makes: ['damage', 'damage'],
    values: { die: 'any', gives: 2 },
    check: ['die', 'gives'],
  }),
  wonder('Ancestral valley', 'culture', 'oneDie', { makes: ['culture'], values: { die: 'any' }, check: ['die'] }),
  wonder('Fortress', 'defense', 'oneDie', {
    makes: ['lifeTokens'],
    passives: GUARD,
    values: { die: 'any', gives: 2 },
    check: ['die', 'gives'],
  }),
];

const BY_NAME: ReadonlyMap<string, RosterCard> = new Map(ROSTER.map((card) => [card.name, card]));

export function rosterCard(name: string): RosterCard | undefined {
  return BY_NAME.get(name);
}

export const LV1_NAMES: readonly string[] = ROSTER.filter(({ level }) => level === 1).map(({ name }) => name);
export const LV2_NAMES: readonly string[] = ROSTER.filter((c) => c.level === 2 && !c.wonder).map(({ name }) => name);
export const WONDER_NAMES: readonly string[] = ROSTER.filter((c) => c.wonder).map(({ name }) => name);

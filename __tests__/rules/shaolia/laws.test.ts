import fc from 'fast-check';
import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import { houseRules } from '@/rules/shaolia/house-rules';
import { ROSTER } from '@/rules/shaolia/roster';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { longPlay } from '../longPlay';
import { setup, TYPED } from './table';

const four = ['Mira', 'Teo', 'Ana', 'Bo'].map((name, colour) => ({ name, colour }));
const ON = Object.fromEntries(houseRules.map(({ key, values }) => [key, values[0]?.value ?? true]));
const setups: fc.Arbitrary<Setup> = fc.constantFrom<Setup[]>(
  setup,
  { ...setup, first: 1, mode: 'rush' },
  { ...setup, mode: 'power', houseRules: ON },
  { ...setup, mode: 'tradeWar' },
  { ...setup, mode: 'alliance', seats: four },
  {
    ...setup,
    mode: 'custom',
    seats: four,
    houseRules: ON,
    options: { frontSpaces: 5, lockedEnd: 'left', characters: 2 },
  },
);

const place = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('palace', 'front-0', 'front-1', 'front-2', 'back-0', 'back-1') },
  { weight: 1, arbitrary: fc.constantFrom('front-3', 'back-9', '', 'reserve-0') },
);
const index = fc.oneof({ weight: 6, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: anyNumber });
const card = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ROSTER.map(({ name }) => name)) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'Spy') },
);
const token = fc.oneof(place, fc.constant('drop'));
const target = fc.record({ seat: anySeat, place });
const hit = fc.oneof<fc.Arbitrary<unknown>[]>(target, fc.constant('decline'));
const gains = fc.record({ gold: anyNumber, culture: anyNumber, minerals: anyNumber }, { requiredKeys: [] });
const deal = fc.record(
  {
    post: fc.constantFrom(
      'Sell mineral',
      'Buy mineral',
      'Buy Lv2 card',
      'Buy culture',
      'Buy turn',
      'Hire assassin',
      'Buy life token',
      'Buy Lv1 card',
      'Elsewhere',
    ),
    quantity: index,
    cards: fc.array(fc.option(card), { maxLength: 2 }),
    tokens: fc.array(token, { maxLength: 2 }),
    attack: hit,
    attacks: fc.array(hit, { maxLength: 2 }),
    gains,
  },
  { requiredKeys: ['post', 'quantity'] },
);
const choices = fc.record(
  {
    tokens: fc.array(token, { maxLength: 3 }),
    attack: hit,
    use: anyNumber,
    sweep: fc.oneof<fc.Arbitrary<unknown>[]>(anySeat, fc.constant('decline')),
    deals: fc.array(deal, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
const effect = fc.record(
  {
    gold: anyNumber,
    minerals: anyNumber,
    officers: anyNumber,
    culture: anyNumber,
    damage: anyNumber,
    lifeTokens: index,
    attackTokens: index,
  },
  { requiredKeys: [] },
);

/** Every action of section 4 with sense and nonsense in its fields. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  setFirstPlayer: {},
  setRoundOrder: { order: fc.array(anySeat, { maxLength: 4 }) },
  takeStartingWonder: { card: fc.constantFrom('Fortress', 'War elephant', 'Farm'), place },
  placeStartingMarket: { place },
  buyLv1: { card: fc.option(card) },
  buyLv2: {
    pool: index,
    discard: fc.array(index, { maxLength: 4 }),
    built: fc.array(place, { maxLength: 2 }),
    refill: fc.option(card),
    card: fc.option(card),
  },
  refreshPool: { cards: fc.array(fc.option(card), { maxLength: 4 }) },
  buyExtraDie: {},
  buyOfficers: { minerals: anyNumber },
  giveResources: { to: anySeat, gold: anyNumber, minerals: anyNumber, officers: anyNumber },
  payShareFee: {},
  giveCards: { to: anySeat, cards: fc.array(index, { maxLength: 3 }) },
  buildCard: { reserve: index, place, card },
  openLockedSpace: { row: fc.constantFrom('front', 'back'), place },
  demolishCard: { place },
  noteCharacter: { index, card },
  useCharacter: { index, effect, open: fc.constantFrom('one', 'all'), openPlace: place, block: target, choices },
  buildCharacter: { index, card: fc.constantFrom('Spy', '', 'Guard'), place },
  sellCharacter: { index },
  beginAction: { tokens: fc.array(token, { maxLength: 2 }) },
  setRoll: {
    faces: fc.oneof(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 5 }),
      fc.array(anyNumber, { maxLength: 4 }),
    ),
    by: anyBy,
  },
  activateCommand: { place, command: index, dice: fc.array(index, { maxLength: 3 }), choices },
  activateManual: {
    place,
    command: index,
    dice: fc.array(index, { maxLength: 3 }),
    officers: anyNumber,
    effect,
    choices,
  },
  unblockCard: { place, command: index, die: index, choices },
  forfeitDice: {},
  endTurn: {},
  setPool: { cards: fc.array(fc.option(card), { maxLength: 4 }) },
  noteDiscard: { level: fc.constantFrom(1, 2), card, there: fc.boolean() },
  adjustCard: { place, what: fc.constantFrom('damage', 'attack', 'life', 'blockage'), value: anyNumber },
  adjustSpace: { place, space: fc.oneof(card, fc.constantFrom('locked', 'empty')), pile: fc.boolean() },
  noteReserve: { index, card: fc.option(card), level: fc.constantFrom(1, 2), gone: fc.boolean(), pile: fc.boolean() },
  setDeck: {
    kinds: fc.array(card, { maxLength: 5 }),
    wonders: fc.dictionary(card, anyNumber, { maxKeys: 3, noNullPrototype: true }),
  },
  setPosts: {
    posts: fc.array(fc.constantFrom('Buy culture', 'Buy turn', 'Hire assassin', 'Elsewhere', ''), { maxLength: 6 }),
  },
  takeCards: {
    cards: fc.constant(
      Object.entries(TYPED).map(([key, values]) => ({
        kind: key.split(':')[0] ?? '',
        card: key.split(':')[1] ?? '',
        values,
      })),
    ),
  },
};
/** Left out of an action at will: every schema that has them knows them as optional. */
const OPTIONAL = [
  'place',
  'card',
  'built',
  'refill',
  'tokens',
  'choices',
  'open',
  'openPlace',
  'block',
  'cards',
  'gone',
  'pile',
  'index',
];
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  placeStartingMarket: ['place'],
  takeStartingWonder: ['card'],
  giveCards: ['cards'],
  buildCard: ['place'],
  demolishCard: ['place'],
  noteCharacter: ['index', 'card'],
  useCharacter: ['index'],
  buildCharacter: ['index', 'card', 'place'],
  sellCharacter: ['index'],
  activateCommand: ['place'],
  activateManual: ['place'],
  unblockCard: ['place'],
  setPool: ['cards'],
  noteDiscard: ['card'],
  adjustCard: ['place'],
  adjustSpace: ['place'],
  takeCards: ['cards'],
};

const made = Object.entries(FIELDS).map(([type, fields]) => {
  const keys = Object.keys(fields).filter((key) => !OPTIONAL.includes(key) || NEEDED[type]?.includes(key));
  const shape: Record<string, fc.Arbitrary<unknown>> = { type: fc.constant(type), player: anySeat, ...fields };
  return fc.record(shape, { requiredKeys: ['type', 'player', ...keys] });
});

const actions = fc.oneof(
  { weight: 12, arbitrary: fc.oneof(...made) },
  // Values typed early let a play reach building and dice.
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('takeCards'),
      player: fc.constant(0),
      cards: FIELDS['takeCards']?.['cards'] ?? fc.constant([]),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('adjustSpace'), player: fc.nat(1), place, space: card }) },
  {
    weight: 4,
    arbitrary: anyKernelAction(
      shaolia.counters.map((counter) => counter.key),
      houseRules.map(({ key }) => key),
    ),
  },
  // Conceding ends a play, so it is kept rare.
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'concede', player: 0 },
      { type: 'endTurn', player: 0 },
      { type: 'endTurn', player: 1 },
    ),
  },
) as fc.Arbitrary<Action>;

laws(shaolia, plays(setups, actions));
longPlay(shaolia, setups, actions);

import fc from 'fast-check';
import type { Setup } from '@/rules/kernel/setup';
import { actionSchema, type Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER, TALENTS } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { houseRules } from '@/rules/near-and-far/setup';
import { BUILDINGS, FACTIONS, GOODS, ROUTES } from '@/rules/near-and-far/state';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { longPlay } from '../longPlay';
import { setup } from './table';

const skilled = { ...NEW_QUESTER, boxes: 60, quests: 8, talents: TALENTS.map(({ key }) => key) };
const WORTH = { coins: 3, gems: 4, food: 2, red: 4, blue: 5, green: 3, yellow: 4 };
const carried = (mode: string) => ({
  mode,
  extraStories: false,
  played: [2],
  skipped: [],
  questers: [
    { name: 'Mira', character: 'Rin', quester: skilled },
    { name: 'Ola', character: 'Vera', quester: skilled },
  ],
  cards: {
    'board:Player board': { coins: '1,3', gems: '5', topRow: 7 },
    'trade:Day town': WORTH,
    'trade:Dusk town': WORTH,
    'mine:Day town': { rows: '1 2 3 / 2* 3 4', rowRewards: 'coin / 2 food', columnRewards: 'gem / red / coin' },
    'boss:The Red King': { level: 3, points: 4, paragraph: 12 },
    'artifact:Goods Wagon': { points: 2, coins: 1 },
    'treasure:Fire Bomb': { combat: 1, rollBonus: 2 },
  },
});

const setups: fc.Arbitrary<Setup> = fc.constantFrom<Setup[]>(
  { ...setup, mode: 'firstAdventure', houseRules: { failedThreat: 'mayContinueElsewhere', animalAfterRoll: true } },
  { ...setup, mode: 'arcade', first: 1, options: { map: 5, townSide: 'day', longGame: true } },
  { ...setup, mode: 'arcade', seats: setup.seats.slice(0, 2), options: { map: 10, extraStories: true } },
  { ...setup, mode: 'campaign', options: { extraStories: true }, houseRules: { questPayment: 'onSuccess' } },
  { ...setup, mode: 'campaign', options: { townSide: 'day' }, carried: carried('campaign') },
  {
    ...setup,
    mode: 'campaign',
    carried: { ...carried('campaign'), played: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    houseRules: { heartCap: 'always13', twoPlayerHallAlwaysDuel: true },
  },
  { ...setup, mode: 'character', carried: carried('character') },
);

const small = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 6 }) }, { weight: 1, arbitrary: anyNumber });
const face = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: anyNumber });
const card = fc.constantFrom(
  'Goods Wagon',
  'Fire Bomb',
  'Mercenary Contract',
  'Merchant Contract',
  'Crown of Cruelty',
  '',
);
const goods = fc.record(Object.fromEntries(GOODS.map((good) => [good, fc.integer({ min: 0, max: 2 })])), {
  requiredKeys: [],
  noNullPrototype: true,
});
const oneGood = fc.constantFrom(...GOODS).map((good) => ({ [good]: 1 }));
const traded = fc.oneof(oneGood, goods);
const icons = fc.record({ skill: small, combat: small, search: small, move: small, shield: small, heart: small });
const adventurer = fc.record({
  name: fc.constantFrom('Ana', 'Bo', ''),
  faction: fc.constantFrom(...FACTIONS),
  cost: small,
  icons,
});
const reveals = fc.constantFrom('coin', 'gem', 'none');
const building = fc.constantFrom(...BUILDINGS);
const values = fc.constantFrom(
  { points: 3, coins: 1, heart: 2 },
  { level: 4, points: 2 },
  { bonus: 'mostCoins', bonusPoints: 2 },
);
const typedCard = fc.record({ name: card, values }, { requiredKeys: ['name'] });
/** Sometimes in food, sometimes in gems. */
const instead = fc.option(fc.nat(4), { nil: undefined });
const rolled = { roll: face, heartsSpent: small, foodSpent: instead, by: anyBy };
const space = fc.record({ camp: fc.boolean(), town: fc.boolean(), water: fc.boolean() }, { noNullPrototype: true });
const campOn = {
  spaceType: fc.constantFrom('coin', 'gem', 'route', 'other'),
  route: fc.constantFrom(...ROUTES),
  mammoth: fc.boolean(),
  reveals,
};

/** One generator an action: the schema says which there are, so none is forgotten. */
const OWN: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  chooseCharacter: {
    character: fc.constantFrom('Rin', 'Eyim', 'Vera', ''),
    companion: fc.constantFrom('dog', 'cat', 'platypus'),
  },
  keepDraftedArtifacts: { basic: small, advanced: small, cards: fc.array(card, { maxLength: 3 }) },
  takeCard: { card: fc.constantFrom('Ola', 'Mira', '') },
  skipMaps: { maps: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }) },
  startGame: {},
  visitBuilding: { building, entry: fc.constantFrom('free', 'duelWon', 'jailPass', 'bribe', 'politics') },
  declareDuel: { building, opponent: fc.option(anySeat), style: fc.constantFrom('honorable', 'dirty') },
  resolveDuel: { attRoll: face, defRoll: face, heartsSpent: small, by: anyBy },
  tradeGoods: { pay: traded, gain: traded },
  discardArtifact: { card },
  buyReputation: { direction: fc.constantFrom('up', 'down'), coins: small, gems: small },
  recruitAdventurer: {
    adventurer,
    place: fc.constantFrom('active', 'inactive'),
    replaces: fc.constantFrom('Ana', 'dog'),
    gemsAsCoins: instead,
  },
  refreshRow: {},
  gainPackAnimal: { kind: fc.constantFrom('bird', 'tortoise') },
  takeStoreCoin: {},
  drawArtifacts: { basic: small, advanced: small, kept: fc.array(card, { maxLength: 4 }) },
  drawBonusArtifact: { kept: fc.array(card, { maxLength: 1 }) },
  workFarm: {},
  visitHut: { keep: fc.option(typedCard, { nil: undefined }), discardOld: fc.option(card, { nil: undefined }) },
  digMine: {
    cell: fc.option(fc.constantFrom('0-0', '0-1', '1-0'), { nil: undefined }),
    typed: fc.record({ number: small, goods, mark: fc.boolean() }),
    reveals,
  },
  rollSpelunking: rolled,
  buyTalent: { talent: fc.constantFrom(...TALENTS.map(({ key }) => key), 'flying') },
  leaveTown: { party: fc.array(fc.nat(5), { maxLength: 4 }), companion: fc.boolean() },
  moveStep: { path: fc.constantFrom('plain', 'threat', 'treasure'), to: space },
  fightThreat: { level: fc.integer({ min: 3, max: 16 }), ...rolled, reveals },
  fightBoss: { boss: fc.constantFrom('The Red King', 'Captain Shreya', 'Nobody'), ...rolled, values, reveals },
  ignoreThreat: { means: fc.constantFrom('shield', 'bird', 'tortoise', 'card'), cost: goods },
  drawTreasure: { keep: fc.option(typedCard, { nil: undefined }), discardOld: fc.option(card, { nil: undefined }) },
  endMovement: {},
  attemptQuest: { source: fc.constantFrom('map', 'sideQuest', 'character', 'arcade') },
  chooseOption: {
    kind: fc.constantFrom('skill', 'combat', 'none'),
    required: small,
    payment: goods,
    gemsAsCoins: instead,
  },
  resolveQuest: rolled,
  applyReward: {
    reputation: fc.integer({ min: -8, max: 8 }),
    goods,
    hearts: small,
    treasures: fc.array(typedCard, { maxLength: 2 }),
    worldCard: typedCard,
    packAnimal: fc.constantFrom('bird', 'tortoise'),
    keyword: fc.constantFrom('burning', ''),
    sideQuest: fc.constantFrom('Q12', ''),
    nextQuest: fc.constantFrom('7', ''),
    adventurer: adventurer.map((each) => ({ ...each, place: 'active' as const })),
  },
  declineQuest: {},
  buildCamp: campOn,
  placeFreeCamp: campOn,
  buyArtifact: { card, values: fc.option(values, { nil: undefined }), gemsAsCoins: instead },
  nameArtifact: { card, values: fc.option(values, { nil: undefined }) },
  returnPackAnimals: { birds: small, tortoises: small },
  discardTreasure: { card },
  moveTreasure: { card },
  useCard: {
    card,
    gain: goods,
    pay: goods,
    hearts: fc.integer({ min: -5, max: 5 }),
    from: fc.option(fc.array(anySeat, { maxLength: 3 }), { nil: undefined }),
  },
  typeValues: {
    cards: fc.array(
      fc.record({
        kind: fc.constantFrom('artifact', 'threat', 'nothing'),
        card,
        values: fc.constantFrom({ points: 3 }, { points: 99 }),
      }),
      { maxLength: 2 },
    ),
  },
  endTurn: {},
  setNextQuest: { code: fc.constantFrom('12', '') },
  addSideQuest: { code: fc.constantFrom('Q1', '') },
  completeSideQuest: { code: fc.constantFrom('Q1', 'Q2') },
  addKeyword: { word: fc.constantFrom('Burning', '') },
};

const KERNEL = ['correct', 'defineCard', 'setHouseRule', 'rollDie'];

test('every action has a generator', () => {
  const types = actionSchema.options.map((option) => option.shape.type.value);
  expect(Object.keys(OWN).sort()).toEqual(types.filter((type) => !KERNEL.includes(type)).sort());
});

/** What is left out of an action is not in its line either. */
const written = (action: object) =>
  Object.fromEntries(Object.entries(action).filter(([, value]) => value !== undefined));
const own = fc.oneof(
  ...Object.entries(OWN).map(([type, fields]) =>
    fc.record({ type: fc.constant(type), player: anySeat, ...fields }).map(written),
  ),
) as fc.Arbitrary<Action>;

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: own },
  {
    weight: 1,
    arbitrary: anyKernelAction(
      nearAndFar.counters.map((counter) => counter.key),
      houseRules.map((rule) => rule.key),
    ) as fc.Arbitrary<Action>,
  },
);

/** Most plays begin with the hands, the first turn and a few goods; some in the last round. */
const act = (action: Action) => ({ do: 'action' as const, action, overruled: true });
const opening = (camps: number) => [
  ...setup.seats.map((_, player) =>
    act({ type: 'keepDraftedArtifacts', player, basic: 2, advanced: 1, cards: ['Goods Wagon'] }),
  ),
  act({ type: 'startGame', player: 0 }),
  ...['hearts', 'coins', 'gems', 'food', 'birds'].map((counter) =>
    act({ type: 'correct', player: 0, counter, how: 'gain', amount: 3 }),
  ),
  act({ type: 'correct', player: 0, counter: 'mapCamps', how: 'gain', amount: camps }),
];
const openings = fc.constantFrom([], opening(0), opening(3), opening(14), opening(16));
const begun = fc
  .tuple(plays(setups, actions), openings)
  .map(([play, first]) => ({ ...play, steps: [...first, ...play.steps] }));

laws(nearAndFar, begun);
longPlay(nearAndFar, setups, actions);

import fc from 'fast-check';
import { actionSchema, type Action } from '@/rules/world-adventure/actions';
import { worldAdventure } from '@/rules/world-adventure/game';
import { CITIES, GOODS, RUNE_SLOTS, STATUSES, TIERS, UPGRADES } from '@/rules/world-adventure/tables';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { longPlay } from '../longPlay';
import { PLAIN, SALMAN, setup, teamSetup, TRADER } from './table';
import { wise } from './wise';

const setups = fc.constantFrom(
  setup,
  { ...setup, first: 1, options: { requireLegendary: true } },
  { ...teamSetup, houseRules: { scoutBonus: 'oncePerRoll', wantedTiming: 'allOnAttack', spillToHero: false } },
  { ...setup, houseRules: { minimumPrice: 1, shopCooldown: 2, oneSaleBothRunes: true, legendariesCoexist: false } },
);

const faces = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 }) },
  { weight: 1, arbitrary: fc.array(anyNumber, { maxLength: 4 }) },
);
const few = fc.integer({ min: 0, max: 4 });
const amount = fc.oneof({ weight: 5, arbitrary: few }, anyNumber);
const goods = fc.record({ fruit: amount, spice: amount, chocolate: few, medicine: few, iron: few, silk: few });
const city = fc.constantFrom(...CITIES);
const good = fc.constantFrom(...GOODS);
const place = fc.record(
  { nation: city, die: fc.option(fc.integer({ min: 0, max: 7 }), { nil: undefined }) },
  { requiredKeys: ['nation'], noNullPrototype: true },
);
const slot = fc.integer({ min: 0, max: 5 });
const slots = fc.array(slot, { maxLength: 3 });
const npc = fc.constantFrom('brigand' as const, 'government' as const);
const who = fc.constantFrom(
  'brigand',
  'government',
  'minion',
  'destroyer',
  'raid',
  'legendary:0',
  'legendary:1',
  'nobody',
);
const name = fc.constantFrom('Salman', 'Wolf', '', 'Ox');
const foe = fc.record(
  {
    name,
    hp: fc.integer({ min: 1, max: 9 }),
    accuracy: fc.integer({ min: 1, max: 6 }),
    retreat: fc.integer({ min: 0, max: 6 }),
    exp: few,
    loot: few,
    wanted: fc.integer({ min: -2, max: 2 }),
    colour: fc.constantFrom('green' as const, 'yellow' as const),
    tier: fc.constantFrom(...TIERS),
    lv1: few,
    lv2: few,
  },
  { requiredKeys: ['name', 'hp', 'accuracy', 'retreat', 'lv1', 'lv2'], noNullPrototype: true },
);
const foe6 = { hp: 4, accuracy: 3, retreat: 3, exp: 1, tier: 'minion', colour: 'green' };
const reroll = fc.record({ die: few, face: fc.integer({ min: 1, max: 6 }) });
const hits = fc.array(fc.record({ slot, points: amount }), { maxLength: 3 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const heroes = fc.constantFrom(SALMAN, PLAIN, {});
const caravans = fc.constantFrom(TRADER, { ...TRADER, level: 2, cargo: 2 }, {});

/** What each action holds beside its type and player: every one of section 4. */
const FIELDS: Readonly<Record<string, Record<string, fc.Arbitrary<unknown>>>> = {
  chooseHero: { card: name, values: heroes },
  chooseCaravan: { card: name, values: caravans },
  awaken: { city },
  placeStatusPoint: { status: fc.constantFrom(...STATUSES) },
  setCityNeed: { city, good: fc.option(good) },
  setTurnOrder: { order: fc.constantFrom([0, 1, 2], [2, 0, 1], [3, 1, 0, 2], [0, 0, 1], []) },
  collectIncome: {},
  revealEvent: { running: optional(name), next: optional(name) },
  spawnRaid: { place: optional(place), card: optional(name) },
  startTurn: {},
  endTurn: {},
  replaceNeeds: { needs: fc.dictionary(city, good, { noNullPrototype: true }) },
  endMonth: {},
  travel: { to: optional(place) },
  payToll: { owner: anySeat },
  scout: { target: fc.constantFrom('brigand', 'player:1', 'merchant@Java N', ''), faces, by: anyBy },
  smokeReroll: { faces, by: anyBy },
  engage: { meeple: optional(fc.constantFrom(...TIERS)), faces, by: anyBy },
  declineEncounter: { tier: optional(fc.constantFrom(...TIERS)), card: optional(name) },
  attackMerchant: { foe },
  attackMonster: { foe },
  attackBrigand: { foe },
  attackGovernment: { foe },
  attackPlayer: { target: anySeat },
  startBattle: { kind: fc.constantFrom('monster', 'brigand', 'government'), foe },
  transferGold: { to: anySeat, amount, why: optional(name) },
  gainGoods: { goods },
  dropGoods: { goods },
  adjustPoints: { moves: amount, actions: amount, why: optional(name) },
  rollRandomGold: { faces, by: anyBy },
  openShop: { city },
  sellGoods: { goods },
  rollMarket: { faces, by: anyBy },
  buyGoods: { goods, chosen: optional(good) },
  closeShop: {},
  buildStall: { city },
  correctStall: { city, stands: fc.boolean() },
  buyUpgrade: { upgrade: fc.constantFrom(...UPGRADES) },
  sellUpgrade: { upgrade: fc.constantFrom(...UPGRADES), gold: optional(amount) },
  swapCaravan: { card: name, values: caravans, sale: amount, price: amount },
  recruit: {},
  recover: { slot },
  useMedicPack: { slot },
  train: { units: slots, faces, by: anyBy },
  autoEvolve: { slot },
  takeQuest: { name, city: optional(city), values: optional(fc.constant({ gold: 5, exp: 1 })) },
  cancelQuest: {},
  completeQuest: { gold: amount, exp: amount },
  moveQuestMeeple: { places: fc.array(name, { maxLength: 3 }) },
  battleStage: {
    faces,
    foeFaces: optional(faces),
    reroll: optional(reroll),
    foeReroll: optional(reroll),
    extra: optional(amount),
    foeExtra: optional(amount),
    faint: optional(slot),
    hits: optional(hits),
    foeHits: optional(hits),
    by: anyBy,
  },
  retreatRoll: { face: fc.integer({ min: 1, max: 6 }), drop: optional(good), by: anyBy },
  smokeRetreat: { drop: optional(good) },
  tieRoll: { face: fc.integer({ min: 1, max: 6 }), foeFace: fc.integer({ min: 1, max: 6 }), by: anyBy },
  endBattle: { gold: optional(faces), goods: optional(goods), by: anyBy },
  playerDies: { city: optional(city), bounty: optional(amount), keeps: optional(fc.constantFrom('own', 'won')) },
  penaltyTurn: { faces, by: anyBy },
  takeBounty: { amount },
  changeWanted: { delta: fc.oneof(fc.integer({ min: -3, max: 3 }), anyNumber), why: optional(name) },
  claimRune: { slot: fc.constantFrom(...RUNE_SLOTS) },
  takeBackRune: { slot: fc.constantFrom(...RUNE_SLOTS) },
  waveOffer: { slot: fc.constantFrom(...RUNE_SLOTS) },
  takeRunePower: {
    name,
    colour: fc.constantFrom('yellow', 'purple'),
    uses: amount,
    instead: optional(few),
    values: optional(fc.constant({ text: 'Doubles a hit' })),
  },
  dropRunePower: { index: few },
  useRunePower: { index: few },
  spawnBrigand: { place: optional(place), card: optional(name) },
  spawnGovernment: { place: optional(place), card: optional(name) },
  summonLegendary: { card: optional(name), event: optional(name), place: optional(place) },
  leaveMap: { who },
  npcTarget: { npc, nearest: fc.array(anySeat, { maxLength: 3 }), drawn: optional(anySeat), place: optional(place) },
  npcScout: { npc, faces, by: anyBy },
  npcDone: { who, place: optional(place) },
  correctUnit: { slot, level: amount, exp: amount, fainted: fc.boolean() },
  standCard: {
    row: fc.constantFrom('merchant', 'monster'),
    number: amount,
    card: name,
    values: fc.constantFrom(foe6, {}),
  },
  gainExp: { units: slots, amount, why: optional(name) },
};

/** A battle with as many dice as stand there is rare by chance: the stages that matter are handed out whole. */
const anyAction = (type: string): fc.Arbitrary<Action> =>
  fc
    .record({ type: fc.constant(type), player: anySeat, ...FIELDS[type] })
    .map((action) => Object.fromEntries(Object.entries(action).filter(([, value]) => value !== undefined)) as Action);

const types = Object.keys(FIELDS);
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...types).chain(anyAction) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('attackMonster', 'attackBrigand', 'startBattle', 'attackPlayer', 'attackMerchant')
      .chain(anyAction),
  },
  { weight: 6, arbitrary: fc.constantFrom('battleStage', 'endBattle', 'playerDies').chain(anyAction) },
  { weight: 3, arbitrary: fc.constantFrom('chooseHero', 'chooseCaravan', 'placeStatusPoint').chain(anyAction) },
  { weight: 3, arbitrary: fc.constantFrom('openShop', 'sellGoods', 'gainGoods', 'closeShop').chain(anyAction) },
  {
    weight: 4,
    arbitrary: anyKernelAction(
      worldAdventure.counters.map(({ key }) => key),
      ['spillToHero', 'minimumPrice'],
    ) as fc.Arbitrary<Action>,
  },
);

laws(worldAdventure, plays(setups, actions));
longPlay(worldAdventure, setups, actions, wise);

test('the generator knows every action that the schema knows', () => {
  const known = actionSchema.options.map((option) => option.shape.type.value);
  const kernel = ['correct', 'defineCard', 'setHouseRule', 'rollDie'];
  expect([...types, ...kernel].sort()).toEqual([...known].sort());
});

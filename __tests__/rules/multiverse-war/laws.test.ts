import fc from 'fast-check';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { houseRules } from '@/rules/multiverse-war/houseRules';
import type { State } from '@/rules/multiverse-war/state';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { longPlay } from '../longPlay';
import { setup } from './table';

const setups = fc.constantFrom(
  setup(),
  setup('duel', { scenario: 'advanced', turnLimit: 3 }),
  setup('ffa', { scenario: 'full', territories: 12 }, { dialPer: 'playerTurn', ffaConquest: 'lastStanding' }, 3),
  setup('ffa', { scenario: 'full', turnLimit: 2 }, { heroLevel8: 'immediate', passiveNeedsToken: true }),
  setup('teams', { scenario: 'advanced' }, { countGarrisonKills: true, bridgeGivesBuilderStep: true }),
);

const classes = fc.constantFrom('Builder', 'Bowman', 'Pikeman', 'Horseman', 'Heavy Swordsman', 'Catapult', 'Bear', '');
// Ids count up from 1; the early ones are the starting units.
const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 14 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('settlement', 'x15', '', '__proto__') },
);
const house = fc.oneof(fc.constant('settlement'), id);
const face = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 10 }) }, anyNumber);
const yes = fc.boolean();
const word = fc.constantFrom('', 'Kuma', 'for the wood');
const amount = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 4 }) }, anyNumber);

const fighter = fc.record(
  {
    kind: fc.constantFrom('unit', 'hero', 'building', 'settlement', 'permanent', 'class', 'decoy'),
    id: fc.oneof(id, classes),
    owner: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.constantFrom(null, 7, -1)),
    hp: amount,
    traits: fc.subarray(['armour', 'agile', 'mounted']),
  },
  { requiredKeys: ['kind', 'id', 'owner'] },
);
const ground = fc.constantFrom('open', 'hill', 'forest', 'building');
const context = fc.record(
  {
    distance: fc.oneof(fc.integer({ min: 1, max: 3 }), anyNumber),
    attackerGround: ground,
    targetGround: ground,
    attackerSupport: amount,
    targetSupport: amount,
    trump: fc.constantFrom('none', 'attacker', 'defender'),
    protectedSide: yes,
    retaliator: fc.option(id),
    attackerBonus: fc.integer({ min: -2, max: 3 }),
    targetBonus: fc.integer({ min: -2, max: 3 }),
    sharedHex: yes,
    attackerSetUp: yes,
    targetSetUp: yes,
    goesOn: yes,
  },
  {
    requiredKeys: [
      'distance',
      'attackerGround',
      'targetGround',
      'attackerSupport',
      'targetSupport',
      'trump',
      'protectedSide',
      'retaliator',
      'attackerBonus',
      'targetBonus',
      'sharedHex',
      'attackerSetUp',
      'targetSetUp',
    ],
  },
);
const roll = fc.record({
  who: fc.constantFrom('attacker', 'target'),
  why: fc.constantFrom('flanked', 'agile'),
  value: face,
  by: anyBy,
});

/** A fight that a table would begin: own unit, next hex, every die rolled that may be asked for. */
const seated = fc.integer({ min: 0, max: 3 });
const block = fc.record({
  kind: fc.constant('class'),
  id: fc.constantFrom('Bowman', 'Pikeman', 'Horseman', 'Heavy Swordsman'),
  owner: seated,
  hp: fc.integer({ min: 1, max: 5 }),
});
const struck = fc.record({ kind: fc.constantFrom('settlement', 'unit'), id, owner: seated });
const beside = context.map((each) => ({
  ...each,
  distance: 1,
  attackerSupport: 1,
  targetSupport: 1,
  attackerBonus: 0,
  targetBonus: 0,
  sharedHex: false,
}));
const everyRoll = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 4, maxLength: 4 }).map((faces) =>
  faces.map((value, at) => ({
    who: at < 2 ? 'attacker' : 'target',
    why: at % 2 === 0 ? 'flanked' : 'agile',
    value,
    by: 'typed',
  })),
);
const begunFight = { attacker: block, target: fc.oneof(block, struck), context: beside, rolls: everyRoll };

const FIREBALL = [{ name: 'Fireball', minLevel: 1 }];
const abilities = fc.array(fc.record({ name: fc.constantFrom('Fireball', 'Heal', ''), minLevel: amount }), {
  maxLength: 2,
});
const dice = fc.record({ faces: fc.array(face, { minLength: 1, maxLength: 4 }), upTo: amount, by: anyBy });

const own = (type: string, fields: Record<string, fc.Arbitrary<unknown>> = {}, optional: readonly string[] = []) =>
  fc
    .record({ type: fc.constant(type), player: anySeat, ...fields })
    .chain((action) =>
      fc
        .subarray([...optional])
        .map((left) => Object.fromEntries(Object.entries(action).filter(([key]) => !left.includes(key)))),
    );

const OWN = [
  own('chooseStartingUnits', { classes: fc.array(classes, { maxLength: 3 }) }),
  own('nextPhase'),
  own('endTurn'),
  own('turnEventDial', { d6: face, d10: face, tokens: amount, first: anySeat }, ['d6', 'd10', 'tokens', 'first']),
  own('changeFirstPlayer', { to: anySeat }),
  own('collectRevenue', { extra: amount }, ['extra']),
  own('giftGold', { to: anySeat, amount }),
  own('tradeGold', { to: anySeat, amount, note: word }),
  own('loanGold', { to: anySeat, amount, note: word }),
  own('repayLoan', { loan: id, amount }),
  own('constructBuilding', {
    building: fc.constantFrom('barracks', 'guardTower', 'academy', 'siegeWorkshop', 'fortress'),
    cost: amount,
    distance: amount,
    builderThere: yes,
    nextToUnexplored: yes,
  }),
  own('upgradeBuilding', { building: id, cost: amount, builderThere: yes }),
  own('buildRoad', { cost: amount, builderThere: yes }),
  own('buildBridge', { builderThere: yes }),
  own(
    'hitBridge',
    { owner: anySeat, bridge: id, by: fc.constantFrom('melee', 'siege', 'other'), ready: yes, unit: id },
    ['unit'],
  ),
  own('improveHex', { kind: fc.constantFrom('chop', 'plant'), cost: amount, builderThere: yes }),
  own('setConnected', { building: id, on: yes }),
  own('recruitUnit', { class: classes, at: house, cost: amount }),
  own('upgradeUnit', { unit: id, to: classes, cost: amount, friendly: yes }),
  own('recruitHero', { sheet: fc.constantFrom('Aria', ''), at: house, attack: fc.constantFrom('melee', 'ranged') }),
  own('cycleHero'),
  own('resurrectHero', { hero: id, at: house }),
  own('assignSkillPoints', {
    hero: id,
    hp: fc.oneof(fc.constant(1), amount),
    ap: fc.oneof(fc.constant(0), amount),
    abilities: fc.oneof(fc.constant(FIREBALL), abilities),
  }),
  own('setLevelPoints', { points: fc.oneof(fc.constant(5), amount) }),
  own('placeDecoy'),
  own('revealDecoy', { owner: anySeat }),
  own('markRest', { unit: id }),
  own('spendAp', { unit: id, ap: amount, why: fc.constantFrom('move', 'road', 'reveal', 'shoot', 'setUp', 'other') }),
  own('swapMove', { unit: id, with: id, owner: anySeat }),
  own('setUpSiege', { unit: id }),
  own('enterBuilding', { unit: id, building: house }),
  own('leaveBuilding', { unit: id }),
  own('shareHex', { builder: id, unit: fc.option(id) }),
  own('resolveCombat', { attacker: fighter, target: fighter, context, rolls: fc.array(roll, { maxLength: 4 }) }),
  own('resolveCombat', begunFight),
  own('damageUnit', { unit: id, amount }),
  own('healUnit', { unit: id, amount }),
  own('killUnit', { unit: id }),
  own('damageBuilding', { owner: anySeat, building: house, amount, by: classes }, ['by']),
  own('damagePermanent', { permanent: id, amount, by: classes }, ['by']),
  own('useAbility', { unit: id, text: word, dice }, ['text', 'dice']),
  own('recordKill', { class: classes, what: fc.constantFrom('unit', 'building', 'back') }),
  own('heroAbility', { hero: id, ability: fc.constantFrom('Fireball', 'Heal'), dice }, ['dice']),
  own('heroKill', { hero: id }),
  own('damageHero', { hero: id, amount }),
  own('heroDies', { hero: id }),
  own(
    'revealTerritory',
    { unit: id, d6: face, by: anyBy, hasEncounter: yes, isCentral: yes, mine: word, sharedHex: yes },
    ['unit', 'mine'],
  ),
  own('exploreEncounter', { explorer: id, card: word, sharedHex: yes }, ['explorer', 'card']),
  own(
    'resolveEncounter',
    {
      success: yes,
      damage: amount,
      gold: amount,
      xp: amount,
      scrolls: amount,
      unit: classes,
      attack: fc.constantFrom('melee', 'ranged'),
      permanent: fc.constantFrom('colony', 'caravan', 'competition', 'village', 'other'),
      hp: amount,
      card: word,
      d10: face,
      by: anyBy,
      note: word,
    },
    ['unit', 'attack', 'permanent', 'hp', 'card', 'd10', 'by', 'note'],
  ),
  own('placeEncounterTokens', { amount, d10: face }, ['d10']),
  own('movePermanentEncounter', { permanent: id, d6: face, by: anyBy }),
  own('placeMine', { terrain: word }),
  own('captureMine', { mine: amount }),
  own('loseMine', { mine: amount }),
  own('advancePortal', { amount }),
  own('digScroll', { amount: fc.oneof(fc.constant(1), amount) }),
  own('completeMission', { mission: fc.constantFrom('m1', 'm3', 'b2', 'a1', 'x15', '') }),
  own('addMission', { title: fc.constantFrom('Hold the ford', 'Find the ring'), secret: yes }),
  own('signTreaty', { with: anySeat }),
  own('breakTreaty', { treaty: id }),
] as fc.Arbitrary<Action>[];

// Ends a play, so it is kept rare.
const claim = own('claimVictory', { condition: fc.constantFrom('portal', 'conquest', 'hero') }) as fc.Arbitrary<Action>;

const printed = fc.constantFrom<Action[]>(
  {
    type: 'defineCard',
    kind: 'unit',
    card: 'Pikeman',
    values: { type: 'infantry', attack: 'melee', traits: 'formation', ap: 2, cost: 3, veteran: 2, elite: 3, track: 5 },
  },
  {
    type: 'defineCard',
    kind: 'unit',
    card: 'Catapult',
    values: { type: 'siege', attack: 'ranged', siegeDamage: 3, ap: 2, cost: 5 },
  },
  {
    type: 'defineCard',
    kind: 'unit',
    card: 'Bowman',
    values: { type: 'infantry', attack: 'ranged', traits: 'agile', ap: 3, cost: 2, elite: 1 },
  },
  { type: 'defineCard', kind: 'track', card: 'Stone Portal', values: { length: 4 } },
  { type: 'defineCard', kind: 'track', card: 'Event dial', values: { length: 3 } },
  { type: 'defineCard', kind: 'dial', card: 'Section 3', values: { effects: 'tokens,first', text: 'Storm' } },
  {
    type: 'defineCard',
    kind: 'building',
    card: 'Academy',
    values: { cost: 4, revenue: 1, hp2: 5, tokens: 2, noUnits: true },
  },
  { type: 'defineCard', kind: 'mission', card: 'Get a hero', values: { points: 3 } },
);

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 60, arbitrary: fc.oneof(...OWN) },
  { weight: 4, arbitrary: printed },
  { weight: 1, arbitrary: claim },
  {
    weight: 8,
    arbitrary: anyKernelAction(
      multiverseWar.counters.map((counter) => counter.key),
      houseRules.map(({ key }) => key),
    ) as fc.Arbitrary<Action>,
  },
);

laws(multiverseWar, plays(setups, actions));

/** Heroes: one is made, learns, uses what he learnt, dies and comes back. */
function heroic({ players }: State, seat: Seat): readonly Action[] {
  const { heroes } = players[seat] ?? { heroes: [] };
  const mine = heroes.flatMap(({ id: hero, hpPoints, apPoints, abilities: own }): Action[] => [
    { type: 'heroAbility', player: seat, hero, ability: own[0]?.name ?? 'Fireball' },
    { type: 'heroKill', player: seat, hero },
    { type: 'damageHero', player: seat, hero, amount: 2 },
    { type: 'resurrectHero', player: seat, hero, at: 'settlement' },
    {
      type: 'assignSkillPoints',
      player: seat,
      hero,
      hp: Math.max(1, hpPoints),
      ap: apPoints,
      abilities: own.length > 0 ? own.map(({ name, minLevel }) => ({ name, minLevel })) : FIREBALL,
    },
  ]);
  return [
    { type: 'nextPhase', player: seat },
    { type: 'correct', player: seat, counter: 'gold', how: 'gain', amount: 5 },
    { type: 'setLevelPoints', player: seat, points: 5 },
    { type: 'recruitHero', player: seat, sheet: 'Aria', at: 'settlement', attack: 'melee' },
    ...mine,
  ];
}
longPlay(multiverseWar, setups, actions, heroic);

test('the generator reaches every action', () => {
  const types = new Set(fc.sample(actions, { numRuns: 3000, seed: 7 }).map(({ type }) => type));
  const known = new Set([...fc.sample(fc.oneof(...OWN), { numRuns: 3000, seed: 8 }).map(({ type }) => type)]);
  known.forEach((type) => expect(types).toContain(type));
  // The kernel's four and the claim; two ways to fight.
  expect(types.size).toBe(OWN.length - 1 + 5);
});

test('deck, discards, the open card and those set aside are always 24; nothing of a player leaves its range', () => {
  fc.assert(
    fc.property(plays(setups, actions), ({ setup: chosen, steps }) => {
      const start = multiverseWar.start(chosen);
      if ('refused' in start) throw new Error(start.words);
      let state = start;
      for (const step of steps) {
        const action = step.do === 'action' ? step.action : multiverseWar.next(state).action;
        if (!action || multiverseWar.check(state, action)?.refused === 'impossible') continue;
        state = multiverseWar.apply(state, action);
        const { deck, discard, open, aside, tokens } = state.encounters;
        expect(deck + discard + (open ? 1 : 0) + aside.length).toBe(24);
        expect(tokens).toBeGreaterThanOrEqual(0);
        for (const { units, buildings, heroes, bridges } of state.players) {
          units.forEach(({ hp, maxHp }) => expect(hp > 0 && hp <= maxHp).toBe(true));
          buildings.forEach(({ hp, maxHp }) => expect(hp > 0 && hp <= maxHp).toBe(true));
          bridges.forEach(({ hits }) => expect(hits).toBeLessThan(2));
          heroes.forEach(({ level, xp, hp, hpPoints }) => {
            expect(level >= 1 && level <= 8 && xp <= level).toBe(true);
            expect(hp >= 0 && hp <= hpPoints).toBe(true);
          });
        }
      }
    }),
    { seed: 20261116, numRuns: Number(process.env.ABACULUS_RUNS ?? 60) },
  );
});

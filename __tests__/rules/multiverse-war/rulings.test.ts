import { totals } from '@/rules/kernel/score';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Action, FightContext } from '@/rules/multiverse-war/actions';
import { tokensMax } from '@/rules/multiverse-war/classes';
import { isFlanked, strikesOf } from '@/rules/multiverse-war/fight';
import { fightOf } from '@/rules/multiverse-war/fightOf';
import { settlementMax } from '@/rules/multiverse-war/flow';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { scoreSheet } from '@/rules/multiverse-war/score';
import type { Building, Hero, Player, State } from '@/rules/multiverse-war/state';
import { buildingFacts, BUILDINGS, resurrectPrice } from '@/rules/multiverse-war/tables';
import { ADVANCED, at, card, classRef, CONTEXT, MIRA, playTo, setup, startOf, table, TEO, unit } from './table';

/** Section 9: a ruling that no other test names, by what a player would see of it. */
const FULL = { scenario: 'full' };
const house = (more: Partial<Building> = {}): Building => ({
  id: 'b',
  type: 'barracks',
  tier: 1,
  hp: 5,
  maxHp: 5,
  connected: false,
  made: 0,
  ...more,
});
const aria = (more: Partial<Hero> = {}): Hero => ({
  id: 'h',
  name: 'Aria',
  attack: 'melee',
  level: 1,
  xp: 0,
  hpPoints: 3,
  apPoints: 3,
  abilities: [{ name: 'Cleave', minLevel: 1, used: false }],
  hp: 3,
  attacked: false,
  alive: true,
  ...more,
});
const mine = (state: State): Player => state.players[MIRA] as Player;
const after = (state: State, ...actions: Action[]): State =>
  actions.reduce((so, action) => multiverseWar.apply(so, action), state);
const words = (state: State, action: Action) => multiverseWar.check(state, action)?.words;
const building = (change: Partial<Player>, rules = {}): State =>
  at(startOf(ADVANCED, rules), { phase: 'build', round: 3 }, { gold: 50, ...change });
const acting = (change: Partial<Player>, rules = {}, theirs: Partial<Player> = {}): State =>
  at(startOf(ADVANCED, rules), { phase: 'action', round: 3 }, change, theirs);
const strikes = (attacker: string, target: string, context: Partial<FightContext> = {}, rules = {}) =>
  strikesOf(between(attacker, target, context, rules));
function between(attacker: string, target: string, context: Partial<FightContext> = {}, rules = {}) {
  const [from, to] = [classRef(MIRA, attacker), classRef(TEO, target)];
  const state = after(
    startOf(FULL, rules),
    card('unit', 'Scout', { type: 'mounted', attack: 'melee', traits: 'agile' }),
  );
  return fightOf(state, { attacker: from, target: to, context: { ...CONTEXT, ...context } });
}
/** Both players' turns of a round go by. */
const nextRound = (state: State): State =>
  after({ ...state, phase: 'action', turnIndex: state.players.length - 1 }, { type: 'endTurn', player: TEO });

describe('buildings', () => {
  test.each([
    [{}, 6, 5],
    [{ buildingHpBonus: 0 }, 4, 3],
  ])('A1: with %p a settlement has %i and a Barracks %i health', (rules, settlement, barracks) => {
    const state = building({}, rules);
    expect(settlementMax(state)).toBe(settlement);
    const built = after(state, {
      type: 'constructBuilding',
      player: MIRA,
      building: 'barracks',
      cost: 4,
      distance: 3,
      builderThere: true,
      nextToUnexplored: false,
    });
    expect(mine(built).buildings[0]).toMatchObject({ hp: barracks, maxHp: barracks });
  });

  test('A10: a damaged building gains 1 at the start of its owner’s turn, never above its full health', () => {
    const state = at(startOf(FULL), { round: 2 }, { buildings: [house({ hp: 3 }), house({ id: 'c' })] });
    expect(mine(nextRound(state)).buildings.map(({ hp }) => hp)).toEqual([4, 5]);
  });

  test('A13: a Fortress is worth 8 at both tiers', () => {
    expect(buildingFacts('fortress').vp).toEqual([8, 8]);
    expect(BUILDINGS.map(({ vp }) => vp)).toEqual([
      [2, 4],
      [2, 4],
      [3, 5],
      [4, 6],
      [8, 8],
    ]);
  });

  test.each([
    ['guardTower', 1, undefined],
    ['guardTower', 0, 'Another building stands here'],
    ['academy', 2, 'Needs to be on the third hex or further: you are on the second'],
    ['academy', 3, undefined],
  ] as const)('A21: a %s on hex %i', (type, distance, refused) => {
    const action: Action = {
      type: 'constructBuilding',
      player: MIRA,
      building: type,
      cost: 4,
      distance,
      builderThere: true,
      nextToUnexplored: false,
    };
    expect(words(building({}), action)).toBe(refused);
    expect(words(building({}), { ...action, nextToUnexplored: true })).toBe('Too close to the unknown');
  });

  test('A22: roads and buildings are steps of the Builder, bridges only by the switch', () => {
    const bridge: Action = { type: 'buildBridge', player: MIRA, builderThere: true };
    const road: Action = { type: 'buildRoad', player: MIRA, cost: 1, builderThere: true };
    expect(mine(after(building({}), bridge, road)).builderSteps).toBe(1);
    expect(mine(after(building({}, { bridgeGivesBuilderStep: true }), bridge, road)).builderSteps).toBe(2);
  });

  test('A32: a new building makes a unit the same turn, and the recruit may act', () => {
    const state = after(building({ buildings: [house()] }), {
      type: 'recruitUnit',
      player: MIRA,
      class: 'Pikeman',
      at: 'b',
      cost: 3,
    });
    expect(mine(state).units[0]).toMatchObject({ acted: false, done: false });
    expect(words(state, { type: 'recruitUnit', player: MIRA, class: 'Pikeman', at: 'b', cost: 3 })).toBe(
      'This building has made its unit this turn',
    );
  });

  test('A48: tier 2 takes the typed health and the novice 2; damage stays, a blank changes nothing', () => {
    const upgrade: Action = { type: 'upgradeBuilding', player: MIRA, building: 'b', cost: 2, builderThere: true };
    const hurt = building({ buildings: [house({ hp: 3 })] });
    expect(mine(after(hurt, upgrade)).buildings[0]).toMatchObject({ tier: 2, hp: 3, maxHp: 5 });
    const typed = after(hurt, card('building', 'Barracks', { cost: 4, revenue: 2, hp2: 5 }), upgrade);
    expect(mine(typed).buildings[0]).toMatchObject({ tier: 2, hp: 5, maxHp: 7 });
  });
});

describe('fights', () => {
  test('A3: a bow does the same beside its target as from afar', () => {
    const [near, far] = [1, 2].map((distance) => strikes('Bowman', 'Pikeman', { distance })[0]?.damage);
    expect([near, far]).toEqual([1, 1]);
  });

  test('A4: two supporters more flank; the fighters themselves do not count, unless the table says so', () => {
    const flanked = (attackerSupport: number, targetSupport: number, rules = {}) =>
      (['attacker', 'target'] as const).map((side) =>
        isFlanked(between('Pikeman', 'Pikeman', { attackerSupport, targetSupport }, rules), side),
      );
    expect(flanked(2, 0)).toEqual([false, true]);
    expect(flanked(2, 1)).toEqual([false, false]);
    expect(flanked(1, 0, { flankCountsAttacker: true })).toEqual([false, true]);
    expect(flanked(3, 2, { flankRule: 'twoOrMore' })).toEqual([true, true]);
  });

  test('A5: nothing is rolled where nobody is flanked and nobody agile', () => {
    expect(strikes('Horseman', 'Bowman').flatMap(({ rolls }) => rolls)).toEqual([]);
  });

  test.each([
    [{}, ['flanked', 'agile']],
    [{ stackRolls: 'single' }, ['flanked']],
  ])('A6: a flanked shot at an agile target with %p rolls %p', (rules, rolls) => {
    expect(strikes('Bowman', 'Scout', { distance: 2, targetSupport: 2 }, rules)[0]?.rolls).toEqual(rolls);
    // The answer of a bow to an agile attacker rolls too.
    expect(strikes('Scout', 'Bowman')[1]?.rolls).toEqual(['agile']);
  });

  test('A29: what siege does to buildings is never guessed, and a hill adds nothing to it', () => {
    const shot = (state: State) => {
      const target = { kind: 'building' as const, id: 'b', owner: TEO };
      const context = { ...CONTEXT, distance: 3, attackerSetUp: true, attackerGround: 'hill' as const };
      return { state, action: { attacker: classRef(MIRA, 'Ram'), target, context } };
    };
    const state = after(
      acting({}, {}, { buildings: [house()] }),
      card('unit', 'Ram', { type: 'siege', attack: 'ranged' }),
    );
    const { action } = shot(state);
    expect(words(state, { type: 'resolveCombat', player: MIRA, ...action, rolls: [] })).toBe(
      'Type what Ram does to buildings first.',
    );
    const typed = after(state, card('unit', 'Ram', { type: 'siege', attack: 'ranged', siegeDamage: 3 }));
    expect(strikesOf(fightOf(typed, action))[0]?.damage).toBe(3);
  });

  test('A30: a siege weapon stays set up until it moves', () => {
    const state = after(
      acting({ units: [unit('1', 'Ram')] }),
      card('unit', 'Ram', { type: 'siege', attack: 'ranged' }),
      { type: 'setUpSiege', player: MIRA, unit: '1' },
    );
    expect(mine(nextRound(state)).units[0]?.setUp).toBe(true);
    const moved = after(state, { type: 'spendAp', player: MIRA, unit: '1', ap: 1, why: 'move' });
    expect(mine(moved).units[0]?.setUp).toBe(false);
  });

  test('A44: forest holds a shot at 1 whatever helps it; a building in it is no forest', () => {
    const context = { distance: 2, attackerGround: 'hill' as const, targetGround: 'forest' as const };
    expect(strikes('Bowman', 'Pikeman', { ...context, attackerBonus: 2 })[0]?.damage).toBe(1);
    const state = acting({}, {}, { buildings: [house()] });
    const target = { kind: 'building' as const, id: 'b', owner: TEO };
    const at = fightOf(state, { attacker: classRef(MIRA, 'Bowman'), target, context: { ...CONTEXT, ...context } });
    expect(strikesOf(at)[0]?.damage).toBe(2);
  });

  test('A54: a hero strikes by the attack of his sheet, and his health is his points', () => {
    const state = acting({ heroes: [aria(), aria({ id: 'r', attack: 'ranged' })] });
    const damage = ['h', 'r'].map((id) => {
      const attacker = { kind: 'hero' as const, id, owner: MIRA };
      return strikesOf(fightOf(state, { attacker, target: classRef(TEO, 'Pikeman'), context: CONTEXT }))[0]?.damage;
    });
    expect(damage).toEqual([2, 1]);
  });

  test('A56: a melee attack and exploring start from a hex of its own; a shot may not', () => {
    const state = acting({ units: [unit('1', 'Pikeman'), unit('2', 'Bowman')] }, {}, { units: [unit('3', 'Pikeman')] });
    const attack = (id: string): Action => ({
      type: 'resolveCombat',
      player: MIRA,
      attacker: { kind: 'unit', id, owner: MIRA },
      target: { kind: 'unit', id: '3', owner: TEO },
      context: { ...CONTEXT, sharedHex: true },
      rolls: [],
    });
    expect(words(state, attack('1'))).toBe('Attack from a hex of your own');
    expect(words(state, attack('2'))).toBeUndefined();
    const explore: Action = { type: 'exploreEncounter', player: MIRA, explorer: '1', sharedHex: true };
    expect(words({ ...state, encounters: { ...state.encounters, tokens: 1 } }, explore)).toBe(
      'Start from a hex of its own',
    );
  });
});

describe('turns', () => {
  test.each([
    [{}, 4],
    [{ restHeals: 'one' }, 2],
  ])('A9: with %p a unit that rested stands at %i as the Action phase begins, hit or not', (rules, hp) => {
    const state = at(
      startOf(FULL, rules),
      { phase: 'build', round: 2 },
      {
        units: [unit('1', 'Pikeman', { hp: 1, resting: true })],
      },
    );
    expect(mine(after(state, { type: 'nextPhase', player: MIRA })).units[0]).toMatchObject({ hp, resting: false });
  });

  test('A11: the dial turns once a round, from the second on; by the switch before every turn', () => {
    const log = table('duel', ADVANCED);
    expect(log.state.dial.turned).toBe(true);
    const second = playTo(table('duel', ADVANCED), 2, TEO, 'revenue').state;
    expect(second.dial.turned).toBe(true);
    const each = nextRound(startOf(ADVANCED, { dialPer: 'playerTurn' }));
    const turned = { ...each, phase: 'action' as const, dial: { ...each.dial, turned: true } };
    expect(after(turned, { type: 'endTurn', player: MIRA }).dial.turned).toBe(false);
  });

  test('A27: the ant colony mends at the start of a round, up to its full health', () => {
    const colony = { id: 'c', kind: 'colony' as const, name: 'Giant ant colony', hp: 4, maxHp: 5, owner: null };
    const state = startOf(ADVANCED);
    const hurt = { ...state, encounters: { ...state.encounters, aside: [colony] } };
    const mended = nextRound(hurt);
    expect([mended, nextRound(mended)].map(({ encounters }) => encounters.aside[0]?.hp)).toEqual([5, 5]);
  });

  test('A51, A53: each player’s first turn brings 9 gold, units or a hero only, and no extras', () => {
    const log = playTo(table('duel', ADVANCED), 1, TEO, 'revenue');
    log.act({ type: 'collectRevenue', player: TEO, extra: 4 });
    expect(log.state.players[TEO]?.gold).toBe(9);
    log.act({ type: 'nextPhase', player: TEO });
    expect(words(log.state, { type: 'buildBridge', player: TEO, builderThere: true })).toBe(
      'First turn: units or a hero only',
    );
  });

  test('A52: the settlement makes five a turn', () => {
    const state = building({ settlement: { hp: 6, made: 5, fallenTo: null } });
    expect(words(state, { type: 'recruitUnit', player: MIRA, class: 'Pikeman', at: 'settlement', cost: 1 })).toBe(
      'The settlement has made its five units this turn',
    );
  });

  test('A61: the first player changes from this round on, and whoever is next in the new order begins', () => {
    const state = { ...startOf(ADVANCED, {}, 'ffa'), round: 2 };
    const changed = after(state, { type: 'changeFirstPlayer', player: MIRA, to: TEO });
    expect(multiverseWar.next(changed).seat).toBe(TEO);
    expect(nextRound(changed).firstPlayer).toBe(TEO);
  });

  test('A35: a token for each use, each unit once; they come back with the turn', () => {
    const units = [unit('1', 'Bowman'), unit('2', 'Bowman'), unit('3', 'Bowman')];
    const use = (id: string): Action => ({ type: 'useAbility', player: MIRA, unit: id });
    const state = after(acting({ units, steps: { Bowman: 2 } }), use('1'));
    expect(words(state, use('1'))).toBe('It has used its ability this turn');
    const spent = after(state, use('2'));
    expect(tokensMax(spent, MIRA)).toBe(2);
    expect(words(spent, use('3'))).toBe('No ability token left this turn');
    expect(mine(nextRound(spent)).tokensSpent).toBe(0);
  });

  test('A24: a treaty broken early still blocks deals as long; gold only where the switch is on', () => {
    const treaty = { id: 't', a: MIRA, b: TEO, round: 1, broken: true };
    const trade: Action = { type: 'tradeGold', player: MIRA, to: TEO, amount: 1, note: '' };
    const state = (rules = {}) => at(startOf(ADVANCED, rules, 'ffa'), { round: 5, treaties: [treaty] }, { gold: 3 });
    expect(words(state(), { type: 'signTreaty', player: MIRA, with: TEO })).toBe(
      'No deals with this player until turn 7',
    );
    expect(words(state(), trade)).toBe('No deals with this player until turn 7');
    expect(words(state({ cooldownBlocksGold: false }), trade)).toBeUndefined();
  });
});

describe('heroes', () => {
  test('A16: a level brings no points until the table has looked', () => {
    const state = building({ heroes: [aria({ level: 2 })] });
    const place: Action = {
      type: 'assignSkillPoints',
      player: MIRA,
      hero: 'h',
      hp: 4,
      ap: 3,
      abilities: [{ name: 'Cleave', minLevel: 1 }],
    };
    expect(words(state, place)).toBe('HP 1, AP 1, ability 2: you have 8');
    expect(words(after(state, { type: 'setLevelPoints', player: MIRA, points: 1 }), place)).toBeUndefined();
  });

  test('A17: a hero takes a place that makes units, and comes back at one', () => {
    const full = {
      settlement: { hp: 6, made: 5, fallenTo: null },
      buildings: [house()],
      heroes: [aria({ alive: false })],
    };
    const recruit = (place: string): Action => ({
      type: 'recruitHero',
      player: MIRA,
      sheet: 'Bran',
      at: place,
      attack: 'melee',
    });
    expect(words(building(full), recruit('settlement'))).toBe('The settlement has made its five units this turn');
    const recruited = after(building(full), recruit('b'));
    expect(mine(recruited).buildings[0]?.made).toBe(1);
    expect(words(recruited, { type: 'resurrectHero', player: MIRA, hero: 'h', at: 'b' })).toBe(
      'This building has made its unit this turn',
    );
  });

  test('A18: an ability costs a hero no AP, unless the table says 1', () => {
    const use: Action = { type: 'heroAbility', player: MIRA, hero: 'h', ability: 'Cleave' };
    const tired = { heroes: [aria({ apPoints: 0 })] };
    expect(words(acting(tired), use)).toBeUndefined();
    expect(words(acting(tired, { heroAbilityAp: 1 }), use)).toBe('Needs 1 AP');
  });

  test('A45: bringing a hero back costs 7 at level 1, four a level above', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(resurrectPrice)).toEqual([7, 8, 12, 16, 20, 24, 28, 32]);
  });

  test('A59: abilities come before the regular attack, unless the table says otherwise', () => {
    const use: Action = { type: 'heroAbility', player: MIRA, hero: 'h', ability: 'Cleave' };
    const spent = { heroes: [aria({ attacked: true })] };
    expect(words(acting(spent), use)).toBe('Abilities come before the attack');
    expect(words(acting(spent, { heroActsAfterAttack: true }), use)).toBeUndefined();
  });
});

describe('winning', () => {
  test('A8: where the text gives no number of scrolls the table chooses one', () => {
    const start = (territories: number, scrolls: number) =>
      multiverseWar.start(setup('duel', { ...FULL, territories, scrolls }));
    expect([8, 10].map((territories) => isRefusal(start(territories, 0)))).toEqual([true, true]);
    expect(start(10, 8)).toMatchObject({ scrollsNeeded: 8 });
  });

  test('A14: four fortresses win alone at once', () => {
    const forts = ['1', '2', '3', '4'].map((id) => house({ id, type: 'fortress' }));
    const state = building({ buildings: forts.slice(0, 3) });
    expect(after(state, { type: 'placeDecoy', player: MIRA }).victory).toBeNull();
    const four = building({ buildings: forts });
    expect(after(four, { type: 'placeDecoy', player: MIRA }).victory).toEqual({
      seats: [MIRA],
      condition: 'domination',
    });
  });

  test('A34: the points of a team are added', () => {
    const state = at(
      startOf({ ...FULL, turnLimit: 3 }, {}, 'teams'),
      {},
      { buildings: [house()] },
      {},
      {
        buildings: [house({ type: 'fortress' })],
      },
    );
    expect(totals(scoreSheet(state)).map(({ sum }) => sum)).toEqual([10, 0]);
  });

  test('A36: the portal wins only at a length that was typed', () => {
    const state = at(startOf(FULL), { phase: 'revenue', round: 4, mines: [{ terrain: 'hill', owner: MIRA }] });
    const advance: Action = { type: 'advancePortal', player: MIRA, amount: 5 };
    expect(after(state, advance).victory).toBeNull();
    expect(after(state, card('track', 'Stone Portal', { length: 5 }), advance).victory).toEqual({
      seats: [MIRA],
      condition: 'portal',
    });
  });

  test('A39: what an encounter’s card gives goes to the class that explored', () => {
    const state = acting({ units: [unit('1', 'Bowman')] });
    const open = { seat: MIRA, explorer: '1', card: 'Kuma' };
    const resolved = after(
      { ...state, encounters: { ...state.encounters, deck: 23, tokens: 1, open } },
      { type: 'resolveEncounter', player: MIRA, success: true, damage: 0, gold: 0, xp: 1, scrolls: 0 },
    );
    expect(mine(resolved).steps).toEqual({ Bowman: 1 });
  });

  test('A40: the novice scenario leaves heroes, mines, dial and decoys out, each with a switch', () => {
    expect(startOf().parts).toEqual({ heroes: false, mines: false, dial: false, decoys: false });
    const on = { noviceHeroes: true, noviceMines: true, noviceDial: true, noviceDecoys: true };
    expect(startOf({}, on).parts).toEqual({ heroes: true, mines: true, dial: true, decoys: true });
  });
});

test('A47: a d10 has ten faces, a d6 six', () => {
  const state = { ...acting({}), encounters: { ...acting({}).encounters, tokens: 0 } };
  expect(words(state, { type: 'placeEncounterTokens', player: MIRA, amount: 1, d10: 10 })).toBeUndefined();
  expect(words(state, { type: 'placeEncounterTokens', player: MIRA, amount: 1, d10: 11 })).toBe(
    'A face goes from 1 to 10.',
  );
});

test('A41: chopping and planting cost what is typed, and change nothing else', () => {
  const state = building({});
  const chopped = after(state, { type: 'improveHex', player: MIRA, kind: 'chop', cost: 3, builderThere: true });
  expect(mine(chopped)).toMatchObject({ gold: 47, builderSteps: 0 });
});

import { isRefusal } from '@/rules/kernel/refusal';
import { totals } from '@/rules/kernel/score';
import { parseAction } from '@/rules/multiverse-war/actions';
import { classOf, encounterCard, tokensMax } from '@/rules/multiverse-war/classes';
import { treatyState } from '@/rules/multiverse-war/diplomacy';
import { encounterOdds } from '@/rules/multiverse-war/encounterOdds';
import { settle, strikesOf } from '@/rules/multiverse-war/fight';
import { fightOf, trumpOf } from '@/rules/multiverse-war/fightOf';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { paybackTurns, revenueTotal } from '@/rules/multiverse-war/revenue';
import { resurrectPrice, scrollsFor } from '@/rules/multiverse-war/tables';
import {
  ADVANCED,
  at,
  card,
  classRef,
  CONTEXT,
  gold,
  MIRA,
  playTo,
  setup,
  startOf,
  startUnits,
  table,
  TEO,
} from './table';

const BARRACKS = {
  type: 'constructBuilding' as const,
  player: MIRA,
  building: 'barracks' as const,
  cost: 4,
  distance: 3,
  builderThere: true,
  nextToUnexplored: false,
};

function fightBetween(mine: string, theirs: string, context = {}, state = startOf()) {
  const [attacker, target] = [classRef(MIRA, mine), classRef(TEO, theirs)];
  const trump = trumpOf(state, attacker, target);
  return fightOf(state, { attacker, target, context: { ...CONTEXT, trump, ...context } });
}

describe('revenue (about p6, p11)', () => {
  test('V1: the first turn sets 9 gold, with no settlement income on top', () => {
    const log = playTo(table(), 1, MIRA, 'revenue');
    log.act({ type: 'collectRevenue', player: MIRA, extra: 3 });
    expect(log.state.players[MIRA]?.gold).toBe(9);
  });

  test('V2 and V3: settlement only brings 5', () => {
    const log = playTo(table(), 2, MIRA, 'revenue');
    expect(revenueTotal(log.state, MIRA)).toBe(5);
    expect(revenueTotal(playTo(log, 3, MIRA, 'revenue').state, MIRA)).toBe(5);
  });

  test('V4: with Barracks the next revenue is 7, connected by road 8', () => {
    const log = playTo(table(), 2, MIRA, 'build');
    log.act(BARRACKS);
    expect(log.state.players[MIRA]?.gold).toBe(14 - 4);
    playTo(log, 3, MIRA, 'revenue');
    expect(revenueTotal(log.state, MIRA)).toBe(7);
    const id = log.state.players[MIRA]?.buildings[0]?.id ?? '';
    log.act({ type: 'setConnected', player: MIRA, building: id, on: true });
    expect(revenueTotal(log.state, MIRA)).toBe(8);
  });

  test('a connected building without revenue gives no gold but its two points (trap 6)', () => {
    const state = startOf({ scenario: 'full', turnLimit: 8 });
    const tower = { id: '9', type: 'guardTower' as const, tier: 1 as const, hp: 5, maxHp: 5, connected: true, made: 0 };
    const with0 = multiverseWar.apply(
      at(state, { round: 3 }, { buildings: [tower] }),
      card('building', 'Guard Tower', { revenue: 0 }),
    );
    expect(revenueTotal(with0, MIRA)).toBe(5);
    expect(totals(multiverseWar.scoreSheet(with0))[MIRA]).toEqual({ sum: 4, open: false });
  });

  test('a fallen settlement brings nothing and connects nothing', () => {
    const barracks = {
      id: '9',
      type: 'barracks' as const,
      tier: 1 as const,
      hp: 5,
      maxHp: 5,
      connected: true,
      made: 0,
    };
    const state = at(
      startOf(ADVANCED),
      { round: 4 },
      { settlement: { hp: 0, made: 0, fallenTo: null }, buildings: [barracks] },
    );
    expect(revenueTotal(state, MIRA)).toBe(2);
  });

  test('payback: ceil(cost / (revenue + link)), none without revenue', () => {
    expect(paybackTurns(4, 2, false)).toBe(2);
    expect(paybackTurns(4, 2, true)).toBe(2);
    expect(paybackTurns(7, 2, true)).toBe(3);
    expect(paybackTurns(4, 0, true)).toBeUndefined();
  });
});

describe('trumping (about p7)', () => {
  test('V5: Heavy Swordsman attacks Bowman: the Bowman shoots first, 4 → 3; then 4 → 2', () => {
    const fight = fightBetween('Heavy Swordsman', 'Bowman');
    expect(strikesOf(fight).map(({ by, damage }) => [by, damage])).toEqual([
      ['target', 1],
      ['attacker', 2],
    ]);
    expect(settle(fight, [])).toMatchObject({ attackerHp: 3, targetHp: 2 });
  });

  test('V6: a Horseman strikes first at any ranged unit, and is answered for 1', () => {
    const fight = fightBetween('Horseman', 'Bowman');
    expect(fight.trump).toBe('attacker');
    expect(settle(fight, [])).toMatchObject({ attackerHp: 3, targetHp: 2 });
  });

  test('V7: Pikeman attacks Heavy Swordsman: defender first, then armour takes 1', () => {
    const fight = fightBetween('Pikeman', 'Heavy Swordsman');
    expect(strikesOf(fight)[0]?.by).toBe('target');
    expect(settle(fight, [])).toMatchObject({ attackerHp: 2, targetHp: 3 });
  });

  test('a trumping defender who cannot reach does not strike at all', () => {
    const fight = fightBetween('Bowman', 'Pikeman', { distance: 2, trump: 'defender' });
    expect(strikesOf(fight).map(({ by }) => by)).toEqual(['attacker']);
  });

  test('a pair typed by the table counts, and a known one can be struck out', () => {
    const state = startOf();
    const typed = multiverseWar.apply(state, card('trump', 'Pikeman over Horseman', { first: true }));
    expect(trumpOf(typed, classRef(MIRA, 'Horseman'), classRef(TEO, 'Pikeman'))).toBe('defender');
    const struck = multiverseWar.apply(state, card('trump', 'Horseman over ranged units', { first: false }));
    expect(trumpOf(struck, classRef(MIRA, 'Horseman'), classRef(TEO, 'Bowman'))).toBe('none');
  });
});

describe('flanking (about p10)', () => {
  test.each([
    [0, 0, false, false],
    [2, 1, false, false],
    [2, 0, false, true],
    [1, 3, true, false],
    [3, 3, false, false],
  ])('V8: %i against %i supporters', (mine, theirs, attackerRolls, targetRolls) => {
    const strikes = strikesOf(fightBetween('Pikeman', 'Pikeman', { attackerSupport: mine, targetSupport: theirs }));
    expect(strikes.map(({ rolls }) => rolls.length > 0)).toEqual([attackerRolls, targetRolls]);
  });
});

describe('encounters (about p6)', () => {
  const kuma = encounterCard(startOf(), 'Kuma');
  if (!kuma) throw new Error('Kuma is known');

  test('V9: without support Kuma fails for certain', () => {
    expect(encounterOdds(kuma, 0, 4)).toMatchObject({ unsupported: true, success: { numerator: 0n, denominator: 1n } });
  });

  test('V10: with a supporter 7/10', () => {
    expect(encounterOdds(kuma, 1, 4).success).toEqual({ numerator: 7n, denominator: 10n });
    expect(encounterOdds(kuma, 1, 2).survives).toEqual({ numerator: 7n, denominator: 10n });
  });

  function exploring() {
    const log = playTo(table(), 1, MIRA, 'action');
    const pike = log.state.players[MIRA]?.units.find((unit) => unit.class === 'Pikeman')?.id ?? '';
    log.act({
      type: 'revealTerritory',
      player: MIRA,
      unit: pike,
      d6: 2,
      by: 'typed',
      hasEncounter: true,
      isCentral: false,
      sharedHex: false,
    });
    log.act({ type: 'exploreEncounter', player: MIRA, explorer: pike, card: 'Kuma', sharedHex: false });
    return { log, pike };
  }

  test('V9: 2 damage, the card is discarded, the token stays for the next try (A58)', () => {
    const { log, pike } = exploring();
    log.act({ type: 'resolveEncounter', player: MIRA, success: false, damage: 2, gold: 0, xp: 0, scrolls: 0 });
    expect(log.state.encounters).toEqual({ deck: 23, discard: 1, open: null, tokens: 1, aside: [] });
    expect(log.state.players[MIRA]?.units.find(({ id }) => id === pike)).toMatchObject({ hp: 2, done: true });
  });

  test('V10: 7 or less brings a bear that cannot move this turn, and 1 XP for the class', () => {
    const { log } = exploring();
    log.act({
      type: 'resolveEncounter',
      player: MIRA,
      success: true,
      damage: 0,
      gold: 0,
      xp: 1,
      scrolls: 0,
      unit: 'Bear',
      d10: 7,
      by: 'typed',
    });
    const mira = log.state.players[MIRA];
    expect(mira?.steps).toEqual({ Pikeman: 1 });
    expect(mira?.units.find((unit) => unit.class === 'Bear')).toMatchObject({ hp: 4, gift: true, done: true });
    expect(log.state.encounters.tokens).toBe(0);
  });
});

describe('heroes (about p12)', () => {
  function withHero() {
    const log = playTo(table('duel', ADVANCED), 1, MIRA, 'build');
    log.act({ type: 'recruitHero', player: MIRA, sheet: 'Aria', at: 'settlement', attack: 'melee' });
    return { log, id: log.state.players[MIRA]?.heroes[0]?.id ?? '' };
  }

  test('V11: HP 3, AP 3 and one ability are the 8 points; a ninth is refused', () => {
    const { log, id } = withHero();
    const spread = {
      type: 'assignSkillPoints' as const,
      player: MIRA,
      hero: id,
      hp: 3,
      ap: 3,
      abilities: [{ name: 'Cleave', minLevel: 1 }],
    };
    expect(multiverseWar.check(log.state, { ...spread, hp: 4 })?.words).toBe('HP 1, AP 1, ability 2: you have 8');
    log.act(spread);
    expect(log.state.players[MIRA]?.heroes[0]).toMatchObject({ hp: 3, apPoints: 3 });
    expect(multiverseWar.check(log.state, { ...spread, hp: 2 })?.words).toBe('Points once placed stay');
  });

  test('V12: two kills reach level 2, three more level 3; the count begins anew each time', () => {
    const { log, id } = withHero();
    const kill = () => log.act({ type: 'heroKill', player: MIRA, hero: id });
    kill();
    expect(log.state.players[MIRA]?.heroes[0]).toMatchObject({ level: 1, xp: 1 });
    kill();
    expect(log.state.players[MIRA]?.heroes[0]).toMatchObject({ level: 2, xp: 0 });
    kill();
    kill();
    kill();
    expect(log.state.players[MIRA]?.heroes[0]).toMatchObject({ level: 3, xp: 0 });
    expect(multiverseWar.nudges(log.state).some(({ id: nudge }) => nudge === 'levelPoints')).toBe(true);
  });

  test('V13: a hero costs 7; back at level 3 12, at level 1 7', () => {
    const { log, id } = withHero();
    expect(log.state.players[MIRA]?.gold).toBe(2);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(resurrectPrice)).toEqual([7, 8, 12, 16, 20, 24, 28, 32]);
    log.act({ type: 'heroDies', player: MIRA, hero: id });
    log.act(gold(MIRA, 7));
    log.act({ type: 'resurrectHero', player: MIRA, hero: id, at: 'settlement' });
    expect(log.state.players[MIRA]).toMatchObject({ gold: 0 });
    expect(log.state.players[MIRA]?.heroes[0]?.alive).toBe(true);
  });

  test('6.7: kills in total for each level', () => {
    const { log, id } = withHero();
    const at8: number[] = [];
    for (let kills = 1; kills <= 36; kills += 1) {
      log.act({ type: 'heroKill', player: MIRA, hero: id });
      const level = log.state.players[MIRA]?.heroes[0]?.level ?? 0;
      if (level > at8.length + 1) at8.push(kills);
    }
    expect(at8).toEqual([2, 5, 9, 14, 20, 27, 35]);
  });
});

test('V15: a road with a gap is no road: what was walked beside it brings no further AP (about p11)', () => {
  const walked = (why: 'move' | 'road') => {
    const log = playTo(table(), 1, MIRA, 'action');
    const pike = log.state.players[MIRA]?.units.find((unit) => unit.class === 'Pikeman')?.id ?? '';
    log.act(card('unit', 'Pikeman', { type: 'infantry', attack: 'melee', ap: 2 }));
    log.act({ type: 'spendAp', player: MIRA, unit: pike, ap: 1, why });
    log.act({ type: 'spendAp', player: MIRA, unit: pike, ap: 1, why });
    return multiverseWar.check(log.state, { type: 'spendAp', player: MIRA, unit: pike, ap: 1, why })?.words;
  };
  expect(walked('move')).toBe('Needs 1 AP, 0 left');
  expect(walked('road')).toBeUndefined();
});

test('V16: the axe infantry of the unit card: 6 gold, 3 AP, and Cleave at three foes in one turn (about p7)', () => {
  const log = table('duel', { scenario: 'full' });
  log.act(card('unit', 'Axeman', { type: 'infantry', attack: 'melee', cost: 6, ap: 3, ability: 'Cleave' }));
  expect(classOf(log.state, 'Axeman')).toMatchObject({ cost: 6, ap: 3, attack: 'melee', ability: 'Cleave' });
  playTo(log, 1, MIRA, 'build');
  log.act({ type: 'recruitUnit', player: MIRA, class: 'Axeman', at: 'settlement', cost: 6 });
  expect(log.state.players[MIRA]?.gold).toBe(3);
  const axe = log.state.players[MIRA]?.units.find((unit) => unit.class === 'Axeman')?.id ?? '';
  for (const what of ['unit', 'unit'] as const) log.act({ type: 'recordKill', player: MIRA, class: 'Axeman', what });
  playTo(log, 1, MIRA, 'action');
  log.act({ type: 'useAbility', player: MIRA, unit: axe, text: 'Cleave' });
  const cleave = (goesOn: boolean) =>
    log.act({
      type: 'resolveCombat',
      player: MIRA,
      attacker: { kind: 'unit', id: axe, owner: MIRA },
      target: classRef(TEO, 'Bowman', 2),
      context: { ...CONTEXT, ...(goesOn ? { goesOn } : {}) },
      rolls: [],
    });
  cleave(true);
  cleave(true);
  expect(log.state.players[MIRA]?.units.find(({ id }) => id === axe)).toMatchObject({ hp: 4, done: false });
  cleave(false);
  expect(log.state.players[MIRA]).toMatchObject({ steps: { Axeman: 5 }, tokensSpent: 1 });
  expect(log.state.players[MIRA]?.units.find(({ id }) => id === axe)?.done).toBe(true);
});

test('V14: a destroyed tier-2 Academy is worth 10', () => {
  const academy = { id: '9', type: 'academy' as const, tier: 2 as const, hp: 1, maxHp: 5, connected: false, made: 0 };
  const state = at(startOf({ scenario: 'full', turnLimit: 8 }), {}, {}, { buildings: [academy] });
  const after = multiverseWar.apply(state, {
    type: 'damageBuilding',
    player: MIRA,
    owner: TEO,
    building: '9',
    amount: 1,
    by: 'Horseman',
  });
  expect(totals(multiverseWar.scoreSheet(after)).map(({ sum }) => sum)).toEqual([10, 0]);
  expect(after.players[MIRA]?.steps).toEqual({ Horseman: 1 });
});

test('V17: scrolls for 9, 11 and 12 territories; the rest is asked for', () => {
  expect([8, 9, 10, 11, 12, 18].map(scrollsFor)).toEqual([undefined, 7, undefined, 9, 10, 10]);
  const ten = multiverseWar.start(setup('duel', { scenario: 'advanced', territories: 10 }));
  expect(isRefusal(ten)).toBe(true);
  expect(startOf({ scenario: 'advanced', territories: 10, scrolls: 8 }).scrollsNeeded).toBe(8);
});

test('V18: two Elite classes give four tokens; the Builder never counts', () => {
  let state = startOf(ADVANCED);
  for (const name of ['Bowman', 'Horseman', 'Builder']) {
    state = multiverseWar.apply(
      state,
      card('unit', name, { elite: 1, ...(name === 'Builder' ? { type: 'civilian', attack: 'none' } : {}) }),
    );
    state = multiverseWar.apply(state, { type: 'recordKill', player: MIRA, class: name, what: 'unit' });
  }
  expect(tokensMax(state, MIRA)).toBe(4);
});

describe('V19: the spearman (about p13)', () => {
  const unlocked = at(startOf(), {}, {}, { steps: { Pikeman: 2 } });
  test('from a protected side the attacker does 1, the answer is whole', () => {
    expect(settle(fightBetween('Melee', 'Pikeman', { protectedSide: true }, unlocked), [])).toMatchObject({
      attackerHp: 2,
      targetHp: 3,
    });
  });
  test('from another side the attacker does 2, the answer is 1', () => {
    expect(settle(fightBetween('Melee', 'Pikeman', {}, unlocked), [])).toMatchObject({ attackerHp: 3, targetHp: 2 });
  });
  test('before two kills there is no wall', () => {
    expect(settle(fightBetween('Melee', 'Pikeman', { protectedSide: true }), [])).toMatchObject({
      attackerHp: 2,
      targetHp: 2,
    });
  });
});

test('V20: combat cards are not part of the novice ruleset: no action plays one, the rules say so (about p13)', async () => {
  expect(parseAction({ type: 'playCombatCard', player: MIRA, card: 'Cavalry retreat', cost: 4 })).toBeUndefined();
  const topic = (await multiverseWar.topics()).find(({ id }) => id === 'combat-cards');
  expect(topic).toBeDefined();
});

test('V21: settlement and fortress 6, others 5; without the novice bonus 4 and 3', () => {
  const built = (rules: { buildingHpBonus?: number }) => {
    const log = playTo(table('duel', {}, rules), 2, MIRA, 'build');
    log.act(BARRACKS);
    log.act({ ...BARRACKS, building: 'fortress' });
    const mira = log.state.players[MIRA];
    return [mira?.settlement.hp, ...(mira?.buildings.map(({ maxHp }) => maxHp) ?? [])];
  };
  expect(built({})).toEqual([6, 5, 6]);
  expect(built({ buildingHpBonus: 0 })).toEqual([4, 3, 4]);
});

test('V22: two hits take a bridge away, without a step and without repair', () => {
  const log = playTo(table(), 2, MIRA, 'build');
  log.act({ type: 'buildBridge', player: MIRA, builderThere: true });
  const bridge = log.state.players[MIRA]?.bridges[0]?.id ?? '';
  playTo(log, 2, TEO, 'action');
  const hit = { type: 'hitBridge' as const, player: TEO, owner: MIRA, bridge, by: 'melee' as const, ready: true };
  log.act(hit);
  expect(log.state.players[MIRA]?.bridges).toHaveLength(1);
  log.act(hit);
  expect(log.state.players[MIRA]?.bridges).toHaveLength(0);
  expect(log.state.players[TEO]?.steps).toEqual({});
  expect(multiverseWar.check(log.state, { ...hit, by: 'other' })?.refused).toBe('impossible');
});

test('V23: one decoy a turn, two on the board', () => {
  const log = playTo(table('duel', ADVANCED), 1, MIRA, 'build');
  const decoy = { type: 'placeDecoy' as const, player: MIRA };
  log.act(decoy);
  expect(multiverseWar.check(log.state, decoy)?.words).toBe('One decoy a turn');
  playTo(log, 2, MIRA, 'build').act(decoy);
  expect(multiverseWar.check(playTo(log, 3, MIRA, 'build').state, decoy)?.words).toBe('Two decoys at most');
});

test('2.6: a treaty holds for three rounds, then three without deals', () => {
  expect([3, 4, 5, 6, 7, 8, 9].map((now) => treatyState(3, now))).toEqual([
    'active',
    'active',
    'active',
    'cooldown',
    'cooldown',
    'cooldown',
    'free',
  ]);
});

describe('the start of a turn (3.3)', () => {
  test('repairs 1, gives tokens back, and heals the rested only in the Action phase (trap 15)', () => {
    const log = playTo(table(), 1, MIRA, 'action');
    const [unit] = log.state.players[MIRA]?.units.filter((each) => each.class === 'Pikeman') ?? [];
    log.act({ type: 'damageUnit', player: MIRA, unit: unit?.id ?? '', amount: 2 });
    log.act({ type: 'markRest', player: MIRA, unit: unit?.id ?? '' });
    log.act({ type: 'correct', player: MIRA, counter: 'settlement', how: 'pay', amount: 2 });
    playTo(log, 2, MIRA, 'revenue');
    const hp = () => log.state.players[MIRA]?.units.find(({ id }) => id === unit?.id)?.hp;
    expect(log.state.players[MIRA]).toMatchObject({ settlement: { hp: 5 }, repaired: ['settlement'] });
    expect(hp()).toBe(2);
    playTo(log, 2, MIRA, 'action');
    expect(hp()).toBe(4);
    expect(log.state.players[MIRA]?.healed).toBe(1);
  });
});

test('the novice scenario needs a Builder, and lines keep blocks covered (trap 14)', () => {
  const { state } = table();
  expect(multiverseWar.check(state, startUnits(MIRA, 'Bowman', 'Bowman', 'Pikeman'))?.words).toBe(
    'The novice scenario needs a Builder',
  );
  const line = multiverseWar.describe(state, startUnits(MIRA));
  expect(line).toEqual({
    seat: 0,
    words: 'Mira sets up three starting units',
    covered: 'The blocks are: Builder, Pikeman, Bowman',
  });
});

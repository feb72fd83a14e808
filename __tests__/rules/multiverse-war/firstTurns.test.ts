import { multiverseWar } from '@/rules/multiverse-war/game';
import { setupSteps } from '@/rules/multiverse-war/setupSteps';
import { ADVANCED, at, card, MIRA, playTo, startOf, table, TEO } from './table';

const guideOf = (log: ReturnType<typeof table>) =>
  multiverseWar.nudges(log.state).find(({ about }) => about === 'the first three turns');

describe('3.4: the guided first three turns', () => {
  test('by turn and phase, with the panel where it is done', () => {
    const log = table();
    expect(guideOf(log)?.opens?.panel).toBe('start');
    expect(guideOf(playTo(log, 1, MIRA, 'build'))?.opens?.panel).toBe('recruit');
    expect(guideOf(playTo(log, 1, MIRA, 'action'))?.opens?.panel).toBe('explore');
    expect(guideOf(playTo(log, 2, MIRA, 'revenue'))?.words).toContain('5 gold');
    expect(guideOf(playTo(log, 2, MIRA, 'action'))?.words).toContain('third hex');
    expect(guideOf(playTo(log, 3, MIRA, 'build'))?.opens?.panel).toBe('construct');
    expect(guideOf(playTo(log, 4, MIRA, 'build'))).toBeUndefined();
  });

  test('what is done is not said again, and only a novice is guided', () => {
    const log = playTo(table(), 1, MIRA, 'build');
    log.act({ type: 'recruitUnit', player: MIRA, class: 'Bowman', at: 'settlement', cost: 3 });
    expect(guideOf(log)).toBeUndefined();
    expect(guideOf(playTo(table('duel', ADVANCED), 1, MIRA, 'build'))).toBeUndefined();
  });
});

test('3.1: the table is set up with this game’s own numbers and parts', () => {
  const novice = setupSteps(startOf({ territories: 11 })).join(' ');
  expect(novice).toContain('lay 11 face down');
  expect(novice).not.toContain('dial');
  expect(setupSteps(startOf(ADVANCED)).join(' ')).toMatch(/hero sheets.*aether mines.*dial/);
});

describe('section 11: what a table forgets', () => {
  const abouts = (state: ReturnType<typeof startOf>) => multiverseWar.nudges(state).map(({ about }) => about);

  test('gold changes hands in the Revenue phase only', () => {
    const team = at(startOf(ADVANCED, {}, 'teams'), { round: 2, collected: true }, { gold: 5 });
    expect(abouts(team)).toContain('gold deals');
    expect(abouts({ ...team, phase: 'build' })).not.toContain('gold deals');
  });

  test('a road link brings gold; it is said once for each building', () => {
    const barracks = {
      id: 'b',
      type: 'barracks' as const,
      tier: 1 as const,
      hp: 5,
      maxHp: 5,
      connected: false,
      made: 0,
    };
    const state = at(startOf(ADVANCED), { round: 3, phase: 'build' }, { buildings: [barracks] });
    expect(multiverseWar.nudges(state).find(({ about }) => about === 'road links')).toMatchObject({ id: 'link:0:b' });
    const linked = at(state, {}, { buildings: [{ ...barracks, connected: true }] });
    expect(abouts(linked)).not.toContain('road links');
  });
});

test('one tap settles the dial: section, tokens and first player, and one undo takes it back', () => {
  const log = table('duel', ADVANCED);
  playTo(log, 1, TEO, 'action').act({ type: 'endTurn', player: TEO });
  log.act({ type: 'turnEventDial', player: MIRA, tokens: 2, first: TEO });
  expect(log.state).toMatchObject({ firstPlayer: TEO, dial: { position: 2, turned: true }, encounters: { tokens: 2 } });
  expect(multiverseWar.next(log.state).seat).toBe(TEO);
});

test('the dial counts on until its length is typed, and then wraps', () => {
  const turned = (state: ReturnType<typeof startOf>) =>
    multiverseWar.apply({ ...state, dial: { position: 3, turned: false } }, { type: 'turnEventDial', player: MIRA })
      .dial.position;
  const state = multiverseWar.apply(startOf(ADVANCED), card('dial', 'Section 3', { text: 'Storm' }));
  expect(turned(state)).toBe(4);
  expect(turned(multiverseWar.apply(state, card('track', 'Event dial', { length: 3 })))).toBe(1);
});

test('a central territory and its mine are one line', () => {
  const log = playTo(table('duel', ADVANCED), 1, MIRA, 'action');
  const action = {
    type: 'revealTerritory' as const,
    player: MIRA,
    d6: 3,
    by: 'typed' as const,
    hasEncounter: false,
    isCentral: true,
    mine: 'hill',
    sharedHex: false,
  };
  expect(multiverseWar.describe(log.state, action).words).toContain('an aether mine goes down');
  log.act(action);
  expect(log.state.mines).toEqual([{ terrain: 'hill', owner: null }]);
});

test('what a side strikes down of its own brings nobody points', () => {
  const barracks = { id: 'b', type: 'barracks' as const, tier: 1 as const, hp: 1, maxHp: 5, connected: false, made: 0 };
  const state = at(startOf(ADVANCED), {}, { buildings: [barracks] });
  const after = multiverseWar.apply(state, {
    type: 'damageBuilding',
    player: MIRA,
    owner: MIRA,
    building: 'b',
    amount: 1,
  });
  expect(after.players[MIRA]).toMatchObject({ buildings: [], destroyed: [] });
});

test('a tier-2 building repairs what its card says (section 10, 4)', () => {
  const log = table('duel', ADVANCED);
  log.act(card('building', 'Fortress', { cost: 5, revenue: 0, repair2: 2 }));
  const fortress = { id: 'f', type: 'fortress' as const, hp: 2, maxHp: 6, connected: false, made: 0 };
  const state = at(
    log.state,
    { phase: 'action', turnIndex: 1, collected: true },
    {
      buildings: [
        { ...fortress, tier: 2 as const },
        { ...fortress, id: 'g', tier: 1 as const },
      ],
    },
  );
  const after = multiverseWar.apply(state, { type: 'endTurn', player: TEO });
  expect(after.players[MIRA]?.buildings.map(({ hp }) => hp)).toEqual([4, 3]);
});

test('a gift of an encounter has the attack that was asked for, and no track (A55)', () => {
  const open = { seat: MIRA, explorer: null, card: 'Kuma' };
  const state = at(startOf(ADVANCED), { encounters: { ...startOf().encounters, deck: 23, open, tokens: 1 } });
  const after = multiverseWar.apply(state, {
    type: 'resolveEncounter',
    player: MIRA,
    success: true,
    damage: 0,
    gold: 0,
    xp: 0,
    scrolls: 0,
    unit: 'Archer bear',
    attack: 'ranged',
  });
  expect(after.cards['unit:Archer bear']).toEqual({ type: 'infantry', attack: 'ranged' });
});

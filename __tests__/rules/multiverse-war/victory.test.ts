import type { Values } from '@/rules/kernel/setup';
import { partsProblem, ranking, totals } from '@/rules/kernel/score';
import type { Action } from '@/rules/multiverse-war/actions';
import { multiverseWar } from '@/rules/multiverse-war/game';
import type { Building, Hero, Player, State } from '@/rules/multiverse-war/state';
import { racesOf } from '@/rules/multiverse-war/victory';
import { begin } from '../record';
import { at, card, gold, MIRA, playTo, setup, startOf, table, TEO } from './table';

const FULL: Values = { scenario: 'full' };

const fortress = (id: number): Building => ({
  id: `f${id}`,
  type: 'fortress',
  tier: 1,
  hp: 6,
  maxHp: 6,
  connected: false,
  made: 0,
});
const hero = (level: number, alive = true): Hero => ({
  id: 'h',
  name: 'Aria',
  attack: 'melee',
  level,
  xp: 0,
  hpPoints: 3,
  apPoints: 3,
  abilities: [],
  hp: alive ? 3 : 0,
  attacked: false,
  alive,
});
const NOTHING: Action = { type: 'addMission', player: MIRA, title: 'Nothing', secret: false };

/** The outcome once anything at all has happened on this table. */
function endOf(state: State) {
  const end = multiverseWar.outcome(multiverseWar.apply(state, NOTHING));
  return end && [end.condition, ...end.winners];
}

function full(
  players: readonly Partial<Player>[],
  mode = 'duel',
  rules: Values = {},
  change: Partial<State> = {},
): State {
  return at(begin(multiverseWar, setup(mode, FULL, rules)), change, ...players);
}

describe('7.1: immediate victories', () => {
  test('portal: the typed length of the track', () => {
    const state = full([{ portal: 5 }]);
    expect(endOf(state)).toBeUndefined();
    expect(endOf(multiverseWar.apply(state, card('track', 'Stone Portal', { length: 5 })))).toEqual(['portal', MIRA]);
  });

  test('conquest: the rival settlement at 0', () => {
    const down = { settlement: { hp: 0, made: 0, fallenTo: null } };
    expect(endOf(full([{}, down]))).toEqual(['conquest', MIRA]);
    expect(endOf(full([{}, down], 'teams'))).toEqual(['conquest', 0, 2]);
  });

  test('conquest among three or four: the destroyer, or the last one standing (A33)', () => {
    const down = { settlement: { hp: 0, made: 0, fallenTo: 2 } };
    expect(endOf(full([{}, down], 'ffa'))).toEqual(['conquest', 2]);
    const last = { ffaConquest: 'lastStanding' };
    expect(endOf(full([{}, down], 'ffa', last))).toBeUndefined();
    expect(endOf(full([down, down, down], 'ffa', last))).toEqual(['conquest', 3]);
  });

  test('domination: four at once alone', () => {
    expect(endOf(full([{ buildings: [1, 2, 3].map(fortress) }]))).toBeUndefined();
    expect(endOf(full([{ buildings: [1, 2, 3, 4].map(fortress) }]))).toEqual(['domination', MIRA]);
  });

  test('domination of a team: six standing when the round is complete, not before (trap 12)', () => {
    const six = full(
      [{ buildings: [1, 2, 3].map(fortress) }, {}, { buildings: [4, 5, 6].map(fortress) }],
      'teams',
      {},
      { turnIndex: 3, phase: 'action' },
    );
    expect(endOf(six)).toBeUndefined();
    expect(multiverseWar.nudges(six).some(({ about }) => about === 'six fortresses')).toBe(true);
    const ended = multiverseWar.apply(six, { type: 'endTurn', player: 3 });
    expect(multiverseWar.outcome(ended)).toMatchObject({ condition: 'domination', winners: [0, 2] });
  });

  test('elite: four military classes; the Builder does not count', () => {
    let state = full([{ steps: { Bowman: 3, Pikeman: 3, Horseman: 3, Builder: 9 } }]);
    for (const name of ['Bowman', 'Pikeman', 'Horseman', 'Knight'])
      state = multiverseWar.apply(state, card('unit', name, { elite: 3 }));
    state = multiverseWar.apply(state, card('unit', 'Builder', { type: 'civilian', attack: 'none', elite: 1 }));
    expect(endOf(state)).toBeUndefined();
    expect(multiverseWar.nudges(state).some(({ about }) => about === 'the fourth Elite class')).toBe(true);
    expect(endOf(at(state, {}, { steps: { Bowman: 3, Pikeman: 3, Horseman: 3, Knight: 3 } }))).toEqual(['elite', MIRA]);
  });

  test('scrolls: 7 on nine territories; a team adds them up', () => {
    expect(endOf(full([{ scrolls: 6 }]))).toBeUndefined();
    expect(endOf(full([{ scrolls: 7 }]))).toEqual(['archaeology', MIRA]);
    expect(endOf(full([{ scrolls: 3 }, {}, { scrolls: 4 }], 'teams'))).toEqual(['archaeology', 0, 2]);
  });

  test('if both sides meet one at once, the active side wins', () => {
    expect(endOf(full([{ scrolls: 7 }, { scrolls: 9 }], 'duel', {}, { turnIndex: 1 }))).toEqual(['archaeology', TEO]);
  });

  test('a correction gives a win and takes it away again', () => {
    const won = multiverseWar.apply(full([{ scrolls: 6 }]), { type: 'digScroll', player: MIRA, amount: 1 });
    expect(multiverseWar.outcome(won)).toBeDefined();
    const back = multiverseWar.apply(won, { type: 'correct', player: MIRA, counter: 'scrolls', how: 'pay', amount: 1 });
    expect(multiverseWar.outcome(back)).toBeUndefined();
  });
});

describe('7.3 and 7.4: the missions of the novice scenario', () => {
  test('they tick themselves, latch, and all of them win', () => {
    const log = playTo(table('duel', { missionTwo: 'skip' }), 2, MIRA, 'build');
    log.act(gold(MIRA, 60));
    const build = (building: 'barracks' | 'guardTower' | 'fortress'): Action => ({
      type: 'constructBuilding',
      player: MIRA,
      building,
      cost: 2,
      distance: 3,
      builderThere: true,
      nextToUnexplored: false,
    });
    const done = () => log.state.players[MIRA]?.missions.filter((each) => each.done !== null).map(({ id }) => id);
    log.act(build('barracks'));
    expect(done()).toEqual(['m1']);
    log.act(build('guardTower')).act(build('guardTower')).act(build('fortress'));
    expect(done()).toEqual(['m1', 'b2', 'b3']);
    const ids = log.state.players[MIRA]?.buildings.map(({ id }) => id) ?? [];
    ids.slice(0, 2).forEach((building) => log.act({ type: 'setConnected', player: MIRA, building, on: true }));
    log.act({ type: 'setConnected', player: MIRA, building: ids[0] ?? '', on: false });
    expect(done()).toEqual(['m1', 'b1', 'b2', 'b3']);
    log.act(card('unit', 'Bowman', { elite: 3 }));
    const kill: Action = { type: 'recordKill', player: MIRA, class: 'Bowman', what: 'unit' };
    log.act(kill).act(kill);
    expect(done()).toContain('m3');
    const last = multiverseWar.describe(log.state, kill).words;
    expect(last).toBe(
      "Mira advances Bowman to step 3 (a kill). Mira's Bowman: Elite, one more ability token. Mira fulfils “Elite rank with a unit class”. Mira fulfilled all missions",
    );
    log.act(kill);
    expect(multiverseWar.outcome(log.state)).toMatchObject({ winners: [MIRA], condition: 'missions' });
  });

  test('without the bonus missions three are enough (A26)', () => {
    const state = startOf({}, { bonusMissionsRequired: false });
    expect(racesOf(state, MIRA)).toMatchObject([{ condition: 'missions', goal: 2 }]);
    expect(racesOf(startOf({ missionTwo: 'own' }), MIRA)).toMatchObject([{ goal: 7 }]);
  });
});

describe('7.2: the turn limit', () => {
  const LIMIT: Values = { scenario: 'full', turnLimit: 4 };
  const limit = (...players: readonly Partial<Player>[]) =>
    at(begin(multiverseWar, setup('duel', LIMIT)), { round: 4, turnIndex: 1, phase: 'action' }, ...players);
  const finish = (state: State) => multiverseWar.apply(state, { type: 'endTurn', player: TEO });

  test('buildings by tier, destroyed ones twice, links, missions and living heroes', () => {
    let state = limit(
      {
        buildings: [
          { ...fortress(1), connected: true },
          { id: 'b', type: 'barracks', tier: 2, hp: 5, maxHp: 5, connected: true, made: 0 },
        ],
        destroyed: [{ type: 'academy', tier: 2, owner: TEO }],
        heroes: [hero(4), hero(7, false)],
        missions: [{ id: 'x1', title: 'Hold the ford', secret: true, done: 3 }],
      },
      { heroes: [hero(1)] },
    );
    expect(totals(multiverseWar.scoreSheet(state))[MIRA]).toEqual({ sum: 8 + 4 + 10 + 4 + 16, open: true });
    state = multiverseWar.apply(state, card('mission', 'Hold the ford', { points: 5 }));
    const sheet = multiverseWar.scoreSheet(state);
    expect(totals(sheet).map(({ sum }) => sum)).toEqual([47, 0]);
    expect(partsProblem(sheet)).toBeUndefined();
    expect(ranking(sheet)[0]).toMatchObject({ column: MIRA, rank: 1 });
    expect(multiverseWar.outcome(finish(state))).toMatchObject({ winners: [MIRA], condition: 'turnLimit' });
  });

  test('a tie is shared (A25)', () => {
    expect(multiverseWar.outcome(finish(limit()))?.winners).toEqual([MIRA, TEO]);
  });

  test('a living hero of level 8 wins outright; of two the points decide (A15)', () => {
    const rich = { buildings: [fortress(1), fortress(2)] };
    expect(multiverseWar.outcome(finish(limit(rich, { heroes: [hero(8)] })))).toMatchObject({
      winners: [TEO],
      condition: 'hero',
    });
    expect(multiverseWar.outcome(finish(limit({ ...rich, heroes: [hero(8)] }, { heroes: [hero(8)] })))).toMatchObject({
      winners: [MIRA],
      condition: 'turnLimit',
    });
    expect(multiverseWar.outcome(finish(limit(rich, { heroes: [hero(8, false)] })))).toMatchObject({ winners: [MIRA] });
  });

  test('lost buildings count only by the switch (A12)', () => {
    const lost = { lost: [{ type: 'fortress' as const, tier: 1 as const }] };
    const kept = at(begin(multiverseWar, setup('duel', LIMIT, { keepLostBuildingVp: true })), {}, lost);
    expect(totals(multiverseWar.scoreSheet(limit(lost)))[MIRA]?.sum).toBe(0);
    expect(totals(multiverseWar.scoreSheet(kept))[MIRA]?.sum).toBe(8);
  });

  test('the last turn says so, with the gap', () => {
    expect(multiverseWar.header(limit()).tag).toBe('Action, last turn');
    expect(
      multiverseWar.nudges(limit({ buildings: [fortress(1)] })).find(({ about }) => about === 'the last turn')?.words,
    ).toBe('Last turn: Mira is 8 points ahead.');
  });
});

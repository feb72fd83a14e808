import type { Action } from '@/rules/near-and-far/actions';
import { nearAndFar } from '@/rules/near-and-far/game';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { scoreSheet } from '@/rules/near-and-far/score';
import { questTokens } from '@/rules/near-and-far/setup';
import { combat, movement, search, skillQuest } from '@/rules/near-and-far/sums';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import { valueOf } from '@/rules/near-and-far/trade';
import { adventurer, ADVENTURE, at, CAMP, EMPTY, icons, MIRA, ON_MAP, played, refusal, step, TEO, TOWN } from './table';

const mira = (state: State): Player => playerOf(state, MIRA);
const cell = (state: State, row: string, seat = MIRA) =>
  scoreSheet(state).rows.find(({ key }) => key === row)?.cells[seat];
const inHall = { location: 'townHall' as const };
const visiting = { turn: { main: 'town' as const } };
const trade = (pay: object, gain: object): Action => ({ type: 'tradeGoods', player: MIRA, pay, gain });
const fight = (level: number, roll: number, heartsSpent: number): Action => ({
  type: 'fightThreat',
  player: MIRA,
  level,
  roll,
  heartsSpent,
  by: 'typed',
});

test('V01, p.14: a die of 4 and 8 hearts make 12', () => {
  const state = at({ turn: ADVENTURE, threatDeck: [12] }, [{ ...ON_MAP, hearts: 8, companionActive: false }]);
  expect(mira(played(state, fight(12, 4, 8)))).toMatchObject({ hearts: 0, threats: [12] });
});

test('V02, p.15: a gem, a coin and a food buy a red token', () => {
  const state = at(visiting, [{ ...inHall, gems: 1, coins: 1, food: 1 }]);
  expect(valueOf(state, { gems: 1, coins: 1, food: 1 })).toBe(5);
  expect(mira(played(state, trade({ gems: 1, coins: 1, food: 1 }, { red: 1 })))).toMatchObject({ red: 1, coins: 0 });
});

test('V03, p.15: a blue token buys 3 coins and a food; four coins are too much', () => {
  const state = at(visiting, [{ ...inHall, blue: 1, coins: 0 }]);
  expect(mira(played(state, trade({ blue: 1 }, { coins: 3, food: 1 })))).toMatchObject({ blue: 0, coins: 3, food: 1 });
  expect(refusal(state, trade({ blue: 1 }, { coins: 4 }))?.words).toBe('Worth 7, that costs 8');
});

test('V04, p.33: with the Goods Wagon it buys four coins', () => {
  const state = at(visiting, [{ ...inHall, blue: 1, coins: 0, artifacts: ['Goods Wagon'] }]);
  expect(mira(played(state, trade({ blue: 1 }, { coins: 4 })))).toMatchObject({ coins: 4 });
});

test('V05, p.16: two birds make movement 4', () => {
  const state = at({}, [{ birds: 2 }]);
  expect(movement(state, mira(state))).toBe(4);
});

test('V06, p.18: the party of the picture', () => {
  const party = [
    adventurer('A', 'red', { skill: 3, move: 1 }),
    adventurer('B', 'blue', { search: 2, combat: 2 }),
    adventurer('C', 'green', { skill: 9 }, false),
  ];
  const state = at({}, [{ adventurers: party, birds: 1 }]);
  const player = mira(state);
  expect([skillQuest(state, player), search(state, player), combat(state, player), movement(state, player)]).toEqual([
    4, 3, 2, 4,
  ]);
});

describe('p.19: what a journey costs', () => {
  const out = at({ turn: ADVENTURE }, [{ ...ON_MAP, hearts: 5, birds: 1 }]);
  test.each([
    ['V07: passing one empty space', [step(MIRA), step(MIRA)], 4],
    ['V08: the middle space has a camp', [step(MIRA, CAMP), step(MIRA)], 5],
    ['V09: ending on an empty space', [step(MIRA)], 5],
    ['R46: going back and forth pays again', [step(MIRA), step(MIRA), step(MIRA)], 3],
  ])('%s', (_, steps, hearts) => {
    expect(mira(played(out, ...steps)).hearts).toBe(hearts);
  });

  test('R46: the space the turn began on is free, coming back to it is not', () => {
    const empty = at({ turn: ADVENTURE }, [{ location: 'map', here: EMPTY, hearts: 1 }]);
    expect(mira(played(empty, step(MIRA))).hearts).toBe(1);
    expect(mira(played(empty, step(MIRA), step(MIRA))).hearts).toBe(0);
  });

  test('without a heart one may stop, not pass', () => {
    const poor = at({ turn: ADVENTURE }, [{ ...ON_MAP, hearts: 0 }]);
    const there = played(poor, step(MIRA));
    expect(refusal(there, step(MIRA))).toEqual({
      refused: 'impossible',
      words: '1 heart needed to pass an empty space; you may stop here',
    });
    expect(played(there, { type: 'endMovement', player: MIRA }).turn.stopped).toBe(true);
  });
});

describe('V10, V12, p.20, 21: a symbol rests once both sides have a camp, and the town counts as one', () => {
  const out = (here: Player['here'], more: Partial<Player> = {}) =>
    at({ turn: { ...ADVENTURE, steps: 1 } }, [{ location: 'map', here, hearts: 5, birds: 2, ...more }]);
  test.each([
    ['no camp, no camp', EMPTY, EMPTY, true],
    ['a camp behind only', CAMP, EMPTY, true],
    ['a camp beyond only', EMPTY, CAMP, true],
    ['both', CAMP, CAMP, false],
    ['the town behind, a camp beyond', TOWN, CAMP, false],
    ['a camp behind, the town beyond', CAMP, TOWN, false],
  ])('%s', (_, from, to, works) => {
    expect(refusal(out(from), step(MIRA, to, 'threat')) !== undefined).toBe(works);
    expect(played(out(from), step(MIRA, to, 'treasure')).turn.treasureDue).toBe(works ? 1 : 0);
  });

  test('without a place nothing is drawn', () => {
    expect(played(out(EMPTY, { birds: 0, hearts: 9 }), step(MIRA, EMPTY, 'treasure')).turn.treasureDue).toBe(0);
  });
});

test('V11, p.20: level 4 with 2 swords, a 1 and a heart', () => {
  const state = at({ turn: ADVENTURE }, [
    {
      ...ON_MAP,
      hearts: 3,
      artifacts: ['Blade'],
      adventurers: [adventurer('A', 'red', { combat: 1 })],
      companionActive: false,
    },
  ]);
  const armed = { ...state, cards: { 'artifact:Blade': { points: 2, combat: 1 } } };
  const after = played(armed, fight(4, 1, 1), step(MIRA, EMPTY, 'threat'));
  expect(mira(after)).toMatchObject({ hearts: 2, threats: [4] });
  expect(cell(after, 'camps')).toBe(1);
});

describe('V13, V39, p.22: a quest of 5', () => {
  const quest = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 9, companionActive: false }]);
  const chosen = played(
    quest,
    { type: 'attemptQuest', player: MIRA, source: 'arcade' },
    { type: 'chooseOption', player: MIRA, kind: 'skill', required: 5 },
  );
  test.each([
    [4, null],
    [5, 'base'],
    [6, 'base'],
    [7, 'bonus'],
  ])('a total of %i: %s', (total, won) => {
    const after = played(chosen, {
      type: 'resolveQuest',
      player: MIRA,
      roll: 4,
      heartsSpent: total - 4,
      by: 'typed',
    });
    expect(after.turn.quest?.won ?? null).toBe(won);
    expect(after.questTokens).toBe(quest.questTokens - 1);
  });

  test('the reward: a yellow token and, for the bonus, a coin', () => {
    const after = played(
      chosen,
      { type: 'resolveQuest', player: MIRA, roll: 5, heartsSpent: 2, by: 'typed' },
      { type: 'applyReward', player: MIRA, goods: { yellow: 1, coins: 1 } },
    );
    expect(mira(after)).toMatchObject({ yellow: 1, coins: 4, hearts: 7 });
    expect(after.turn.quest).toBeNull();
  });
});

test('V14, p.21: quest 41 by skill 7: a green token and 2 food, at 9 a gem more', () => {
  const quest = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, hearts: 9, companionActive: false }]);
  const chosen = played(
    quest,
    { type: 'attemptQuest', player: MIRA, source: 'arcade' },
    { type: 'chooseOption', player: MIRA, kind: 'skill', required: 7 },
  );
  const total = (hearts: number) =>
    played(chosen, { type: 'resolveQuest', player: MIRA, roll: 3, heartsSpent: hearts, by: 'typed' });
  expect([total(4).turn.quest?.won, total(5).turn.quest?.won, total(6).turn.quest?.won]).toEqual([
    'base',
    'base',
    'bonus',
  ]);
  const reward = (goods: object): Action => ({ type: 'applyReward', player: MIRA, goods });
  expect(mira(played(total(4), reward({ green: 1, food: 2 })))).toMatchObject({ green: 1, food: 2, gems: 0 });
  expect(mira(played(total(6), reward({ green: 1, food: 2, gems: 1 })))).toMatchObject({ green: 1, food: 2, gems: 1 });
});

test('V15, p.24: pass one, give a bird for the threat, camp on a gem space with 3 eyes', () => {
  const state = at({ turn: ADVENTURE }, [
    { ...ON_MAP, hearts: 6, birds: 1, adventurers: [adventurer('A', 'red', { search: 2 })] },
  ]);
  const after = played(
    state,
    step(MIRA),
    { type: 'ignoreThreat', player: MIRA, means: 'bird' },
    step(MIRA, EMPTY, 'threat'),
    { type: 'endMovement', player: MIRA },
    { type: 'buildCamp', player: MIRA, spaceType: 'gem' },
  );
  expect(mira(after)).toMatchObject({ hearts: 2, birds: 0, gems: 3, mapCamps: 1 });
  // R8: the bird given up still carries this turn.
  expect(movement(after, mira(after))).toBe(3);
});

test('V16, p.25: tea leaves alone, shared, and half', () => {
  const cards = { 'routes:Map 2': { teaLeavesSole: 7, teaLeavesJoint: 3 } };
  const routes = (teaLeaves: number[]) => ({ peppers: [], machineParts: [], ichorStone: [], teaLeaves });
  expect(cell(at({ cards, routes: routes([MIRA, MIRA]) }), 'routes')).toBe(7);
  const joint = at({ cards, routes: routes([MIRA, TEO]) });
  expect([cell(joint, 'routes'), cell(joint, 'routes', TEO)]).toEqual([3, 3]);
  expect(cell(at({ cards, routes: routes([MIRA]) }), 'routes')).toBe(0);
  expect(cell(at({ routes: routes([MIRA, MIRA]) }), 'routes')).toBeUndefined();
});

describe('V17, V18, p.26: the flame of an artifact', () => {
  test.each([
    [-4, -4, true],
    [-4, -5, true],
    [-4, -3, false],
    [4, 4, true],
    [4, 6, true],
    [4, 3, false],
  ])('flame %i with reputation %i', (flame, reputation, may) => {
    const state = at({ cards: { 'artifact:Mask': { points: 7, flame } } }, [{ reputation, hand: ['Mask'] }]);
    const refused = refusal(state, { type: 'buyArtifact', player: MIRA, card: 'Mask' });
    expect(refused === undefined ? true : refused.refused === 'againstTheRules' ? false : refused).toBe(may);
  });
});

test('V20, V21, p.28: coins and gems are pooled; a token is a point', () => {
  expect(cell(at({}, [{ gems: 3, coins: 1 }]), 'purse')).toBe(2);
  expect(cell(at({}, [{ coins: 1, gems: 1 }]), 'purse')).toBe(1);
  expect(cell(at({}, [{ blue: 1, red: 1 }]), 'tokens')).toBe(2);
});

test('V22, V38, p.28, 36: points of reputation', () => {
  const dusk = at();
  const day = at({ side: 'day' });
  const points = (state: State, all: readonly number[]) => all.map((each) => reputationPoints(state, each));
  expect(points(dusk, [-6, -3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([
    0, 0, 0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5, 6,
  ]);
  expect(points(day, [-3, -4, -5, -6])).toEqual([-1, -1, -2, -2]);
  expect(reputationPoints(at({ houseRules: { repAt2: 1 } }), 2)).toBe(1);
});

test('V23, p.30: Tom recruits a red adventurer for 2', () => {
  const state = at({ round: 1, turn: { main: 'town' } }, [{ location: 'saloon' }]);
  const recruit: Action = {
    type: 'recruitAdventurer',
    player: MIRA,
    adventurer: { name: 'Kel', faction: 'red', cost: 2, icons: icons({ search: 1, combat: 1, heart: 2 }) },
    place: 'active',
  };
  expect(mira(played(state, recruit))).toMatchObject({ coins: 1, adventurers: [{ name: 'Kel', active: true }] });
});

test('V24, p.30: an honourable duel at the Mine, 5 against 4', () => {
  const state = at({}, [
    { adventurers: [adventurer('Kel', 'red', { combat: 1 })] },
    { location: 'mine', adventurers: [adventurer('Cat', 'blue', { combat: 1 })] },
  ]);
  const after = played(
    state,
    { type: 'declareDuel', player: MIRA, building: 'mine', opponent: TEO, style: 'honorable' },
    { type: 'resolveDuel', player: MIRA, attRoll: 4, defRoll: 3, heartsSpent: 0, by: 'typed' },
  );
  expect(mira(after)).toMatchObject({ reputation: 1, location: 'mine' });
  expect(playerOf(after, TEO).location).toBe('mine');
});

test('V25, V26, V27, V28, p.30: Tom leaves with 4 hearts, fights for 1, camps for 3 on a gem space, later farms', () => {
  const kel = adventurer('Kel', 'red', { search: 1, combat: 1, heart: 2 });
  const state = at({}, [{ location: 'mine', adventurers: [kel] }]);
  const out = played(state, { type: 'leaveTown', player: MIRA, party: [0], companion: true });
  expect(mira(out).hearts).toBe(4);
  const beaten = played(out, fight(4, 2, 1), step(MIRA, EMPTY, 'threat'));
  expect(mira(beaten).hearts).toBe(3);
  const camped = played(beaten, { type: 'buildCamp', player: MIRA, spaceType: 'gem' });
  // R31: the dog's eye and Kel's make two gems.
  expect(mira(camped)).toMatchObject({ hearts: 0, gems: 2 });
  const farm = at({ turn: { main: 'town' } }, [{ location: 'farm', adventurers: [kel] }]);
  expect(mira(played(farm, { type: 'workFarm', player: MIRA })).food).toBe(1);
});

test('V29, R1, p.18, 28: the 14th camp starts the last round, the 15th where the table plays so', () => {
  const build: Action = { type: 'buildCamp', player: MIRA, spaceType: 'other' };
  const with13 = { ...ON_MAP, here: EMPTY, hearts: 3, mapCamps: 13 };
  const state = at({ turn: ADVENTURE }, [with13]);
  expect(played(state, build).endTriggered).toEqual({ seat: MIRA, round: 2 });
  expect(played({ ...state, houseRules: { campsOnBoard: 15 } }, build).endTriggered).toBeNull();
  expect(played({ ...state, longGame: true }, build).endTriggered).toBeNull();
});

test('V30, p.33: Cooking Spices save one of two passed spaces', () => {
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, hearts: 5, birds: 1, artifacts: ['Cooking Spices'] }]);
  expect(mira(played(state, step(MIRA), step(MIRA), step(MIRA))).hearts).toBe(4);
});

test('V32, p.36: two tortoises pass two empty spaces', () => {
  const state = at({ turn: ADVENTURE, side: 'day' }, [{ ...ON_MAP, hearts: 5, birds: 1, tortoises: 2 }]);
  expect(mira(played(state, step(MIRA), step(MIRA), step(MIRA))).hearts).toBe(5);
});

test('V34, V35, V36, p.35: quest 347 with the keyword, by combat, and by skill with a price', () => {
  const start = at({ mode: 'campaign', turn: ADVENTURE }, [
    { ...ON_MAP, here: EMPTY, hearts: 9, companionActive: false },
  ]);
  const attempt: Action = { type: 'attemptQuest', player: MIRA, source: 'map' };
  const byWord = played(
    start,
    attempt,
    { type: 'chooseOption', player: MIRA, kind: 'none', required: 0 },
    { type: 'applyReward', player: MIRA, reputation: 3, worldCard: { name: 'Cold Blade' }, sideQuest: 'Q178' },
  );
  expect(mira(byWord)).toMatchObject({
    reputation: 3,
    worldCards: ['Cold Blade'],
    quester: { sideQuests: ['Q178'], boxes: 1 },
  });
  const byCombat = played(
    start,
    attempt,
    { type: 'chooseOption', player: MIRA, kind: 'combat', required: 8 },
    { type: 'resolveQuest', player: MIRA, roll: 5, heartsSpent: 3, by: 'typed' },
    { type: 'applyReward', player: MIRA, reputation: -3, goods: { green: 1, coins: 3 } },
  );
  expect(mira(byCombat)).toMatchObject({ reputation: -3, green: 1, coins: 6, hearts: 6 });
  const bySkill = played(start, attempt, {
    type: 'chooseOption',
    player: MIRA,
    kind: 'skill',
    required: 6,
    payment: { coins: 1 },
  });
  // R12: paid at the choice, also if the roll then fails.
  expect(mira(bySkill).coins).toBe(2);
  const failed = played(bySkill, { type: 'resolveQuest', player: MIRA, roll: 1, heartsSpent: 0, by: 'typed' });
  expect(mira(failed)).toMatchObject({ coins: 2, quester: { boxes: 1 } });
});

test('V37, p.9: quest tokens by player count', () => {
  expect([2, 3, 4].map((players) => questTokens(players, false))).toEqual([7, 10, 13]);
  expect([2, 3, 4].map((players) => questTokens(players, true))).toEqual([8, 12, 16]);
});

test('a tap tells its whole chain, and one undo takes it back', () => {
  const board = { 'board:Player board': { coins: '1', gems: '2', topRow: 7 } };
  const state = at({ turn: ADVENTURE, cards: board }, [{ ...ON_MAP, here: EMPTY, hearts: 4, yellow: 3 }]);
  const build: Action = { type: 'buildCamp', player: MIRA, spaceType: 'gem' };
  expect(nearAndFar.describe(state, build).words).toBe(
    'Mira builds a camp on a gem space: −3 hearts (now 1), +1 coin (now 4), +1 gem (now 1), camp 1',
  );
  expect(
    nearAndFar.describe(state, { type: 'correct', player: MIRA, counter: 'yellow', how: 'gain', amount: 1 }).words,
  ).toBe('Mira gained 1 yellow token, now 4. Mira takes the chief of the nomads');
});

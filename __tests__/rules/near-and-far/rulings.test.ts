import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { nudges } from '@/rules/near-and-far/nudges';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { scoreSheet } from '@/rules/near-and-far/score';
import { movement, farmYield, skillMine, sumsOf } from '@/rules/near-and-far/sums';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import { begin } from '../record';
import {
  adventurer,
  ADVENTURE,
  at,
  CAMP,
  EMPTY,
  icons,
  MIRA,
  ON_MAP,
  played,
  refusal,
  setup,
  step,
  TEO,
} from './table';

/** Section 9: a ruling that no other test names, by what a player would see of it. */
const mira = (state: State): Player => playerOf(state, MIRA);
const skilled = (...talents: string[]) => ({ quester: { ...NEW_QUESTER, talents } });
const inside = (location: Player['location'], more: Partial<Player> = {}) =>
  at({ turn: { main: 'town' } }, [{ location, ...more }]);
const out = (more: Partial<Player> = {}, state: Parameters<typeof at>[0] = {}) =>
  at({ ...state, turn: { ...ADVENTURE, ...state.turn } }, [{ ...ON_MAP, here: EMPTY, hearts: 6, ...more }]);
const duelAt = (building: 'saloon' | 'farm'): Action => ({
  type: 'declareDuel',
  player: MIRA,
  building,
  opponent: TEO,
  style: 'honorable',
});
const dice = (attRoll: number, defRoll: number): Action => ({
  type: 'resolveDuel',
  player: MIRA,
  attRoll,
  defRoll,
  heartsSpent: 0,
  by: 'typed',
});
const cell = (state: State, key: string) => scoreSheet(state).rows.find((row) => row.key === key)?.cells[MIRA];

test.each([
  [{}, 0],
  [{ repAt2: 1 }, 1],
])('R3: reputation 2 and 3 with the house rules %p are worth %i', (houseRules, points) => {
  const state = at({ houseRules });
  expect([2, 3].map((value) => reputationPoints(state, value))).toEqual([points, points]);
  expect([10, 11, 12].map((value) => reputationPoints(state, value))).toEqual([5, 5, 6]);
});

test('R6: with no threat left a threat symbol does nothing', () => {
  const over = step(MIRA, EMPTY, 'threat');
  expect(refusal(out({}, { threatDeck: [] }), over)).toBeUndefined();
  // A boss may still be fought there; nobody has to.
  expect(refusal(out({}, { threatDeck: [], bossPool: ['The Red King'] }), over)).toBeUndefined();
});

describe('R7 switched: an animal after a bad roll', () => {
  const fight: Action = { type: 'fightThreat', player: MIRA, level: 4, roll: 1, heartsSpent: 0, by: 'typed' };
  const bird: Action = { type: 'ignoreThreat', player: MIRA, means: 'bird' };
  const held = (houseRules: State['houseRules'], turn: Partial<State['turn']> = {}) => {
    const state = played(out({ birds: 1 }, { houseRules }), fight);
    return { ...state, turn: { ...state.turn, ...turn } };
  };

  test('saves the step past a threat that held', () => {
    const after = played(held({ animalAfterRoll: true }), bird, step(MIRA, EMPTY, 'threat'));
    expect(mira(after)).toMatchObject({ birds: 0 });
    expect(after.turn).toMatchObject({ steps: 1, stopped: false });
  });

  test('not without the house rule, and not once the quest there was tried', () => {
    expect(refusal(held({}), bird)?.words).toBe('The threat held: movement is over');
    expect(refusal(held({ animalAfterRoll: true }, { questTried: true }), bird)?.refused).toBe('againstTheRules');
  });

  test('the threat stays open among the actions', () => {
    const tile = (houseRules: State['houseRules']) =>
      nearAndFar.menu(held(houseRules), MIRA).find(({ key }) => key === 'fight');
    expect(tile({ animalAfterRoll: true })?.refusal).toBeUndefined();
    expect(tile({})?.refusal).toBeDefined();
  });
});

test('R8: animals given up still carry this turn, and a tortoise still passes once', () => {
  const state = out({ birds: 1, tortoises: 1, ...skilled('packBirdBreeding') }, { turn: { steps: 1 } });
  const after = played(state, { type: 'returnPackAnimals', player: MIRA, birds: 1, tortoises: 1 });
  expect(mira(after)).toMatchObject({ birds: 0, tortoises: 0, hearts: 10 });
  expect(movement(after, mira(after))).toBe(movement(state, mira(state)));
  expect(mira(played(after, step(MIRA)))).toMatchObject({ hearts: 10 });
});

test('R11: reputation is bought in one direction, by coins and gems together', () => {
  const state = inside('townHall', { coins: 2, gems: 1, reputation: 1 });
  const bought = played(state, { type: 'buyReputation', player: MIRA, direction: 'down', coins: 2, gems: 1 });
  expect(mira(bought)).toMatchObject({ reputation: -2, coins: 0, gems: 0 });
});

describe('skill on cards in town', () => {
  const cards = { 'artifact:Map': { skill: 1 }, 'treasure:Rope': { skill: 2 }, 'worldCard:Idol': { skill: 4 } };
  const held = { artifacts: ['Map'], treasures: ['Rope'], worldCards: ['Idol'] };
  const by = (sum: typeof farmYield, houseRules: State['houseRules']) => {
    const state = at({ cards, houseRules }, [held]);
    return sum(state, mira(state));
  };

  test('R19: the Farm counts the party, by house rule artifacts and treasures too, world cards never', () => {
    expect(by(farmYield, {})).toBe(1);
    expect(by(farmYield, { farmCountsCards: true })).toBe(4);
  });

  test('R20: the Mine counts artifacts and treasures, by house rule world cards too', () => {
    expect(by(skillMine, {})).toBe(4);
    expect(by(skillMine, { mineCountsWorldCards: true })).toBe(8);
  });
});

test('R25: Extra Stories are four tokens a player and no more', () => {
  const tokens = [2, 3].map(
    (seats) =>
      begin(nearAndFar, { ...setup, seats: setup.seats.slice(0, seats), options: { extraStories: true } }).questTokens,
  );
  expect(tokens).toEqual([8, 12]);
});

test('R28: staying is a move of no spaces, and quest and camp stay possible', () => {
  const stayed = played(at({}, [{ ...ON_MAP, here: EMPTY, hearts: 3 }]), { type: 'endMovement', player: MIRA });
  expect(refusal(stayed, { type: 'attemptQuest', player: MIRA, source: 'arcade' })).toBeUndefined();
  expect(refusal(stayed, { type: 'buildCamp', player: MIRA, spaceType: 'other' })).toBeUndefined();
});

describe('duels', () => {
  const piano = at({}, [skilled('pianoPlaying'), { location: 'saloon' }]);
  test('R32: a lost duel is no visit and gives no visit bonus; a won one does', () => {
    expect(mira(played(piano, duelAt('saloon'), dice(1, 6)))).toMatchObject({ location: 'jail', food: 0 });
    expect(mira(played(piano, duelAt('saloon'), dice(6, 1)))).toMatchObject({ location: 'saloon', food: 1 });
  });

  test('R37: at the Saloon one may walk in, and a duel chosen and lost there still ends in jail', () => {
    const walk: Action = { type: 'visitBuilding', player: MIRA, building: 'saloon', entry: 'free' };
    expect(refusal(piano, walk)).toBeUndefined();
    const lost = played(piano, duelAt('saloon'), dice(3, 3));
    expect(refusal(lost, walk)?.words).toBe('One action a turn: town or adventure');
  });

  test('R41: a defender who loses stays and loses nothing', () => {
    const state = at({}, [{}, { location: 'farm', reputation: 2, coins: 3 }]);
    const after = played(state, duelAt('farm'), dice(6, 1));
    expect(playerOf(after, TEO)).toEqual(playerOf(state, TEO));
    expect(mira(after).location).toBe('farm');
  });

  test('R48: hearts and food of the defender count for nothing', () => {
    const state = at({}, [{}, { location: 'farm', hearts: 9, food: 9, ...skilled('meditation') }]);
    expect(mira(played(state, duelAt('farm'), dice(3, 2))).location).toBe('farm');
  });
});

test('R33: a fourth faction may take the companion’s place', () => {
  const three = [adventurer('R', 'red'), adventurer('G', 'green'), adventurer('Y', 'yellow')];
  const state = inside('saloon', { coins: 3, adventurers: three });
  const after = played(state, {
    type: 'recruitAdventurer',
    player: MIRA,
    adventurer: { name: 'B', faction: 'blue', cost: 3, icons: icons({}) },
    place: 'active',
    replaces: 'dog',
  });
  expect(mira(after).companionActive).toBe(false);
  expect(mira(after).adventurers.filter(({ active }) => active)).toHaveLength(4);
});

test('R39: one camp on any mammoth space is enough', () => {
  const jungle = (mammothCamps: number) => at({ map: 10 }, [{ mammothCamps }]);
  expect([0, 1, 2].map((camps) => cell(jungle(camps), 'mammoth'))).toEqual([-8, 0, 0]);
});

test('R40: one may leave town straight out of jail', () => {
  const jailed = at({ turn: { jailPass: true } }, [{ location: 'jail' }]);
  const left = played(jailed, { type: 'leaveTown', player: MIRA, party: [], companion: true });
  expect(mira(left)).toMatchObject({ location: 'map', hearts: 2 });
});

test('R45: what a trade leaves over is lost', () => {
  const state = inside('townHall', { blue: 1 });
  const after = played(state, { type: 'tradeGoods', player: MIRA, pay: { blue: 1 }, gain: { red: 1 } });
  expect(mira(after)).toMatchObject({ blue: 0, red: 1, coins: 3 });
});

test('R50: the town space takes no camp', () => {
  const state = out({ here: { camp: false, town: true, water: false } });
  expect(refusal(state, { type: 'buildCamp', player: MIRA, spaceType: 'other' })?.words).toBe(
    'No camp on the town space',
  );
});

test('R51: after the last turn nothing is bought', () => {
  const over = at({ stage: 'over' }, [{ hand: ['Lamp'], coins: 9 }]);
  expect(refusal(over, { type: 'buyArtifact', player: MIRA, card: 'Lamp' })?.refused).toBe('impossible');
});

test('R52: the heart for passing is set aside before the fight and taken only when it is won', () => {
  const state = out({ hearts: 2 }, { turn: { steps: 1 } });
  const fight = (roll: number, heartsSpent: number): Action => ({
    type: 'fightThreat',
    player: MIRA,
    level: 4,
    roll,
    heartsSpent,
    by: 'typed',
  });
  expect(refusal(state, fight(2, 2))?.refused).toBe('impossible');
  expect(mira(played(state, fight(3, 0)))).toMatchObject({ hearts: 2 });
  expect(mira(played(state, fight(3, 1), step(MIRA, CAMP, 'threat')))).toMatchObject({ hearts: 0 });
});

test('R29: after a recruit the row is to be filled up', () => {
  const state = at({ turn: { main: 'town', done: ['recruit'] } }, [{ location: 'saloon' }]);
  expect(nudges(state).map(({ about }) => about)).toContain('the row of adventurers');
});

test('R17: a die shows 1 to 6, whatever is rolled for', () => {
  const fight = (roll: number): Action => ({
    type: 'fightThreat',
    player: MIRA,
    level: 4,
    roll,
    heartsSpent: 0,
    by: 'typed',
  });
  expect([0, 7, 2.5].map((roll) => refusal(out(), fight(roll))?.words)).toEqual(Array(3).fill('A die shows 1 to 6'));
  expect([1, 6].map((roll) => refusal(out(), fight(roll)))).toEqual([undefined, undefined]);
});

test('R18: the companion has an eye, a hand and two hearts, unless its token says otherwise', () => {
  expect(sumsOf(at(), mira(at())).party).toEqual(icons({ search: 1, skill: 1, heart: 2 }));
  const typed = at({ cards: { 'companion:dog': { search: 1, skill: 1, heart: 2, combat: 1 } } });
  expect(sumsOf(typed, mira(typed)).party.combat).toBe(1);
});

test('R49: the bonus comes two above the number, or where the sheet prints it', () => {
  const won = (bonusAt: number | undefined, roll: number) =>
    played(
      out(),
      { type: 'attemptQuest', player: MIRA, source: 'arcade' },
      { type: 'chooseOption', player: MIRA, kind: 'skill', required: 3, ...(bonusAt ? { bonusAt } : {}) },
      { type: 'resolveQuest', player: MIRA, roll, heartsSpent: 0, by: 'typed' },
    ).turn.quest?.won;
  // The dog's hand adds 1.
  expect([2, 3, 4].map((roll) => won(undefined, roll))).toEqual(['base', 'base', 'bonus']);
  expect([4, 5].map((roll) => won(6, roll))).toEqual(['base', 'bonus']);
});

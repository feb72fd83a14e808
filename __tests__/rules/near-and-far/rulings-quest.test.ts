import type { Action } from '@/rules/near-and-far/actions';
import { NEW_QUESTER, type Quester, unspent } from '@/rules/near-and-far/campaign';
import { cardKinds } from '@/rules/near-and-far/card-kinds';
import { questSource } from '@/rules/near-and-far/apply-campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { nudges } from '@/rules/near-and-far/nudges';
import { tradeValue } from '@/rules/near-and-far/printed';
import { outcome } from '@/rules/near-and-far/outcome';
import { playerOf, type Player, type State } from '@/rules/near-and-far/state';
import { adventurer, ADVENTURE, at, EMPTY, icons, JUN, MIRA, ON_MAP, played, refusal, TEO } from './table';

/** Section 9: the town's table, treasures, ties, talents, quests and what is bought while one is open. */
const mira = (state: State): Player => playerOf(state, MIRA);
const quester = (some: Partial<Quester>): Partial<Player> => ({ quester: { ...NEW_QUESTER, ...some } });
const inside = (location: Player['location'], more: Partial<Player> = {}) =>
  at({ turn: { main: 'town' } }, [{ location, ...more }]);
const onQuest = (mode: State['mode'], more: Partial<Player> = {}, map = 3) =>
  at({ mode, map, questTokens: 4, turn: { ...ADVENTURE, stopped: true } }, [
    { ...ON_MAP, here: EMPTY, hearts: 6, ...more },
  ]);
const attempt = (source: 'map' | 'sideQuest' | 'character' | 'arcade'): Action => ({
  type: 'attemptQuest',
  player: MIRA,
  source,
});
const choose: Action = { type: 'chooseOption', player: MIRA, kind: 'skill', required: 6 };
const rolled = (roll: number): Action => ({ type: 'resolveQuest', player: MIRA, roll, heartsSpent: 0, by: 'typed' });
const reward = (more: object = {}): Action => ({ type: 'applyReward', player: MIRA, ...more });
const talks = (state: State): string => nudges(state).find(({ topic }) => topic === 'keywords')?.words ?? '';

describe('R12: the price of a choice, where the table pays on success', () => {
  const onSuccess = (kind: 'skill' | 'none'): State => {
    const state = onQuest('arcade', { coins: 2 });
    return played({ ...state, houseRules: { ...state.houseRules, questPayment: 'onSuccess' } }, attempt('arcade'), {
      type: 'chooseOption',
      player: MIRA,
      kind,
      required: 6,
      payment: { coins: 2 },
    });
  };

  test('a choice without a roll is a success at once and is paid then', () => {
    expect(mira(onSuccess('none')).coins).toBe(0);
  });

  test('a roll that passes pays, one that fails does not', () => {
    expect(mira(onSuccess('skill')).coins).toBe(2);
    expect(mira(played(onSuccess('skill'), rolled(6))).coins).toBe(0);
    expect(mira(played(onSuccess('skill'), rolled(1))).coins).toBe(2);
  });
});

test('R12, R38: food that success will cost is put by, and spent as no heart before', () => {
  const choice = (questPayment: string): State => {
    const state = onQuest('campaign', { hearts: 1, food: 2, ...quester({ talents: ['meditation'] }) });
    return played({ ...state, houseRules: { ...state.houseRules, questPayment } }, attempt('map'), {
      type: 'chooseOption',
      player: MIRA,
      kind: 'skill',
      required: 5,
      payment: { food: 1 },
    });
  };
  const spend = (heartsSpent: number, foodSpent?: number): Action => ({
    type: 'resolveQuest',
    player: MIRA,
    roll: 2,
    heartsSpent,
    ...(foodSpent === undefined ? {} : { foodSpent }),
    by: 'typed',
  });
  for (const when of ['atChoice', 'onSuccess']) {
    expect(refusal(choice(when), spend(3))?.words).toBe('Only 2 hearts to spend');
    expect(refusal(choice(when), spend(2, 2))?.refused).toBe('impossible');
    expect(mira(played(choice(when), spend(2), reward()))).toMatchObject({
      hearts: 0,
      food: 0,
    });
  }
});

describe('R10: the trade table', () => {
  test('five goods have a value to begin with; green and yellow wait to be typed', () => {
    const worth = (good: Parameters<typeof tradeValue>[1]) => tradeValue(at(), good);
    expect((['food', 'coins', 'gems', 'red', 'blue'] as const).map(worth)).toEqual([1, 2, 2, 5, 7]);
    expect((['green', 'yellow'] as const).map(worth)).toEqual([undefined, undefined]);
  });

  test('what the examples leave open is marked to be checked', () => {
    const known = cardKinds.find(({ key }) => key === 'trade')?.known ?? [];
    expect(known).toHaveLength(2);
    known.forEach(({ check }) => expect(check).toEqual(['food', 'coins', 'gems', 'red']));
  });

  test('a yellow token is traded once its value is typed', () => {
    const hall = inside('townHall', { coins: 2 });
    const trade: Action = { type: 'tradeGoods', player: MIRA, pay: { coins: 2 }, gain: { yellow: 1 } };
    expect(refusal(hall, trade)?.words).toMatch(/Type the value/);
    const type: Action = { type: 'defineCard', kind: 'trade', card: 'Dusk town', values: { coins: 2, yellow: 4 } };
    expect(mira(played(hall, type, trade))).toMatchObject({ coins: 0, yellow: 1 });
  });
});

test('R35: a treasure that waits for an animal has the place of one won in a quest', () => {
  const won = { source: 'arcade' as const, choice: null, won: 'base' as const };
  const both = reward({ packAnimal: 'bird', treasures: [{ name: 'Lure' }] });
  const with1 = (...treasures: string[]) =>
    at({ turn: { ...ADVENTURE, stopped: true, quest: won } }, [{ ...ON_MAP, here: EMPTY, birds: 1, treasures }]);
  // The second animal was given up at a threat this turn.
  expect(refusal(with1('Bell', 'Trap'), both)?.words).toBe('Every treasure place is full');
  expect(mira(played(with1('Bell'), both))).toMatchObject({ birds: 2, treasures: ['Bell', 'Lure'] });
});

describe('R13: a new treasure is seen before an old one goes', () => {
  const full = (more: Partial<Player> = {}) => inside('mysticsHut', { birds: 1, treasures: ['Old Map'], ...more });
  const look = (more: object): Action => ({ type: 'visitHut', player: MIRA, ...more });

  test('with every place full it may be drawn, looked at and left', () => {
    expect(mira(played(full(), look({}))).treasures).toEqual(['Old Map']);
  });

  test('it takes the old one’s place, and never a place that is not there', () => {
    const kept = look({ keep: { name: 'Lantern' }, discardOld: 'Old Map' });
    expect(mira(played(full(), kept)).treasures).toEqual(['Lantern']);
    expect(refusal(full(), look({ keep: { name: 'Lantern' } }))?.words).toMatch(/discard one for it/);
    expect(refusal(full(), look({ keep: { name: 'Lantern' }, discardOld: 'Harp' }))?.words).toMatch(/not yours/);
  });
});

describe('R22: the last tie-break', () => {
  const ends = (...players: readonly Partial<Player>[]) => at({ stage: 'over', cards: TIES }, players);
  const TIES = { 'artifact:Royal Seal': { points: 0, winsTies: true } };

  test('coins and gems are counted together', () => {
    const state = ends({ coins: 1, gems: 0 }, { coins: 0, gems: 1 }, { coins: 0, gems: 0 });
    expect(outcome(state)).toMatchObject({ winners: [MIRA, TEO], words: 'Mira and Teo share the win.' });
  });

  test('after them the win is shared by all who are still equal', () => {
    expect(outcome(ends({}, {}, {}))?.winners).toEqual([MIRA, TEO, JUN]);
  });

  test('of two with a card that wins ties the higher reputation wins, though a third stands higher', () => {
    const seal = { artifacts: ['Royal Seal'] };
    const state = ends({ ...seal, reputation: 0 }, { ...seal, reputation: 1 }, { reputation: 3 });
    expect(outcome(state)?.winners).toEqual([TEO]);
  });
});

test('R24: a talent is learnt once', () => {
  const state = { ...at({ mode: 'campaign', stage: 'setup' }, [quester({ boxes: 30 })]) };
  const learn: Action = { type: 'buyTalent', player: MIRA, talent: 'fishing' };
  const learnt = played(state, learn);
  expect(unspent(mira(learnt).quester, 'campaign')).toBe(unspent(mira(state).quester, 'campaign') - 1);
  expect(refusal(learnt, learn)).toMatchObject({ refused: 'impossible', words: 'Already learnt' });
});

describe('R42: side quests', () => {
  const waiting = onQuest('campaign', quester({ boxes: 4, sideQuests: ['Q12', 'Q7'] }));

  test('the oldest comes first, before any map quest', () => {
    expect(questSource(waiting, MIRA)).toBe('sideQuest');
    expect(refusal(waiting, attempt('map'))?.words).toMatch(/side quest is waiting/);
    expect(nudges(waiting).map(({ words }) => words)).toContain('Side quest Q12 waits: read it at the next token.');
  });

  test.each([
    ['failed', [rolled(1)]],
    ['passed', [rolled(6), reward()]],
  ])('%s, it is crossed out and fills a box', (_, ending) => {
    const after = played(waiting, attempt('sideQuest'), choose, ...ending);
    expect(mira(after).quester).toMatchObject({ boxes: 5, sideQuests: ['Q7'] });
  });
});

describe('R43: the quests of Character Mode', () => {
  test.each([
    [7, 5, 'character'],
    [8, 5, 'arcade'],
    [8, 11, 'character'],
    [9, 11, 'character'],
    [10, 11, 'arcade'],
  ])('after %i quests a token of map %i is a %s quest', (quests, map, source) => {
    expect(questSource(onQuest('character', quester({ quests }), map), MIRA)).toBe(source);
  });

  test('the arcade card in its place gives no experience', () => {
    const state = onQuest('character', quester({ quests: 10 }), 11);
    const after = played(state, attempt('arcade'), choose, rolled(6), reward({ goods: { coins: 1 } }));
    expect(mira(after).quester.quests).toBe(10);
    expect(mira(after).coins).toBe(mira(state).coins + 1);
  });
});

test('R44: of several keyword choices the one that asks for the most is read', () => {
  const open = (...keywords: string[]) => played(onQuest('campaign', quester({ keywords })), attempt('map'));
  expect(talks(open())).toBe('');
  expect(talks(open('BURNING'))).toBe('A choice that asks for BURNING must be taken.');
  expect(talks(open('BURNING', 'OATH'))).toMatch(/the one that asks for the most of them: BURNING, OATH/);
});

describe('R54: an adventurer from a quest', () => {
  const won = (more: Partial<Player> = {}) =>
    played(onQuest('campaign', { coins: 0, ...more }), attempt('map'), choose, rolled(6));
  const bo = { name: 'Bo', faction: 'red' as const, cost: 9, icons: icons({ heart: 2, combat: 1 }) };
  const joins = (more: object = {}) => reward({ adventurer: { ...bo, place: 'active', ...more } });

  test('costs nothing, joins at once, and brings hearts only when town is left the next time', () => {
    const after = played(won(), joins());
    expect(mira(after)).toMatchObject({ coins: 0, hearts: 6 });
    expect(mira(after).adventurers).toEqual([adventurer('Bo', 'red', { heart: 2, combat: 1 })]);
  });

  test('follows the rules of recruiting: one of a faction, who may go to the bench for him', () => {
    const ana = { adventurers: [adventurer('Ana', 'red')] };
    expect(refusal(won(ana), joins())?.words).toMatch(/One of each faction/);
    const after = played(won(ana), joins({ replaces: 'Ana' }));
    expect(mira(after).adventurers.map(({ name, active }) => [name, active])).toEqual([
      ['Ana', false],
      ['Bo', true],
    ]);
    expect(refusal(won(ana), joins({ place: 'inactive' }))).toBeUndefined();
  });
});

describe('R56: an artifact bought while a roll is open', () => {
  const compass = { points: 1, skill: 2 };
  const buy = (player: number): Action => ({ type: 'buyArtifact', player, card: 'Compass', values: compass });
  const open = played(onQuest('campaign', { hand: ['Compass'] }), attempt('map'), choose);

  test('counts for that roll', () => {
    expect(mira(played(open, rolled(4))).quester.boxes).toBe(1);
    expect(played(open, rolled(4)).turn.quest).toBeNull();
    expect(played(open, buy(MIRA), rolled(4)).turn.quest?.won).toBe('base');
  });

  test('only by the player whose turn it is', () => {
    const other = { ...open, players: open.players.map((player) => ({ ...player, hand: ['Compass'] })) };
    expect(nearAndFar.check(other, buy(TEO))?.words).toMatch(/own turn/);
    expect(nearAndFar.check(other, buy(MIRA))).toBeUndefined();
  });
});

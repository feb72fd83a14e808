import type { Setup } from '@/rules/kernel/setup';
import type { Action } from '@/rules/near-and-far/actions';
import { championPoints, experience, NEW_QUESTER, TALENTS, unspent, type Carried } from '@/rules/near-and-far/campaign';
import { nearAndFar } from '@/rules/near-and-far/game';
import { standings } from '@/rules/near-and-far/outcome';
import { threatPoints, tradeValue } from '@/rules/near-and-far/printed';
import { scoreSheet } from '@/rules/near-and-far/score';
import { playerOf, type State } from '@/rules/near-and-far/state';
import { begin } from '../record';
import { ADVENTURE, at, EMPTY, MIRA, ON_MAP, played, refusal, setup, TEO } from './table';

const campaign: Setup = { ...setup, mode: 'campaign' };
const carryOf = (state: State) => nearAndFar.carry?.(state) as Carried | undefined;
const next = (carried: Carried | undefined, more: Partial<Setup> = {}) =>
  nearAndFar.start({ ...campaign, carried, ...more });
const learn = (talent: string): Action => ({ type: 'buyTalent', player: MIRA, talent });

/** A session on this map that is over, with what it was carried into. */
function over(players: Parameters<typeof at>[1], more: Parameters<typeof at>[0] = {}, from: Setup = campaign): State {
  return at({ ...more, stage: 'over' }, players, from);
}

test('6.7: eighteen talents cost 49 experience together', () => {
  expect(TALENTS).toHaveLength(18);
  expect(TALENTS.reduce((sum, { cost }) => sum + cost, 0)).toBe(49);
});

test('6.8: experience by boxes in threes, or by character quests', () => {
  expect([0, 2, 3, 8, 9].map((boxes) => experience({ ...NEW_QUESTER, boxes }, 'campaign'))).toEqual([1, 1, 2, 3, 4]);
  expect(experience({ ...NEW_QUESTER, quests: 4 }, 'character')).toBe(5);
  expect(unspent({ ...NEW_QUESTER, boxes: 9, talents: ['cooking'] }, 'campaign')).toBe(1);
});

test('one session is finished, the next starts with everything carried over', () => {
  const quester = { ...NEW_QUESTER, boxes: 5, keywords: ['BURNING'], sideQuests: ['Q178'], talents: ['fishing'] };
  const first = over([{ mapCamps: 4, character: 'Rin', quester }, { mapCamps: 2 }], {
    cards: { 'board:Player board': { coins: '1', topRow: 7 } },
  });
  const carried = carryOf(first);
  expect(carried).toMatchObject({ mode: 'campaign', played: [2] });
  // Through storage and back.
  const second = begin(nearAndFar, { ...campaign, carried: JSON.parse(JSON.stringify(carried)) });
  expect(second.map).toBe(3);
  expect(second.cards).toEqual(first.cards);
  expect(playerOf(second, MIRA)).toMatchObject({ character: 'Rin', quester: { ...quester, points: { '2': 5 } } });
  const begun = played(
    { ...second, players: second.players.map((player) => ({ ...player, drafted: true })) },
    { type: 'startGame', player: MIRA },
  );
  // Fishing gives its food at the start of the session.
  expect(begun.players.map(({ food }) => food)).toEqual([1, 0, 0]);
});

test('talents are bought before the first turn, each once, and never on credit', () => {
  const start = begin(nearAndFar, campaign);
  const learnt = played(start, learn('fishing'));
  expect(playerOf(learnt, MIRA).quester.talents).toEqual(['fishing']);
  expect(refusal(learnt, learn('fishing'))?.words).toBe('Already learnt');
  expect(refusal(start, learn('cooking'))).toEqual({ refused: 'impossible', words: 'Costs 3, 1 experience left' });
  const playing = at({}, [{ quester: { ...NEW_QUESTER, boxes: 9 } }], campaign);
  expect(refusal(playing, learn('cooking'))?.refused).toBe('againstTheRules');
  const hall = at(
    { turn: { main: 'town' } },
    [{ location: 'townHall', quester: { ...NEW_QUESTER, boxes: 18, talents: ['politics'] } }],
    campaign,
  );
  // R53: at once, but Cooking's food only at the start of a session.
  expect(playerOf(played(hall, learn('cooking')), MIRA)).toMatchObject({ food: 0 });
});

test('p.37: a late joiner of a Campaign has a row of boxes for each session missed; a player who was away comes back', () => {
  const carried: Carried = {
    mode: 'campaign',
    extraStories: false,
    played: [2, 3],
    skipped: [],
    questers: [
      { name: 'Mira', character: 'Rin', quester: { ...NEW_QUESTER, boxes: 4 } },
      { name: 'Ola', character: 'Vera', quester: { ...NEW_QUESTER, boxes: 7 } },
    ],
    cards: {},
  };
  const state = begin(nearAndFar, { ...campaign, carried });
  expect(state.players.map(({ quester }) => quester.boxes)).toEqual([4, 6, 6]);
  expect(carryOf({ ...state, stage: 'over' })?.questers.map(({ name }) => name)).toEqual(['Mira', 'Teo', 'Jun', 'Ola']);
  const character = begin(nearAndFar, { ...campaign, mode: 'character', carried: { ...carried, mode: 'character' } });
  expect(character.players.map(({ quester }) => quester.boxes)).toEqual([4, 0, 0]);
});

test('maps come in order, left-out ones are passed over, and the last ends the campaign', () => {
  const carried = carryOf(over([])) as Carried;
  expect(begin(nearAndFar, { ...campaign, carried: { ...carried, played: [2, 3], skipped: [4, 5, 7] } }).map).toBe(6);
  expect(next({ ...carried, played: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })).toMatchObject({ refused: 'impossible' });
  const extra = begin(nearAndFar, { ...campaign, options: { extraStories: true } });
  const skip = (maps: number[]): Action => ({ type: 'skipMaps', player: MIRA, maps });
  expect(played(extra, skip([2, 3, 4]))).toMatchObject({ map: 5, skipped: [2, 3, 4] });
  expect(refusal(extra, skip([2, 3, 11]))?.refused).toBe('impossible');
  expect(refusal(begin(nearAndFar, campaign), skip([2, 3, 4]))?.refused).toBe('impossible');
});

test('Character Mode: Map 11 once all have eight quests, then ten lines make a full card', () => {
  const mode = { ...campaign, mode: 'character', options: { map: 11 } };
  expect(nearAndFar.start(mode)).toMatchObject({ refused: 'impossible' });
  const questers = setup.seats.map(({ name }) => ({ name, character: '', quester: { ...NEW_QUESTER, quests: 8 } }));
  const carried: Carried = {
    mode: 'character',
    extraStories: false,
    played: [2, 3, 4],
    skipped: [],
    questers,
    cards: {},
  };
  const state = begin(nearAndFar, { ...mode, carried });
  expect(state).toMatchObject({ map: 11, bossPool: [] });
  const full = {
    ...state,
    players: state.players.map((each) => ({ ...each, quester: { ...each.quester, quests: 10 } })),
  };
  expect(scoreSheet(full).rows.find(({ key }) => key === 'fullCard')?.cells).toEqual([7, 7, 7]);
});

test('Character Mode: a map played twice counts twice, and Map 11 ends the campaign', () => {
  const mode = { ...campaign, mode: 'character', options: { map: 3 } };
  const again = over([{ mapCamps: 4, quester: { ...NEW_QUESTER, points: { '3': 30 } } }], {}, mode);
  expect(carryOf(again)?.questers[0]?.quester.points).toEqual({ '3': 30 + 4 + 1 });
  const carried = { ...(carryOf(again) as Carried), played: [3, 11] };
  expect(nearAndFar.start({ ...mode, carried })).toEqual({
    refused: 'impossible',
    words: 'This campaign is over: Map 11 is played.',
  });
});

test('7.5: the standings hold who is away, and this session once it is over and not lost', () => {
  const carried: Carried = {
    mode: 'campaign',
    extraStories: false,
    played: [2],
    skipped: [],
    questers: [
      { name: 'Mira', character: 'Rin', quester: { ...NEW_QUESTER, points: { '2': 20 } } },
      { name: 'Ola', character: 'Vera', quester: { ...NEW_QUESTER, points: { '2': 31 } } },
    ],
    cards: {},
  };
  const state = at({}, [{ mapCamps: 6 }], { ...campaign, carried });
  const sums = (of: State) => standings(of).map(({ name, seat, sum }) => [name, seat, sum]);
  expect(sums(state)).toEqual([
    ['Mira', 0, 20],
    ['Teo', 1, 0],
    ['Jun', 2, 0],
    ['Ola', undefined, 31],
  ]);
  expect(sums({ ...state, stage: 'over' })[0]).toEqual(['Mira', 0, 20 + 6 + 1]);
  const lost = { ...state, stage: 'over' as const, map: 11, bossPool: ['The Red King'] };
  expect(sums(lost)[0]).toEqual(['Mira', 0, 20]);
});

describe('Map 11 in a Campaign', () => {
  const last: Setup = {
    ...campaign,
    carried: { ...(carryOf(over([])) as Carried), played: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
  };

  test('bosses by player count; one is fought at a threat symbol and camps on its card', () => {
    expect(begin(nearAndFar, last).bossPool).toEqual(['The Ivory Queen', 'The Red King', 'Captain Shreya']);
    const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, hearts: 9 }], last);
    const fight: Action = {
      type: 'fightBoss',
      player: MIRA,
      boss: 'The Red King',
      roll: 4,
      heartsSpent: 3,
      by: 'typed',
    };
    expect(refusal(state, fight)?.words).toBe("Type the boss's level");
    const typed = { ...fight, values: { level: 7, points: 6, paragraph: 12 } };
    const after = played(state, typed);
    expect(playerOf(after, MIRA)).toMatchObject({ bosses: ['The Red King'], hearts: 6 });
    expect(after.bossPool).toEqual(['The Ivory Queen', 'Captain Shreya']);
    expect(nearAndFar.describe(state, typed).words).toContain('read paragraph 12');
  });

  test('a boss left standing: everybody loses, nothing is recorded, the map comes again (R26)', () => {
    const lost = over([{ quester: { ...NEW_QUESTER, boxes: 30 } }], {}, last);
    expect(nearAndFar.outcome(lost)).toMatchObject({ winners: [], condition: 'boss' });
    const carried = carryOf(lost);
    expect(carried?.played).not.toContain(11);
    expect(carried?.questers[0]?.quester).toMatchObject({ boxes: 30, points: {} });
    expect(carried?.questers[0]?.quester.points).not.toHaveProperty('11');
    expect(begin(nearAndFar, { ...campaign, carried }).map).toBe(11);
    const discarded = carryOf({ ...lost, houseRules: { lostSessionProgress: 'discard' } });
    expect(discarded?.questers[0]?.quester.boxes).toBe(0);
  });

  test('a full card is 7 points, unknown while nobody has typed its boxes', () => {
    const won = over([{ quester: { ...NEW_QUESTER, boxes: 30 } }], { bossPool: [] }, last);
    const row = (state: State) => scoreSheet(state).rows.find(({ key }) => key === 'fullCard')?.cells[MIRA];
    expect(row(won)).toBeUndefined();
    expect(row({ ...won, cards: { 'sheet:Campaign card': { boxes: 30 } } })).toBe(7);
  });
});

test('7.5: the champion has the highest sum; a lost or missed map counts 0', () => {
  expect(championPoints({ ...NEW_QUESTER, points: { '2': 40, '3': 35 } })).toBe(75);
  expect(championPoints(NEW_QUESTER)).toBe(0);
});

test('quests of a Campaign: a side quest comes first and is crossed out, failed or not', () => {
  const quester = { ...NEW_QUESTER, boxes: 2, sideQuests: ['Q1', 'Q9'] };
  const state = at({ turn: ADVENTURE }, [{ ...ON_MAP, here: EMPTY, quester }], campaign);
  expect(refusal(state, { type: 'attemptQuest', player: MIRA, source: 'map' })?.words).toBe(
    'A side quest is waiting and comes first',
  );
  const lines: Action[] = [
    { type: 'attemptQuest', player: MIRA, source: 'sideQuest' },
    { type: 'chooseOption', player: MIRA, kind: 'skill', required: 9 },
    { type: 'resolveQuest', player: MIRA, roll: 1, heartsSpent: 0, by: 'typed' },
  ];
  const before = played(state, ...lines.slice(0, 2));
  expect(nearAndFar.describe(before, lines[2] as Action).words).toBe(
    'Mira rolls 1: 2 against 9, failed. Mira gains 1 experience',
  );
  expect(playerOf(played(state, ...lines), MIRA).quester).toMatchObject({ boxes: 3, sideQuests: ['Q9'] });
});

test('keywords are kept in capitals, once', () => {
  const word = (each: string): Action => ({ type: 'addKeyword', player: TEO, word: each });
  const state = played(begin(nearAndFar, campaign), word('Burning'), word('BURNING '));
  expect(playerOf(state, TEO).quester.keywords).toEqual(['BURNING']);
});

test('nothing is carried out of Arcade, or out of a session that is not over', () => {
  expect(carryOf(over([], {}, setup))).toBeUndefined();
  expect(carryOf(at({}, [], campaign))).toBeUndefined();
});

test('7.5, R27: with Map 11 the sum of all maps makes the champion, shared where it is equal', () => {
  const points = (sum: number) => ({ quester: { ...NEW_QUESTER, points: { 2: sum } } });
  const last = { ...campaign, seats: campaign.seats.slice(0, 2) };
  const words = (players: Parameters<typeof at>[1]) =>
    nearAndFar.outcome(at({ stage: 'over', map: 11, bossPool: [] }, players, last))?.words;
  // Two camps more on the last map do not make up for ten points on another.
  expect(words([{ mapCamps: 2 }, points(10)])).toBe(
    'Mira has the most journey points. Champion of the campaign: Teo with 11 points.',
  );
  expect(words([{ mapCamps: 2, ...points(8) }, points(10)])).toBe(
    'Mira has the most journey points. Champion of the campaign: Mira and Teo with 11 points.',
  );
  expect(nearAndFar.outcome(at({ stage: 'over', map: 3 }, [{ mapCamps: 2 }], last))?.words).toBe(
    'Mira has the most journey points.',
  );
});

test('section 10: what was typed at the set-up holds, before what the campaign brought along', () => {
  const trade = (green: number) => ({
    'trade:Dusk town': { food: 1, coins: 2, gems: 2, red: 5, blue: 7, green, yellow: 6 },
  });
  const carried: Carried = {
    mode: 'campaign',
    extraStories: false,
    played: [2],
    skipped: [],
    questers: [],
    cards: { ...trade(4), 'threat:Threat 4': { points: 2 } },
  };
  const state = begin(nearAndFar, { ...campaign, carried, cards: trade(6) });
  expect(tradeValue(state, 'green')).toBe(6);
  expect(threatPoints(state, 4)).toBe(2);
});

test('a whole campaign: maps 2 to 11, a lost Last Ruin once more, a late joiner, and the champion by the sum', () => {
  const pair = { ...campaign, seats: campaign.seats.slice(0, 2) };
  let carried: Carried | undefined;
  const maps: number[] = [];
  let lost = false;
  for (let session = 0; session < 11; session += 1) {
    // Jun joins for the sixth session, on map 7, and stays.
    const from: Setup = { ...(session < 5 ? pair : campaign), carried: JSON.parse(JSON.stringify(carried ?? null)) };
    const start: State = begin(nearAndFar, from);
    maps.push(start.map);
    const loses: boolean = start.map === 11 && !lost;
    lost = lost || loses;
    const state: State = {
      ...start,
      stage: 'over',
      bossPool: loses ? start.bossPool : [],
      players: start.players.map((player, seat) => ({ ...player, coins: 0, mapCamps: [3, 4, 9][seat] ?? 0 })),
    };
    carried = carryOf(state);
    if (session === 10) {
      expect(nearAndFar.outcome(state)?.words).toBe(
        'Jun has the most journey points. Champion of the campaign: Jun with 37 points.',
      );
    }
  }
  expect(maps).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
  // Map 10 costs each 8: no camp on a mammoth space.
  expect(carried?.questers.map(({ name, quester }) => [name, championPoints(quester), quester.boxes])).toEqual([
    ['Mira', 10 * 3 - 8, 0],
    ['Teo', 10 * 4 - 8, 0],
    ['Jun', 5 * 9 - 8, 15],
  ]);
  expect(next(carried)).toMatchObject({ words: 'This campaign is over: Map 11 is played.' });
});

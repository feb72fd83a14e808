import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import type { Action } from '@/rules/near-and-far/actions';
import { nearAndFar } from '@/rules/near-and-far/game';
import type { Player, State } from '@/rules/near-and-far/state';
import { begin } from '../record';
import { adventurer, ADVENTURE, at, EMPTY, MIRA, ON_MAP, played, setup, twoPlayers } from './table';

const said = (state: State): string =>
  nearAndFar
    .nudges(state)
    .map(({ words }) => words)
    .join(' ');
const mira = (player: Partial<Player>, state: Parameters<typeof at>[0] = {}) => at(state, [player]);
const out = (player: Partial<Player>, state: Parameters<typeof at>[0] = {}) =>
  at({ ...state, turn: { ...ADVENTURE, ...state.turn } }, [{ ...ON_MAP, here: EMPTY, ...player }]);
const skilled = (...talents: string[]) => ({ quester: { ...NEW_QUESTER, talents } });
const campaign = { ...setup, mode: 'campaign' };
const character = { ...setup, mode: 'character' };
const ending = { endTriggered: { seat: MIRA, round: 2 } };
const camps = (mapCamps: number) => ({ mapCamps });
const typed = { cards: { 'artifact:Mask': { points: 3, coins: 2 } } };
const quest = { source: 'map' as const, choice: null, won: null };
const beaten: Action = { type: 'fightThreat', player: MIRA, level: 4, roll: 6, heartsSpent: 0, by: 'typed' };

/** Section 11, by its numbers: what the table forgets, and the state in which it is said. */
const SAID: readonly (readonly [string, State, string])[] = [
  ['1 before leaving town', mira({ hand: ['Mask'], location: 'farm' }, typed), 'Its hearts count when you leave town.'],
  [
    '1 two of them',
    mira({ hand: ['Mask', 'Bow'], location: 'farm' }, { cards: { ...typed.cards, 'artifact:Bow': { points: 1 } } }),
    'Their hearts count when you leave town.',
  ],
  ['1 on the map', out({ hand: ['Mask'] }, typed), 'Mira can buy an artifact from hand now.'],
  ['2', mira({ hearts: 2, location: 'farm' }), 'those left help only in duels now'],
  ['3', mira({ location: 'farm', adventurers: [adventurer('A', 'red', { heart: 15 })] }), 'wastes 4 hearts'],
  ['4, 5', out({ hearts: 3 }, { turn: { stopped: true } }), '3 hearts: enough for a camp here.'],
  ['6 after a threat', played(out({ hearts: 3 }), beaten), 'A coin or gem under that camp?'],
  ['8', out({}, { turn: { done: ['quest'], questTried: true }, questTokens: 4 }), 'passed or failed: 4 left.'],
  ['13', mira({ location: 'mysticsHut' }, { turn: { main: 'town' } }), 'the Stables come first'],
  ['14', out({ treasures: ['Bell'], birds: 0 }), 'discard a treasure'],
  ['18', mira({ location: 'jail' }, { turn: { jailPass: true } }), 'any building, no duel'],
  [
    '18 where two players always duel',
    at({ houseRules: { twoPlayerHallAlwaysDuel: true }, turn: { jailPass: true } }, [{ location: 'jail' }], twoPlayers),
    'any building, no duel; only at the Town Hall you always duel.',
  ],
  ['20', at({ round: 1 }), 'In the first round everybody visits town.'],
  [
    '22',
    mira({ location: 'townHall' }, { turn: { main: 'town', done: ['trade'] } }),
    'Still open here: buy reputation.',
  ],
  [
    '22 Merchant Coat',
    mira(
      { location: 'townHall', hand: [''], artifacts: ['Merchant Coat'] },
      { turn: { main: 'town', done: ['trade'] } },
    ),
    'Still open here: trade once more, discard an artifact, buy reputation.',
  ],
  [
    '2 Spelunking',
    mira({ hearts: 2, location: 'farm', ...skilled('spelunking') }),
    'only in duels and for Spelunking now',
  ],
  ['23 from the map', at(ending, [{ ...ON_MAP, hand: [''] }]), 'the Town Hall takes one.'],
  ['23', mira({ hand: ['', ''] }, ending), '2 artifacts in hand cost a point each'],
  ['23 a single one', mira({ hand: [''] }, ending), '1 artifact in hand costs a point; the Town Hall takes one.'],
  ['23 Lore', mira({ hand: ['', '', '', ''], ...skilled('lore') }, ending), '1 artifact in hand costs a point;'],
  ['24', mira({ coins: 2, gems: 1 }, ending), 'one is left over'],
  ['25', mira(camps(14), ending), 'Final round: Mira placed camp 14. 3 turns left.'],
  ['26 water', out({}, { map: 5 }), 'loses 1 heart'],
  ['26 mammoth', mira(camps(7), { map: 10 }), 'no camp on a mammoth space yet'],
  ['26 mammoth, another far ahead', at({ map: 10 }, [camps(2), camps(7)]), 'no camp on a mammoth space yet'],
  ['26 bosses', at({ ...ending, map: 11, bossPool: ['The Red King'] }, [], campaign), 'The Red King must fall'],
  [
    '27 side quest',
    at({ turn: ADVENTURE }, [{ ...ON_MAP, quester: { ...NEW_QUESTER, sideQuests: ['Q7'] } }], campaign),
    'Side quest Q7 waits',
  ],
  [
    '27 keyword',
    at({ turn: { ...ADVENTURE, quest } }, [{ quester: { ...NEW_QUESTER, keywords: ['BURNING'] } }], campaign),
    'BURNING',
  ],
  ['29 talents', begin(nearAndFar, campaign), 'Mira has 1 experience to spend before the first turn.'],
  ['29 Spelunking', mira({ location: 'mine', ...skilled('spelunking') }, { turn: { main: 'town' } }), 'dug or not'],
  [
    '29 Persuasion',
    mira({ location: 'generalStore', ...skilled('persuasion') }, { turn: { main: 'town' } }),
    'one more artifact',
  ],
  [
    '30',
    mira({ location: 'stables', artifacts: ['Jade Flute'] }, { turn: { main: 'town' } }),
    'Jade Flute: 2 food for the visit',
  ],
  ['31', out({}, { turn: { treasureDue: 1 } }), 'read it aloud'],
  ['32', at({ round: 1 }, [], twoPlayers), 'a spare figure always stands'],
  [
    'R25 Extra Stories',
    begin(nearAndFar, { ...campaign, options: { extraStories: true } }),
    'choose the three maps this campaign leaves out',
  ],
  ['p.33: the free camp', at({ turn: { main: 'town', freeCamps: 1 } }), 'place its free camp'],
  [
    'Eyim and Rin',
    at({ stage: 'setup' }, [{ character: 'Eyim' }, { character: 'Rin' }], character),
    'Eyim and Rin should not share a game.',
  ],
];

test.each(SAID)('section 11, %s', (_, state, words) => {
  expect(said(state)).toContain(words);
});

test.each<readonly [string, State, string]>([
  [
    'the Town Hall to who has had a turn elsewhere',
    mira({ hand: [''], location: 'farm' }, { ...ending, turn: { main: 'town' } }),
    'the Town Hall takes one',
  ],
  [
    'the Town Hall to who has just left it behind',
    mira({ hand: [''], location: 'townHall' }, ending),
    'the Town Hall takes one',
  ],
  [
    'the side quest that is being read',
    at(
      { turn: { ...ADVENTURE, quest: { ...quest, source: 'sideQuest' } } },
      [{ ...ON_MAP, quester: { ...NEW_QUESTER, sideQuests: ['Q7'] } }],
      campaign,
    ),
    'Side quest Q7 waits',
  ],
])('nobody is reminded of %s', (_, state, words) => {
  expect(said(state)).not.toContain(words);
});

describe('R14: a treasure at the side that would make three on animals', () => {
  const side = { birds: 3, treasures: ['Bell', 'Purse'], sideTreasure: 'Lamp', ...skilled('scrounging') };
  const offer = (state: State) => nearAndFar.nudges(state).find(({ about }) => about === 'the treasure at the side');

  test('is offered its animal in the final round, to whoever has had the last turn already too', () => {
    const state = at({ ...ending, active: 2 }, [side]);
    expect(offer(state)).toMatchObject({
      words: "An animal of Mira's is free for Lamp: three on animals are 5 points.",
      act: { action: { type: 'moveTreasure', player: MIRA, card: 'Lamp' } },
    });
    expect(offer(at({ active: 2 }, [side]))).toBeUndefined();
  });

  test('is left where it lies while it would not be the third', () => {
    expect(offer(at(ending, [{ ...side, treasures: ['Bell'] }]))).toBeUndefined();
    expect(offer(at(ending, [{ ...side, birds: 2 }]))).toBeUndefined();
  });
});

test('a camp whose coin or gem was said is not asked for again', () => {
  expect(said(played(out({ hearts: 3 }), { ...beaten, reveals: 'none' }))).not.toContain('under that camp');
});

describe('28: the next number of a character quest', () => {
  const state = at(
    { turn: ADVENTURE },
    [{ ...ON_MAP, here: EMPTY, quester: { ...NEW_QUESTER, quests: 3, nextQuest: 'R12' } }],
    character,
  );
  const failed = played(
    state,
    { type: 'attemptQuest', player: MIRA, source: 'character' },
    { type: 'chooseOption', player: MIRA, kind: 'skill', required: 9 },
    { type: 'resolveQuest', player: MIRA, roll: 1, heartsSpent: 0, by: 'typed' },
  );
  const asks = "Write down Mira's next quest number.";

  test('is asked for after every quest, failed too, until it is written', () => {
    expect(said(state)).not.toContain(asks);
    expect(said(failed)).toContain(asks);
    expect(said(played(failed, { type: 'setNextQuest', player: MIRA, code: 'R15' }))).not.toContain(asks);
  });

  test('is not asked for after an arcade card, nor after the last quest', () => {
    const card = at(
      { turn: { ...ADVENTURE, questTried: true, done: ['quest'] } },
      [{ quester: { ...NEW_QUESTER, quests: 8 } }],
      character,
    );
    expect(said(card)).not.toContain(asks);
    const last = {
      ...failed,
      players: failed.players.map((each) => ({ ...each, quester: { ...each.quester, quests: 10 } })),
    };
    expect(said(last)).not.toContain(asks);
  });
});

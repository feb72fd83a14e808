import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import type { State } from '@/rules/shaolia/state';
import { acting, activate, at, beginAction, endTurn, gain, MIRA, roll, TEO, territory, TYPED } from './table';

const purchase = at({});
const building = at({ phase: 'building' });
const action = at({ phase: 'action' });
const begun = at({ phase: 'action' }, { begun: true });
const won = at({ victory: { seat: MIRA, kind: 'culture' } }, { culture: 18 });

const FARM = { card: 'Farm', level: 1 } as const;
const OPEN_ROW = ['empty', 'empty', 'empty', 'empty'] as const;
const can = 'againstTheRules';
const cannot = 'impossible';

/** Section 4: the words, the kind, and which reason comes first. */
test.each<[string, State, Action, { refused: string; words: string } | undefined]>([
  ['a Lv1 card in one’s purchase turn', purchase, { type: 'buyLv1', player: MIRA }, undefined],
  ['not your turn', purchase, { type: 'buyLv1', player: TEO }, { refused: can, words: 'Not your turn' }],
  ['wrong phase', building, { type: 'buyLv1', player: MIRA }, { refused: can, words: 'Only in the purchase phase' }],
  ['turn comes before phase', building, { type: 'refreshPool', player: TEO }, { refused: can, words: 'Not your turn' }],
  [
    'both Lv1 piles are empty (ruling 20)',
    at({ lv1Deck: 0, lv1Discard: [] }),
    { type: 'buyLv1', player: MIRA },
    { refused: cannot, words: 'No Lv1 cards left' },
  ],
  [
    'a Lv2 card for two cards',
    at({}, { reserve: [FARM, FARM] }),
    { type: 'buyLv2', player: MIRA, pool: 0, discard: [0, 1] },
    { refused: can, words: 'Choose 3 unbuilt cards to discard' },
  ],
  [
    'one card more than the box has, in a changed pool',
    at({ deck: { kinds: [], wonders: { Fortress: 1 } } }),
    { type: 'refreshPool', player: MIRA, cards: ['Fortress', 'Fortress', 'Bank'] },
    { refused: cannot, words: 'The one copy of Fortress is out already' },
  ],
  [
    'the last copies come back once their pile is shuffled',
    at(
      { lv2Deck: 0, pool: ['Bank', 'Bank', 'Mine'] },
      { reserve: Array.from({ length: 4 }, () => ({ card: 'Gym', level: 2 as const })) },
    ),
    { type: 'buyLv2', player: MIRA, pool: 0, discard: [0, 1, 2], refill: 'Gym' },
    undefined,
  ],
  [
    'a wonder that is not in the deck, seen in the pool',
    purchase,
    { type: 'setPool', player: MIRA, cards: ['Fortress', null, null] },
    { refused: cannot, words: 'Fortress is not in this deck' },
  ],
  [
    'a ninth Farm named in the reserve',
    at({}, { reserve: [...Array.from({ length: 8 }, () => FARM), { card: null, level: 1 }] }),
    { type: 'noteReserve', player: MIRA, index: 8, card: 'Farm', level: 1 },
    { refused: cannot, words: 'All 8 copies of Farm are out already' },
  ],
  [
    'a ninth Farm built',
    at(
      { phase: 'building', cards: TYPED },
      { reserve: [...Array.from({ length: 8 }, () => FARM), { card: null, level: 1 }] },
    ),
    { type: 'buildCard', player: MIRA, reserve: 8, place: 'back-0', card: 'Farm' },
    { refused: cannot, words: 'All 8 copies of Farm are out already' },
  ],
  [
    'the same name once more, where it was told already',
    at({}, { reserve: Array.from({ length: 8 }, () => FARM) }),
    { type: 'noteReserve', player: MIRA, index: 7, card: 'Farm', level: 1 },
    undefined,
  ],
  [
    'no mineral left to sell',
    acting([1], territory(['back-0', 'Market'])),
    activate('back-0', 0, [0], { deals: [{ post: 'Sell mineral', quantity: 1 }] }),
    { refused: cannot, words: 'Nothing left to sell' },
  ],
  [
    'a price above the purse (6.2: extra die 4 gold)',
    at({}, { gold: 2 }),
    { type: 'buyExtraDie', player: MIRA },
    { refused: cannot, words: 'Needs 4 gold, you have 2.' },
  ],
  [
    'the price stands behind the turn: the turn is told, but nothing may be overruled',
    at({}, {}, { gold: 2 }),
    { type: 'buyExtraDie', player: TEO },
    { refused: cannot, words: 'Not your turn' },
  ],
  [
    '6.2: Lv1 card 1 gold',
    at({}, { gold: 0 }),
    { type: 'buyLv1', player: MIRA },
    { refused: cannot, words: 'Needs 1 gold, you have 0.' },
  ],
  [
    '6.2: pool 1 gold',
    at({}, { gold: 0 }),
    { type: 'refreshPool', player: MIRA },
    { refused: cannot, words: 'Needs 1 gold, you have 0.' },
  ],
  [
    '6.2: 2 officers a mineral',
    at({}, { minerals: 1 }),
    { type: 'buyOfficers', player: MIRA, minerals: 2 },
    { refused: cannot, words: 'Needs 2 minerals, you have 1.' },
  ],
  [
    'one mineral is no minerals',
    purchase,
    { type: 'buyOfficers', player: MIRA, minerals: 1 },
    { refused: cannot, words: 'Needs 1 mineral, you have 0.' },
  ],
  [
    'no mineral at all',
    at({}, { minerals: 3 }),
    { type: 'buyOfficers', player: MIRA, minerals: 0 },
    { refused: cannot, words: 'Pay 1 mineral or more.' },
  ],
  [
    '6.2: a locked space 3 gold',
    at({ phase: 'building' }, { gold: 2 }),
    { type: 'openLockedSpace', player: MIRA, row: 'front' },
    { refused: cannot, words: 'Needs 3 gold, you have 2.' },
  ],
  [
    'building comes later',
    purchase,
    { type: 'openLockedSpace', player: MIRA, row: 'front' },
    { refused: can, words: 'Only in the building phase' },
  ],
  [
    'one locked space a row',
    at({ phase: 'building' }, { front: OPEN_ROW }),
    { type: 'openLockedSpace', player: MIRA, row: 'front' },
    { refused: cannot, words: 'No locked space left in the front row' },
  ],
  [
    'the other row is still locked',
    at({ phase: 'building' }, { front: OPEN_ROW }),
    { type: 'openLockedSpace', player: MIRA, row: 'back' },
    undefined,
  ],
  [
    'space comes before resources',
    at({ phase: 'building' }, { gold: 0, front: OPEN_ROW }),
    { type: 'openLockedSpace', player: MIRA, row: 'front' },
    { refused: cannot, words: 'No locked space left in the front row' },
  ],
  ['begin too early', purchase, beginAction(MIRA), { refused: can, words: 'Only in the action phase' }],
  ['begin twice', begun, beginAction(MIRA), { refused: can, words: 'Already begun this turn' }],
  ['roll before beginning', action, roll(MIRA, 1, 2, 3), { refused: can, words: 'Begin the action turn first' }],
  ['roll', begun, roll(MIRA, 1, 2, 3), undefined],
  [
    'roll twice',
    at({ phase: 'action' }, { begun: true, dice: [1, 2, 3] }),
    roll(MIRA, 1, 2, 3),
    { refused: can, words: 'Already rolled this turn' },
  ],
  ['a die too few', begun, roll(MIRA, 1, 2), { refused: cannot, words: 'Needs 3 dice, there are 2.' }],
  [
    'the extra die is rolled too',
    at({ phase: 'action' }, { begun: true, extraDice: 1 }),
    roll(MIRA, 1, 2, 3),
    { refused: cannot, words: 'Needs 4 dice, there are 3.' },
  ],
  ['a seven', begun, roll(MIRA, 1, 2, 7), { refused: cannot, words: 'A face goes from 1 to 6.' }],
  ['end the other’s turn', purchase, endTurn(TEO), { refused: can, words: 'Not your turn' }],
  ['end without beginning', action, endTurn(MIRA), { refused: can, words: 'Begin the action turn first' }],
  ['end', begun, endTurn(MIRA), undefined],
  ['first player before anything is bought', purchase, { type: 'setFirstPlayer', player: TEO }, undefined],
  [
    'first player after a purchase',
    at({ purchased: true }),
    { type: 'setFirstPlayer', player: TEO },
    { refused: can, words: 'Only in round 1, before anything is bought' },
  ],
  [
    'first player in round 2',
    at({ round: 2 }),
    { type: 'setFirstPlayer', player: TEO },
    { refused: can, words: 'Only in round 1, before anything is bought' },
  ],
  ['concede on the other’s turn', building, { type: 'concede', player: TEO }, undefined],
  [
    'concede after the end',
    won,
    { type: 'concede', player: TEO },
    { refused: cannot, words: 'Game is over – undo to continue' },
  ],
  ['play after the end', won, endTurn(MIRA), { refused: cannot, words: 'Game is over – undo to continue' }],
  ['a correction after the end', won, gain(TEO, 'gold', 1), undefined],
  [
    'a card value after the end',
    won,
    { type: 'defineCard', kind: 'lv1', card: 'Farm', values: { life: 2 } },
    undefined,
  ],
  [
    'gold below zero',
    purchase,
    { type: 'correct', player: MIRA, counter: 'gold', how: 'pay', amount: 6 },
    {
      refused: cannot,
      words: 'Needs 6 gold, there are 5.',
      instead: {
        words: 'Take all 5',
        action: { type: 'correct', player: MIRA, counter: 'gold', how: 'pay', amount: 5 },
      },
    } as { refused: string; words: string },
  ],
  ['a third player', purchase, endTurn(2), { refused: cannot, words: 'Nobody sits there.' }],
  ['a switch of section 9 in mid-game', purchase, { type: 'setHouseRule', rule: 'forceDice', value: true }, undefined],
  [
    'a switch that shapes the set-up',
    purchase,
    { type: 'setHouseRule', rule: 'wonderWin', value: true },
    { refused: cannot, words: 'Three wonders win is fixed once play begins.' },
  ],
])('%s', (_, state, tried, expected) => {
  expect(shaolia.check(state, tried)).toEqual(expected);
});

describe('done anyway, the table stays in order', () => {
  test('ending the turn for the other one ends the running turn', () => {
    expect(shaolia.apply(purchase, endTurn(TEO))).toEqual(shaolia.apply(purchase, endTurn(MIRA)));
    expect(shaolia.describe(purchase, endTurn(TEO)).words).toBe("Teo ends Mira's purchase turn, Teo is on");
  });

  test('a turn begun out of order still counts when it comes, and not beyond the round', () => {
    const early = shaolia.apply(action, beginAction(TEO));
    const teosTurn = shaolia.apply(shaolia.apply(early, beginAction(MIRA)), endTurn(MIRA));
    expect(shaolia.next(teosTurn).word).toBe('End turn');
    const late = shaolia.apply(shaolia.apply(teosTurn, beginAction(MIRA)), endTurn(TEO));
    expect(late).toMatchObject({ round: 2, phase: 'purchase', sides: [{ begun: false }, { begun: false }] });
  });

  test('another first player in mid-phase starts the phase again', () => {
    const second = shaolia.apply(building, endTurn(MIRA));
    expect(shaolia.apply(second, { type: 'setFirstPlayer', player: TEO })).toMatchObject({
      phase: 'building',
      firstPlayer: TEO,
      turnIndex: 0,
    });
  });
});

describe('set-up', () => {
  const setup = { game: 'shaolia', mode: 'prelude', first: 0, options: {}, houseRules: {} };
  const seats = (count: number) => Array.from({ length: count }, (_, colour) => ({ name: `P${colour}`, colour }));

  test.each([
    [{ ...setup, seats: seats(3) }, 'This mode is for 2 players.'],
    [{ ...setup, seats: seats(2), mode: 'solo' }, 'Choose a mode first.'],
    [{ ...setup, seats: seats(2), mode: 'alliance' }, 'This mode is for 4 players.'],
    [{ ...setup, seats: seats(3), mode: 'custom' }, 'This mode is for 2 or 4 players.'],
    [{ ...setup, seats: seats(2), first: 2 }, 'Choose who starts.'],
  ])('%j', (wrong, words) => {
    expect(shaolia.start(wrong)).toEqual({ refused: 'impossible', words });
  });
});

describe('what can never be recorded does no harm either', () => {
  test.each<[string, State, Action]>([
    ['faces no die has', begun, roll(MIRA, NaN, 2, 7)],
    ['play after the end', won, endTurn(MIRA)],
    ['a concession after the end', won, { type: 'concede', player: MIRA }],
    ['somebody who is not there', purchase, { type: 'buyExtraDie', player: 2 }],
    ['no number of minerals', at({ purchased: true }), { type: 'buyOfficers', player: MIRA, minerals: NaN }],
  ])('%s', (_, state, wrong) => {
    expect(shaolia.apply(state, wrong)).toEqual(state);
  });

  test('more minerals than anybody has buy officers up to the end of the count', () => {
    const after = shaolia.apply(purchase, { type: 'buyOfficers', player: MIRA, minerals: 1e9 });
    expect(after.sides[MIRA]).toMatchObject({ minerals: 0, officers: 9999 });
  });
});

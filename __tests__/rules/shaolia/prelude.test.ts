import { shaolia } from '@/rules/shaolia/game';
import { activeSeat } from '@/rules/shaolia/flow';
import { at, beginAction, endTurn, gain, MIRA, roll, set, table, tapBead, TEO } from './table';

describe('the start (6.5, #1 Prelude)', () => {
  test('5 gold and nothing else, a locked space in each row', () => {
    for (const side of table().state.sides) {
      expect(side).toMatchObject({ gold: 5, minerals: 0, officers: 0, culture: 0, palaceDamage: 0, extraDice: 0 });
      expect(side.front).toEqual(['empty', 'empty', 'empty', 'locked']);
      expect(side.back).toEqual(['empty', 'empty', 'empty', 'locked']);
    }
  });
});

describe('prices (6.2)', () => {
  test('Lv1 card 1 gold', () => {
    expect(table().act({ type: 'buyLv1', player: MIRA, card: 'Farm' }).state.sides[MIRA]?.gold).toBe(4);
  });
  test('pool 1 gold, as often as one can pay', () => {
    const log = table().act({ type: 'refreshPool', player: MIRA }).act({ type: 'refreshPool', player: MIRA });
    expect(log.state.sides[MIRA]?.gold).toBe(3);
  });
  test('extra die 4 gold', () => {
    expect(table().act({ type: 'buyExtraDie', player: MIRA }).state.sides[MIRA]).toMatchObject({
      gold: 1,
      extraDice: 1,
    });
  });
  test('2 officers a mineral', () => {
    const log = table()
      .act(gain(MIRA, 'minerals', 3))
      .act({ type: 'buyOfficers', player: MIRA, minerals: 2 });
    expect(log.state.sides[MIRA]).toMatchObject({ minerals: 1, officers: 4, gold: 5 });
  });
  test('a locked space 3 gold', () => {
    const log = tapBead(table(), 2).act({ type: 'openLockedSpace', player: MIRA, row: 'back' });
    expect(log.state.sides[MIRA]).toMatchObject({ gold: 2, back: ['empty', 'empty', 'empty', 'empty'] });
    expect(log.state.sides[MIRA]?.front[3]).toBe('locked');
    expect(log.state.sides[TEO]?.back[3]).toBe('locked');
  });
});

describe('order of play (section 3, Gameplay III)', () => {
  test('A, B in each phase; next round B, A; and so on', () => {
    const log = table();
    const seen: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      const { state } = log;
      seen.push(`${state.round} ${state.phase} ${activeSeat(state) === MIRA ? 'A' : 'B'} ${shaolia.next(state).word}`);
      tapBead(log, 1);
    }
    const round = (number: number, first: string, second: string) => [
      `${number} purchase ${first} End turn`,
      `${number} purchase ${second} End turn`,
      `${number} building ${first} End turn`,
      `${number} building ${second} End turn`,
      `${number} action ${first} Begin`,
      `${number} action ${first} End turn`,
      `${number} action ${second} Begin`,
      `${number} action ${second} End turn`,
    ];
    expect(seen).toEqual([...round(1, 'A', 'B'), ...round(2, 'B', 'A'), ...round(3, 'A', 'B').slice(0, 4)]);
  });

  test('the first player may be changed until something is bought', () => {
    const log = table().act({ type: 'setFirstPlayer', player: TEO });
    expect(activeSeat(log.state)).toBe(TEO);
    expect(shaolia.next(log.state)).toEqual({
      seat: TEO,
      word: 'End turn',
      sentence: "End Teo's turn",
      action: endTurn(TEO),
    });
  });

  test('the header and the phase rod follow', () => {
    const log = tapBead(table(), 3);
    expect(shaolia.header(log.state)).toEqual({ title: 'Round 1', tag: 'Building phase' });
    expect(shaolia.phases(log.state).map((phase) => [phase.words, phase.status])).toEqual([
      ['Purchase phase', 'done'],
      ['Building phase', 'now'],
      ['Action phase', 'due'],
    ]);
    expect(shaolia.phases(log.state)[1]?.steps.map((step) => step.done)).toEqual([true, false]);
  });
});

describe('V41: an extra die is rolled once in the coming action phase, then gone (Gameplay IV)', () => {
  const bought = () => tapBead(table().act({ type: 'buyExtraDie', player: MIRA }), 4).act(beginAction(MIRA));

  test('four dice are rolled', () => {
    const log = bought();
    expect(shaolia.check(log.state, roll(MIRA, 1, 2, 3))?.words).toBe('Needs 4 dice, there are 3.');
    log.act(roll(MIRA, 1, 2, 3, 6));
    expect(log.state.sides[MIRA]).toMatchObject({ dice: [1, 2, 3, 6], diceRolled: 4 });
  });

  test('it is gone at the end of the turn, and the line says so', () => {
    const log = bought().act(roll(MIRA, 1, 2, 3, 6));
    expect(shaolia.describe(log.state, endTurn(MIRA)).words).toBe(
      'Mira ends the action turn, 1 extra die is gone, Teo is on',
    );
    log.act(endTurn(MIRA));
    expect(log.state.sides[MIRA]).toMatchObject({ extraDice: 0, dice: null, begun: false, diceRolled: 4 });
  });

  test('the other side’s stays until its own turn ends', () => {
    const log = tapBead(table(), 1).act({ type: 'buyExtraDie', player: TEO });
    tapBead(log, 5);
    expect(log.state.sides[TEO]?.extraDice).toBe(1);
    tapBead(log, 2);
    expect(log.state.sides[TEO]?.extraDice).toBe(0);
  });

  test('officers stay', () => {
    const log = bought()
      .act(gain(MIRA, 'officers', 2))
      .act(endTurn(MIRA));
    expect(log.state.sides[MIRA]?.officers).toBe(2);
  });
});

describe('victory (section 7)', () => {
  const at17 = () => table().act(gain(MIRA, 'culture', 17));

  test('18 culture', () => {
    const log = at17();
    expect(shaolia.outcome(log.state)).toBeUndefined();
    expect(shaolia.describe(log.state, gain(MIRA, 'culture', 1)).words).toBe(
      'Mira gained 1 culture, now 18. Mira reached 18 culture.',
    );
    log.act(gain(MIRA, 'culture', 1));
    expect(shaolia.outcome(log.state)).toEqual({
      winners: [MIRA],
      condition: 'culture',
      words: 'Mira reached 18 culture.',
    });
    expect(shaolia.next(log.state)).toMatchObject({ word: 'Final', opens: 'score' });
  });

  test('culture past 18 is wasted', () => {
    expect(at17().act(gain(MIRA, 'culture', 3)).state.sides[MIRA]?.culture).toBe(18);
  });

  test('12 palace damage: the owner’s side loses', () => {
    const log = table().act(gain(MIRA, 'palaceDamage', 11));
    expect(shaolia.outcome(log.state)).toBeUndefined();
    log.act(gain(MIRA, 'palaceDamage', 1));
    expect(shaolia.outcome(log.state)).toEqual({
      winners: [TEO],
      condition: 'palace',
      words: "Teo destroyed Mira's palace.",
    });
  });

  test('concession', () => {
    const log = table().act({ type: 'concede', player: MIRA });
    expect(shaolia.outcome(log.state)).toEqual({
      winners: [TEO],
      condition: 'concession',
      words: 'Mira conceded, Teo wins.',
    });
  });

  test('both ways at once: culture is reported', () => {
    const state = at({}, { culture: 18 }, { palaceDamage: 11 });
    expect(shaolia.outcome(shaolia.apply(state, gain(TEO, 'palaceDamage', 1)))?.condition).toBe('culture');
  });

  test.each([
    [0, MIRA],
    [1, TEO],
  ])('both sides at once by a correction, turn %i: the active player’s side', (turnIndex, winner) => {
    const state = at({ turnIndex }, { culture: 18 }, { culture: 17 });
    expect(shaolia.outcome(shaolia.apply(state, set(TEO, 'culture', 18)))?.winners).toEqual([winner]);
  });

  test('a correction takes the win away, and play goes on', () => {
    const log = at17().act(gain(MIRA, 'culture', 1));
    expect(shaolia.describe(log.state, set(MIRA, 'culture', 16)).words).toBe(
      'Mira: culture set to 16, by hand. The game goes on.',
    );
    log.act(set(MIRA, 'culture', 16)).act(endTurn(MIRA));
    expect(shaolia.outcome(log.state)).toBeUndefined();
    expect(activeSeat(log.state)).toBe(TEO);
  });

  test('a correction does not take back a concession', () => {
    const log = table()
      .act({ type: 'concede', player: MIRA })
      .act(gain(MIRA, 'culture', 18));
    expect(shaolia.outcome(log.state)?.condition).toBe('concession');
  });
});

describe('the final sheet (section 7: no points)', () => {
  test('culture, palace life left, dice rolled', () => {
    const sheet = shaolia.scoreSheet(at({}, { culture: 7, diceRolled: 10 }, { palaceDamage: 5 }));
    expect(sheet.totals).toBe(false);
    expect(sheet.columns.map((column) => column.words)).toEqual(['Mira', 'Teo']);
    expect(sheet.rows.map((row) => [row.words, ...row.cells])).toEqual([
      ['Culture', 7, 0],
      ['Palace life left', 12, 7],
      ['Cards destroyed', 0, 0],
      ['Gold looted', 0, 0],
      ['Dice rolled', 10, 0],
    ]);
  });
});

describe('the luck record', () => {
  test('holds every roll, typed or by the app', () => {
    expect(shaolia.rolls(roll(TEO, 1, 2, 3))).toEqual([
      { seat: TEO, sides: 6, faces: [1, 2, 3], by: 'typed', good: 'neither' },
    ]);
    expect(shaolia.rolls({ type: 'rollDie', player: MIRA, sides: 10, faces: [7], by: 'app' })).toEqual([
      { seat: MIRA, sides: 10, faces: [7], by: 'app' },
    ]);
    expect(shaolia.rolls(endTurn(MIRA))).toEqual([]);
  });
});

test('2.3: the race over the rounds counts life tokens on the palace', () => {
  const palaceTokens = { attack: 0, life: 2, blockage: 0 };
  const last = at({ phase: 'action', turnIndex: 1 }, { palaceTokens, begun: true }, { palaceDamage: 3, begun: true });
  expect(shaolia.apply(last, endTurn(TEO)).rounds).toEqual([{ culture: [0, 0], palaceLife: [14, 9] }]);
});

import { amend, correct, defineCard, rollDie, setHouseRule } from '@/rules/kernel/actions';
import type { CardValues } from '@/rules/kernel/card-kind';
import { isSeat, withDefaults } from '@/rules/kernel/setup';
import { begin, Log } from '../record';
import { toy, toySetup, type ToyAction, type ToyState } from '../toy';

const play = (seats = 2, more = {}) => new Log<ToyState, ToyAction>(toy, begin(toy, toySetup(seats, more)));

describe('house rules', () => {
  const generous: ToyAction = { type: 'setHouseRule', rule: 'generous', value: true };
  const deepPool: ToyAction = { type: 'setHouseRule', rule: 'deepPool', value: true };
  const take5: ToyAction = { type: 'take', player: 0, pebbles: 5 };

  test('switched during play, it holds from then on', () => {
    const log = play();
    expect(toy.check(log.state, take5)?.words).toBe('At most 3');
    log.act(generous).act(take5);
    expect(log.state.pebbles).toEqual([5, 0]);
    expect(toy.describe(log.start, generous).words).toBe('House rule: Generous, on');
  });

  test('one that shapes the set-up is fixed once play has begun', () => {
    const log = play();
    expect(toy.check(log.state, deepPool)).toBeUndefined();
    log.act({ type: 'pass', player: 0 });
    expect(toy.check(log.state, deepPool)).toEqual({
      refused: 'impossible',
      words: 'Deep pool is fixed once play begins.',
    });
  });

  test.each([
    [{ rule: 'nothing', value: true }, 'That house rule does not exist here.'],
    [{ rule: 'generous', value: 'maybe' }, 'Generous cannot be set to that.'],
  ])('%j is impossible and changes nothing', (wrong, words) => {
    const action: ToyAction = { type: 'setHouseRule', ...wrong };
    const { state } = play();
    expect(toy.check(state, action)).toEqual({ refused: 'impossible', words });
    expect(toy.apply(state, action).houseRules).toEqual({ generous: false, deepPool: false });
  });

  test('what was not chosen, or no longer exists, takes its default', () => {
    expect(withDefaults(toy.houseRules, { generous: true, deepPool: 'very', gone: 1 })).toEqual({
      generous: true,
      deepPool: false,
    });
  });
});

describe('the plain roller', () => {
  const roll = (more: object): ToyAction => ({
    type: 'rollDie',
    player: 0,
    sides: 6,
    faces: [3],
    by: 'app',
    ...more,
  });

  test.each([
    [roll({ player: 5 }), 'Nobody sits there.'],
    [roll({ sides: 1 }), 'A die has 2 to 100 sides.'],
    [roll({ faces: [] }), 'No die was rolled.'],
    [roll({ faces: [3, 7] }), 'A face goes from 1 to 6.'],
    [roll({ faces: [0] }), 'A face goes from 1 to 6.'],
    [roll({ sides: 10, faces: [10, 1] }), undefined],
  ])('%j → %s', (action, words) => {
    expect(toy.check(play().state, action)?.words).toBe(words);
  });

  test('is told and counted as luck', () => {
    expect(toy.describe(play().state, roll({})).words).toBe('Ana rolled a d6: 3, by the app');
    expect(toy.describe(play().state, roll({ faces: [3, 5], by: 'typed' })).words).toBe('Ana rolled 2 d6: 3, 5');
    expect(toy.rolls(roll({ faces: [3, 5] }))).toEqual([{ seat: 0, sides: 6, faces: [3, 5], by: 'app' }]);
  });
});

describe('card values', () => {
  const define = (card: string, points: number | null): ToyAction => ({
    type: 'defineCard',
    kind: 'hidden',
    card,
    values: { points },
  });

  test('a later definition holds from then on', () => {
    const log = play().act(define('Farm', 3)).act(define('School', 1)).act(define('Farm', 4));
    expect(log.state.cards).toEqual({ 'hidden:Farm': { points: 4 }, 'hidden:School': { points: 1 } });
  });

  test('a card needs a name', () => {
    expect(toy.check(play().state, define(' ', 3))?.words).toBe('Name the card first.');
  });

  test.each<[values: CardValues, words: string]>([
    [{ points: 99 }, 'Points goes from −9 to 20.'],
    [{ points: 'many' }, '“many” is not a number. Type the points in digits.'],
    [{ points: 3, foundAt: 'moon' }, 'Found at the: choose one of beach, reef.'],
    [{ points: 3, marks: 'crab,moon' }, 'Marks: choose from crab, gull, wave.'],
  ])('%j is refused in words', (values, words) => {
    expect(toy.check(play().state, { type: 'defineCard', kind: 'hidden', card: 'Crab', values })).toEqual({
      refused: 'impossible',
      words,
    });
  });

  test('untyped values, and values of an older version, are no reason to refuse', () => {
    const values = { points: null, once: 'x'.repeat(99) };
    expect(toy.check(play().state, { type: 'defineCard', kind: 'hidden', card: 'Crab', values })).toBeUndefined();
  });

  test('is told, also where a value is still unknown', () => {
    expect(toy.describe(play().state, define('Farm', 3)).words).toBe('Farm: points 3');
    expect(toy.describe(play().state, define('Farm', null)).words).toBe('Farm: points not typed yet');
  });

  test.each<[kind: string, values: CardValues, words: string]>([
    [
      'hidden',
      { points: -2, foundAt: 'reef', marks: 'gull,wave', wet: true },
      'Crab: points −2, found at the reef, marks gull + wave, wet',
    ],
    [
      'gone',
      { lifePoints: 2, wonder: false, 'gold-cost': null },
      'Crab: life points 2, no wonder, gold cost not typed yet',
    ],
    ['gone', {}, 'Crab: no values'],
  ])('a %s card with %j is told in words', (kind, values, words) => {
    expect(toy.describe(play().state, { type: 'defineCard', kind, card: ' Crab ', values })).toEqual({ words });
  });
});

test('what only its owner may know is a part of its own', () => {
  expect(toy.describe(play().state, { type: 'hide', player: 1, card: 'Farm' })).toEqual({
    seat: 1,
    words: 'Ben hides a card',
    covered: 'It is Farm',
  });
});

test('what outlives a session starts the next one', () => {
  const log = play().act({ type: 'correct', player: 1, counter: 'shells', how: 'gain', amount: 3 });
  const carried = JSON.parse(JSON.stringify(toy.carry?.(log.state)));
  expect(play(2, { carried }).state.shells).toEqual([0, 3]);
});

test('who sits at the table', () => {
  expect([-1, 0, 1, 2, 0.5, NaN].map((seat) => isSeat(seat, 2))).toEqual([false, true, true, false, false, false]);
});

describe('the schemas read what was stored and nothing else', () => {
  test.each([
    [correct, { type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 3, parts: [1, 2], why: '' }, true],
    [correct, { type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 3 }, true],
    [correct, { type: 'correct', player: 0, counter: 'gold', how: 'steal', amount: 3 }, false],
    [correct, { type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 0.5 }, false],
    [correct, { type: 'correct', player: -1, counter: 'gold', how: 'gain', amount: 1 }, false],
    [defineCard, { type: 'defineCard', kind: 'k', card: 'Farm', values: { life: 2, name: 'x', die: null } }, true],
    [defineCard, { type: 'defineCard', kind: 'k', card: 'Farm', values: { life: [2] } }, false],
    [setHouseRule, { type: 'setHouseRule', rule: 'r', value: false }, true],
    [setHouseRule, { type: 'setHouseRule', rule: 'r' }, false],
    [rollDie, { type: 'rollDie', player: 1, sides: 6, faces: [3], by: 'app' }, true],
    [rollDie, { type: 'rollDie', player: 1, sides: 6, faces: [], by: 'app' }, false],
    [amend, { type: 'amend', seq: 3, dropped: [4, 5] }, true],
    [amend, { type: 'amend', seq: 3, action: { type: 'pass' }, dropped: [] }, true],
    [amend, { type: 'amend', seq: 0, dropped: [] }, false],
  ])('%#', (schema, row, good) => {
    const read = schema.safeParse(row);
    expect(read.success).toBe(good);
    if (read.success) expect(read.data).toEqual(row);
  });
});

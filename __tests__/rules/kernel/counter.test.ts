import type { Correct } from '@/rules/kernel/action';
import {
  amountOf,
  amountsOfCorrect,
  applyCorrect,
  changeOf,
  checkCorrect,
  describeCorrect,
} from '@/rules/kernel/counter';
import { begin } from '../record';
import { toy, toyCounters, toySetup } from '../toy';

const start = begin(toy, toySetup(2));
const [pebbles, shells] = toyCounters as [(typeof toyCounters)[0], (typeof toyCounters)[0]];
const with4 = shells.write(pebbles.write(start, 0, 4), 0, 7);

const correct = (more: Partial<Correct>): Correct => ({
  type: 'correct',
  player: 0,
  counter: 'pebbles',
  how: 'gain',
  amount: 1,
  ...more,
});

describe('what a correction does', () => {
  test.each([
    { action: correct({ amount: 3 }), change: { before: 4, after: 7, wasted: 0 } },
    { action: correct({ how: 'pay', amount: 3 }), change: { before: 4, after: 1, wasted: 0 } },
    { action: correct({ how: 'set', amount: 9 }), change: { before: 4, after: 9, wasted: 0 } },
    { action: correct({ amount: 96 }), change: { before: 4, after: 99, wasted: 1 } },
    { action: correct({ how: 'pay', amount: 10 }), change: { before: 4, after: -5, wasted: 1 } },
    { action: correct({ amount: NaN }), change: { before: 4, after: 4, wasted: 0 } },
    { action: correct({ how: 'set', amount: -0 }), change: { before: 4, after: 0, wasted: 0 } },
  ])('$action.how $action.amount', ({ action, change }) => {
    expect(changeOf(pebbles, with4, action)).toEqual(change);
  });

  test('writes only its own seat', () => {
    const after = applyCorrect(toyCounters, with4, correct({ player: 1, amount: 2 }), 2);
    expect(after.pebbles).toEqual([4, 2]);
  });

  test.each([correct({ counter: 'feathers' }), correct({ player: 2 }), correct({ player: 0.5 })])(
    'changes nothing where there is nothing: %j',
    (action) => {
      expect(applyCorrect(toyCounters, with4, action, 2)).toBe(with4);
    },
  );
});

describe('what a correction may not do', () => {
  test.each([
    { action: correct({ counter: 'feathers' }), words: 'That number is not tracked here.' },
    { action: correct({ player: 2 }), words: 'Nobody sits there.' },
    { action: correct({ amount: 0.5 }), words: 'Type a whole number.' },
    { action: correct({ amount: -1 }), words: 'Type a number above zero.' },
    { action: correct({ counter: 'shells', how: 'set', amount: 10 }), words: 'Shells goes from 0 to 9.' },
    { action: correct({ counter: 'shells', how: 'pay', amount: 8 }), words: 'Needs 8 shells, there are 7.' },
    { action: correct({ counter: 'shells', player: 1, how: 'pay' }), words: 'Needs 1 shell, there are 0.' },
    { action: correct({ counter: 'shells', amount: 3 }), words: undefined },
    { action: correct({ counter: 'shells', how: 'set', amount: 9 }), words: undefined },
  ])('$action.how $action.amount $action.counter → $words', ({ action, words }) => {
    const refusal = checkCorrect(toyCounters, with4, action, 2);
    expect(refusal?.words).toBe(words);
    if (refusal) expect(refusal.refused).toBe('impossible');
  });

  test('gaining past the end is wasted, gaining at the end is impossible', () => {
    const full = shells.write(with4, 0, 9);
    expect(checkCorrect(toyCounters, full, correct({ counter: 'shells' }), 2)?.words).toBe('Shells ends at 9.');
  });

  test('the nearest thing that can be done is offered, without the terms of the old sum', () => {
    const pay = correct({ counter: 'shells', how: 'pay', amount: 8, parts: [5, 3], why: 'a bet' });
    expect(checkCorrect(toyCounters, with4, pay, 2)?.instead).toStrictEqual({
      words: 'Take all 7',
      action: { type: 'correct', player: 0, counter: 'shells', how: 'pay', amount: 7, why: 'a bet' },
    });
    const set = correct({ counter: 'shells', how: 'set', amount: 40 });
    expect(checkCorrect(toyCounters, with4, set, 2)?.instead).toStrictEqual({
      words: 'Set 9',
      action: { type: 'correct', player: 0, counter: 'shells', how: 'set', amount: 9 },
    });
  });

  test('a house rule that moves the end of the track moves the refusal', () => {
    const deep = begin(toy, toySetup(2, { houseRules: { deepPool: true } }));
    expect(checkCorrect(toyCounters, deep, correct({ counter: 'shells', how: 'set', amount: 12 }), 2)).toBeUndefined();
    expect(checkCorrect(toyCounters, deep, correct({ counter: 'shells', how: 'set', amount: 13 }), 2)?.words).toBe(
      'Shells goes from 0 to 12.',
    );
  });
});

describe('how a correction is told', () => {
  test.each([
    [correct({ amount: 1 }), 'Ana gained 1 pebble, now 5'],
    [correct({ amount: 12, parts: [3, 6, 3] }), 'Ana gained 12 pebbles (3 + 6 + 3), now 16'],
    [correct({ amount: 11, parts: [3, 6, 3] }), 'Ana gained 11 pebbles, now 15'],
    [correct({ amount: 5, parts: [5] }), 'Ana gained 5 pebbles, now 9'],
    [correct({ counter: 'shells', amount: 4 }), "Ana's string found 4 shells, 2 wasted, now 9"],
    [correct({ how: 'pay', amount: 2, why: 'a bet' }), 'Ana paid 2 pebbles, now 2, a bet'],
    [correct({ how: 'set', amount: 8 }), 'Ana: pebbles set to 8, by hand'],
    [correct({ how: 'set', amount: 8, why: 'recount' }), 'Ana: pebbles set to 8, recount'],
    [correct({ counter: 'feathers' }), 'Ana: feathers'],
  ])('%j', (action, words) => {
    expect(describeCorrect(toyCounters, with4, action, 'Ana')).toEqual({ seat: 0, words });
  });

  test('one pebble, two pebbles', () => {
    expect([0, 1, 2].map((amount) => amountOf(pebbles, amount))).toEqual(['0 pebbles', '1 pebble', '2 pebbles']);
  });
});

test('the number of a correction can itself be corrected, within the track', () => {
  const amounts = (action: Correct) => amountsOfCorrect(toyCounters, with4, action);
  expect(amounts(correct({ counter: 'shells', amount: 3 }))).toEqual([
    { key: 'amount', words: 'shells', value: 3, min: 0, max: 9 },
  ]);
  expect(amounts(correct({ how: 'set', amount: 3 }))).toEqual([
    { key: 'amount', words: 'pebbles', value: 3, min: -5, max: 99 },
  ]);
  expect(amounts(correct({ counter: 'feathers' }))).toEqual([]);
});

import fc from 'fast-check';
import { solve } from '@/rules/dice/chain';
import { type Choice, decide, decideExactly } from '@/rules/dice/decision';
import { compare, type Fraction, minus, ONE, toNumber, ZERO } from '@/rules/dice/fraction';
import { must, RUNS } from './brute';
import { branches, everyPolicy, type Toy, toys, winsByGauss } from './models';

/** Winning is worth `win`, losing `lose`, level by level. */
function choicesOf(toy: readonly Toy[], win: readonly number[], lose: readonly number[]) {
  return (state: number): Choice<number>[] =>
    (toy[state]?.choices ?? []).map((_, choice) => ({
      words: `choice ${choice}`,
      branches: branches(toy[state], choice).map((branch) =>
        'state' in branch ? branch : { weight: branch.weight, end: branch.end === 'win' ? win : lose },
      ),
    }));
}

const highest = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => (compare(a, b) >= 0 ? a : b), ZERO);

test('best play equals the best of all ways to play, waiting for ever included', () => {
  fc.assert(
    fc.property(toys({ states: 4, choices: 3 }), (toy) => {
      const best = highest([...everyPolicy(toy)].map((policy) => winsByGauss(toy, policy)[0] ?? ZERO));
      const exact = must(decideExactly(0, choicesOf(toy, [1], [0]), Number));
      const quick = must(decide(0, choicesOf(toy, [1], [0]), Number));
      expect(exact.value[0]).toEqual(best);
      expect(Math.abs((quick.value[0] ?? 0) - toNumber(best))).toBeLessThanOrEqual(1e-12);
      // The advice, followed everywhere, really earns what it promises.
      const policy = toy.map((_, state) => exact.at(state)?.take ?? 0);
      expect(winsByGauss(toy, policy)[0]).toEqual(best);
      expect(exact.choices[exact.take]?.best).toBe(true);
      for (const choice of exact.choices) expect(compare(choice.value[0] ?? ZERO, best)).toBeLessThanOrEqual(0);
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
});

test('a tie on the first goal is settled by the second', () => {
  fc.assert(
    fc.property(toys({ states: 3, choices: 3 }), (toy) => {
      const mirrored = toy.map(({ choices }) => ({
        choices: choices.map(({ to, win, lose }) => ({ to, win: lose, lose: win })),
      }));
      let best: readonly [Fraction, Fraction] = [ZERO, ZERO];
      for (const policy of everyPolicy(toy)) {
        const win = winsByGauss(toy, policy)[0] ?? ZERO;
        const lost = winsByGauss(mirrored, policy)[0] ?? ZERO;
        const first = compare(win, best[0]);
        if (first > 0 || (first === 0 && compare(lost, best[1]) > 0)) best = [win, lost];
      }
      // Of equal chances to win, the greater chance to be done with it by losing.
      const exact = must(decideExactly(0, choicesOf(toy, [1, 0], [0, 1]), Number));
      best.forEach((value, level) => expect(exact.value[level] ?? ZERO).toEqual(value));
      const quick = must(decide(0, choicesOf(toy, [1, 0], [0, 1]), Number));
      best.forEach((value, level) => expect(Math.abs((quick.value[level] ?? 0) - toNumber(value))).toBeLessThan(1e-11));
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
});

test('a chain is a decision with one choice', () => {
  fc.assert(
    fc.property(toys({ states: 6, choices: 1 }), (toy) => {
      const chain = must(solve(0, (state: number) => branches(toy[state], 0), Number));
      const choice = must(decide(0, choicesOf(toy, [1], [0]), Number));
      expect(Math.abs((chain.ends.get('win') ?? 0) - (choice.value[0] ?? 0))).toBeLessThanOrEqual(1e-12);
    }),
    RUNS,
  );
});

test('waiting promises nothing', () => {
  const wait = { words: 'wait', branches: [{ weight: 1, state: 0 }] };
  const half = {
    words: 'try',
    branches: [
      { weight: 1, end: [1] },
      { weight: 1, end: [0] },
    ],
  };
  expect(must(decide(0, () => [wait], Number)).value).toEqual([0]);
  const both = must(decide(0, () => [wait, half], Number));
  expect([both.take, both.value]).toEqual([1, [0.5]]);
  // Waiting once and then trying is as good; it is marked, but the way out is the one taken.
  expect(both.choices.map(({ words, best }) => [words, best])).toEqual([
    ['wait', true],
    ['try', true],
  ]);
});

test('where every end costs, waiting for ever is no way out', () => {
  const pay = (cost: number) => ({ words: `pay ${cost}`, branches: [{ weight: 1, end: [-cost] }] });
  const wait = { words: 'wait', branches: [{ weight: 1, state: 0 }] };
  const cheap = must(decideExactly(0, () => [wait, pay(3), pay(2)], Number));
  expect([cheap.take, cheap.value]).toEqual([2, [minus(ZERO, minus(ONE, minus(ZERO, ONE)))]]);
});

test('advice for any state that can be reached, none for others', () => {
  const game = must(
    decide(
      3,
      (n: number) =>
        [1, 2].map((k) => ({
          words: `take ${k}`,
          branches: n <= k ? [{ weight: 1, end: [k === n ? 1 : 0] }] : [{ weight: 1, state: n - k }],
        })),
      Number,
    ),
  );
  expect(game.value).toEqual([1]);
  expect(game.at(2)?.choices.map(({ value }) => value[0])).toEqual([1, 1]);
  expect(game.at(1)?.take).toBe(0);
  expect(game.at(9)).toBeUndefined();
  expect(game.states).toBe(3);
});

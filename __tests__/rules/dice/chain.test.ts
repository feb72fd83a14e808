import fc from 'fast-check';
import { branchesOf, solve, solveExactly } from '@/rules/dice/chain';
import { fromWeights } from '@/rules/dice/distribution';
import { D6 } from '@/rules/dice/die';
import { toEnd, toState } from '@/rules/dice/graph';
import { minus, ONE, plus, toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { must, RUNS } from './brute';
import { branches, sumFractions, type Toy, toys, winsByGauss } from './models';

const solveToy = (toy: readonly Toy[]) => must(solve(0, (s: number) => branches(toy[s], 0), Number));
const solveToyExactly = (toy: readonly Toy[]) => must(solveExactly(0, (s: number) => branches(toy[s], 0), Number));

/** Follows the chance step by step, for so long. */
function follow(toy: readonly Toy[], rounds: number): { win: number; left: number; steps: number } {
  let at = new Map([[0, 1]]);
  let [win, steps] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const next = new Map<number, number>();
    for (const [state, chance] of at) {
      steps += chance;
      const all = branches(toy[state], 0);
      const total = all.reduce((sum, { weight }) => sum + weight, 0);
      for (const branch of all) {
        const more = (chance * branch.weight) / total;
        if ('state' in branch) next.set(branch.state, (next.get(branch.state) ?? 0) + more);
        else if (branch.end === 'win') win += more;
      }
    }
    at = next;
  }
  return { win, steps, left: [...at.values()].reduce((a, b) => a + b, 0) };
}

test('random chains: doubles, fractions and Gauss agree; all chances add up to 1', () => {
  fc.assert(
    fc.property(toys({ states: 7, choices: 1 }), (toy) => {
      const exact = solveToyExactly(toy);
      const quick = solveToy(toy);
      expect(exact.ends.get('win') ?? ZERO).toEqual(
        winsByGauss(
          toy,
          toy.map(() => 0),
        )[0],
      );
      expect(plus(sumFractions(exact.ends.values()), exact.never)).toEqual(ONE);
      expect(quick.error).toBeLessThanOrEqual(1e-12);
      for (const end of ['win', 'lose'] as const) {
        const off = Math.abs((quick.ends.get(end) ?? 0) - toNumber(exact.ends.get(end) ?? ZERO));
        expect(off).toBeLessThanOrEqual(quick.error);
      }
      expect(Math.abs(quick.never - toNumber(exact.never))).toBeLessThanOrEqual(quick.error);
      expect(quick.steps === undefined).toBe(exact.steps === undefined);
      if (exact.steps && quick.steps) expect(Math.abs(quick.steps / toNumber(exact.steps) - 1)).toBeLessThan(1e-12);
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
});

test('random chains: following the chance step by step comes to the same', () => {
  fc.assert(
    fc.property(toys({ states: 5, choices: 1 }), (toy) => {
      const { win, left, steps } = follow(toy, 400);
      const quick = solveToy(toy);
      expect(Math.abs(win - (quick.ends.get('win') ?? 0))).toBeLessThanOrEqual(Math.abs(left - quick.never) + 1e-12);
      if (left < 1e-15) expect(quick.steps).toBeCloseTo(steps, 9);
    }),
    RUNS,
  );
});

test.each([1, 7, 25, 49])('a walk between ruin and 50 from %i: one knot of 49 states, known in closed form', (from) => {
  const walk = (up: number, down: number) =>
    must(
      solve(
        from,
        (at: number) => [
          at === 49 ? toEnd(up, 'rich') : toState(up, at + 1),
          at === 1 ? toEnd(down, 'ruined') : toState(down, at - 1),
        ],
        Number,
      ),
    );
  expect(Math.abs((walk(1, 1).ends.get('rich') ?? 0) - from / 50)).toBeLessThan(1e-12);
  expect(walk(1, 1).steps).toBeCloseTo(from * (50 - from), 8);
  const r = 3 / 2;
  const lopsided = (r ** from - 1) / (r ** 50 - 1);
  expect(Math.abs((walk(2, 3).ends.get('rich') ?? 0) / lopsided - 1)).toBeLessThan(1e-12);
});

test('a stage that seldom changes anything: long chains are solved in fractions or refused', () => {
  const stay = (weight: number) => must(solve(0, () => [{ weight, state: 0 }, toEnd(1, 'a'), toEnd(2, 'b')], Number));
  for (const weight of [0, 1, 1000, 1e9, 1e15]) {
    expect(Math.abs((stay(weight).ends.get('b') ?? 0) - 2 / 3)).toBeLessThanOrEqual(1e-12);
    expect((stay(weight).steps ?? 0) / ((weight + 3) / 3)).toBeCloseTo(1, 12);
    expect(stay(weight).error).toBeLessThanOrEqual(1e-12);
  }
  const long = solve(
    500,
    (at: number) => [
      at === 999 ? toEnd(1, 'up') : toState(1, at + 1),
      at === 0 ? toEnd(1, 'down') : toState(1, at - 1),
    ],
    Number,
  );
  expect(isRefusal(long) && long.words).toBe('This goes on too long to be reckoned exactly.');
});

test('going round for ever is told, not followed', () => {
  const round = must(
    solve(0, (s: number) => (s === 0 ? [toState(1, 1), toEnd(1, 'out')] : [toState(1, s === 1 ? 2 : 1)]), Number),
  );
  expect([round.ends.get('out'), round.never, round.steps]).toEqual([0.5, 0.5, undefined]);
  const never = must(solveExactly(0, () => [toState(3, 0)], Number));
  expect([never.ends.size, toText(never.never), never.steps]).toEqual([0, '1', undefined]);
});

test('one end is certain to the last digit', () => {
  const third = must(
    solve(
      9,
      (n: number) =>
        branchesOf(D6, (face, weight) =>
          n <= face ? toEnd(weight, 'done') : toState(weight, face < 3 ? n : n - face),
        ),
      Number,
    ),
  );
  expect(third.ends.get('done')).toBe(1);
});

test('branches keep weights no plain number holds', () => {
  const big = must(
    fromWeights([
      ['a', 10n ** 30n],
      ['b', 1n],
    ]),
  );
  const exact = must(solveExactly(0, () => branchesOf(big, (end, weight) => toEnd(weight, end)), Number));
  expect(exact.ends.get('b')).toEqual({ numerator: 1n, denominator: 10n ** 30n + 1n });
  expect(must(solve(0, () => branchesOf(big, (end, weight) => toEnd(weight, end)), Number)).ends.get('b')).toBeCloseTo(
    1e-30,
    44,
  );
  expect(minus(ONE, exact.ends.get('b') ?? ZERO)).toEqual(exact.ends.get('a'));
});

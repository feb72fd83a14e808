import fc from 'fast-check';
import { compare, type Fraction, minus, ONE, over, plus, times, ZERO } from '@/rules/dice/fraction';
import { must, of } from './brute';

/** A small random game: for each state its choices, each with weights to the states, to win, and to lose. */
export interface Toy {
  readonly choices: readonly { readonly to: readonly number[]; readonly win: number; readonly lose: number }[];
}

/** Random games of a few states, with loops, dead circles and impossible branches. */
export function toys(most: { states: number; choices: number }): fc.Arbitrary<readonly Toy[]> {
  return fc.integer({ min: 1, max: most.states }).chain((states) => {
    const weight = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(4) });
    const choice = fc
      .record({ to: fc.array(weight, { minLength: states, maxLength: states }), win: weight, lose: weight })
      .filter(({ to, win, lose }) => win + lose + to.reduce((a, b) => a + b, 0) > 0);
    const state = fc.array(choice, { minLength: 1, maxLength: most.choices }).map((choices) => ({ choices }));
    return fc.array(state, { minLength: states, maxLength: states });
  });
}

/** The branches of one choice of a toy. */
export function branches(toy: Toy | undefined, choice: number) {
  const { to, win, lose } = toy?.choices[choice] ?? { to: [], win: 0, lose: 1 };
  return [
    ...to.map((weight, state) => ({ weight, state })),
    { weight: win, end: 'win' as const },
    { weight: lose, end: 'lose' as const },
  ];
}

/**
 * The chance to win from each state when every state takes the choice named, by plain Gauss elimination in fractions.
 * States that can never win are worth 0 and left out first; what is left has one solution.
 */
export function winsByGauss(toy: readonly Toy[], policy: readonly number[]): Fraction[] {
  const n = toy.length;
  const row = (s: number) => toy[s]?.choices[policy[s] ?? 0] ?? { to: [], win: 0, lose: 1 };
  const total = (s: number): number => row(s).win + row(s).lose + row(s).to.reduce((a, b) => a + b, 0);
  const canWin = new Set<number>();
  for (let round = 0; round <= n; round++) {
    for (let s = 0; s < n; s++) if (row(s).win > 0 || row(s).to.some((w, t) => w > 0 && canWin.has(t))) canWin.add(s);
  }
  const live = [...canWin];
  const matrix = live.map((s) => [
    ...live.map((t) => minus(s === t ? ONE : ZERO, of(row(s).to[t] ?? 0, total(s)))),
    of(row(s).win, total(s)),
  ]);
  const cell = (i: number, j: number): Fraction => matrix[i]?.[j] ?? ZERO;
  for (let k = 0; k < live.length; k++) {
    const pivot = matrix.findIndex((_, i) => i >= k && compare(cell(i, k), ZERO) !== 0);
    const [a, b] = [matrix[k], matrix[pivot]];
    if (a && b) [matrix[k], matrix[pivot]] = [b, a];
    for (let i = 0; i < live.length; i++) {
      if (i === k) continue;
      const factor = must(over(cell(i, k), cell(k, k)));
      matrix[i] = (matrix[i] ?? []).map((value, j) => minus(value, times(factor, cell(k, j))));
    }
  }
  const result = new Array<Fraction>(n).fill(ZERO);
  live.forEach((s, i) => (result[s] = must(over(cell(i, live.length), cell(i, i)))));
  return result;
}

/** All ways to play: one choice for each state. */
export function* everyPolicy(toy: readonly Toy[]): Generator<number[]> {
  const [first, ...rest] = toy;
  if (!first) {
    yield [];
    return;
  }
  for (const tail of everyPolicy(rest)) for (let c = 0; c < first.choices.length; c++) yield [c, ...tail];
}

export function sumFractions(all: Iterable<Fraction>): Fraction {
  let sum = ZERO;
  for (const each of all) sum = plus(sum, each);
  return sum;
}

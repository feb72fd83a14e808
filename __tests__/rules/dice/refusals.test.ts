import { mixture, repeat } from '@/rules/dice/combine';
import { solve, solveExactly } from '@/rules/dice/chain';
import { decide } from '@/rules/dice/decision';
import { condition, constant, fromWeights, quantile, uniform } from '@/rules/dice/distribution';
import { checkFaces, D6, fairDie, pool, poolOf } from '@/rules/dice/die';
import { multisets } from '@/rules/dice/multiset';
import { namedFaces } from '@/rules/dice/namedFaces';
import { hitsOf, keepBest, keepWorst, showing } from '@/rules/dice/pool';
import { rerollFaces, rerollLowest, rerollOnce, sumWithReroll } from '@/rules/dice/reroll';
import type { Refusal } from '@/rules/kernel/refusal';
import { must, of } from './brute';

const three = must(pool(3));
const FORTY_KINDS = Array.from({ length: 40 }, (_, i) => i + 2);

const CASES: readonly (readonly [what: string, ask: () => unknown, words: string])[] = [
  ['no dice', () => pool(0), 'No die was rolled.'],
  ['no dice listed', () => poolOf([]), 'No die was rolled.'],
  ['60 dice', () => pool(60), 'At most 40 dice at once.'],
  ['a billion dice', () => pool(1e9), 'At most 40 dice at once.'],
  ['minus two dice', () => pool(-2), 'Dice are counted in whole numbers.'],
  ['half a die', () => pool(0.5), 'Dice are counted in whole numbers.'],
  ['NaN dice', () => pool(NaN), 'Dice are counted in whole numbers.'],
  ['endless dice', () => pool(Infinity), 'Dice are counted in whole numbers.'],
  ['a d1', () => fairDie(1), 'A die has 2 to 100 sides.'],
  ['a d101', () => pool(2, 101), 'A die has 2 to 100 sides.'],
  ['a d NaN', () => poolOf([6, NaN]), 'A die has 2 to 100 sides.'],
  ['a 7 on a d6', () => checkFaces([1, 7], 6), 'A d6 has no 7.'],
  ['a 0 on a d10', () => checkFaces([0], 10), 'A d10 has no 0.'],
  ['a face NaN', () => checkFaces([NaN], 6), 'A face goes from 1 to 6.'],
  ['showing 7', () => showing(three, [7]), 'A d6 has no 7.'],
  ['naming a 7', () => namedFaces(3, 6, [6, 7]), 'A d6 has no 7.'],
  ['naming faces of no dice', () => namedFaces(0, 6, [6]), 'No die was rolled.'],
  ['naming faces of 60 dice', () => namedFaces(60, 6, [6]), 'At most 40 dice at once.'],
  ['naming faces of a d1', () => namedFaces(2, 1, [1]), 'A die has 2 to 100 sides.'],
  ['target 11 on a d10', () => hitsOf([{ sides: 10, faces: [11] }]), 'A d10 has no 11.'],
  ['target on a d0', () => hitsOf([{ sides: 0, faces: [] }]), 'A die has 2 to 100 sides.'],
  ['rerolling 7s', () => rerollFaces(6, [7]), 'A d6 has no 7.'],
  ['rerolling 7s of three', () => sumWithReroll(three, [7]), 'A d6 has no 7.'],
  ['rerolling 4 of 3', () => rerollLowest(3, 6, 4), 'Only 3 dice to reroll.'],
  ['rerolling −1', () => rerollLowest(3, 6, -1), 'Dice are counted in whole numbers.'],
  ['rerolling none of none', () => rerollOnce(0, 6, () => []), 'No die was rolled.'],
  ['keeping 4 of 3', () => keepBest(three, 4), 'Only 3 dice to keep from.'],
  ['keeping NaN', () => keepWorst(three, NaN), 'Dice are counted in whole numbers.'],
  ['keeping of forty kinds', () => keepBest(must(poolOf(FORTY_KINDS)), 20), 'Too many different dice to keep from.'],
  ['listing 40 d100', () => multisets(40, 100), 'That is too many throws to list.'],
  ['listing 9 d20', () => multisets(9, 20), 'That is too many throws to list.'],
  ['minus one throw', () => repeat(D6, -1), 'That takes 0 to 200 throws.'],
  ['a million throws', () => repeat(D6, 1e6), 'That takes 0 to 200 throws.'],
  ['NaN throws', () => repeat(D6, NaN), 'That takes 0 to 200 throws.'],
  ['200 d100', () => repeat(must(fairDie(100)), 200), 'That is too many different sums.'],
  ['a weight of −1', () => fromWeights([[1, -1]]), 'A weight is a whole number, 0 or more.'],
  ['a weight of −1n', () => fromWeights([[1, -1n]]), 'A weight is a whole number, 0 or more.'],
  ['a weight of a half', () => fromWeights([[1, 0.5]]), 'A weight is a whole number, 0 or more.'],
  ['a weight NaN', () => mixture([[NaN, D6]]), 'A weight is a whole number, 0 or more.'],
  ['an outcome NaN', () => uniform([NaN]), 'An outcome must be a number.'],
  ['no outcome', () => uniform([]), 'Nothing can come of this.'],
  ['weights of zero', () => fromWeights([[1, 0]]), 'Nothing can come of this.'],
  ['a mixture of nothing', () => mixture([]), 'Nothing can come of this.'],
  ['a mixture of weights zero', () => mixture([[0, D6]]), 'Nothing can come of this.'],
  ['what cannot be', () => condition(constant(1), (x) => x > 1), 'This cannot happen.'],
  ['more than all', () => quantile(D6, of(3, 2)), 'A share goes from 0 to 1.'],
  ['less than none', () => quantile(D6, of(-1, 2)), 'A share goes from 0 to 1.'],
  ['a chain that leads nowhere', () => solve(1, () => [], String), 'Nothing can come of this.'],
  [
    'a chain of weight NaN',
    () => solve(1, () => [{ weight: NaN, end: 'x' }], String),
    'A weight is a whole number, 0 or more.',
  ],
  [
    'a chain of weight −1',
    () => solveExactly(1, () => [{ weight: -1n, end: 'x' }], String),
    'A weight is a whole number, 0 or more.',
  ],
  [
    'a chain without end',
    () => solve(1, (n: number) => [{ weight: 1, state: n + 1 }], Number),
    'That is too much to reckon through exactly.',
  ],
  ['no choice at all', () => decide(1, () => [], String), 'Nothing can come of this.'],
  [
    'a choice that leads nowhere',
    () => decide(1, () => [{ words: 'wait', branches: [] }], String),
    'Nothing can come of this.',
  ],
];

test.each(CASES)('%s is refused in words', (_, ask, words) => {
  const expected: Refusal = { refused: 'impossible', words };
  expect(ask()).toEqual(expected);
});

import { solveExactly } from '@/rules/dice/chain';
import { andThen, mixture, product } from '@/rules/dice/combine';
import { chance, constant, fromWeights, mean, uniform } from '@/rules/dice/distribution';
import { D6, pool } from '@/rules/dice/die';
import { minus, ONE, times, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { multisets } from '@/rules/dice/multiset';
import { showing, successes, worthOf } from '@/rules/dice/pool';
import { lines, must, of } from '../brute';

test('5.1 random gold', () => {
  const gold = worthOf(must(pool(3)), (face) => (face <= 2 ? 2 : face <= 5 ? 3 : 4));
  expect(lines(gold)).toEqual(['6: 1/27', '7: 1/6', '8: 11/36', '9: 7/24', '10: 11/72', '11: 1/24', '12: 1/216']);
  expect(toText(mean(gold))).toBe('17/2');
  expect(toText(mean(worthOf(must(pool(1)), (face) => (face <= 2 ? 2 : face <= 5 ? 3 : 4))))).toBe('17/6');
});

test.each([
  [1, '1/2', '0', '3/4'],
  [2, '3/4', '1/4', '15/16'],
  [3, '7/8', '1/2', '63/64'],
  [4, '15/16', '11/16', '255/256'],
  [5, '31/32', '13/16', '1023/1024'],
])('5.2 scouting with %i dice', (n, found, bonus, bombed) => {
  const roll = successes(must(pool(n)), (face) => face <= 3);
  expect(toText(chance(roll, (hits) => hits >= 1))).toBe(found);
  expect(toText(chance(roll, (hits) => hits >= 2))).toBe(bonus);
  expect(
    toText(
      chance(
        andThen(roll, (hits) => (hits === 0 ? roll : constant(hits))),
        (hits) => hits >= 1,
      ),
    ),
  ).toBe(bombed);
});

test.each([1, 2, 3, 4, 5])('5.2 a bomb after one success of %i dice rerolls the failures', (n) => {
  const others = n === 1 ? constant(0) : successes(must(pool(n - 1)), (face) => face <= 3);
  expect(chance(others, (hits) => hits >= 1)).toEqual(minus(ONE, of(1, 2 ** (n - 1))));
});

test.each([
  [1, '11/36'],
  [2, '5/9'],
  [3, '3/4'],
  [4, '8/9'],
  [5, '35/36'],
  [6, '1'],
])('5.3 two dice, one of %i wanted numbers', (k, expected) => {
  expect(toText(chance(product(D6, D6, Math.min), (lower) => lower <= k))).toBe(expected);
});

test('5.3 a whole expedition: found, then the better of two cards', () => {
  const found = chance(
    successes(must(pool(2)), (face) => face <= 3),
    (hits) => hits >= 1,
  );
  const worths = [5, 0, 20, 11, 0, 32];
  const better = product(D6, D6, (i, j) => Math.max(worths[i - 1] ?? 0, worths[j - 1] ?? 0));
  const sums = worths.flatMap((v) => worths.map((w) => Math.max(v, w))).reduce((a, b) => a + b, 0);
  const whole = must(
    mixture([
      [found.numerator, better],
      [found.denominator - found.numerator, constant(0)],
    ]),
  );
  expect(mean(whole)).toEqual(times(found, of(sums, 36)));
});

test('5.10 goods dice', () => {
  const silk = must(showing(must(pool(6)), [6]));
  expect(toText(chance(silk, (n) => n >= 1))).toBe('31031/46656');
  expect(toText(chance(silk, (n) => n >= 2))).toBe('12281/46656');
  // Units buyable with one of each good in stock and the sixth not for sale: as many as kinds 1–5 shown.
  const kinds = fromWeights(
    must(multisets(6)).map(({ counts, ways }) => [counts.slice(0, 5).filter((c) => c > 0).length, ways]),
  );
  expect(toText(chance(must(kinds), (n) => n === 0))).toBe('1/46656');
});

test('5.11 training costs more than 15 with chance 1/8, 10 gold on average', () => {
  const months = must(
    solveExactly(
      0,
      (m: number) => [
        m === 2 ? toEnd(1, 'third') : toEnd(1, 'sooner'),
        m === 2 ? toEnd(1, 'later') : toState(1, m + 1),
      ],
      Number,
    ),
  );
  expect(toText(months.ends.get('later') ?? ZERO)).toBe('1/8');
  const tries = must(solveExactly(0, () => [toEnd(1, 'trained'), toState(1, 0)], Number)).steps;
  expect(tries && toText(tries)).toBe(toText(of(10, 5)));
});

test.each([1, 2, 3, 6])('5.11 training that has not worked after %i months', (months) => {
  const never = successes(must(pool(months)), (face) => face <= 3);
  expect(chance(never, (worked) => worked === 0)).toEqual(of(1, 2 ** months));
});

test('5.12 awakening: a nation in nine, a territory in fifty-four', () => {
  const nation = must(uniform([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(toText(chance(nation, (each) => each === 4))).toBe('1/9');
  expect(
    toText(
      chance(
        product(nation, D6, (each, side) => each * 10 + side),
        (place) => place === 42,
      ),
    ),
  ).toBe('1/54');
});

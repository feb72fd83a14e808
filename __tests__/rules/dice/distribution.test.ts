import fc from 'fast-check';
import { addAll, andThen, convolve, highest, lowest, mixture, product, repeat } from '@/rules/dice/combine';
import {
  chance,
  condition,
  constant,
  cumulative,
  type Distribution,
  fromWeights,
  map,
  mean,
  quantile,
  uniform,
  variance,
} from '@/rules/dice/distribution';
import { D6, fairDie } from '@/rules/dice/die';
import { compare, exactly, type Fraction, gcd, minus, ONE, plus, times, toText, ZERO } from '@/rules/dice/fraction';
import { counted, everyThrow, lines, must, of, RUNS, sumUp } from './brute';

/** Small ones, and ones whose weights no longer fit plain numbers. */
const weight = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt({ min: 0n, max: 20n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 2n ** 70n }) },
);
const outcome = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -9, max: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(-0.5, 0.25, 5000) },
);
const anyDistribution: fc.Arbitrary<Distribution> = fc
  .array(fc.tuple(outcome, weight), { minLength: 1, maxLength: 8 })
  .filter((entries) => entries.some(([, w]) => w > 0n))
  .map((entries) => must(fromWeights(entries)));

test('a table of weights, merged, sorted and reduced', () => {
  expect(
    lines(
      fromWeights([
        [4, 2],
        [2, 4],
        [3, 6],
      ]),
    ),
  ).toEqual(['2: 1/3', '3: 1/2', '4: 1/6']);
  expect(
    must(
      fromWeights([
        [1, 2],
        [1, 4],
        [0, 0],
      ]),
    ),
  ).toEqual({ outcomes: [1], weights: [1n], total: 1n });
  expect(lines(uniform(['win', 'lose', 'win']))).toEqual(['lose: 1/3', 'win: 2/3']);
});

test('two dice', () => {
  expect(lines(convolve(D6, D6))).toEqual(counted(everyThrow([6, 6]), sumUp));
  expect(lines(highest(D6, D6))).toEqual(counted(everyThrow([6, 6]), (faces) => Math.max(...faces)));
  expect(lines(lowest(D6, D6))).toEqual(counted(everyThrow([6, 6]), (faces) => Math.min(...faces)));
  expect(toText(mean(D6))).toBe('7/2');
  expect(toText(variance(D6))).toBe('35/12');
});

test.each([0, 1, 2, 3, 4, 5, 6])('%i throws by doubling equal all throws one by one', (count) => {
  const sides = new Array<number>(count).fill(6);
  expect(lines(repeat(D6, count))).toEqual(counted(everyThrow(sides), sumUp).sort((a, b) => parseInt(a) - parseInt(b)));
  expect(addAll(sides.map(() => D6))).toEqual(repeat(D6, count));
});

test('stays exact past what plain numbers hold', () => {
  const forty = must(repeat(D6, 40));
  expect(forty.total).toBe(6n ** 40n);
  expect(forty.weights[0]).toBe(1n);
  expect(forty.weights[1]).toBe(40n);
  expect(mean(forty)).toEqual(of(140));
  expect(variance(forty)).toEqual(of(350, 3));
});

test('half a share', () => {
  expect(quantile(D6, of(1, 2))).toBe(3);
  expect(quantile(D6, ZERO)).toBe(1);
  expect(quantile(D6, ONE)).toBe(6);
  expect(cumulative(D6).map(({ atMost }) => toText(atMost))).toEqual(['1/6', '1/3', '1/2', '2/3', '5/6', '1']);
});

test('sound in every part', () => {
  fc.assert(
    fc.property(anyDistribution, (d) => {
      expect(d.weights.reduce((a, b) => a + b, 0n)).toBe(d.total);
      expect(d.weights.every((w) => w > 0n)).toBe(true);
      expect(d.weights.reduce(gcd, 0n)).toBe(1n);
      expect([...d.outcomes].sort((a, b) => a - b)).toEqual(d.outcomes);
      expect(new Set(d.outcomes).size).toBe(d.outcomes.length);
      expect(cumulative(d).at(-1)?.atMost).toEqual(ONE);
    }),
    RUNS,
  );
});

test('sums commute and associate; means and variances add up', () => {
  fc.assert(
    fc.property(anyDistribution, anyDistribution, anyDistribution, (a, b, c) => {
      expect(convolve(a, b)).toEqual(convolve(b, a));
      expect(convolve(convolve(a, b), c)).toEqual(convolve(a, convolve(b, c)));
      expect(convolve(a, constant(0))).toEqual(a);
      expect(convolve(a, b)).toEqual(product(a, b, (x, y) => x + y));
      expect(mean(convolve(a, b))).toEqual(plus(mean(a), mean(b)));
      expect(variance(convolve(a, b))).toEqual(plus(variance(a), variance(b)));
      expect(mean(map(a, (x) => 3 * x + 2))).toEqual(plus(times(of(3), mean(a)), of(2)));
    }),
    RUNS,
  );
});

/** Word for word: every outcome by its chance, added up as fractions. */
function average(d: Distribution, worth: (outcome: Fraction) => Fraction): Fraction {
  return d.outcomes
    .map((x) =>
      times(
        worth(exactly(x)),
        chance(d, (each) => each === x),
      ),
    )
    .reduce(plus, ZERO);
}

test('mean and variance are what their names say, outcome by outcome', () => {
  fc.assert(
    fc.property(anyDistribution, fc.constantFrom(1, 10), (whole, over) => {
      const d = map(whole, (x) => x / over);
      const middle = average(d, (x) => x);
      expect(mean(d)).toEqual(middle);
      expect(variance(d)).toEqual(average(d, (x) => times(minus(x, middle), minus(x, middle))));
    }),
    RUNS,
  );
});

test('mean and variance of the widest pools are those of one die, so many times', () => {
  for (const [dice, sides] of [
    [40, 20],
    [39, 10],
    [20, 6],
  ] as const) {
    const sum = must(repeat(must(fairDie(sides)), dice));
    expect(mean(sum)).toEqual(of(dice * (sides + 1), 2));
    expect(variance(sum)).toEqual(of(dice * (sides * sides - 1), 12));
  }
});

test('mixtures', () => {
  fc.assert(
    fc.property(anyDistribution, anyDistribution, fc.nat(9), fc.integer({ min: 1, max: 9 }), (a, b, v, w) => {
      expect(
        mixture([
          [v, a],
          [w, a],
        ]),
      ).toEqual(a);
      const mixed = must(
        mixture([
          [v, a],
          [w, b],
        ]),
      );
      const share = of(v, v + w);
      expect(mean(mixed)).toEqual(plus(times(share, mean(a)), times(minus(ONE, share), mean(b))));
      expect(andThen(a, constant)).toEqual(a);
      expect(andThen(a, () => b)).toEqual(b);
      expect(andThen(a, (x) => map(b, (y) => x + y))).toEqual(convolve(a, b));
    }),
    RUNS,
  );
});

test('chances lie between 0 and 1 and a condition divides by its chance', () => {
  fc.assert(
    fc.property(anyDistribution, fc.integer({ min: -10, max: 31 }), (d, limit) => {
      const under = chance(d, (x) => x < limit);
      expect(compare(under, ZERO)).toBeGreaterThanOrEqual(0);
      expect(compare(under, ONE)).toBeLessThanOrEqual(0);
      expect(
        plus(
          under,
          chance(d, (x) => x >= limit),
        ),
      ).toEqual(ONE);
      if (under.numerator === 0n) return;
      const known = must(condition(d, (x) => x < limit));
      for (const each of known.outcomes) {
        expect(
          times(
            chance(known, (x) => x === each),
            under,
          ),
        ).toEqual(chance(d, (x) => x === each));
      }
    }),
    RUNS,
  );
});

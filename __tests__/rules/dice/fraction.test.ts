import fc from 'fast-check';
import {
  compare,
  exactly,
  fraction,
  gcd,
  inFull,
  minus,
  ONE,
  over,
  plus,
  times,
  toNumber,
  toText,
  ZERO,
} from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { must, of, RUNS } from './brute';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([a, b]) => must(fraction(a, b)));

test('is in lowest terms with the sign above', () => {
  expect(toText(of(6, 216))).toBe('1/36');
  expect(toText(of(3, -6))).toBe('-1/2');
  expect(toText(of(0, 5))).toBe('0');
  expect(toText(of(12, 4))).toBe('3');
});

test.each([
  [12n, 18n, 6n],
  [0n, 7n, 7n],
  [7n, 0n, 7n],
  [0n, 0n, 0n],
  [-4n, 6n, 2n],
  [2n ** 90n, 6n ** 40n, 2n ** 40n],
])('gcd(%s, %s) = %s', (a, b, expected) => expect(gcd(a, b)).toBe(expected));

test('refuses what is no fraction, in words', () => {
  for (const bad of [
    fraction(1, 0),
    fraction(0.5, 2),
    fraction(NaN),
    fraction(1, Infinity),
    fraction(1n, 0n),
    over(ONE, ZERO),
  ]) {
    expect(isRefusal(bad) && bad.words).toMatch(
      /^(Nothing can be shared among none|A fraction is made of whole numbers)\.$/,
    );
  }
});

test('a double is the fraction it stands for', () => {
  expect(toText(exactly(0.75))).toBe('3/4');
  expect(toText(exactly(-2.5))).toBe('-5/2');
  expect(toNumber(exactly(0.1))).toBe(0.1);
  expect([NaN, Infinity].map(exactly)).toEqual([ZERO, ZERO]);
});

test('a press on the percent shows the fraction, or more decimals where it is long', () => {
  expect(inFull(of(91, 216))).toBe('91/216');
  expect(inFull(of(279, 999_999))).toBe('31/111111');
  expect(inFull(of(14_409_484, 41_136_627))).toBe('35.028356 %');
});

test('the nearest double, however long', () => {
  expect(toNumber(must(fraction(10n ** 400n, 3n * 10n ** 400n + 1n)))).toBeCloseTo(1 / 3, 15);
  expect(toNumber(must(fraction(1n, 10n ** 300n)))).toBeCloseTo(1e-300, 315);
  expect(toNumber(must(fraction(-(10n ** 40n), 4n * 10n ** 40n)))).toBe(-0.25);
  expect(toNumber(must(fraction(2n ** 140n, 7n)))).toBe(2 ** 140 / 7);
});

test('the laws of fractions', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(plus(a, b)).toEqual(plus(b, a));
      expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(plus(minus(a, b), b)).toEqual(a);
      if (b.numerator !== 0n) expect(times(must(over(a, b)), b)).toEqual(a);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
      expect(gcd(a.numerator, a.denominator)).toBe(1n);
      expect(Math.sign(toNumber(a))).toBe(compare(a, ZERO));
    }),
    RUNS,
  );
});

test('small fractions become the correctly rounded double', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 2 ** 31 }), (a, b) => {
      expect(toNumber(of(a, b))).toBe(Number(BigInt(a)) / b);
      const far = must(fraction(BigInt(a) * 3n ** 80n, BigInt(b) * 3n ** 80n + 1n));
      expect(Math.abs(toNumber(far) - a / b)).toBeLessThanOrEqual((a / b) * 2 ** -52);
    }),
    RUNS,
  );
});

import { impossible, type Refusal } from '@/rules/kernel/refusal';

/** An exact fraction in lowest terms; the denominator is always above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The greatest number that divides both.
 *
 *     gcd(12n, 18n) // → 6n
 */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > SAFE) [x, y] = [y, x % y];
  if (y === 0n) return x;
  // Once small, plain numbers are many times faster.
  let [m, n] = [Number(y), Number(x % y)];
  while (n > 0) [m, n] = [n, m % n];
  return BigInt(m);
}

/** The denominator is known not to be zero. */
function reduced(numerator: bigint, denominator: bigint): Fraction {
  const sign = denominator < 0n ? -1n : 1n;
  const by = gcd(numerator, denominator) * sign;
  return { numerator: numerator / by, denominator: denominator / by };
}

/**
 * A fraction in lowest terms.
 *
 *     fraction(6, 216) // → 1/36
 *     fraction(1, 0)   // → refused: "Nothing can be shared among none."
 */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction | Refusal {
  for (const part of [numerator, denominator]) {
    if (typeof part === 'number' && !Number.isSafeInteger(part))
      return impossible('A fraction is made of whole numbers.');
  }
  if (Number(denominator) === 0) return impossible('Nothing can be shared among none.');
  return reduced(BigInt(numerator), BigInt(denominator));
}

/**
 * A double as the fraction it stands for: every double is a whole number over a power of two.
 *
 *     exactly(0.75) // → 3/4
 */
export function exactly(value: number): Fraction {
  if (!Number.isFinite(value)) return ZERO;
  let whole = value;
  let under = 1n;
  while (!Number.isInteger(whole)) [whole, under] = [whole * 2, under * 2n];
  return reduced(BigInt(whole), under);
}

/**
 *     plus(1/6, 1/3) // → 1/2
 */
export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/**
 *     minus(ONE, 1/6) // → 5/6
 */
export function minus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

/**
 *     times(1/2, 1/3) // → 1/6
 */
export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.numerator, a.denominator * b.denominator);
}

/**
 *     over(1/2, 3/4) // → 2/3
 *     over(1/2, ZERO) // → refused
 */
export function over(a: Fraction, b: Fraction): Fraction | Refusal {
  if (b.numerator === 0n) return impossible('Nothing can be shared among none.');
  return reduced(a.numerator * b.denominator, a.denominator * b.numerator);
}

/**
 * Below zero when a is the smaller, zero when they are equal.
 *
 *     compare(1/3, 1/2) // → -1
 */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function bits(value: bigint): number {
  return value.toString(16).length * 4;
}

/**
 * The nearest double, to within one unit in its last place, however long the fraction is.
 *
 *     toNumber(91/216) // → 0.4212962962962963
 */
export function toNumber({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  if (numerator <= SAFE && denominator <= SAFE) return Number(numerator) / Number(denominator);
  // Shifted so that the whole part alone holds more digits than a double can.
  const shift = bits(denominator) - bits(numerator) + 80;
  const whole = shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  const half = Math.trunc(shift / 2);
  return Number(whole) * Math.pow(2, -half) * Math.pow(2, half - shift);
}

/**
 *     toText(91/216) // → "91/216"
 *     toText(ONE)    // → "1"
 */
export function toText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

const MOST_DIGITS = 6;

/**
 * What a press on the percent shows: the fraction, or more decimals where its denominator has over six digits.
 *
 *     inFull(91/216) // → "91/216"
 *     inFull(14409484/41136627) // → "35.028356 %"
 */
export function inFull(value: Fraction): string {
  if (`${value.denominator}`.length <= MOST_DIGITS) return toText(value);
  return `${(toNumber(value) * 100).toFixed(MOST_DIGITS)} %`;
}

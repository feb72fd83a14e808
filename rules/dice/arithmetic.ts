import { isRefusal } from '@/rules/kernel/refusal';
import { compare, exactly, type Fraction, minus, ONE, over, plus, times, toNumber, ZERO } from './fraction';

/**
 * The few operations the solvers need, so that one algorithm serves doubles (fast) and fractions (exact).
 */
export interface Arithmetic<N> {
  readonly isExact: boolean;
  readonly zero: N;
  readonly one: N;
  /** A share of a total: the chance of a branch. */
  readonly share: (weight: number | bigint, total: number | bigint) => N;
  readonly from: (value: number) => N;
  readonly plus: (a: N, b: N) => N;
  readonly minus: (a: N, b: N) => N;
  readonly times: (a: N, b: N) => N;
  /** The divisor is never zero. */
  readonly over: (a: N, b: N) => N;
  readonly isZero: (a: N) => boolean;
  readonly compare: (a: N, b: N) => number;
}

function fromInteger(value: bigint, under = 1n): Fraction {
  return plus({ numerator: value, denominator: under }, ZERO);
}

export const DOUBLES: Arithmetic<number> = {
  isExact: false,
  zero: 0,
  one: 1,
  share: (weight, total) =>
    typeof weight === 'number' && typeof total === 'number'
      ? weight / total
      : toNumber({ numerator: BigInt(weight), denominator: BigInt(total) }),
  from: (value) => value,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  over: (a, b) => a / b,
  isZero: (a) => a === 0,
  compare: (a, b) => a - b,
};

export const FRACTIONS: Arithmetic<Fraction> = {
  isExact: true,
  zero: ZERO,
  one: ONE,
  share: (weight, total) => fromInteger(BigInt(weight), BigInt(total)),
  from: exactly,
  plus,
  minus,
  times,
  over: (a, b) => {
    const result = over(a, b);
    return isRefusal(result) ? ZERO : result;
  },
  isZero: (a) => a.numerator === 0n,
  compare,
};

import { type Fraction, toNumber } from './fraction';

/** A chance: exact, or a double proven to 1e-12. */
export type Chance = Fraction | number;

/** A double this near to 1 is 1: the rest is rounding (see chain.ts). */
const CERTAIN = 1 - 1e-12;

/**
 * A chance as a double from 0 to 1; nonsense is no chance.
 *
 *     chanceNumber(1/4) // → 0.25
 */
export function chanceNumber(chance: Chance): number {
  const p = typeof chance === 'number' ? chance : toNumber(chance);
  return Number.isFinite(p) ? Math.min(1, Math.max(0, p)) : 0;
}

/**
 *     isImpossible(ZERO) // → true
 */
export function isImpossible(chance: Chance): boolean {
  return typeof chance === 'number' ? chanceNumber(chance) === 0 : chance.numerator <= 0n;
}

/**
 *     isCertain(1 - 1e-15) // → true: the rest is rounding
 */
export function isCertain(chance: Chance): boolean {
  return typeof chance === 'number' ? chanceNumber(chance) >= CERTAIN : chance.numerator >= chance.denominator;
}

/**
 * Parts of `unit` in a chance, halves rounded up; exact for fractions.
 *
 *     roundedTo(1/8, 100) // → 13
 */
export function roundedTo(chance: Chance, unit: 100 | 1000): number {
  // A hair under a half, as 0.285 is in doubles, is the half.
  if (typeof chance === 'number') return Math.floor(chanceNumber(chance) * unit + 0.5 + 1e-9);
  if (isImpossible(chance)) return 0;
  if (isCertain(chance)) return unit;
  return Number((chance.numerator * BigInt(unit) * 2n + chance.denominator) / (chance.denominator * 2n));
}

/** Under 10 or over 90 a percent keeps one decimal, except where nothing is left to say. */
function keepsDecimal(chance: Chance): boolean {
  if (isImpossible(chance) || isCertain(chance)) return false;
  const tenths = roundedTo(chance, 1000);
  return tenths < 100 || tenths > 900;
}

function percentOf(tenths: number, decimal: boolean): string {
  return decimal ? (tenths / 10).toFixed(1) : `${tenths / 10}`;
}

/**
 * The headline: one decimal under 10 or over 90, and never 0 for what can happen nor 100 for what can fail.
 *
 *     percentText(91/216)  // → "42 %"
 *     percentText(1/36)    // → "2.8 %"
 *     percentText(215/216) // → "99.5 %"
 *     percentText(1/46656) // → "under 0.1 %"
 */
export function percentText(chance: Chance): string {
  if (isImpossible(chance)) return '0 %';
  if (isCertain(chance)) return '100 %';
  if (!keepsDecimal(chance)) return `${roundedTo(chance, 100)} %`;
  const tenths = roundedTo(chance, 1000);
  if (tenths === 0) return 'under 0.1 %';
  if (tenths === 1000) return 'over 99.9 %';
  return `${percentOf(tenths, true)} %`;
}

/**
 * Whole parts of `total`, by the largest remainder: each part is its share rounded down, and what is left over goes to
 * the largest remainders (of equal ones, the first).
 *
 *     shareOut([7, 2, 3], 100) // → [58, 17, 25]
 */
export function shareOut(parts: readonly number[], total: number): number[] {
  const sound = parts.map((part) => (Number.isFinite(part) && part > 0 ? part : 0));
  const sum = sound.reduce((a, b) => a + b, 0);
  if (sum === 0 || !Number.isSafeInteger(total) || total < 0) return sound.map(() => 0);
  // A share that is whole but for rounding is whole.
  const shares = sound.map((part) => {
    const share = (part / sum) * total;
    return Math.abs(share - Math.round(share)) < 1e-9 ? Math.round(share) : share;
  });
  const whole = shares.map(Math.floor);
  const left = total - whole.reduce((a, b) => a + b, 0);
  const order = shares.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  order.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

export interface Segments {
  /** The headline, in percent. */
  readonly headline: number;
  /** They add up to the headline. */
  readonly good: readonly number[];
  /** They add up to what the headline leaves. */
  readonly bad: readonly number[];
  readonly decimals: 0 | 1;
}

/**
 * The bar under a headline: good segments that add up to it, bad ones that fill the rest, rounded alike.
 *
 *     segments([7/12, 1/5], [13/60]) // → headline 78, good [58, 20], bad [22]
 */
export function segments(good: readonly Chance[], bad: readonly Chance[]): Segments {
  const [goodParts, badParts] = [good.map(chanceNumber), bad.map(chanceNumber)];
  const sum = goodParts.reduce((a, b) => a + b, 0);
  const all = sum + badParts.reduce((a, b) => a + b, 0);
  const headline = all > 0 ? sum / all : 0;
  const decimal = keepsDecimal(headline);
  const unit = decimal ? 1000 : 100;
  const shown = roundedTo(headline, unit);
  const scale = decimal ? 10 : 1;
  return {
    headline: shown / scale,
    good: shareOut(goodParts, shown).map((part) => part / scale),
    bad: shareOut(badParts, unit - shown).map((part) => part / scale),
    decimals: decimal ? 1 : 0,
  };
}

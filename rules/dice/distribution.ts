import { impossible, type Refusal } from '@/rules/kernel/refusal';
import { exactly, type Fraction, gcd } from './fraction';

/** What a distribution is over: a number (damage, gold, hearts left) or the name of a case. */
export type Outcome = number | string;

/**
 * How often each outcome comes, exactly: whole weights over a whole total, in lowest terms, outcomes in rising order,
 * none with weight zero.
 */
export interface Distribution<T extends Outcome = number> {
  readonly outcomes: readonly T[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
}

function rising(a: Outcome, b: Outcome): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Adds `weight` to an outcome of a tally.
 *
 *     tallyUp(tally, 'win', 3n)
 */
export function tallyUp<T extends Outcome>(tally: Map<T, bigint>, outcome: T, weight: bigint): void {
  if (weight > 0n) tally.set(outcome, (tally.get(outcome) ?? 0n) + weight);
}

/**
 * A tally with at least one outcome, as a distribution.
 *
 *     fromTally(new Map([['win', 4n], ['lose', 2n]])) // → lose 1/3, win 2/3
 */
export function fromTally<T extends Outcome>(tally: ReadonlyMap<T, bigint>): Distribution<T> {
  const entries = [...tally].sort(([a], [b]) => rising(a, b));
  let by = 0n;
  for (const [, weight] of entries) {
    by = gcd(weight, by);
    if (by === 1n) break;
  }
  const weights = entries.map(([, weight]) => (by > 1n ? weight / by : weight));
  return { outcomes: entries.map(([outcome]) => outcome), weights, total: weights.reduce((a, b) => a + b, 0n) };
}

/**
 * One outcome, for certain.
 *
 *     constant(3) // → 3: 1
 */
export function constant<T extends Outcome>(outcome: T): Distribution<T> {
  return { outcomes: [outcome], weights: [1n], total: 1n };
}

/**
 * Outcomes with whole weights, as a table gives them. The same outcome twice adds up.
 *
 *     fromWeights([[2, 2], [3, 3], [4, 1]]) // random gold: 2 on 1–2, 3 on 3–5, 4 on 6
 *     fromWeights([[2, -1]])                // → refused: "A weight is a whole number, 0 or more."
 */
export function fromWeights<T extends Outcome>(
  entries: Iterable<readonly [outcome: T, weight: number | bigint]>,
): Distribution<T> | Refusal {
  const tally = new Map<T, bigint>();
  for (const [outcome, weight] of entries) {
    if (typeof outcome === 'number' && !Number.isFinite(outcome)) return impossible('An outcome must be a number.');
    if (typeof weight === 'number' && !Number.isSafeInteger(weight)) {
      return impossible('A weight is a whole number, 0 or more.');
    }
    if (weight < 0) return impossible('A weight is a whole number, 0 or more.');
    tallyUp(tally, outcome, BigInt(weight));
  }
  return tally.size > 0 ? fromTally(tally) : impossible('Nothing can come of this.');
}

/**
 * Every value equally likely; a value given twice is twice as likely.
 *
 *     uniform([1, 2, 3]) // → each 1/3
 */
export function uniform<T extends Outcome>(values: Iterable<T>): Distribution<T> | Refusal {
  const entries: [T, number][] = [];
  for (const value of values) entries.push([value, 1]);
  return fromWeights(entries);
}

/**
 * The outcomes with their weights, lowest first.
 *
 *     [...entriesOf(D6)] // → [1, 1n], [2, 1n] …
 */
export function* entriesOf<T extends Outcome>(d: Distribution<T>): Generator<readonly [outcome: T, weight: bigint]> {
  for (let i = 0; i < d.outcomes.length; i++) {
    const outcome = d.outcomes[i];
    const weight = d.weights[i];
    if (outcome !== undefined && weight !== undefined) yield [outcome, weight];
  }
}

/**
 * What becomes of each outcome.
 *
 *     map(D6, (face) => (face <= 3 ? 1 : 0)) // a success on 1–3
 */
export function map<T extends Outcome, U extends Outcome>(
  d: Distribution<T>,
  change: (outcome: T) => U,
): Distribution<U> {
  const tally = new Map<U, bigint>();
  for (const [outcome, weight] of entriesOf(d)) tallyUp(tally, change(outcome), weight);
  return fromTally(tally);
}

/**
 * The distribution once it is known that the outcome is among those that hold.
 *
 *     condition(D6, (face) => face > 4) // → 5 and 6, each 1/2
 *     condition(D6, (face) => face > 6) // → refused: "This cannot happen."
 */
export function condition<T extends Outcome>(
  d: Distribution<T>,
  holds: (outcome: T) => boolean,
): Distribution<T> | Refusal {
  const tally = new Map<T, bigint>();
  for (const [outcome, weight] of entriesOf(d)) if (holds(outcome)) tallyUp(tally, outcome, weight);
  return tally.size > 0 ? fromTally(tally) : impossible('This cannot happen.');
}

/** In lowest terms; the total is known to be above zero. */
function share(weight: bigint, total: bigint): Fraction {
  const by = gcd(weight, total);
  return { numerator: weight / by, denominator: total / by };
}

/**
 * How likely it is that the outcome holds.
 *
 *     chance(D6, (face) => face >= 5) // → 1/3
 */
export function chance<T extends Outcome>(d: Distribution<T>, holds: (outcome: T) => boolean): Fraction {
  let weight = 0n;
  for (const [outcome, each] of entriesOf(d)) if (holds(outcome)) weight += each;
  return share(weight, d.total);
}

/**
 * Weight times outcome and weight times its square, summed up as whole numbers: outcomes are taken in units of
 * `1 / scale`. One reduction at the end is many times cheaper than one for every outcome.
 */
function moments(d: Distribution): { scale: bigint; sum: bigint; squares: bigint } {
  const values = d.outcomes.map(exactly);
  // All denominators are powers of two, so the greatest serves all.
  const scale = values.reduce((most, { denominator }) => (denominator > most ? denominator : most), 1n);
  let [sum, squares] = [0n, 0n];
  values.forEach(({ numerator, denominator }, i) => {
    const value = numerator * (scale / denominator);
    const weighed = value * (d.weights[i] ?? 0n);
    sum += weighed;
    squares += weighed * value;
  });
  return { scale, sum, squares };
}

/**
 * The expected value, exactly.
 *
 *     mean(D6) // → 7/2
 */
export function mean(d: Distribution): Fraction {
  const { scale, sum } = moments(d);
  return share(sum, scale * d.total);
}

/**
 * How far outcomes scatter: the mean of the squared distance from the mean, which is the mean of the squares less the
 * square of the mean.
 *
 *     variance(D6) // → 35/12
 */
export function variance(d: Distribution): Fraction {
  const { scale, sum, squares } = moments(d);
  const under = scale * d.total;
  return share(squares * d.total - sum * sum, under * under);
}

/**
 * For each outcome the chance to get at most it.
 *
 *     cumulative(D6) // → 1: 1/6, 2: 1/3, … 6: 1
 */
export function cumulative<T extends Outcome>(
  d: Distribution<T>,
): { readonly outcome: T; readonly atMost: Fraction }[] {
  let sum = 0n;
  return [...entriesOf(d)].map(([outcome, weight]) => {
    sum += weight;
    return { outcome, atMost: share(sum, d.total) };
  });
}

/**
 * The smallest outcome that at least this share of all results stays within.
 *
 *     quantile(D6, 1/2) // → 3
 *     quantile(D6, 3/2) // → refused: "A share goes from 0 to 1."
 */
export function quantile<T extends Outcome>(d: Distribution<T>, part: Fraction): T | Refusal {
  if (part.numerator < 0n || part.numerator > part.denominator) return impossible('A share goes from 0 to 1.');
  let sum = 0n;
  for (const [outcome, weight] of entriesOf(d)) {
    sum += weight;
    if (sum * part.denominator >= part.numerator * d.total) return outcome;
  }
  return impossible('A share goes from 0 to 1.');
}

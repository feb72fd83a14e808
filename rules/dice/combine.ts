import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { constant, type Distribution, entriesOf, fromTally, fromWeights, type Outcome, tallyUp } from './distribution';
import { gcd } from './fraction';

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
/** A table wider than this is kept as a map. */
const WIDEST_TABLE = 4096;
/** More throws than this are a slip of the finger, and a wider sum would keep the table waiting. */
const MOST_THROWS = 200;
const WIDEST_SUM = 4096;

/**
 * Two independent outcomes joined into one.
 *
 *     product(D6, D6, (a, b) => (a === b ? 'double' : 'other')) // → double 1/6, other 5/6
 */
export function product<T extends Outcome, U extends Outcome, V extends Outcome>(
  a: Distribution<T>,
  b: Distribution<U>,
  join: (a: T, b: U) => V,
): Distribution<V> {
  const second = [...entriesOf(b)];
  if (a.total * b.total <= SAFE) {
    // No partial sum passes the product of the totals, so plain numbers stay exact.
    const small = second.map(([outcome, weight]) => [outcome, Number(weight)] as const);
    const tally = new Map<V, number>();
    for (const [x, weight] of entriesOf(a)) {
      const each = Number(weight);
      for (const [y, other] of small) {
        const outcome = join(x, y);
        tally.set(outcome, (tally.get(outcome) ?? 0) + each * other);
      }
    }
    return fromTally(new Map([...tally].map(([outcome, weight]) => [outcome, BigInt(weight)] as const)));
  }
  const tally = new Map<V, bigint>();
  for (const [x, weight] of entriesOf(a)) {
    for (const [y, other] of second) tallyUp(tally, join(x, y), weight * other);
  }
  return fromTally(tally);
}

/** The sum by a plain table over whole outcomes; undefined where the table would not fit. */
function tableSum(a: Distribution, b: Distribution): Distribution | undefined {
  const low = (a.outcomes[0] ?? 0) + (b.outcomes[0] ?? 0);
  const width = (a.outcomes.at(-1) ?? 0) + (b.outcomes.at(-1) ?? 0) - low + 1;
  if (!(width <= WIDEST_TABLE) || ![...a.outcomes, ...b.outcomes].every(Number.isSafeInteger)) return undefined;
  const second = [...entriesOf(b)];
  if (a.total * b.total <= SAFE) {
    const table = new Float64Array(width);
    const small = second.map(([outcome, weight]) => [outcome, Number(weight)] as const);
    for (const [x, weight] of entriesOf(a)) {
      const each = Number(weight);
      for (const [y, other] of small) table[x + y - low] = (table[x + y - low] ?? 0) + each * other;
    }
    return fromTable([...table].map(BigInt), low);
  }
  const table = new Array<bigint>(width).fill(0n);
  for (const [x, weight] of entriesOf(a)) {
    for (const [y, other] of second) table[x + y - low] = (table[x + y - low] ?? 0n) + weight * other;
  }
  return fromTable(table, low);
}

function fromTable(table: readonly bigint[], low: number): Distribution {
  const tally = new Map<number, bigint>();
  table.forEach((weight, index) => tallyUp(tally, index + low, weight));
  return fromTally(tally);
}

/**
 * The sum of two independent numbers.
 *
 *     convolve(D6, D6) // → 2: 1/36 … 7: 6/36 … 12: 1/36
 */
export function convolve(a: Distribution, b: Distribution): Distribution {
  return tableSum(a, b) ?? product(a, b, (x, y) => x + y);
}

/**
 * The sum of `count` independent throws of the same kind, by doubling; none at all is 0.
 *
 *     repeat(D6, 3)  // → 3 … 18
 *     repeat(D6, -1) // → refused: "That takes 0 to 200 throws."
 */
export function repeat(d: Distribution, count: number): Distribution | Refusal {
  if (!Number.isInteger(count) || count < 0 || count > MOST_THROWS) {
    return impossible(`That takes 0 to ${MOST_THROWS} throws.`);
  }
  if (d.outcomes.length * count > WIDEST_SUM) return impossible('That is too many different sums.');
  return repeated(d, count);
}

function repeated(d: Distribution, count: number): Distribution {
  if (count === 0) return constant(0);
  if (count === 1) return d;
  const half = repeated(d, count >> 1);
  const even = convolve(half, half);
  return count % 2 === 0 ? even : convolve(even, d);
}

/**
 * The sum of many independent numbers: a battle stage is the sum of its units. Equal ones are doubled, not added.
 *
 *     addAll([hero, soldier, soldier])
 *     addAll([]) // → 0 for certain
 */
export function addAll(all: readonly Distribution[]): Distribution {
  const counts = new Map<Distribution, number>();
  for (const d of all) counts.set(d, (counts.get(d) ?? 0) + 1);
  let sum: Distribution = constant(0);
  for (const [d, count] of counts) sum = convolve(sum, repeated(d, count));
  return sum;
}

/**
 * The higher of two.
 *
 *     highest(D6, D6) // → 6: 11/36
 */
export function highest(a: Distribution, b: Distribution): Distribution {
  return product(a, b, Math.max);
}

/**
 * The lower of two.
 *
 *     lowest(D6, D6) // → 1: 11/36
 */
export function lowest(a: Distribution, b: Distribution): Distribution {
  return product(a, b, Math.min);
}

/** Weighted parts; at least one weight is above zero. */
function blend<T extends Outcome>(parts: readonly (readonly [weight: bigint, of: Distribution<T>])[]): Distribution<T> {
  let common = 1n;
  for (const [, { total }] of parts) common = (common / gcd(common, total)) * total;
  const tally = new Map<T, bigint>();
  for (const [weight, of] of parts) {
    const scale = weight * (common / of.total);
    for (const [outcome, each] of entriesOf(of)) tallyUp(tally, outcome, scale * each);
  }
  return fromTally(tally);
}

/**
 * One of several distributions, each with its weight.
 *
 *     mixture([[1, constant(0)], [5, D6]]) // one in six times nothing
 *     mixture([])                          // → refused: "Nothing can come of this."
 */
export function mixture<T extends Outcome>(
  parts: readonly (readonly [weight: number | bigint, of: Distribution<T>])[],
): Distribution<T> | Refusal {
  const weights = fromWeights(parts.map(([weight], index) => [index, weight] as const));
  if (isRefusal(weights)) return weights;
  return blend(parts.map(([weight, of]) => [BigInt(weight), of] as const).filter(([weight]) => weight > 0n));
}

/**
 * What follows from each outcome, by its own dice.
 *
 *     andThen(D6, (face) => (face === 6 ? map(D6, (again) => 6 + again) : constant(face))) // a six rolls on once
 */
export function andThen<T extends Outcome, U extends Outcome>(
  d: Distribution<T>,
  next: (outcome: T) => Distribution<U>,
): Distribution<U> {
  return blend([...entriesOf(d)].map(([outcome, weight]) => [weight, next(outcome)] as const));
}

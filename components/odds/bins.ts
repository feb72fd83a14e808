import { type Distribution, entriesOf, mean } from '@/rules/dice/distribution';
import { toNumber } from '@/rules/dice/fraction';
import { signed } from '@/rules/kernel/signed';

/** More bars than this are too thin on a small phone. */
export const MOST_BARS = 40;

/** One bar: an outcome, or several neighbours together. */
export interface Bin {
  /** "7", or "20–24" */
  readonly words: string;
  readonly from: number;
  /** Out of the distribution's total: this, and this much or more. */
  readonly weight: bigint;
  readonly orMore: bigint;
  /** Heights, 0 to 1: the part that holds, and the rest. */
  readonly good: number;
  readonly rest: number;
}

export interface Bins {
  readonly bins: readonly Bin[];
  /** Outcomes a bar. */
  readonly size: number;
  /** Where the mean stands along the axis, 0 to 1. */
  readonly meanAt: number;
}

export const numberText = (value: number): string => signed(Math.round(value * 100) / 100);

/** The mean as a number: for whole outcomes one division, where the exact fraction would be reduced at every step. */
function meanNumber(d: Distribution): number {
  if (!d.outcomes.every(Number.isSafeInteger)) return toNumber(mean(d));
  let sum = 0n;
  for (const [outcome, weight] of entriesOf(d)) sum += BigInt(outcome) * weight;
  return toNumber({ numerator: sum, denominator: d.total });
}

const SIZES = [1, 2, 5];

/** 1, 2, 5, 10, 20 …: the least that leaves no more bars than fit. */
function sizeFor(low: number, high: number): number {
  for (let power = 1; ; power *= 10) {
    for (const size of SIZES) {
      const each = size * power;
      if (Math.floor(high / each) - Math.floor(low / each) < MOST_BARS) return each;
    }
  }
}

/** A distribution as bars: every whole number between the ends has its place, also where nothing falls on it. */
export function binsOf(d: Distribution, holds: (outcome: number) => boolean = () => true): Bins {
  const whole = d.outcomes.every(Number.isSafeInteger);
  const [low, high] = [d.outcomes[0] ?? 0, d.outcomes.at(-1) ?? 0];
  // Halves and quarters have no places between them, so each outcome is its own bar as long as they fit.
  const own = !whole && d.outcomes.length <= MOST_BARS;
  const size = own ? 1 : sizeFor(low, high);
  const first = Math.floor(low / size);
  const placeOf = (outcome: number) => (own ? d.outcomes.indexOf(outcome) : Math.floor(outcome / size) - first);
  const count = placeOf(high) + 1;

  const places = Array.from({ length: count }, () => ({ good: 0n, all: 0n }));
  for (const [outcome, weight] of entriesOf(d)) {
    const place = places[placeOf(outcome)];
    if (!place) continue;
    place.all += weight;
    if (holds(outcome)) place.good += weight;
  }
  const share = (weight: bigint): number => toNumber({ numerator: weight, denominator: d.total });
  let orMore = d.total;
  const bins = places.map(({ good, all }, index): Bin => {
    const from = own ? (d.outcomes[index] ?? 0) : (first + index) * size;
    const to = own ? from : from + size - (whole ? 1 : 0);
    const above = orMore;
    orMore -= all;
    return {
      words: from === to ? numberText(from) : `${numberText(from)}–${numberText(to)}`,
      from,
      weight: all,
      orMore: above,
      good: share(good),
      rest: share(all - good),
    };
  });
  return { bins, size, meanAt: meanPlace(d, own, first, size) / count };
}

/** In bars from the left edge; an outcome stands in the middle of its room. */
function meanPlace(d: Distribution, own: boolean, first: number, size: number): number {
  const middle = meanNumber(d);
  if (!own) return (middle - first * size + 0.5) / size;
  const after = d.outcomes.findIndex((outcome) => outcome >= middle);
  const [a, b] = [d.outcomes[after - 1], d.outcomes[after]];
  if (a === undefined || b === undefined || a === b) return Math.max(0, after) + 0.5;
  return after - 0.5 + (middle - a) / (b - a);
}

const TOPS = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100];

/** The top of an axis that begins at zero, in percent. */
export function axisTop(bins: readonly Bin[]): number {
  const highest = 100 * Math.max(0, ...bins.map(({ good, rest }) => good + rest));
  return TOPS.find((top) => top >= highest - 1e-9) ?? 100;
}

/** Every how many bars a label stands, so that none touches the next; labels stand on round numbers. */
export function labelEvery(barWidth: number, labelWidth: number): number {
  for (let power = 1; ; power *= 10) {
    for (const every of SIZES) if (every * power * barWidth >= labelWidth) return every * power;
  }
}

const listed = (all: readonly string[]) =>
  all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;

/** The chart in one sentence: "From 3 to 18, on average 10.5, most often 10 or 11." */
export function findingOf(d: Distribution): string {
  const [low, high] = [d.outcomes[0] ?? 0, d.outcomes.at(-1) ?? 0];
  if (low === high) return `Always ${numberText(low)}.`;
  const top = d.weights.reduce((a, b) => (a > b ? a : b), 0n);
  const most = d.outcomes.filter((_, index) => d.weights[index] === top);
  const often =
    most.length === d.outcomes.length
      ? ', all alike'
      : most.length <= 3
        ? `, most often ${listed(most.map(numberText))}`
        : '';
  return `From ${numberText(low)} to ${numberText(high)}, on average ${numberText(meanNumber(d))}${often}.`;
}

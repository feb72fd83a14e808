import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Distribution, type Outcome } from '@/rules/dice/distribution';
import { type Fraction, fraction, toText } from '@/rules/dice/fraction';

/** ABACULUS_RUNS=2000 tries more (npm run test:slow); the seed stays, so that a failure comes again. */
export const RUNS = { seed: 20261116, numRuns: Math.min(500, Number(process.env.ABACULUS_RUNS ?? 60)) };

/** What a test knows to be sound. */
export function must<R>(value: R | Refusal): R {
  if (isRefusal(value)) throw new Error(`refused: ${value.words}`);
  return value;
}

export function of(numerator: number, denominator = 1): Fraction {
  return must(fraction(numerator, denominator));
}

/** Every throw of the dice, one by one: the slow way that cannot be wrong. */
export function* everyThrow(sides: readonly number[]): Generator<number[]> {
  const [first, ...rest] = sides;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tail of everyThrow(rest)) for (let face = 1; face <= first; face++) yield [face, ...tail];
}

/** A distribution counted throw by throw, as "outcome: fraction" lines. */
export function counted<T extends Outcome>(throws: Iterable<number[]>, worth: (faces: number[]) => T): string[] {
  const tally = new Map<T, number>();
  let all = 0;
  for (const faces of throws) {
    const outcome = worth(faces);
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    all += 1;
  }
  return [...tally]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, count]) => `${outcome}: ${toText(of(count, all))}`);
}

/** The same lines of a distribution. */
export function lines<T extends Outcome>(d: Distribution<T> | Refusal): string[] {
  const sound = must(d);
  return sound.outcomes.map(
    (outcome, i) => `${outcome}: ${toText(must(fraction(sound.weights[i] ?? 0n, sound.total)))}`,
  );
}

export function sumUp(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

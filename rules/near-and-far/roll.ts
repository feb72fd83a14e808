import { chance, map, mean } from '@/rules/dice/distribution';
import { D6 } from '@/rules/dice/die';
import type { Fraction } from '@/rules/dice/fraction';

/** One roll against a number: threat, boss, quest choice, Spelunking (5.1). */
export interface Roll {
  readonly target: number;
  readonly modifier: number;
  /** What could be spent, Meditation's food included. */
  readonly hearts: number;
  /** Hearts to keep, as the camp's three. */
  readonly reserve: number;
}

/** Hearts that a face needs to reach the target. */
export function need({ target, modifier }: Pick<Roll, 'target' | 'modifier'>, face: number): number {
  return Math.max(0, target - modifier - face);
}

export interface RollOdds {
  readonly noHearts: Fraction;
  readonly allIn: Fraction;
  readonly keeping: Fraction;
  /** Spending exactly what is needed, within what is not kept, and nothing on a face that cannot do it. */
  readonly hearts: Fraction;
  readonly worst: number;
}

export function rollOdds(roll: Roll): RollOdds {
  const free = Math.max(0, roll.hearts - roll.reserve);
  const needs = map(D6, (face) => need(roll, face));
  const within = (most: number) => chance(needs, (each) => each <= most);
  const affordable = needs.outcomes.filter((each) => each <= free);
  return {
    noHearts: within(0),
    allIn: within(roll.hearts),
    keeping: within(free),
    hearts: mean(map(needs, (each) => (each <= free ? each : 0))),
    worst: affordable.length > 0 ? Math.max(...affordable) : 0,
  };
}

export interface FaceNeed {
  readonly face: number;
  /** Hearts for success; undefined where they are not there. */
  readonly base: number | undefined;
  /** Hearts for the bonus too. */
  readonly bonus: number | undefined;
}

/** The strip of six faces with the hearts each needs. */
export function faceStrip(roll: Roll, bonusAt?: number): readonly FaceNeed[] {
  const within = (hearts: number) => (hearts <= roll.hearts ? hearts : undefined);
  return [1, 2, 3, 4, 5, 6].map((face) => ({
    face,
    base: within(need(roll, face)),
    bonus: bonusAt === undefined ? undefined : within(need({ ...roll, target: bonusAt }, face)),
  }));
}

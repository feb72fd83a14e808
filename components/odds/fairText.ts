import { fairnessWords } from '@/rules/dice/fairness';
import type { Fairness } from '@/rules/dice/luck';
import { plural } from '@/rules/kernel/plural';

import { numberText } from './bins';

export interface Oddest {
  readonly face: number;
  readonly often: boolean;
}

export const diceOf = ({ counts }: Fairness): number => counts.reduce((a, b) => a + b, 0);

export const expectedEach = (fairness: Fairness): number => diceOf(fairness) / fairness.sides;

/** An eye is caught from here on, in standard deviations. */
const STRIKING = 1.5;

/** The face that came farthest from its share, if that is far enough to be noticed. */
export function oddestFace(fairness: Fairness): Oddest | undefined {
  const expected = expectedEach(fairness);
  const deviation = Math.sqrt(expected * (1 - 1 / fairness.sides));
  const away = fairness.counts.map((count) => count - expected);
  const farthest = away.reduce((best, each) => (Math.abs(each) > Math.abs(best) ? each : best), 0);
  if (farthest === 0 || Math.abs(farthest) < STRIKING * deviation) return undefined;
  return { face: away.indexOf(farthest) + 1, often: farthest > 0 };
}

/** Whether luck alone explains it. */
export const isFair = ({ words }: Fairness): boolean => words === fairnessWords(1);

const FACES = ['Ones', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes', 'Sevens', 'Eights', 'Nines', 'Tens'];

/**
 * The finding in words; a table may ask for another die only where luck hardly explains it.
 *
 *     "Sixes look rare, but luck alone explains this."
 *     "Sixes come often: luck alone hardly explains this."
 */
export function fairSentence(fairness: Fairness): string {
  const oddest = oddestFace(fairness);
  const { words } = fairness;
  if (!oddest) return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const faces = FACES[oddest.face - 1] ?? `Faces showing ${oddest.face}`;
  if (isFair(fairness)) return `${faces} look ${oddest.often ? 'frequent' : 'rare'}, but ${words}.`;
  return `${faces} come ${oddest.often ? 'often' : 'rarely'}: ${words}.`;
}

/** "520 rolls, 87 expected each" */
export function rollsWords(fairness: Fairness): string {
  const rolls = diceOf(fairness);
  const expected = expectedEach(fairness);
  const shown = expected < 10 ? Math.round(expected * 10) / 10 : Math.round(expected);
  return `${plural(rolls, 'roll')}, ${numberText(shown)} expected each`;
}

import { impossible, type Refusal } from '@/rules/kernel/refusal';
import type { Distribution } from './distribution';

/** The plain roller's limits, which every pool keeps as well. */
const MOST_SIDES = 100;
export const MOST_DICE = 40;

function fair(sides: number): Distribution {
  const outcomes = Array.from({ length: sides }, (_, i) => i + 1);
  return { outcomes, weights: outcomes.map(() => 1n), total: BigInt(sides) };
}

export const D6: Distribution = fair(6);
export const D10: Distribution = fair(10);

/**
 * Why there is no such die.
 *
 *     checkSides(6) // → undefined
 *     checkSides(1) // → refused: "A die has 2 to 100 sides."
 */
export function checkSides(sides: number): Refusal | undefined {
  const sound = Number.isInteger(sides) && sides >= 2 && sides <= MOST_SIDES;
  return sound ? undefined : impossible(`A die has 2 to ${MOST_SIDES} sides.`);
}

/**
 * A fair die with faces 1 … sides.
 *
 *     fairDie(8) // → 1 … 8, each 1/8
 *     fairDie(1) // → refused: "A die has 2 to 100 sides."
 */
export function fairDie(sides: number): Distribution | Refusal {
  return checkSides(sides) ?? fair(sides);
}

/** The dice of one throw, known to be sound: how many sides each has. */
export interface Pool {
  readonly sides: readonly number[];
}

/**
 * The dice of one throw, alike or mixed.
 *
 *     poolOf([6, 6, 10]) // two d6 and a d10
 *     poolOf([])         // → refused: "No die was rolled."
 */
export function poolOf(sides: readonly number[]): Pool | Refusal {
  if (sides.length === 0) return impossible('No die was rolled.');
  if (sides.length > MOST_DICE) return impossible(`At most ${MOST_DICE} dice at once.`);
  for (const each of sides) {
    const refusal = checkSides(each);
    if (refusal) return refusal;
  }
  return { sides };
}

/**
 * So many dice of one kind.
 *
 *     pool(3)      // three d6
 *     pool(2, 10)  // two d10
 *     pool(60)     // → refused: "At most 40 dice at once."
 */
export function pool(count: number, sides = 6): Pool | Refusal {
  if (count === 0) return impossible('No die was rolled.');
  if (!Number.isInteger(count) || count < 0) return impossible('Dice are counted in whole numbers.');
  if (count > MOST_DICE) return impossible(`At most ${MOST_DICE} dice at once.`);
  return poolOf(Array.from({ length: count }, () => sides));
}

/**
 * Why these cannot be the faces of that die.
 *
 *     checkFaces([1, 6], 6) // → undefined
 *     checkFaces([7], 6)    // → refused: "A d6 has no 7."
 */
export function checkFaces(faces: readonly number[], sides: number): Refusal | undefined {
  const die = checkSides(sides);
  if (die) return die;
  const wrong = faces.find((face) => !(Number.isInteger(face) && face >= 1 && face <= sides));
  if (wrong === undefined) return undefined;
  return impossible(Number.isNaN(wrong) ? `A face goes from 1 to ${sides}.` : `A d${sides} has no ${wrong}.`);
}

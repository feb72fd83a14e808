import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { addAll, andThen, convolve, mixture, repeat } from './combine';
import { constant, type Distribution, fromTally, map, tallyUp } from './distribution';
import { checkFaces, fairDie, pool, type Pool } from './die';
import { multisets } from './multiset';

/**
 * A die whose named faces are rolled once more; the second roll stands.
 *
 *     rerollFaces(6, [1]) // → 1: 1/36, every other face 7/36
 *     rerollFaces(6, [7]) // → refused: "A d6 has no 7."
 */
export function rerollFaces(sides: number, again: readonly number[]): Distribution | Refusal {
  const die = checkFaces(again, sides) ?? fairDie(sides);
  if (isRefusal(die)) return die;
  return andThen(die, (face) => (again.includes(face) ? die : constant(face)));
}

/**
 * The sum of a pool in which every die showing a named face is rolled once more.
 *
 *     sumWithReroll(pool(2), [1, 2])
 */
export function sumWithReroll(of: Pool, again: readonly number[]): Distribution | Refusal {
  const wrong = checkFaces(again, Math.max(...of.sides));
  if (wrong) return wrong;
  const made = new Map<number, Distribution>();
  for (const sides of of.sides) {
    const die = rerollFaces(
      sides,
      again.filter((face) => face <= sides),
    );
    if (isRefusal(die)) return die;
    made.set(sides, made.get(sides) ?? die);
  }
  return addAll(of.sides.flatMap((sides) => made.get(sides) ?? []));
}

/**
 * The worth of equal dice after one reroll: `pick` sees the faces, lowest first, and says which (by place) are thrown
 * again. Throws that keep the same worth and reroll as many dice are settled together.
 *
 *     rerollOnce(3, 6, (faces) => (faces.includes(6) ? [] : [0]))         // the lowest, unless a six lies there
 *     rerollOnce(3, 6, () => [0], (face) => (face >= 5 ? 1 : 0))          // counted as successes
 */
export function rerollOnce(
  dice: number,
  sides: number,
  pick: (faces: readonly number[]) => readonly number[],
  worth: (face: number) => number = (face) => face,
): Distribution | Refusal {
  const throws = multisets(dice, sides);
  if (isRefusal(throws)) return throws;
  const byAgain = new Map<number, Map<number, bigint>>();
  for (const { faces, ways } of throws) {
    const again = new Set(pick(faces).filter((place) => faces[place] !== undefined));
    const rest = faces.reduce((sum, face, place) => (again.has(place) ? sum : sum + worth(face)), 0);
    const tally = byAgain.get(again.size) ?? new Map<number, bigint>();
    byAgain.set(again.size, tally);
    tallyUp(tally, rest, ways);
  }
  const die = fairDie(sides);
  if (isRefusal(die)) return die;
  const parts: [bigint, Distribution][] = [];
  for (const [count, tally] of byAgain) {
    const fresh = repeat(map(die, worth), count);
    if (isRefusal(fresh)) return fresh;
    const ways = [...tally.values()].reduce((a, b) => a + b, 0n);
    parts.push([ways, convolve(fromTally(tally), fresh)]);
  }
  return mixture(parts);
}

/**
 * The sum of equal dice when the lowest `count` are rolled once more.
 *
 *     rerollLowest(3, 6, 1)
 *     rerollLowest(3, 6, 4) // → refused: "Only 3 dice to reroll."
 */
export function rerollLowest(dice: number, sides: number, count: number): Distribution | Refusal {
  const sound = pool(dice, sides);
  if (isRefusal(sound)) return sound;
  if (!Number.isInteger(count) || count < 0) return impossible('Dice are counted in whole numbers.');
  if (count > dice) return impossible(`Only ${dice} dice to reroll.`);
  const places = Array.from({ length: count }, (_, place) => place);
  return rerollOnce(dice, sides, () => places);
}

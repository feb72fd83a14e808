import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { pool } from './die';

/** A throw without its order: three dice showing 2, 2, 5 come in 3 ways. */
export interface Multiset {
  /** How many dice show face 1, 2, … */
  readonly counts: readonly number[];
  /** The faces, lowest first. */
  readonly faces: readonly number[];
  /** In how many ways the dice can show it; all ways together are sides to the power of dice. */
  readonly ways: bigint;
}

const MOST_MULTISETS = 100_000;

/**
 * n over k, exact as long as it stays under 2⁵³: each step divides evenly.
 *
 *     choose(8, 3) // → 56
 */
export function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * Every throw of equal dice once, with its ways: C(n + 5, 5) throws of n d6 in place of 6ⁿ.
 *
 *     multisets(2)     // → 21 throws: 1 1 (1 way), 1 2 (2 ways) …
 *     multisets(20)    // → 53130 throws
 *     multisets(9, 20) // → refused: "That is too many throws to list."
 */
export function multisets(dice: number, sides = 6): readonly Multiset[] | Refusal {
  const sound = pool(dice, sides);
  if (isRefusal(sound)) return sound;
  if (!(choose(dice + sides - 1, Math.min(dice, sides - 1)) <= MOST_MULTISETS)) {
    return impossible('That is too many throws to list.');
  }
  const all: Multiset[] = [];
  const counts = new Array<number>(sides).fill(0);
  const deal = (face: number, left: number, ways: bigint): void => {
    if (face === sides) {
      counts[face - 1] = left;
      all.push({ counts: [...counts], faces: facesOf(counts), ways });
      return;
    }
    for (let count = left; count >= 0; count--) {
      counts[face - 1] = count;
      deal(face + 1, left - count, ways * BigInt(choose(left, count)));
    }
  };
  deal(1, dice, 1n);
  return all;
}

function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, index) => new Array<number>(count).fill(index + 1));
}

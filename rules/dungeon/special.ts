import { type SpecialId } from './foes';

/**
 * 5.6: which special enemies the last numbers of a row call; several may be called at once. The table decides whether
 * these dice count at all (A24).
 *
 *     specialCheck([2, 4, 6]) // → ['minotaur']
 */
export function specialCheck(row: readonly number[]): readonly SpecialId[] {
  const three = row.slice(-3);
  const five = row.slice(-5);
  const each = (holds: (a: number, b: number) => boolean): boolean =>
    three.length === 3 && three.every((b, index) => index === 0 || holds(three[index - 1] ?? 0, b));
  return [
    ...(each((a, b) => a === b) ? (['vampire'] as const) : []),
    ...(each((a, b) => a > b) ? (['cyclops'] as const) : []),
    ...(each((a, b) => a < b) ? (['minotaur'] as const) : []),
    ...(five.length === 5 && new Set(five).size === 5 ? (['hydra'] as const) : []),
  ];
}

/** Odds of each on a fresh roll of its dice. */
export const SPECIAL_ODDS: Readonly<Record<SpecialId, readonly [ways: number, of: number]>> = {
  vampire: [6, 216],
  cyclops: [20, 216],
  minotaur: [20, 216],
  hydra: [720, 7776],
};

import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { type Distribution, fromTally, tallyUp } from './distribution';
import { checkFaces, pool } from './die';
import { choose } from './multiset';

/**
 * How many of the named faces lie there after one throw of equal dice, each die standing for one of them at most:
 * with 6, 6, 1 named, a throw of 6, 1, 1 has two.
 *
 * Face by face it is settled how many of the dice still open show it, so a handful of states stands for all throws.
 *
 *     namedFaces(3, 6, [1, 2, 3]) // → all three 6/216
 *     namedFaces(3, 6, [7])       // → refused: "A d6 has no 7."
 */
export function namedFaces(dice: number, sides: number, named: readonly number[]): Distribution | Refusal {
  const sound = checkFaces(named, sides) ?? pool(dice, sides);
  if (isRefusal(sound)) return sound;
  const wanted = new Map<number, number>();
  for (const face of named) wanted.set(face, (wanted.get(face) ?? 0) + 1);

  // A state is how many dice are open and how many faces were found, kept in one number.
  const wide = named.length + 1;
  const ways = Array.from({ length: dice + 1 }, (_, open) =>
    Array.from({ length: open + 1 }, (__, show) => BigInt(choose(open, show))),
  );
  let states = new Map<number, bigint>([[dice * wide, 1n]]);
  for (const want of wanted.values()) {
    const next = new Map<number, bigint>();
    for (const [state, weight] of states) {
      const open = Math.floor(state / wide);
      const found = state % wide;
      ways[open]?.forEach((each, show) => {
        tallyUp(next, (open - show) * wide + found + Math.min(show, want), weight * each);
      });
    }
    states = next;
  }

  const others = BigInt(sides - wanted.size);
  const tally = new Map<number, bigint>();
  for (const [state, weight] of states)
    tallyUp(tally, state % wide, weight * others ** BigInt(Math.floor(state / wide)));
  return fromTally(tally);
}

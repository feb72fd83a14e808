import type { Roll } from '@/rules/kernel/roll';
import type { Seat } from '@/rules/kernel/setup';
import { checkFaces } from './die';
import { chiSquare, fairnessChance, fairnessWords } from './fairness';
import { luckWords } from './words';

/** How evenly the faces of one kind of die came. */
export interface Fairness {
  readonly sides: number;
  /** How often face 1, 2, … came. */
  readonly counts: readonly number[];
  readonly chiSquare: number;
  /** How likely a fair die is to be at least this uneven. */
  readonly p: number;
  readonly words: string;
}

/** What a player's dice came to, against what was to be expected. */
export interface Luck {
  readonly seat: Seat;
  readonly dice: number;
  readonly sum: number;
  readonly expected: number;
  /** Of the dice on which some faces are better than others. */
  readonly variance: number;
  /** How many standard deviations better (worse: negative) than expected those came. */
  readonly z: number;
  readonly words: string;
  readonly fairness: readonly Fairness[];
}

export interface LuckRecord {
  readonly players: readonly Luck[];
  /** All dice of the table together, kind by kind: is the die itself fair? */
  readonly table: readonly Fairness[];
  /** Dice left out because their faces do not exist, which a hand-written log may hold. */
  readonly leftOut: number;
}

type Counts = Map<number, number[]>;

interface Tally {
  readonly counts: Counts;
  /** How much better than expected the faces were, those of a die that is good when low turned round. */
  gained: number;
  variance: number;
}

function count(counts: Counts, { sides, faces }: Roll): void {
  const spread = counts.get(sides) ?? new Array<number>(sides).fill(0);
  for (const face of faces) spread[face - 1] = (spread[face - 1] ?? 0) + 1;
  counts.set(sides, spread);
}

function fairnessOf(counts: Counts): Fairness[] {
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([sides, spread]) => {
      const p = fairnessChance(spread);
      return { sides, counts: spread, chiSquare: chiSquare(spread), p, words: fairnessWords(p) };
    });
}

function hope(tally: Tally, { sides, faces, good }: Roll): void {
  if (good === 'neither') return;
  const above = faces.reduce((sum, face) => sum + face - (sides + 1) / 2, 0);
  tally.gained += good === 'low' ? -above : above;
  tally.variance += (faces.length * (sides * sides - 1)) / 12;
}

function luckOf(seat: Seat, { counts, gained, variance }: Tally): Luck {
  let [dice, sum, expected] = [0, 0, 0];
  for (const [sides, spread] of counts) {
    const of = spread.reduce((a, b) => a + b, 0);
    dice += of;
    sum += spread.reduce((total, often, index) => total + often * (index + 1), 0);
    expected += (of * (sides + 1)) / 2;
  }
  const z = variance > 0 ? gained / Math.sqrt(variance) : 0;
  return { seat, dice, sum, expected, variance, z, words: luckWords(z), fairness: fairnessOf(counts) };
}

/**
 * The luck record of a session: who rolled what, and whether luck alone explains it.
 *
 *     luckRecord([{ seat: 0, sides: 6, faces: [6, 6, 5], by: 'typed' }])
 *     // → seat 0: 3 dice, 17 against 10.5, z 2.2, "very lucky"; p 0.44, "luck alone explains this"
 */
export function luckRecord(rolls: readonly Roll[]): LuckRecord {
  const bySeat = new Map<Seat, Tally>();
  const table: Counts = new Map();
  let leftOut = 0;
  for (const roll of rolls) {
    if (checkFaces(roll.faces, roll.sides)) {
      leftOut += roll.faces.length;
      continue;
    }
    if (roll.faces.length === 0) continue;
    const tally: Tally = bySeat.get(roll.seat) ?? { counts: new Map<number, number[]>(), gained: 0, variance: 0 };
    bySeat.set(roll.seat, tally);
    count(tally.counts, roll);
    hope(tally, roll);
    count(table, roll);
  }
  const players = [...bySeat].sort(([a], [b]) => a - b).map(([seat, tally]) => luckOf(seat, tally));
  return { players, table: fairnessOf(table), leftOut };
}

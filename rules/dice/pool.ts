import { impossible, isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { addAll } from './combine';
import { type Distribution, fromTally, map } from './distribution';
import { checkFaces, D10, D6, fairDie, type Pool } from './die';
import { choose } from './multiset';

/** The dice of a sound pool, equal ones being one object so that sums can double them. */
function diceOf(pool: Pool): Distribution[] {
  const made = new Map<number, Distribution>([
    [6, D6],
    [10, D10],
  ]);
  return pool.sides.flatMap((sides) => {
    const die = made.get(sides) ?? fairDie(sides);
    if (isRefusal(die)) return [];
    made.set(sides, die);
    return [die];
  });
}

/** The same change on every die, made once for each kind. */
function eachDie(pool: Pool, change: (die: Distribution) => Distribution): Distribution[] {
  const changed = new Map<Distribution, Distribution>();
  return diceOf(pool).map((die) => {
    const done = changed.get(die) ?? change(die);
    changed.set(die, done);
    return done;
  });
}

/**
 * The sum of all dice.
 *
 *     sumOf(pool(2)) // → 2: 1/36 … 7: 1/6 … 12: 1/36
 */
export function sumOf(pool: Pool): Distribution {
  return addAll(diceOf(pool));
}

/**
 * The sum of what the dice are worth, face by face.
 *
 *     worthOf(pool(3), (face) => (face <= 2 ? 2 : face <= 5 ? 3 : 4)) // random gold of three dice
 */
export function worthOf(pool: Pool, worth: (face: number) => number): Distribution {
  return addAll(eachDie(pool, (die) => map(die, worth)));
}

/**
 * How many dice succeed.
 *
 *     successes(pool(3), (face) => face <= 3) // Explorer 3: at least one 7/8
 */
export function successes(pool: Pool, hits: (face: number) => boolean): Distribution {
  return worthOf(pool, (face) => (hits(face) ? 1 : 0));
}

/**
 * How many dice show one of the named faces.
 *
 *     showing(pool(6), [1]) // at least one 31031/46656
 *     showing(pool(6), [7]) // → refused: "A d6 has no 7."
 */
export function showing(pool: Pool, faces: readonly number[]): Distribution | Refusal {
  return checkFaces(faces, Math.max(...pool.sides)) ?? successes(pool, (face) => faces.includes(face));
}

/** A die of its own colour: its sides and the faces it must show. */
export interface Target {
  readonly sides: number;
  readonly faces: readonly number[];
}

/**
 * How many dice reach their own target, each die having its own.
 *
 *     hitsOf([{ sides: 6, faces: [1, 2, 3] }, { sides: 10, faces: [1, 2, 3, 4, 5] }]) // → 0: 1/4, 1: 1/2, 2: 1/4
 */
export function hitsOf(targets: readonly Target[]): Distribution | Refusal {
  const dice: Distribution[] = [];
  for (const { sides, faces } of targets) {
    const die = checkFaces(faces, sides) ?? fairDie(sides);
    if (isRefusal(die)) return die;
    dice.push(map(die, (face) => (faces.includes(face) ? 1 : 0)));
  }
  return addAll(dice);
}

/**
 * The sum of the highest `keep` dice.
 *
 * Faces fall from the highest down; at each face it is settled how many of the dice still open show it. What is kept
 * so far depends only on how many are open, so a handful of states stands for all throws.
 *
 *     keepBest(pool(4), 3)       // → 3 … 18
 *     keepBest(pool(4), 1)       // the best of four
 *     keepBest(pool(4), 5)       // → refused: "Only 4 dice to keep from."
 */
export function keepBest(pool: Pool, keep: number): Distribution | Refusal {
  return kept(pool, keep, (face) => face);
}

/**
 * The sum of the lowest `keep` dice.
 *
 *     keepWorst(pool(2), 1) // → 1: 11/36
 */
export function keepWorst(pool: Pool, keep: number): Distribution | Refusal {
  return kept(pool, keep, (face) => -face);
}

/** About a second's worth of sums; 40 d6 take a fifth of it. */
const MOST_WORK = 3_000_000;

type Sums = ReadonlyMap<number, bigint>;

/** Keeps the dice whose `rank` is highest. */
function kept(pool: Pool, keep: number, rank: (face: number) => number): Distribution | Refusal {
  const all = pool.sides.length;
  if (!Number.isInteger(keep) || keep < 0) return impossible('Dice are counted in whole numbers.');
  if (keep > all) return impossible(`Only ${all} dice to keep from.`);
  if (keep === all) return sumOf(pool);
  const kinds = [...new Set(pool.sides)].sort((a, b) => a - b);
  const counts = kinds.map((sides) => pool.sides.filter((each) => each === sides).length);
  const most = Math.max(...kinds);
  const work = counts.reduce((product, count) => (product * (count + 1) * (count + 2)) / 2, most * most * keep);
  if (work > MOST_WORK) return impossible('Too many different dice to keep from.');
  const faces = Array.from({ length: most }, (_, i) => i + 1).sort((a, b) => rank(b) - rank(a));
  const memo = new Map<string, Sums>();

  const sums = (at: number, open: readonly number[]): Sums => {
    const left = open.reduce((a, b) => a + b, 0);
    const toKeep = Math.max(0, keep - (all - left));
    const face = faces[at];
    if (left === 0 || face === undefined) return left === 0 ? new Map([[0, 1n]]) : new Map();
    const key = `${at}:${open.join()}`;
    const known = memo.get(key);
    if (known) return known;
    const result = new Map<number, bigint>();
    if (toKeep === 0) {
      const ways = kinds.reduce((product, sides, kind) => {
        const faceLeft = faces.slice(at).filter((each) => each <= sides).length;
        return product * power(BigInt(faceLeft), open[kind] ?? 0);
      }, 1n);
      if (ways > 0n) result.set(0, ways);
    } else {
      for (const { show, ways } of showings(kinds, open, face)) {
        const shown = show.reduce((a, b) => a + b, 0);
        const rest = open.map((count, kind) => count - (show[kind] ?? 0));
        for (const [sum, weight] of sums(at + 1, rest)) {
          const total = sum + face * Math.min(toKeep, shown);
          result.set(total, (result.get(total) ?? 0n) + weight * ways);
        }
      }
    }
    memo.set(key, result);
    return result;
  };

  return fromTally(sums(0, counts));
}

function power(base: bigint, times: number): bigint {
  let result = 1n;
  for (let i = 0; i < times; i++) result *= base;
  return result;
}

interface Showing {
  readonly show: readonly number[];
  readonly ways: bigint;
}

/** All ways in which open dice of each kind show the face. */
function showings(kinds: readonly number[], open: readonly number[], face: number): Showing[] {
  let all: Showing[] = [{ show: [], ways: 1n }];
  open.forEach((count, kind) => {
    const most = face <= (kinds[kind] ?? 0) ? count : 0;
    const each = Array.from({ length: most + 1 }, (_, c) => ({ c, ways: BigInt(choose(count, c)) }));
    all = all.flatMap(({ show, ways }) => each.map((add) => ({ show: [...show, add.c], ways: ways * add.ways })));
  });
  return all;
}

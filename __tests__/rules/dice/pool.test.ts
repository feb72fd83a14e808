import fc from 'fast-check';
import { chance } from '@/rules/dice/distribution';
import { pool, poolOf } from '@/rules/dice/die';
import { toText } from '@/rules/dice/fraction';
import { choose, multisets } from '@/rules/dice/multiset';
import { hitsOf, keepBest, keepWorst, showing, successes, sumOf, worthOf } from '@/rules/dice/pool';
import { rerollFaces, rerollLowest, rerollOnce, sumWithReroll } from '@/rules/dice/reroll';
import { counted, everyThrow, lines, must, RUNS, sumUp } from './brute';

const POOLS = [
  [6],
  [6, 6],
  [6, 6, 6],
  [6, 6, 6, 6, 6],
  [10, 10],
  [6, 10],
  [4, 6, 6, 10],
  [2, 3, 3, 7],
  [3, 3, 3, 3, 3, 3],
];
const numeric = (all: string[]): string[] => all.sort((a, b) => parseFloat(a) - parseFloat(b));
const byHand = (sides: readonly number[], worth: (faces: number[]) => number): string[] =>
  numeric(counted(everyThrow(sides), worth));

describe.each(POOLS.map((sides) => [sides] as const))('dice %j against every throw', (sides) => {
  const dice = must(poolOf(sides));

  test('sum, worth and successes', () => {
    expect(lines(sumOf(dice))).toEqual(byHand(sides, sumUp));
    expect(lines(worthOf(dice, (face) => face * face))).toEqual(byHand(sides, (f) => sumUp(f.map((x) => x * x))));
    for (let k = 0; k <= 11; k++) {
      expect(lines(successes(dice, (face) => face >= k))).toEqual(byHand(sides, (f) => f.filter((x) => x >= k).length));
    }
    expect(lines(showing(dice, [1, 2]))).toEqual(byHand(sides, (f) => f.filter((x) => x <= 2).length));
  });

  test('the best and the worst', () => {
    for (let keep = 0; keep <= sides.length; keep++) {
      const sorted = (faces: number[]): number[] => [...faces].sort((a, b) => a - b);
      expect(lines(keepWorst(dice, keep))).toEqual(byHand(sides, (f) => sumUp(sorted(f).slice(0, keep))));
      expect(lines(keepBest(dice, keep))).toEqual(byHand(sides, (f) => sumUp(sorted(f).slice(f.length - keep))));
    }
  });

  test('each die its own target', () => {
    const targets = sides.map((each, i) => ({ sides: each, faces: i % 2 === 0 ? [1] : [1, 2] }));
    expect(lines(hitsOf(targets))).toEqual(byHand(sides, (f) => f.filter((x, i) => x <= (i % 2) + 1).length));
  });

  test('a reroll of ones', () => {
    // Each die is thrown twice; the second throw stands where the first shows a 1.
    if (sides.length > 3) return;
    const twice = [...sides, ...sides];
    const settled = (f: number[]): number => sumUp(sides.map((_, i) => (f[i] === 1 ? f[i + sides.length] : f[i]) ?? 0));
    expect(lines(sumWithReroll(dice, [1]))).toEqual(byHand(twice, settled));
  });
});

test.each([
  [1, 6],
  [2, 6],
  [3, 6],
  [5, 6],
  [2, 10],
  [4, 4],
])('%i d%i as multisets', (dice, sides) => {
  const all = must(multisets(dice, sides));
  expect(all).toHaveLength(choose(dice + sides - 1, dice));
  const ways = counted(everyThrow(new Array<number>(dice).fill(sides)), (faces) =>
    faces.sort((a, b) => a - b).join(' '),
  );
  const throws = BigInt(sides ** dice);
  expect(all.reduce((sum, each) => sum + each.ways, 0n)).toBe(throws);
  expect(ways).toHaveLength(all.length);
  for (const { faces, counts, ways: count } of all) {
    expect(sumUp(counts)).toBe(dice);
    const exact = Number(count) / Number(throws);
    const line = ways.find((each) => each.startsWith(`${faces.join(' ')}: `));
    const [a, b] = (line?.split(': ')[1] ?? '').split('/').map(Number);
    expect((a ?? 0) / (b ?? 1)).toBeCloseTo(exact, 14);
  }
});

test('listing throws: 56, 126, 252, 462, 792 (Shaolia 5.4), 1287 (Dungeon 5.8)', () => {
  expect([3, 4, 5, 6, 7, 8].map((n) => must(multisets(n)).length)).toEqual([56, 126, 252, 462, 792, 1287]);
});

test('rerolls against every pair of throws', () => {
  const twice = (dice: number): number[][] => [...everyThrow(new Array<number>(dice * 2).fill(4))];
  for (const dice of [1, 2, 3]) {
    for (let again = 0; again <= dice; again++) {
      const settled = (f: number[]): number => {
        const first = f.slice(0, dice).sort((a, b) => a - b);
        return sumUp(first.slice(again)) + sumUp(f.slice(dice, dice + again));
      };
      expect(lines(rerollLowest(dice, 4, again))).toEqual(numeric(counted(twice(dice), settled)));
    }
    // Only while nothing shows 4: then the lowest, counted as successes of 3 or more.
    const hit = (face: number): number => (face >= 3 ? 1 : 0);
    const settled = (f: number[]): number => {
      const first = f.slice(0, dice).sort((a, b) => a - b);
      const kept = first.includes(4) ? first : [f[dice] ?? 0, ...first.slice(1)];
      return sumUp(kept.map(hit));
    };
    const picked = rerollOnce(dice, 4, (faces) => (faces.includes(4) ? [] : [0]), hit);
    expect(lines(picked)).toEqual(numeric(counted(twice(dice), settled)));
  }
  expect(lines(rerollFaces(6, [1]))).toEqual(['1: 1/36', '2: 7/36', '3: 7/36', '4: 7/36', '5: 7/36', '6: 7/36']);
});

test('twenty dice need no list of 6²⁰ throws', () => {
  const twenty = must(pool(20));
  expect(sumOf(twenty).total).toBe(6n ** 20n);
  expect(toText(chance(must(keepBest(twenty, 1)), (x) => x < 6))).toBe(`${5n ** 20n}/${6n ** 20n}`);
  expect(must(keepBest(twenty, 10)).outcomes.at(-1)).toBe(60);
});

test('keeping all is the sum; best and worst mirror each other', () => {
  const sidesOf = fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sidesOf, fc.nat(6), (sides, some) => {
      const dice = must(poolOf(sides));
      const keep = Math.min(some, sides.length);
      expect(keepBest(dice, sides.length)).toEqual(sumOf(dice));
      const alike = must(pool(sides.length, 6));
      const [best, worst] = [must(keepBest(alike, keep)), must(keepWorst(alike, keep))];
      expect([...worst.outcomes].map((x) => 7 * keep - x).reverse()).toEqual(best.outcomes);
      expect([...worst.weights].reverse()).toEqual(best.weights);
    }),
    RUNS,
  );
});

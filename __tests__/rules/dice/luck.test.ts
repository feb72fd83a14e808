import fc from 'fast-check';
import { chiSquare, fairnessChance, fairnessWords, upperGamma } from '@/rules/dice/fairness';
import { luckRecord } from '@/rules/dice/luck';
import { multisets } from '@/rules/dice/multiset';
import { repeat } from '@/rules/dice/combine';
import { mean, variance } from '@/rules/dice/distribution';
import { fairDie } from '@/rules/dice/die';
import { toNumber } from '@/rules/dice/fraction';
import type { Roll } from '@/rules/kernel/roll';
import { must, RUNS, sumUp } from './brute';

const roll = (seat: number, faces: readonly number[], sides = 6): Roll => ({ seat, sides, faces, by: 'typed' });

test('a record of two players', () => {
  const { players, table, leftOut } = luckRecord([roll(1, [1, 2]), roll(0, [6, 6, 5]), roll(1, [10], 10), roll(0, [])]);
  expect(players.map(({ seat, dice, sum, expected }) => [seat, dice, sum, expected])).toEqual([
    [0, 3, 17, 10.5],
    [1, 3, 13, 12.5],
  ]);
  expect(players[0]?.variance).toBeCloseTo(8.75, 12);
  expect(players[0]?.z).toBeCloseTo(6.5 / Math.sqrt(8.75), 12);
  expect(players.map(({ words }) => words)).toEqual(['very lucky', 'as expected']);
  expect(players[1]?.fairness.map(({ sides }) => sides)).toEqual([6, 10]);
  expect(table[0]?.counts).toEqual([1, 1, 0, 0, 1, 2]);
  expect(table.map(({ words }) => words)).toEqual(['luck alone explains this', 'luck alone explains this']);
  expect(leftOut).toBe(0);
});

test('where low faces are good the same dice are unlucky, and where none is they are no luck at all', () => {
  const words = (...rolls: readonly Roll[]) => luckRecord(rolls).players[0]?.words;
  const high = roll(0, [6, 6, 5]);
  expect(words({ ...high, good: 'low' })).toBe('very unlucky');
  expect(words({ ...roll(0, [1, 1, 2]), good: 'low' })).toBe('very lucky');
  expect(words({ ...high, good: 'neither' })).toBe('as expected');
  expect(words(high, { ...high, good: 'low' })).toBe('as expected');
  expect(words(high, { ...high, good: 'neither' })).toBe('very lucky');
});

test('whatever is good, all dice are counted and tried for fairness', () => {
  const [player] = luckRecord([
    { ...roll(0, [1, 1]), good: 'low' },
    { ...roll(0, [6]), good: 'neither' },
  ]).players;
  expect(player).toMatchObject({ dice: 3, sum: 8, expected: 10.5 });
  expect(player?.fairness[0]?.counts).toEqual([2, 0, 0, 0, 0, 1]);
});

test('a suspicious die is named', () => {
  const { table } = luckRecord([roll(0, new Array<number>(8).fill(6)), roll(1, [1, 2])]);
  expect(table[0]?.p).toBeLessThan(0.01);
  expect(table[0]?.words).toBe('luck alone hardly explains this');
  expect([fairnessWords(0.01), fairnessWords(0.0099)]).toEqual([
    'luck alone explains this',
    'luck alone hardly explains this',
  ]);
});

test('dice that do not exist are left out and counted', () => {
  const record = luckRecord([roll(0, [7]), roll(0, [1, NaN]), roll(0, [3], 1), roll(0, [2])]);
  expect([record.leftOut, record.players[0]?.dice]).toEqual([4, 1]);
  expect(luckRecord([])).toEqual({ players: [], table: [], leftOut: 0 });
});

test('expectation and variance are those of the dice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 12 }), (sides, dice) => {
      const sum = must(repeat(must(fairDie(sides)), dice));
      const [player] = luckRecord([roll(0, new Array<number>(dice).fill(1), sides)]).players;
      expect(player?.expected).toBeCloseTo(toNumber(mean(sum)), 10);
      expect(player?.variance).toBeCloseTo(toNumber(variance(sum)), 10);
    }),
    RUNS,
  );
});

test('few dice: the chance equals counting every throw', () => {
  for (const [dice, sides] of [
    [1, 6],
    [4, 6],
    [6, 6],
    [9, 6],
    [3, 10],
    [5, 4],
  ] as const) {
    const all = must(multisets(dice, sides));
    const total = all.reduce((sum, { ways }) => sum + Number(ways), 0);
    for (const { counts } of all.slice(0, 60)) {
      const same = all.filter((other) => chiSquare(other.counts) >= chiSquare(counts) - 1e-9);
      expect(fairnessChance(counts)).toBeCloseTo(sumUp(same.map(({ ways }) => Number(ways))) / total, 12);
    }
  }
  expect(fairnessChance([6, 0, 0, 0, 0, 0])).toBeCloseTo(6 / 6 ** 6, 15);
});

test.each([
  // The usual tables of chi-square: degrees of freedom, value, chance.
  [5, 11.0705, 0.05],
  [5, 15.0863, 0.01],
  [9, 21.666, 0.01],
  [9, 16.919, 0.05],
  [1, 3.8415, 0.05],
  [2, 9.2103, 0.01],
])('chi-square with %i degrees passes %d with %d', (degrees, value, p) => {
  expect(upperGamma(degrees / 2, value / 2)).toBeCloseTo(p, 5);
});

test('the gamma function keeps its own recursion on both of its branches', () => {
  expect(upperGamma(0.5, 1)).toBeCloseTo(0.15729920705028513, 14);
  expect(upperGamma(3, 0)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0.01, max: 60, noNaN: true }), (halves, x) => {
      const a = halves / 2;
      let factorial = halves % 2 === 0 ? 1 : Math.sqrt(Math.PI);
      for (let k = halves % 2 === 0 ? 1 : 0.5; k <= a; k++) factorial *= k;
      const step = Math.exp(a * Math.log(x) - x) / factorial;
      expect(Math.abs(upperGamma(a + 1, x) - upperGamma(a, x) - step)).toBeLessThan(1e-12);
    }),
    RUNS,
  );
});

test('many dice: the two ways meet where one takes over', () => {
  const exact = fairnessChance([8, 7, 2, 3, 5, 4]);
  const smooth = upperGamma(2.5, chiSquare([8, 7, 2, 3, 5, 4]) / 2);
  expect(Math.abs(exact - smooth)).toBeLessThan(0.04);
  expect(fairnessChance([20, 20, 20, 20, 20, 20])).toBe(1);
  expect(fairnessChance([40, 16, 16, 16, 16, 16])).toBeLessThan(0.01);
});

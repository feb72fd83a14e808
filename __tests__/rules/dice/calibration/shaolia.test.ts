import fc from 'fast-check';
import { chance, fromWeights } from '@/rules/dice/distribution';
import { type Fraction, toText } from '@/rules/dice/fraction';
import { multisets } from '@/rules/dice/multiset';
import { must, of, RUNS } from '../brute';

/** Officers to turn face a into face b; 6 and 1 are neighbours. */
const turning = (a: number, b: number): number => Math.min(Math.abs(a - b), 6 - Math.abs(a - b));
const reach = (officers: number): number => [1, 3, 5][officers] ?? 6;

function odds(dice: number, holds: (faces: readonly number[]) => boolean): Fraction {
  const all = must(multisets(dice)).map(({ faces, ways }) => [holds(faces) ? 'yes' : 'no', ways] as const);
  return chance(must(fromWeights(all)), (each) => each === 'yes');
}

/** One command, direct: some die can be turned. */
const direct = (officers: number, need: number) => (faces: readonly number[]) =>
  faces.some((face) => turning(face, need) <= officers);
/** With the palace: one die (any) gives two officers, another activates. */
const withPalace = (officers: number, need: number) => (faces: readonly number[]) =>
  direct(officers, need)(faces) || (faces.length >= 2 && faces.some((face) => turning(face, need) <= officers + 2));
const combo =
  (a: number, b: number, officers = 0) =>
  (faces: readonly number[]) =>
    faces.some((x, i) => faces.some((y, j) => i !== j && turning(x, a) + turning(y, b) <= officers));

test.each([
  [0, '91/216'],
  [1, '7/8'],
  [2, '215/216'],
  [3, '1'],
])('5.4 one command, three dice, %i officers', (officers, expected) => {
  expect(toText(odds(3, direct(officers, 4)))).toBe(expected);
});

test('5.4 the closed form for any dice and officers, with and without the palace', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(4), fc.integer({ min: 1, max: 6 }), (n, k, need) => {
      const closed = (w: number): Fraction => of(6 ** n - (6 - w) ** n, 6 ** n);
      expect(odds(n, direct(k, need))).toEqual(closed(reach(k)));
      expect(odds(n, withPalace(k, need))).toEqual(closed(n >= 2 ? reach(k + 2) : reach(k)));
    }),
    RUNS,
  );
});

test('5.4 combos and a blocked card', () => {
  expect(toText(odds(3, withPalace(0, 2)))).toBe('215/216');
  expect(toText(odds(3, combo(4, 4)))).toBe('2/27');
  expect(toText(odds(3, combo(2, 5)))).toBe('5/36');
  expect(toText(odds(1, combo(2, 5)))).toBe('0');
});

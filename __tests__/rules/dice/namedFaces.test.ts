import fc from 'fast-check';
import { mean } from '@/rules/dice/distribution';
import { namedFaces } from '@/rules/dice/namedFaces';
import { pool } from '@/rules/dice/die';
import { showing } from '@/rules/dice/pool';
import { counted, everyThrow, lines, must, of, RUNS } from './brute';

/** Crosses a named face off for each die that shows it. */
function found(named: readonly number[]): (faces: readonly number[]) => number {
  return (faces) => {
    const left = [...named];
    for (const face of faces) if (left.includes(face)) left.splice(left.indexOf(face), 1);
    return named.length - left.length;
  };
}

test.each([
  ['two sixes and a one among four', 4, 6, [6, 6, 1]],
  ['every face of a die', 6, 6, [1, 2, 3, 4, 5, 6]],
  ['more faces than dice', 2, 6, [1, 2, 3]],
  ['three alike', 5, 6, [3, 3, 3]],
  ['two tens', 3, 10, [10, 10]],
  ['nothing', 3, 6, []],
])('%s, throw by throw', (_, dice, sides, named) => {
  const throws = everyThrow(new Array<number>(dice).fill(sides));
  expect(lines(namedFaces(dice, sides, named))).toEqual(counted(throws, found(named)));
});

test('any faces of any few dice, throw by throw', () => {
  const asked = fc
    .record({ dice: fc.integer({ min: 1, max: 4 }), sides: fc.integer({ min: 2, max: 7 }) })
    .chain(({ dice, sides }) =>
      fc.tuple(
        fc.constant(dice),
        fc.constant(sides),
        fc.array(fc.integer({ min: 1, max: sides }), { minLength: 0, maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(asked, ([dice, sides, named]) => {
      const throws = everyThrow(new Array<number>(dice).fill(sides));
      expect(lines(namedFaces(dice, sides, named))).toEqual(counted(throws, found(named)));
    }),
    RUNS,
  );
});

test('one face named for every die counts the dice that show it', () => {
  const named = new Array<number>(40).fill(6);
  expect(namedFaces(40, 6, named)).toEqual(must(showing(must(pool(40)), [6])));
  expect(mean(must(namedFaces(40, 6, named)))).toEqual(of(20, 3));
});

import fc from 'fast-check';

import { isCounted, revealOf } from '@/components/score/revealSteps';
import { ranking, type ScoreSheet, totals } from '@/rules/kernel/score';

import { sheetOf, shells } from './sheets';

const ranksOf = (sheet: ScoreSheet) =>
  revealOf(sheet).map(({ key, standings }) => [
    key,
    standings.map(({ column, rank }) => `${column}:${rank}`).join(' '),
  ]);

test('the lines come in the order of the sheet, and the ranks move with them', () => {
  const sheet = sheetOf({ camps: [3, 5, 3], threats: [4, 0, 0], coins: [0, 1, 9] });
  expect(ranksOf(sheet)).toEqual([
    ['camps', '1:1 0:2 2:2'],
    ['threats', '0:1 1:2 2:3'],
    ['coins', '2:1 0:2 1:3'],
  ]);
});

test('what each line gave and what it makes', () => {
  const [camps, threats] = revealOf(sheetOf({ camps: [3, 5], threats: [4, -1] }));
  const told = (step: typeof camps) => step?.standings.map(({ column, gained, total }) => [column, gained, total.sum]);
  expect([told(camps), told(threats)]).toEqual([
    [
      [1, 5, 5],
      [0, 3, 3],
    ],
    [
      [0, 4, 7],
      [1, -1, 4],
    ],
  ]);
});

test('lines that gave nobody anything and keepsakes are passed over', () => {
  const sheet = sheetOf({ camps: [3, 5], nothing: [0, 0], coins: [1, 1] });
  const kept = { ...sheet, rows: [...sheet.rows, { key: 'gold', words: 'Gold', cells: [9, 1], keepsake: true }] };
  expect(revealOf(kept).map(({ key }) => key)).toEqual(['camps', 'coins']);
});

test('a tie is parted at the very end, by its reason', () => {
  const sheet = sheetOf({ camps: [3, 5], coins: [4, 2] }, { tieBreaks: [shells(1, 2)] });
  expect(ranksOf(sheet)).toEqual([
    ['camps', '1:1 0:2'],
    ['coins', '0:1 1:1'],
    ['tie', '1:1 0:2'],
  ]);
  expect(revealOf(sheet).at(-1)?.words).toBe('Teo before Mira by most shells.');
});

test('what no tie-break parts is shared, and said', () => {
  const sheet = sheetOf({ camps: [3, 5], coins: [4, 2] });
  expect(revealOf(sheet).at(-1)).toMatchObject({ kind: 'tie', words: 'Mira and Teo share 1st place.' });
});

test('a value nobody typed stays open, and no tie is spoken of', () => {
  const steps = revealOf(sheetOf({ camps: [3, 3], coins: [undefined, 2] }));
  expect(steps.map(({ kind }) => kind)).toEqual(['line', 'line']);
  expect(steps[1]?.standings.find(({ column }) => column === 0)).toMatchObject({
    gained: undefined,
    total: { sum: 3, open: true },
  });
});

test.each([
  ['a race, one line that counts', sheetOf({ runes: [9, 4] })],
  ['no points at all', sheetOf({ culture: [18, 4], palace: [1, 2] }, { totals: false })],
  ['only one line gave anything', sheetOf({ camps: [1, 2], coins: [0, 0] })],
])('nothing is told line by line: %s', (_, sheet) => {
  expect(revealOf(sheet)).toEqual([]);
});

test('a race is not counted, a sheet of several lines is', () => {
  expect([sheetOf({ runes: [9, 4] }), sheetOf({ camps: [1, 2], coins: [0, 0] })].map(isCounted)).toEqual([false, true]);
});

const anySheet = fc
  .record({ players: fc.integer({ min: 1, max: 6 }), lines: fc.integer({ min: 2, max: 7 }) })
  .chain(({ players, lines }) =>
    fc
      .array(fc.array(fc.integer({ min: -4, max: 12 }), { minLength: players, maxLength: players }), {
        minLength: lines,
        maxLength: lines,
      })
      .map((cells) => sheetOf(Object.fromEntries(cells.map((each, index) => [`line${index}`, each])))),
  );

test('for every sheet: the gains sum to the totals, the last step is the ranking, nobody is passed without points', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const steps = revealOf(sheet);
      if (steps.length === 0) return;
      sheet.columns.forEach((_, column) => {
        const gains = steps.map((step) => step.standings.find((each) => each.column === column)?.gained ?? 0);
        expect(gains.reduce((a, b) => a + b, 0)).toBe(totals(sheet)[column]?.sum);
      });
      const last = steps.at(-1)?.standings.map(({ column, rank }) => ({ column, rank }));
      expect(last).toEqual(ranking(sheet).map(({ column, rank }) => ({ column, rank })));
      for (const { standings } of steps) {
        // By hand: a rank is one more than the number of columns with more points.
        for (const { rank, total } of standings) {
          expect(rank).toBe(1 + standings.filter((other) => other.total.sum > total.sum).length);
        }
      }
    }),
  );
});

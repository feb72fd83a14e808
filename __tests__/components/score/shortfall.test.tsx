import { marginOf, shortfalls, shortfallWords } from '@/components/score/shortfall';

import { sheetOf, shells, TEAMS } from './sheets';

const LINES = { camps: [16, 12, 11], threats: [9, 8, 5], artifacts: [17, 21, 12], coins: [5, 3, 3] };

test('how many points each was short, the nearest first, and the lines lost by least', () => {
  expect(shortfalls(sheetOf(LINES), [0])).toEqual([
    {
      column: 1,
      missing: 3,
      nearest: [
        { words: 'Threats', behind: 1 },
        { words: 'Coins', behind: 2 },
      ],
    },
    {
      column: 2,
      missing: 16,
      nearest: [
        { words: 'Coins', behind: 2 },
        { words: 'Threats', behind: 4 },
      ],
    },
  ]);
});

test.each([
  [{ column: 1, missing: 12, nearest: [] }, '12 points short.'],
  [{ column: 1, missing: 1, nearest: [{ words: 'Coins', behind: 2 }] }, '1 point short. Nearest on Coins (2 behind).'],
  [
    {
      column: 1,
      missing: 3,
      nearest: [
        { words: 'Threats', behind: 1 },
        { words: 'Coins', behind: 2 },
      ],
    },
    '3 points short. Nearest on Threats (1 behind) and Coins (2 behind).',
  ],
  [{ column: 1, missing: 0, nearest: [] }, 'Level on points.'],
])('%j reads %s', (short, words) => {
  expect(shortfallWords(short)).toBe(words);
});

test('who lost by a tie-break alone was level', () => {
  const sheet = sheetOf({ camps: [3, 5], coins: [4, 2] }, { tieBreaks: [shells(2, 1)] });
  expect(shortfalls(sheet, [0])).toMatchObject([{ column: 1, missing: 0 }]);
});

test('who had more points than a winner by other means is not called short', () => {
  expect(shortfalls(sheetOf(LINES), [2])).toEqual([]);
});

test('a shared win has nobody short but the others', () => {
  const sheet = sheetOf({ camps: [3, 5, 1], coins: [4, 2, 1] });
  expect(shortfalls(sheet, [0, 1])).toMatchObject([{ column: 2, missing: 5 }]);
});

test('a team is short as a team', () => {
  const sheet = sheetOf({ camps: [3, 5], coins: [4, 0] }, { columns: TEAMS });
  expect(shortfalls(sheet, [0, 2])).toMatchObject([{ column: 1, missing: 2 }]);
});

test.each([
  ['a race', sheetOf({ runes: [9, 4] })],
  ['no points', sheetOf({ culture: [18, 4], palace: [1, 2] }, { totals: false })],
  ['a value still to type', sheetOf({ camps: [3, undefined], coins: [4, 2] })],
])('says nothing where points did not decide or are not known: %s', (_, sheet) => {
  expect([shortfalls(sheet, [0]), marginOf(sheet, [0])]).toEqual([[], undefined]);
});

test.each([
  ['by points', sheetOf(LINES), [0], 3],
  ['a shared win', sheetOf({ camps: [3, 5], coins: [4, 2] }), [0, 1], undefined],
  ['a tie-break', sheetOf({ camps: [3, 5], coins: [4, 2] }), [0], undefined],
  ['fewer points', sheetOf(LINES), [2], undefined],
  ['alone', sheetOf({ camps: [3], coins: [4] }), [0], undefined],
])('the margin: %s', (_, sheet, winners, margin) => {
  expect(marginOf(sheet, winners)).toBe(margin);
});

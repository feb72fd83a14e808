import { figure, listed, ordinal, totalWords } from '@/components/score/figures';
import { isSettled, missingWords, placeWords, rankNameWords, tieWords, wonBy } from '@/components/score/standing';
import { tableShape } from '@/components/score/tableShape';
import type { ScoreSheet } from '@/rules/kernel/score';

import { sheetOf, shells, TEAMS } from './sheets';

test.each([
  [16, '16'],
  [0, '0'],
  [-2, '−2'],
  [undefined, '?'],
])('%p reads %s', (value, words) => {
  expect(figure(value)).toBe(words);
});

test.each([
  [{ sum: 17, open: true }, '17 + ?'],
  [{ sum: -3, open: true }, '−3 + ?'],
  [{ sum: -3, open: false }, '−3'],
])('a total of %p reads %s', (total, words) => {
  expect(totalWords(total)).toBe(words);
});

test('names and places read as they are said', () => {
  expect([[], ['Ana'], ['Ana', 'Ben'], ['Ana', 'Ben', 'Cleo']].map(listed)).toEqual([
    '',
    'Ana',
    'Ana and Ben',
    'Ana, Ben and Cleo',
  ]);
  expect([1, 2, 3, 4, 6].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '6th']);
});

describe('what decided a tie', () => {
  test.each<{ name: string; sheet: ScoreSheet; words: string[] }>([
    { name: 'nothing to decide', sheet: sheetOf({ camps: [9, 5] }, { tieBreaks: [shells(0, 9)] }), words: [] },
    {
      name: 'the rule is named',
      sheet: sheetOf({ camps: [9, 5, 5] }, { tieBreaks: [shells(0, 1, 4)] }),
      words: ['Jun before Teo by most shells'],
    },
    {
      name: 'one before two who stay tied',
      sheet: sheetOf({ camps: [5, 5, 5] }, { tieBreaks: [shells(2, 4, 2)] }),
      words: ['Teo before Mira and Jun by most shells', 'Mira and Jun share 2nd place'],
    },
    {
      name: 'no rule parts them: the first place is shared',
      sheet: sheetOf({ camps: [5, 1, 5] }),
      words: ['Mira and Jun share 1st place'],
    },
    {
      name: 'the second rule where the first does not part',
      sheet: sheetOf(
        { camps: [5, 5] },
        { tieBreaks: [shells(1, 1), { words: 'fewest steps', values: [8, 3], best: 'fewest' }] },
      ),
      words: ['Teo before Mira by fewest steps'],
    },
    {
      name: 'teams are named as teams',
      sheet: sheetOf({ camps: [5, 5] }, { columns: TEAMS, tieBreaks: [shells(1, 3)] }),
      words: ['Teo & Ana before Mira & Jun by most shells'],
    },
    {
      name: 'nothing is decided while a value is untyped',
      sheet: sheetOf({ camps: [5, 5], cards: [0, undefined] }, { tieBreaks: [shells(1, 3)] }),
      words: [],
    },
    { name: 'no points, no ties', sheet: sheetOf({ culture: [5, 5] }, { totals: false }), words: [] },
  ])('$name', ({ sheet, words }) => {
    expect(tieWords(sheet)).toEqual(words);
  });
});

test('places are by column, shared ones alike', () => {
  expect(placeWords(sheetOf({ camps: [3, 9, 3, 1] }))).toEqual(['2nd', '1st', '2nd', '4th']);
});

describe('who won', () => {
  const sheet = sheetOf({ camps: [3, 9, 9] });
  const open = sheetOf({ camps: [3, undefined] });
  test.each<[string, ScoreSheet, readonly number[] | undefined, number[]]>([
    ['the first place, shared', sheet, undefined, [1, 2]],
    ['whom the outcome names, whatever the points', sheet, [0], [0]],
    ['nobody, if the outcome says so', sheet, [], []],
    ['a team by one of its seats', sheetOf({ camps: [1, 2] }, { columns: TEAMS }), [2], [0]],
    ['nobody yet while a value is untyped', open, undefined, []],
  ])('%s', (_, each, winners, columns) => {
    expect([...wonBy(each, winners)]).toEqual(columns);
  });
  test('a sheet with a gap is not settled', () => expect([isSettled(sheet), isSettled(open)]).toEqual([true, false]));
});

test('the name of a rank is told with the player, alone without, and not before all is typed', () => {
  const rankNames = [
    { from: 75, words: 'Elite' },
    { from: 50, words: 'Senior' },
  ];
  expect(rankNameWords(sheetOf({ fame: [75, 74, 49] }, { rankNames }))).toEqual(['Mira: Elite', 'Teo: Senior']);
  expect(rankNameWords(sheetOf({ fame: [80] }, { rankNames }))).toEqual(['Elite']);
  expect(rankNameWords(sheetOf({ fame: [80], cards: [undefined] }, { rankNames }))).toEqual([]);
});

test('what is still to be typed is named, and whose', () => {
  expect(missingWords(sheetOf({ camps: [1, 2, 3], cards: [4, undefined, undefined] }))).toEqual([
    'Cards (Teo and Jun)',
  ]);
  expect(missingWords(sheetOf({ cards: [undefined] }))).toEqual(['Cards']);
  expect(missingWords(sheetOf({ camps: [0, 0] }))).toEqual([]);
});

describe('the shape of the table', () => {
  const asked = { columns: 2, scale: 1, open: false };
  test.each([
    ['four players fit', { ...asked, columns: 4 }, false],
    ['five scroll', { ...asked, columns: 5 }, true],
    ['large text scrolls', { ...asked, scale: 1.3 }, true],
    ['one column never does', { ...asked, columns: 1, scale: 2 }, false],
    ['three open totals scroll', { ...asked, columns: 3, open: true }, true],
  ])('%s', (_, each, sideways) => {
    expect(tableShape(each).sideways).toBe(sideways);
  });

  test('on the smallest phone the words keep the rest of the width', () => {
    for (const columns of [1, 2, 3, 4]) {
      const { cell, gap } = tableShape({ ...asked, columns });
      // 360 dp less the padding of the screen and the card.
      expect(360 - 2 * 12 - 2 * 16 - columns * (cell + gap)).toBeGreaterThanOrEqual(96);
    }
  });

  test('the words wrap beside the numbers: the fixed column never covers a 360 dp phone', () => {
    for (const scale of [1, 1.3, 2]) {
      const { head, cell, width, gap } = tableShape({ ...asked, columns: 3, scale, open: true });
      expect(head + cell).toBeLessThanOrEqual(360 - 2 * 12 - 2 * 16);
      expect(width).toBe(head + 3 * (cell + gap));
    }
  });
});

import { partsProblem, rankName, ranking, tiesParted, totals, type ScoreSheet } from '@/rules/kernel/score';
import { begin, Log } from '../record';
import { toy, toySetup, type ToyAction, type ToyState } from '../toy';

const sheet = (points: readonly (number | undefined)[][], tieBreaks: ScoreSheet['tieBreaks'] = []): ScoreSheet => ({
  columns: (points[0] ?? []).map((_, seat) => ({ seats: [seat], words: `P${seat}` })),
  rows: points.map((cells, index) => ({ key: `row${index}`, words: `Row ${index}`, cells })),
  totals: true,
  tieBreaks,
});

describe('totals', () => {
  test('are the sum of the lines, negative ones too', () => {
    expect(
      totals(
        sheet([
          [3, 5],
          [4, -7],
        ]),
      ),
    ).toEqual([
      { sum: 7, open: false },
      { sum: -2, open: false },
    ]);
  });

  test('a value that was not typed leaves the total open: 17 + ?', () => {
    expect(
      totals(
        sheet([
          [12, 3],
          [undefined, 4],
          [5, 0],
        ]),
      ),
    ).toEqual([
      { sum: 17, open: true },
      { sum: 7, open: false },
    ]);
  });
});

describe('ranking', () => {
  const coins = { words: 'most coins', values: [1, 4, 4, 2], best: 'most' as const };
  const steps = { words: 'fewest steps', values: [0, 3, 2, 0], best: 'fewest' as const };

  test.each<{ name: string; sheet: ScoreSheet; ranks: ReturnType<typeof ranking> }>([
    {
      name: 'by total',
      sheet: sheet([[3, 9, 5]]),
      ranks: [
        { column: 1, rank: 1 },
        { column: 2, rank: 2 },
        { column: 0, rank: 3 },
      ],
    },
    {
      name: 'a real tie shares the rank, and the next one is counted on',
      sheet: sheet([[5, 9, 5, 1]]),
      ranks: [
        { column: 1, rank: 1 },
        { column: 0, rank: 2 },
        { column: 2, rank: 2 },
        { column: 3, rank: 4 },
      ],
    },
    {
      name: 'a tie-break parts two, and both are told by what',
      sheet: sheet([[5, 5, 3, 9]], [coins]),
      ranks: [
        { column: 3, rank: 1 },
        { column: 1, rank: 2, decidedBy: 'most coins' },
        { column: 0, rank: 3, decidedBy: 'most coins' },
        { column: 2, rank: 4 },
      ],
    },
    {
      name: 'the second tie-break counts where the first does not part, and fewest may be best',
      sheet: sheet([[5, 5, 5, 5]], [coins, steps]),
      ranks: [
        { column: 2, rank: 1, decidedBy: 'fewest steps' },
        { column: 1, rank: 2, decidedBy: 'fewest steps' },
        { column: 3, rank: 3, decidedBy: 'most coins' },
        { column: 0, rank: 4, decidedBy: 'most coins' },
      ],
    },
    { name: 'nobody', sheet: sheet([]), ranks: [] },
  ])('$name', ({ sheet: each, ranks }) => {
    expect(ranking(each)).toEqual(ranks);
  });
});

test('a keepsake is told, not counted, and its gap leaves no total open', () => {
  const base = sheet([[3, 9]]);
  const gold = { key: 'gold', words: 'Gold', cells: [40, undefined], keepsake: true };
  expect(totals({ ...base, rows: [...base.rows, gold] })).toEqual([
    { sum: 3, open: false },
    { sum: 9, open: false },
  ]);
});

test('a sheet that was stored as JSON keeps its gaps', () => {
  const open = sheet([
    [12, 3],
    [undefined, 4],
  ]);
  expect(totals(JSON.parse(JSON.stringify(open)))).toEqual(totals(open));
  expect(totals(open)[0]).toEqual({ sum: 12, open: true });
});

test('what parts equal totals is told place by place', () => {
  const coins = { words: 'most coins', values: [2, 4, 2, 0], best: 'most' as const };
  expect(tiesParted(sheet([[5, 5, 5, 9]], [coins]))).toEqual([{ before: [1], after: [0, 2], by: 'most coins' }]);
  expect(tiesParted(sheet([[5, 4, 3, 2]], [coins]))).toEqual([]);
});

test.each([
  [100, false, 'Master'],
  [99, false, 'Elite'],
  [75, false, 'Elite'],
  [74, false, undefined],
  [100, true, undefined],
])('%p points, open %p: the rank is %p', (sum, open, words) => {
  const rankNames = [
    { from: 100, words: 'Master' },
    { from: 75, words: 'Elite' },
  ];
  expect(rankName({ ...sheet([]), rankNames }, { sum, open })).toBe(words);
});

describe('the numbers that went in', () => {
  const withParts = (parts: readonly (readonly number[])[], cells: readonly (number | undefined)[] = [5, -2]) => {
    const base = sheet([[...cells]]);
    const listed = parts.map((values) => values.map((value) => ({ words: 'some', value })));
    return partsProblem({ ...base, rows: base.rows.map((row) => ({ ...row, parts: listed })) });
  };

  test.each<[string, string | undefined, string | undefined]>([
    ['make the cell', withParts([[2, 3], [-2]]), undefined],
    ['are left out where there is nothing to add', withParts([[], [1, -3]]), undefined],
    ['are free while the cell is untyped', withParts([[5], [1]], [5, undefined]), undefined],
    ['must not miss a point', withParts([[2, 2], [-2]]), 'row0, P0: the parts make 4, the cell says 5'],
    ['must be given for every column', withParts([[5]]), 'row0: parts for 1 of 2 columns'],
  ])('%s', (_, problem, expected) => {
    expect(problem).toBe(expected);
  });

  test('a sheet without them has no problem', () => {
    expect(partsProblem(sheet([[1, 2]]))).toBeUndefined();
  });
});

test('a whole sheet: teams, a hidden card to be typed, a tie decided by shells', () => {
  const setup = toySetup(4);
  const teams = { ...setup, seats: setup.seats.map((seat, index) => ({ ...seat, team: index % 2 })) };
  const log = new Log<ToyState, ToyAction>(toy, begin(toy, teams))
    .act({ type: 'take', player: 0, pebbles: 2 })
    .act({ type: 'hide', player: 0, card: 'Farm' })
    .act({ type: 'correct', player: 2, counter: 'pebbles', how: 'gain', amount: 3 })
    .act({ type: 'correct', player: 1, counter: 'shells', how: 'gain', amount: 4 });
  const open = toy.scoreSheet(log.state);
  expect(open.columns.map((column) => column.words)).toEqual(['Ana & Cleo', 'Ben & Dan']);
  expect(totals(open)).toEqual([
    { sum: 5, open: true },
    { sum: 8, open: false },
  ]);
  log.act({ type: 'defineCard', kind: 'hidden', card: 'Farm', values: { points: 3 } });
  const closed = toy.scoreSheet(log.state);
  expect(totals(closed).map((total) => total.sum)).toEqual([8, 8]);
  expect(ranking(closed)).toEqual([
    { column: 1, rank: 1, decidedBy: 'most shells' },
    { column: 0, rank: 2, decidedBy: 'most shells' },
  ]);
});

import { ranking, totals, type ScoreSheet } from '@/rules/kernel/score';
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

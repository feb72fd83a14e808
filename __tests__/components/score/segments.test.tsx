import { barsOf, COLOURS, swatchesOf, type Swatch } from '@/components/score/segments';
import { tokens } from '@/components/theme/tokens';

import { sheetOf, shells, TEAMS } from './sheets';

const kinds = (swatches: readonly Swatch[]) =>
  swatches.map((swatch) => (swatch.kind === 'colour' ? `${swatch.colour}${swatch.banded ? '=' : ''}` : swatch.kind));

describe('swatches', () => {
  test('in the order of the rows; only what has a segment takes a colour, what only costs is marked as minus', () => {
    const sheet = sheetOf({ camps: [3, 0], threats: [0, 0], unbought: [-1, 0], reputation: [-2, 4], coins: [1, 1] });
    expect(kinds(swatchesOf(sheet))).toEqual(['0', 'none', 'minus', '1', '2']);
  });

  test('a keepsake and a sheet without points have none', () => {
    const sheet = sheetOf({ camps: [3, 0], gold: [9, 9] });
    const [camps, gold] = sheet.rows;
    if (!camps || !gold) throw new Error('two rows');
    expect(kinds(swatchesOf({ ...sheet, rows: [camps, { ...gold, keepsake: true }] }))).toEqual(['0', 'none']);
    expect(kinds(swatchesOf({ ...sheet, totals: false }))).toEqual(['none', 'none']);
  });

  test('a long sheet takes the colours a second time, with a band', () => {
    const rows = Object.fromEntries(Array.from({ length: COLOURS + 2 }, (_, index) => [`row${index}`, [1]]));
    expect(kinds(swatchesOf(sheetOf(rows))).slice(-3)).toEqual(['7', '0=', '1=']);
  });

  test('there are as many colours as the design names', () => {
    expect([tokens.chart.categorical.light.length, tokens.chart.categorical.dark.length]).toEqual([COLOURS, COLOURS]);
  });
});

describe('bars', () => {
  const order = (bars: ReturnType<typeof barsOf>) => bars.map(({ column }) => column);

  test('the best first; a tie-break orders equal totals', () => {
    expect(order(barsOf(sheetOf({ camps: [3, 9, 5] })))).toEqual([1, 2, 0]);
    expect(order(barsOf(sheetOf({ camps: [5, 5] }, { tieBreaks: [shells(1, 2)] })))).toEqual([1, 0]);
  });

  test('segments in the order of the rows, without empty ones; the longest fills the width', () => {
    const bars = barsOf(sheetOf({ camps: [12, 6], threats: [0, 3], coins: [8, 1] }));
    expect(bars.map(({ segments }) => segments.map(({ key, value }) => `${key} ${value}`))).toEqual([
      ['camps 12', 'coins 8'],
      ['camps 6', 'threats 3', 'coins 1'],
    ]);
    expect(bars.map(({ length }) => length)).toEqual([1, 0.5]);
  });

  test('what is left beside the notch is the total', () => {
    const bars = barsOf(sheetOf({ camps: [16, 20, 4], unbought: [-4, 0, -4] }));
    const solid = bars.map(({ length, notch }) => length * (1 - notch) * 20);
    expect(bars.map(({ total }) => total.sum)).toEqual([20, 12, 0]);
    solid.forEach((points, index) => expect(points).toBeCloseTo([20, 12, 0][index] ?? NaN, 9));
  });

  test('a total below 0 has a number but no bar', () => {
    const [first, last] = barsOf(sheetOf({ camps: [9, 2], shame: [0, -5] }));
    expect([first?.segments.length, last?.segments.length, last?.length, last?.total.sum]).toEqual([1, 0, 0, -3]);
  });

  test('no bars without points, or while nobody has any', () => {
    expect(barsOf(sheetOf({ culture: [9, 2] }, { totals: false }))).toEqual([]);
    expect(barsOf(sheetOf({ camps: [0, 0] }))).toEqual([]);
    expect(barsOf(sheetOf({ shame: [-3] }))).toEqual([]);
    expect(barsOf(sheetOf({}))).toEqual([]);
  });

  test('each bar is one sentence, an untyped value and a team in it', () => {
    const sheet = sheetOf({ camps: [16, 12], threats: [0, 2], cards: [-1, undefined] }, { columns: TEAMS });
    expect(barsOf(sheet).map(({ said }) => said)).toEqual([
      'Mira & Jun 15: Camps 16, Cards −1.',
      'Teo & Ana 14 + ?: Camps 12, Threats 2, Cards not typed yet.',
    ]);
  });

  test('the outcome says who won where points do not', () => {
    const won = (winners?: readonly number[]) =>
      barsOf(sheetOf({ camps: [3, 9] }), winners).map((bar) => `${bar.column} ${bar.won}`);
    expect(won()).toEqual(['1 true', '0 false']);
    expect(won([0])).toEqual(['1 false', '0 true']);
  });
});

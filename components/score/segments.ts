import type { Seat } from '@/rules/kernel/setup';
import { cellOf, ranking, type ScoreRow, type ScoreSheet, type Total, totals } from '@/rules/kernel/score';

import { totalWords, figure } from './figures';
import { wonBy } from './standing';

/** How many chart colours there are; a longer sheet takes them a second time, with a band across. */
export const COLOURS = 8;

/** What marks a line in the table and its segments in the bars. */
export type Swatch =
  | { readonly kind: 'colour'; readonly colour: number; readonly banded: boolean }
  | { readonly kind: 'minus' }
  | { readonly kind: 'none' };

const NONE: Swatch = { kind: 'none' };
const MINUS: Swatch = { kind: 'minus' };

const cellsOf = (sheet: ScoreSheet, row: ScoreRow) => sheet.columns.map((_, column) => cellOf(row, column) ?? 0);

/** Row by row: only a line with a segment in some bar takes a colour, so that neighbours stay dark and light. */
export function swatchesOf(sheet: ScoreSheet): Swatch[] {
  let taken = 0;
  return sheet.rows.map((row) => {
    if (!sheet.totals || row.keepsake) return NONE;
    const cells = cellsOf(sheet, row);
    if (cells.some((cell) => cell > 0)) {
      const colour = taken++;
      return { kind: 'colour', colour: colour % COLOURS, banded: Math.floor(colour / COLOURS) % 2 === 1 };
    }
    return cells.some((cell) => cell < 0) ? MINUS : NONE;
  });
}

export interface Segment {
  readonly key: string;
  readonly value: number;
  readonly swatch: Swatch;
}

export interface Bar {
  readonly column: number;
  readonly total: Total;
  readonly won: boolean;
  /** In the order of the rows; none where the total is below 0. */
  readonly segments: readonly Segment[];
  /** The bar's length as a share of the longest. */
  readonly length: number;
  /** The share of the bar that the negative lines cut off its end. */
  readonly notch: number;
  /** The whole bar in one sentence. */
  readonly said: string;
}

/** A bar for each column, the best first; none at all where nobody has points to show. */
export function barsOf(sheet: ScoreSheet, winners?: readonly Seat[]): Bar[] {
  if (!sheet.totals) return [];
  const swatches = swatchesOf(sheet);
  const sums = totals(sheet);
  const won = wonBy(sheet, winners);
  const gains = sheet.columns.map((_, column) => (below(sums[column]) ? 0 : gainOf(sheet, column)));
  const longest = Math.max(0, ...gains);
  if (longest === 0) return [];
  return ranking(sheet).map(({ column }) => {
    const total = sums[column] ?? { sum: 0, open: false };
    const gain = gains[column] ?? 0;
    const segments = sheet.rows.flatMap((row, index) => {
      const value = row.keepsake ? 0 : (cellOf(row, column) ?? 0);
      return gain > 0 && value > 0 ? { key: row.key, value, swatch: swatches[index] ?? NONE } : [];
    });
    return {
      column,
      total,
      won: won.has(column),
      segments,
      length: gain / longest,
      notch: gain === 0 ? 0 : (gain - total.sum) / gain,
      said: sentence(sheet, column, total),
    };
  });
}

const below = (total: Total | undefined) => total !== undefined && total.sum < 0;

function gainOf(sheet: ScoreSheet, column: number): number {
  return sheet.rows.reduce((sum, row) => sum + (row.keepsake ? 0 : Math.max(0, cellOf(row, column) ?? 0)), 0);
}

/** "Mira 72: Camps 16, Threats 9, Unbought cards −1." Lines that gave nothing are left out. */
function sentence(sheet: ScoreSheet, column: number, total: Total): string {
  const lines = sheet.rows.flatMap((row) => {
    const cell = cellOf(row, column);
    if (row.keepsake || cell === 0) return [];
    return `${row.words} ${cell === undefined ? 'not typed yet' : figure(cell)}`;
  });
  const head = `${sheet.columns[column]?.words ?? ''} ${totalWords(total)}`;
  return lines.length === 0 ? `${head}.` : `${head}: ${lines.join(', ')}.`;
}

import { cellOf, ranking, type ScoreRow, type ScoreSheet, type Total, totals } from '@/rules/kernel/score';

import { isSettled, tieWords } from './standing';

/** Where a column stands once some of the lines are told. */
export interface Standing {
  readonly column: number;
  /** 1 is best; columns with the same points so far share a rank. */
  readonly rank: number;
  readonly total: Total;
  /** What the line just told gave; undefined where its value was not typed. */
  readonly gained: number | undefined;
}

/** One line of the sheet as it is told, or at the end what decided between equal totals. */
export interface RevealStep {
  readonly key: string;
  readonly words: string;
  readonly kind: 'line' | 'tie';
  /** Best first. */
  readonly standings: readonly Standing[];
}

const TIE = 'tie';

/** Whether points from several lines decide: a sheet with one line is a race, where nothing is added up. */
export function isCounted(sheet: ScoreSheet): boolean {
  return sheet.totals && sheet.rows.filter((row) => !row.keepsake).length > 1;
}

/**
 * The way from nothing to the result, line by line in the order of the sheet, and a last step where a tie-break decides
 * or a place is shared. Lines that gave nobody anything are passed over. None where fewer than two lines are left.
 */
export function revealOf(sheet: ScoreSheet): readonly RevealStep[] {
  if (!isCounted(sheet)) return [];
  const told = sheet.rows.filter((row) => !row.keepsake && cellsOf(sheet, row).some((cell) => cell !== 0));
  if (told.length < 2) return [];
  const lines = told.map((row, index): RevealStep => {
    // Ties are parted only at the very end, as at the table.
    const sofar = { ...sheet, rows: told.slice(0, index + 1), tieBreaks: [] };
    return { key: row.key, words: row.words, kind: 'line', standings: standingsOf(sofar, row) };
  });
  const ties = isSettled(sheet) ? tieWords(sheet) : [];
  if (ties.length === 0) return lines;
  return [...lines, { key: TIE, words: `${ties.join('. ')}.`, kind: TIE, standings: standingsOf(sheet) }];
}

function standingsOf(sheet: ScoreSheet, row?: ScoreRow): Standing[] {
  const sums = totals(sheet);
  return ranking(sheet).map(({ column, rank }) => ({
    column,
    rank,
    total: sums[column] ?? { sum: 0, open: false },
    gained: row ? cellOf(row, column) : 0,
  }));
}

const cellsOf = (sheet: ScoreSheet, row: ScoreRow) => sheet.columns.map((_, column) => cellOf(row, column));

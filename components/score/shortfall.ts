import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { cellOf, type ScoreSheet, totals } from '@/rules/kernel/score';

import { listed } from './figures';
import { isCounted } from './revealSteps';
import { isSettled, wonBy } from './standing';

/** A line on which somebody gave points away to the winner. */
export interface Near {
  readonly words: string;
  readonly behind: number;
}

/** What somebody lacked to the winner's total. */
export interface Shortfall {
  readonly column: number;
  /** 0 where only a tie-break decided. */
  readonly missing: number;
  /** The lines lost by least, least first. */
  readonly nearest: readonly Near[];
}

const NEAREST = 2;

/** The winning column with the most points; undefined where points did not decide or are not all known. */
function bestWinner(sheet: ScoreSheet, winners: readonly Seat[] | undefined): number | undefined {
  if (!isCounted(sheet) || !isSettled(sheet)) return undefined;
  const sums = totals(sheet);
  const sum = (column: number) => sums[column]?.sum ?? 0;
  return [...wonBy(sheet, winners)].sort((a, b) => sum(b) - sum(a))[0];
}

/** How many points each of the others was short of the winner, the nearest first. Nobody who had more is named. */
export function shortfalls(sheet: ScoreSheet, winners: readonly Seat[] | undefined): readonly Shortfall[] {
  const best = bestWinner(sheet, winners);
  if (best === undefined) return [];
  const won = wonBy(sheet, winners);
  const sums = totals(sheet);
  return sheet.columns
    .map((_, column) => ({
      column,
      missing: (sums[best]?.sum ?? 0) - (sums[column]?.sum ?? 0),
      nearest: nearestLines(sheet, best, column),
    }))
    .filter(({ column, missing }) => !won.has(column) && missing >= 0)
    .sort((a, b) => a.missing - b.missing);
}

function nearestLines(sheet: ScoreSheet, best: number, column: number): readonly Near[] {
  return sheet.rows
    .filter((row) => !row.keepsake)
    .map((row) => ({ words: row.words, behind: (cellOf(row, best) ?? 0) - (cellOf(row, column) ?? 0) }))
    .filter(({ behind }) => behind > 0)
    .sort((a, b) => a.behind - b.behind)
    .slice(0, NEAREST);
}

/** By how many points the one winner is ahead of everybody; undefined where nobody is, or not by points. */
export function marginOf(sheet: ScoreSheet, winners: readonly Seat[] | undefined): number | undefined {
  const best = bestWinner(sheet, winners);
  if (best === undefined || wonBy(sheet, winners).size !== 1 || sheet.columns.length < 2) return undefined;
  const sums = totals(sheet).map(({ sum }) => sum);
  const margin = (sums[best] ?? 0) - Math.max(...sums.filter((_, column) => column !== best));
  return margin > 0 ? margin : undefined;
}

/** "12 points short. Nearest on Threats (1 behind) and Reputation (2 behind)." */
export function shortfallWords({ missing, nearest }: Shortfall): string {
  if (missing === 0) return 'Level on points.';
  const short = `${plural(missing, 'point')} short.`;
  const lines = nearest.map(({ words, behind }) => `${words} (${behind} behind)`);
  return lines.length === 0 ? short : `${short} Nearest on ${listed(lines)}.`;
}

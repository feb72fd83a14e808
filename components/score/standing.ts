import type { Seat } from '@/rules/kernel/setup';
import { cellOf, placesOf, rankName, ranking, type ScoreSheet, tiesParted, totals } from '@/rules/kernel/score';

import { listed, ordinal } from './figures';

/** Whether the places are settled: there are points, and none is still to be typed. */
export function isSettled(sheet: ScoreSheet): boolean {
  return sheet.totals && totals(sheet).every((total) => !total.open);
}

/**
 * The columns that won. The game's outcome says who, since some games are won by more than points; without one the
 * first place does, once it is settled.
 */
export function wonBy(sheet: ScoreSheet, winners: readonly Seat[] | undefined): ReadonlySet<number> {
  if (winners) {
    const seats = new Set(winners);
    return new Set(
      sheet.columns.flatMap((column, index) => (column.seats.some((seat) => seats.has(seat)) ? index : [])),
    );
  }
  return new Set(isSettled(sheet) ? placesOf(ranking(sheet))[0] : []);
}

/** Column by column: "1st", "2nd", "2nd". */
export function placeWords(sheet: ScoreSheet): string[] {
  const words = sheet.columns.map(() => '');
  for (const { column, rank } of ranking(sheet)) words[column] = ordinal(rank);
  return words;
}

/** What decided between equal totals, and what nothing could: "Teo before Jun by most shells". */
export function tieWords(sheet: ScoreSheet): string[] {
  if (!isSettled(sheet)) return [];
  const names = (columns: readonly number[]) => listed(columns.map((column) => sheet.columns[column]?.words ?? ''));
  const ranks = ranking(sheet);
  const shared = placesOf(ranks).filter((place) => place.length > 1);
  return [
    ...tiesParted(sheet).map(({ before, after, by }) => `${names(before)} before ${names(after)} by ${by}`),
    ...shared.map((place) => {
      const rank = ranks.find(({ column }) => column === place[0])?.rank ?? 1;
      return `${names(place)} share ${ordinal(rank)} place`;
    }),
  ];
}

/** "Mira: Master Adventurer"; alone at the table only the name of the rank. */
export function rankNameWords(sheet: ScoreSheet): string[] {
  if (!sheet.totals) return [];
  return totals(sheet).flatMap((total, column) => {
    const name = rankName(sheet, total);
    if (name === undefined) return [];
    return sheet.columns.length === 1 ? name : `${sheet.columns[column]?.words ?? ''}: ${name}`;
  });
}

/** What is still to be typed, line by line: "Artifacts (Teo and Jun)". */
export function missingWords(sheet: ScoreSheet): string[] {
  return sheet.rows.flatMap((row) => {
    const whose = sheet.columns.filter((_, column) => cellOf(row, column) === undefined);
    if (whose.length === 0) return [];
    return sheet.columns.length === 1 ? row.words : `${row.words} (${listed(whose.map(({ words }) => words))})`;
  });
}

import type { Seat } from './setup';

/** A column of the sheet: a player, or a team. */
export interface ScoreColumn {
  readonly seats: readonly Seat[];
  readonly words: string;
}

/** One number that went into a cell: "camps in the mine", 2. */
export interface ScorePart {
  readonly words: string;
  readonly value: number;
}

export interface ScoreRow {
  readonly key: string;
  readonly words: string;
  /** One value a column; undefined where a card value has not been typed yet. */
  readonly cells: readonly (number | undefined)[];
  /** Column by column, the numbers that went in: where given they sum to the cell. Empty where there is nothing to add. */
  readonly parts?: readonly (readonly ScorePart[])[];
  /** Worth telling but no points: it stands below the total. */
  readonly keepsake?: boolean;
  /** The rule behind the line, in one sentence, and the numbers that went in. */
  readonly explain?: string;
  readonly topic?: string;
}

/** Decides between equal totals, in the order given. */
export interface TieBreak {
  readonly words: string;
  readonly values: readonly number[];
  readonly best: 'most' | 'fewest';
}

/** What the end looks like. Totals are derived, never stored; a sheet without points (`totals: false`) has none. */
export interface ScoreSheet {
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
  readonly totals: boolean;
  readonly tieBreaks: readonly TieBreak[];
  /** Names for a final total, best first: from so many points on. */
  readonly rankNames?: readonly { readonly from: number; readonly words: string }[];
}

export interface Total {
  readonly sum: number;
  /** Some value is still to be typed: "17 + ?". */
  readonly open: boolean;
}

/** A cell's value. A sheet read from the store has null where nothing was typed: JSON knows no undefined. */
export function cellOf(row: ScoreRow, column: number): number | undefined {
  const cell = row.cells[column];
  return typeof cell === 'number' ? cell : undefined;
}

/** The totals of a sheet, column by column. */
export function totals(sheet: ScoreSheet): Total[] {
  const counted = sheet.rows.filter((row) => !row.keepsake);
  return sheet.columns.map((_, column) => {
    let sum = 0;
    let open = false;
    for (const row of counted) {
      const cell = cellOf(row, column);
      if (cell === undefined) open = true;
      else sum += cell;
    }
    return { sum, open };
  });
}

/** Negative where column a stands before b, by points or by the tie-break named. */
function comparison(sheet: ScoreSheet): (a: number, b: number) => { order: number; by?: string } {
  const sums = totals(sheet).map((total) => total.sum);
  return (a, b) => {
    const points = (sums[b] ?? 0) - (sums[a] ?? 0);
    if (points !== 0) return { order: points };
    for (const tie of sheet.tieBreaks) {
      const difference = (tie.values[b] ?? 0) - (tie.values[a] ?? 0);
      if (difference !== 0) return { order: tie.best === 'most' ? difference : -difference, by: tie.words };
    }
    return { order: 0 };
  };
}

export interface Rank {
  readonly column: number;
  /** 1 is best; equal ranks are a real tie. */
  readonly rank: number;
  /** The tie-break that parted this column from one with the same total. */
  readonly decidedBy?: string;
}

/** Ranks by total, then by the tie-breaks; what they cannot part stays tied. Best first. */
export function ranking(sheet: ScoreSheet): Rank[] {
  const compare = comparison(sheet);
  const order = sheet.columns.map((_, column) => column).sort((a, b) => compare(a, b).order || a - b);
  const ranks: Rank[] = [];
  order.forEach((column, index) => {
    const above = order[index - 1];
    const below = order[index + 1];
    const fromAbove = above === undefined ? undefined : compare(above, column);
    const fromBelow = below === undefined ? undefined : compare(column, below);
    const decidedBy = fromAbove?.by ?? fromBelow?.by;
    const tied = fromAbove?.order === 0;
    const rank = tied ? (ranks[index - 1]?.rank ?? index + 1) : index + 1;
    ranks.push(decidedBy === undefined ? { column, rank } : { column, rank, decidedBy });
  });
  return ranks;
}

/** Two places with the same total, and what decided between them. */
export interface Parted {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly by: string;
}

/** Where a tie-break decided: the columns of one place, those of the next, and its words. */
export function tiesParted(sheet: ScoreSheet): Parted[] {
  const compare = comparison(sheet);
  const places = placesOf(ranking(sheet));
  return places.flatMap((after, index) => {
    const before = places[index - 1];
    const [last, first] = [before?.[0], after[0]];
    if (before === undefined || last === undefined || first === undefined) return [];
    const { by } = compare(last, first);
    return by === undefined ? [] : [{ before, after, by }];
  });
}

/** The columns of each place, best first; more than one where it is shared. */
export function placesOf(ranks: readonly Rank[]): number[][] {
  const places = new Map<number, number[]>();
  for (const { rank, column } of ranks) places.set(rank, [...(places.get(rank) ?? []), column]);
  return [...places.values()];
}

/** The name of a final total; none while a value is still to be typed. */
export function rankName(sheet: ScoreSheet, { sum, open }: Total): string | undefined {
  return open ? undefined : sheet.rankNames?.find((name) => sum >= name.from)?.words;
}

/** What is wrong with the numbers that went in, or undefined: for the games' tests. */
export function partsProblem(sheet: ScoreSheet): string | undefined {
  for (const row of sheet.rows) {
    if (!row.parts) continue;
    if (row.parts.length !== sheet.columns.length) {
      return `${row.key}: parts for ${row.parts.length} of ${sheet.columns.length} columns`;
    }
    for (const [column, parts] of row.parts.entries()) {
      const cell = cellOf(row, column);
      const sum = parts.reduce((so, part) => so + part.value, 0);
      if (parts.length > 0 && cell !== undefined && sum !== cell) {
        return `${row.key}, ${sheet.columns[column]?.words}: the parts make ${sum}, the cell says ${cell}`;
      }
    }
  }
  return undefined;
}

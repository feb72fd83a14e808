import type { Seat } from './setup';

/** A column of the sheet: a player, or a team. */
export interface ScoreColumn {
  readonly seats: readonly Seat[];
  readonly words: string;
}

export interface ScoreRow {
  readonly key: string;
  readonly words: string;
  /** One value a column; undefined where a card value has not been typed yet. */
  readonly cells: readonly (number | undefined)[];
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

/** The totals of a sheet, column by column. */
export function totals(sheet: ScoreSheet): Total[] {
  return sheet.columns.map((_, column) => {
    let sum = 0;
    let open = false;
    for (const row of sheet.rows) {
      const cell = row.cells[column];
      if (cell === undefined) open = true;
      else sum += cell;
    }
    return { sum, open };
  });
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
  const sums = totals(sheet).map((total) => total.sum);
  const compare = (a: number, b: number): { order: number; by?: string } => {
    const points = (sums[b] ?? 0) - (sums[a] ?? 0);
    if (points !== 0) return { order: points };
    for (const tie of sheet.tieBreaks) {
      const difference = (tie.values[b] ?? 0) - (tie.values[a] ?? 0);
      if (difference !== 0) return { order: tie.best === 'most' ? difference : -difference, by: tie.words };
    }
    return { order: 0 };
  };
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

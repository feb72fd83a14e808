import { LARGE_TEXT } from '@/components/tracks/textScale';

interface Asked {
  readonly columns: number;
  /** How large text stands; numerals grow to 160 %. */
  readonly scale: number;
  /** Some total reads "17 + ?". */
  readonly open: boolean;
}

export interface TableShape {
  /** The first column stays and the others scroll. */
  readonly sideways: boolean;
  readonly cell: number;
  readonly gap: number;
  /** The least width of the first column. */
  readonly head: number;
  /** The least width of the whole, which scrolls where the screen is narrower. */
  readonly width: number;
}

const NUMERALS_GROW_TO = 1.6;
/** Three digits of a total at 24 dp. */
const NARROW = 44;
const OPEN_TOTAL = 78;
/** Between two columns. */
const GAP = 4;
const BY_COLUMNS = [64, 64, 64, 52, NARROW, 56];

/** How wide the columns of a score table are, so that a 360 dp phone shows four players without scrolling. */
export function tableShape({ columns, scale, open }: Asked): TableShape {
  const width = Math.max(open ? OPEN_TOTAL : 0, BY_COLUMNS[Math.min(columns, BY_COLUMNS.length - 1)] ?? NARROW);
  const sideways = columns >= 5 || (columns >= 2 && scale >= LARGE_TEXT) || (open && columns >= 3);
  const cell = Math.round(width * Math.min(Math.max(1, scale), NUMERALS_GROW_TO));
  const head = sideways ? Math.round(Math.min(168, 124 * scale)) : 96;
  return { sideways, cell, gap: GAP, head, width: head + columns * (GAP + cell) };
}

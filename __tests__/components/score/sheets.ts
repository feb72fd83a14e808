import type { ScoreRow, ScoreSheet, TieBreak } from '@/rules/kernel/score';

export const NAMES = ['Mira', 'Teo', 'Jun', 'Ana', 'Ben', 'Cleo'];

type Cells = ScoreRow['cells'];

/** A sheet of so many players; each line by its key, whose capitals start a word. */
export function sheetOf(lines: Readonly<Record<string, Cells>>, more: Partial<ScoreSheet> = {}): ScoreSheet {
  const rows = Object.entries(lines).map(([key, cells]) => ({ key, words: wordsOf(key), cells }));
  const players = rows[0]?.cells.length ?? 0;
  return {
    columns: NAMES.slice(0, players).map((words, seat) => ({ seats: [seat], words })),
    rows,
    totals: true,
    tieBreaks: [],
    ...more,
  };
}

const wordsOf = (key: string) =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const shells = (...values: number[]): TieBreak => ({ words: 'most shells', values, best: 'most' });

export const TEAMS: ScoreSheet['columns'] = [
  { seats: [0, 2], words: 'Mira & Jun' },
  { seats: [1, 3], words: 'Teo & Ana' },
];

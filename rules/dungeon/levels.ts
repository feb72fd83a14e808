/** 6.1 (Player's Status): what a level is worth, and from which EXP on it is reached. */
export interface Level {
  readonly exp: number;
  readonly maxHp: number;
  readonly atk: number;
  readonly def: number;
}

export const LEVELS: readonly Level[] = [
  { exp: 0, maxHp: 6, atk: 0, def: 0 },
  { exp: 1, maxHp: 7, atk: 1, def: 0 },
  { exp: 3, maxHp: 8, atk: 1, def: 0 },
  { exp: 5, maxHp: 9, atk: 1, def: 1 },
  { exp: 7, maxHp: 10, atk: 1, def: 1 },
  { exp: 9, maxHp: 11, atk: 2, def: 1 },
  { exp: 11, maxHp: 12, atk: 2, def: 2 },
];

const NO_LEVEL: Level = { exp: 0, maxHp: 6, atk: 0, def: 0 };

/** Scoring Fame Rules: every EXP after the twelfth is worth one fame. */
export const LAST_PLAIN_EXP = 12;

/** The highest level whose EXP is there: 0 to 6. */
export function levelOf(exp: number): number {
  const above = LEVELS.findIndex((level) => level.exp > exp);
  return above < 0 ? LEVELS.length - 1 : Math.max(0, above - 1);
}

export function statsOf(level: number): Level {
  return LEVELS[level] ?? NO_LEVEL;
}

/** EXP still missing to the next level; undefined at the last. */
export function expToNext(exp: number): number | undefined {
  const next = LEVELS[levelOf(exp) + 1];
  return next && next.exp - exp;
}

export function expPlus(exp: number): number {
  return Math.max(0, exp - LAST_PLAIN_EXP);
}

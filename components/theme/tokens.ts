import raw from './tokens.json';

/** The design's values, as `tokens.json` states them. */
export const tokens = raw;

export type Scheme = 'light' | 'dark';
export type Palette = (typeof raw.color)['light'];
export type ColorName = keyof Palette;
export type Role = keyof typeof raw.type;
export type GameId = keyof typeof raw.game;

export function isGameId(id: string): id is GameId {
  return id in raw.game;
}

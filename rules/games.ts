import type { AnyAction, AnyGame } from './kernel/game';

/** What the first screen needs to know of a game; the game itself is loaded when it is opened. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly players: string;
  load(): Promise<AnyGame>;
  /** Reads an action that came from outside; undefined where no version of the game ever wrote it. */
  loadParser(): Promise<(action: unknown) => AnyAction | undefined>;
}

/** The only list of games. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'shaolia',
    title: 'Shaolia: Warring States',
    shortTitle: 'Shaolia',
    players: '2 players',
    load: async () => (await import('./shaolia/game')).shaolia,
    loadParser: async () => (await import('./shaolia/actions')).parseAction,
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

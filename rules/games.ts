import type { AnyGame } from './kernel/game';

/** What the first screen needs to know of a game; the game itself is loaded when it is opened. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly players: string;
  load(): Promise<AnyGame>;
}

/** The only list of games. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'shaolia',
    title: 'Shaolia: Warring States',
    shortTitle: 'Shaolia',
    players: '2 players',
    load: async () => (await import('./shaolia/game')).shaolia as unknown as AnyGame,
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

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
    id: 'world-adventure',
    title: 'World Adventure: Ancient Runes',
    shortTitle: 'World Adventure',
    players: '2–6 players',
    load: async () => (await import('./world-adventure/game')).worldAdventure,
    loadParser: async () => (await import('./world-adventure/actions')).parseAction,
  },
  {
    id: 'near-and-far',
    title: 'Near and Far',
    shortTitle: 'Near and Far',
    players: '2–4 players',
    load: async () => (await import('./near-and-far/game')).nearAndFar,
    loadParser: async () => (await import('./near-and-far/actions')).parseAction,
  },
  {
    id: 'shaolia',
    title: 'Shaolia: Warring States',
    shortTitle: 'Shaolia',
    players: '2 or 4 players',
    load: async () => (await import('./shaolia/game')).shaolia,
    loadParser: async () => (await import('./shaolia/actions')).parseAction,
  },
  {
    id: 'multiverse-war',
    title: 'Multiverse War',
    shortTitle: 'Multiverse War',
    players: '2–4 players',
    load: async () => (await import('./multiverse-war/game')).multiverseWar,
    loadParser: async () => (await import('./multiverse-war/actions')).parseAction,
  },
  {
    id: 'dungeon',
    title: 'Dungeon Delve',
    shortTitle: 'Dungeon Delve',
    players: 'Solo, roll and write',
    load: async () => (await import('./dungeon/game')).dungeon,
    loadParser: async () => (await import('./dungeon/actions')).parseAction,
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

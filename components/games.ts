import type { GamePanels } from './gamePanels';

/** The only list of panels; each game's are a chunk of their own. */
const PANELS: Readonly<Record<string, () => Promise<GamePanels>>> = {
  'multiverse-war': async () => (await import('./multiverse-war/panels')).panels,
  'near-and-far': async () => (await import('./near-and-far/panels')).panels,
  dungeon: async () => (await import('./dungeon/panels')).panels,
  'world-adventure': async () => (await import('./world-adventure/panels')).panels,
  shaolia: async () => (await import('./shaolia/panels')).panels,
};

/** Loads a game's panels; undefined where the game is not known. */
export function panelsOf(gameId: string): (() => Promise<GamePanels>) | undefined {
  return Object.hasOwn(PANELS, gameId) ? PANELS[gameId] : undefined;
}

import type { GamePanels } from './gamePanels';

/** The only list of panels; each game's are a chunk of their own. */
const PANELS: Readonly<Record<string, () => Promise<GamePanels>>> = {
  shaolia: async () => (await import('./shaolia/panels')).panels,
};

/** Loads a game's panels; undefined where the game is not known. */
export function panelsOf(gameId: string): (() => Promise<GamePanels>) | undefined {
  return Object.hasOwn(PANELS, gameId) ? PANELS[gameId] : undefined;
}

import type { Page } from 'playwright-core';

interface Tour {
  readonly name: string;
  /** Plays a short stretch and calls `shot` at every screen on the way. */
  readonly walk: (page: Page, url: string, shot: (screen: string) => Promise<void>) => Promise<void>;
}

/** The frame by a duel of Shaolia, then each game. Every walk starts on a phone with nothing on it. */
export const tours: readonly Tour[];

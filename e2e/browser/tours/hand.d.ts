import type { Page } from 'playwright-core';

/** What a walk does with the page, as a player's hand would. */
interface Hand {
  readonly tap: (id: string) => Promise<void>;
  readonly start: (game: string, names: readonly string[], mode?: string) => Promise<void>;
}

export function handOn(page: Page, url: string): Hand;

import type { Page } from 'playwright-core';

/** Plays a short stretch of a duel and calls `shot` at every screen on the way. */
export function tour(page: Page, url: string, shot: (screen: string) => Promise<void>): Promise<void>;

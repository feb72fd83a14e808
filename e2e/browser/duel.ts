import type { Page } from 'playwright-core';

/** Home, set-up, table: the shortest way into a game of Shaolia between Ana and Teo. */
export async function startDuel(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByTestId('game-shaolia').tap();
  await page.getByTestId('seat-0-name').fill('Ana');
  await page.getByTestId('seat-1-name').fill('Teo');
  await page.getByTestId('start-game').tap();
  await page.getByTestId('culture-0-plus').waitFor();
}

/** The number the table shows for a player's culture, once the whole table has followed the last tap. */
export async function culture(page: Page, seat: number): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const label = await page.getByTestId(`culture-${seat}-gauge`).getAttribute('aria-label');
  return Number(/, (\d+) of/.exec(label ?? '')?.[1]);
}

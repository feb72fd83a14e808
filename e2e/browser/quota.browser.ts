import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { overrideQuota, tapUntilSaved } from './harness';
import { closeTabs, sessionId, wholeLog } from './more';

const here = phoneForEach();

beforeEach(() => startDuel(here.phone.page, here.server.url));

const notSaved = (page: Page) => page.getByTestId('not-saved');
const dot = (page: Page, words: string) => page.locator(`[data-testid="saved-dot"][aria-label="${words}"]`);

/**
 * Fills the device. The browser sets room aside for files while they are open, so the limit bites once they are opened
 * anew: the table is reloaded, and its first write fails. Returns the taps made so far.
 */
async function fillUp(page: Page): Promise<number> {
  await tapUntilSaved(page, 'culture-0-plus');
  await overrideQuota(page, 1);
  await page.reload();
  await page.getByTestId('culture-0-plus').tap();
  await notSaved(page).waitFor();
  return 2;
}

test('without room every tap stays on screen, is said not to be saved, and is saved once there is room', async () => {
  const { page } = here.phone;
  let taps = await fillUp(page);
  await notSaved(page).waitFor();
  expect(await notSaved(page).innerText()).toMatch(/Not saved yet/);
  expect(await notSaved(page).getAttribute('role')).toBe('alert');
  await dot(page, 'Not saved').waitFor();

  // Play goes on.
  while (taps < 5) {
    await page.getByTestId('culture-0-plus').tap();
    taps += 1;
    expect(await culture(page, 0)).toBe(taps);
  }
  await dot(page, 'Not saved').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a file' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shaolia-\d{4}-\d{2}-\d{2}\.abaculus\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.session.id).toBe(sessionId(page));
  expect(file.session.events.map(({ seq }: { seq: number }) => seq)).toEqual(
    Array.from({ length: taps }, (_, index) => index + 1),
  );

  // Nobody presses anything: it tries again by itself.
  await overrideQuota(page);
  await dot(page, 'Saved').waitFor();
  expect(await notSaved(page).count()).toBe(0);

  await page.reload();
  expect(await culture(page, 0)).toBe(taps);
  await closeTabs(here.phone.context);
  const { head, actions } = await wholeLog(here.phone.context, here.server);
  expect(head).toBe(taps);
  expect(actions).toHaveLength(taps);
});

/** From the next load on the app never tries again by itself: what waits a second or longer, as that does, waits for ever. */
async function withoutPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const never = 2 ** 31 - 1;
    const patched = (task: () => void, wait = 0) => later(task, wait >= 1000 ? never : wait);
    Object.assign(globalThis, { setTimeout: patched });
  });
}

test('"try again" saves at once when there is room', async () => {
  const { page } = here.phone;
  await withoutPatience(page);
  await fillUp(page);
  // What the table itself still had to write, a moment after the tap, has failed by then too.
  await page.waitForTimeout(5000);
  await overrideQuota(page);
  await notSaved(page).getByText('Try again').tap();
  await dot(page, 'Saved').waitFor();
});

test('a tab with unsaved taps keeps the game, and the tab that asks is told why', async () => {
  const { page } = here.phone;
  const taps = await fillUp(page);
  await notSaved(page).waitFor();

  const second = await here.phone.context.newPage();
  await second.goto(here.server.url);
  await second.getByTestId('use-here').tap();
  await second.getByText('taps that could not be saved yet').waitFor();
  expect(await page.getByTestId('phase-elsewhere').count()).toBe(0);
  expect(await culture(page, 0)).toBe(taps);

  await overrideQuota(page);
  await dot(page, 'Saved').waitFor();
  await second.getByTestId('use-here').tap();
  await second.getByTestId('culture-0-plus').waitFor();
  expect(await culture(second, 0)).toBe(taps);
  await closeTabs(here.phone.context);
  expect((await wholeLog(here.phone.context, here.server)).head).toBe(taps);
});

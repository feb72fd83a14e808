import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  openPhone,
  overrideQuota,
  type Phone,
  type Profile,
  type Server,
  startServer,
  tapUntilSaved,
} from './harness';
import { closeTabs, sessionId, wholeLog } from './more';

let server: Server;
let profile: Profile;
let phone: Phone;
let problems: string[];

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  profile = freshProfile();
  phone = await openPhone(profile);
  phone.context.setDefaultTimeout(15_000);
  problems = collectProblems(phone.page, server.origin);
  await startDuel(phone.page, server.url);
});

afterEach(async () => {
  await phone.context.close();
  profile.remove();
  expect(problems).toEqual([]);
});

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
  const { page } = phone;
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
  await closeTabs(phone.context);
  const { head, actions } = await wholeLog(phone.context, server);
  expect(head).toBe(taps);
  expect(actions).toHaveLength(taps);
});

test('"try again" saves at once when there is room', async () => {
  const { page } = phone;
  await fillUp(page);
  await notSaved(page).waitFor();
  await notSaved(page).getByText('Try again').tap();
  await notSaved(page).waitFor();
  // The app tries again by itself, after pauses that grow to 8 s: a tap now begins such a pause anew.
  await page.waitForTimeout(8000);
  await notSaved(page).getByText('Try again').tap();
  await notSaved(page).waitFor();
  await overrideQuota(page);
  await notSaved(page).getByText('Try again').tap();
  await dot(page, 'Saved').waitFor();
});

test('a tab with unsaved taps keeps the game, and the tab that asks is told why', async () => {
  const { page } = phone;
  const taps = await fillUp(page);
  await notSaved(page).waitFor();

  const second = await phone.context.newPage();
  await second.goto(server.url);
  await second.getByTestId('use-here').tap();
  await second.getByText('taps that could not be saved yet').waitFor();
  expect(await page.getByTestId('phase-elsewhere').count()).toBe(0);
  expect(await culture(page, 0)).toBe(taps);

  await overrideQuota(page);
  await dot(page, 'Saved').waitFor();
  await second.getByTestId('use-here').tap();
  await second.getByTestId('culture-0-plus').waitFor();
  expect(await culture(second, 0)).toBe(taps);
  await closeTabs(phone.context);
  expect((await wholeLog(phone.context, server)).head).toBe(taps);
});

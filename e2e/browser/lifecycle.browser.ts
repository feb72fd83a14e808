import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { tapUntilSaved } from './harness';
import { closeTabs, filesLetGo, sessionId, wholeLog } from './more';

// The driver's own flags forbid the back/forward cache; players' browsers have it.
const here = phoneForEach({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

beforeEach(() => startDuel(here.phone.page, here.server.url));

const table = (page: Page) => page.getByTestId('culture-0-plus');

/** Leaves the table by an address, right after a tap that is still on its way to the disk. */
async function leave(page: Page): Promise<void> {
  await table(page).tap();
  await page.goto(`${here.server.url}fonts/fonts.css`);
}

/** A page that is loaded anew has no such mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-put-away', ''));

/**
 * Back by the browser's button; says whether it was to the very page that was put away, which is the browser's to decide.
 * That one is not loaded again, so only its address tells that it is back; and it is asked by what it shows alone, since
 * the driver cannot tell which of the two pages is frozen.
 */
async function comeBack(page: Page, link: string, taps: number): Promise<boolean> {
  void page.evaluate(() => history.back()).catch(() => undefined);
  await page.waitForURL(link, { waitUntil: 'commit' });
  await page.locator(`[data-testid="culture-0-gauge"][aria-label*=", ${taps} of"]`).waitFor({ state: 'attached' });
  return (await page.locator('html[data-put-away]').count()) > 0;
}

/** The gauge ends at 18, and every round taps it twice. */
const MOST_ROUNDS = 8;

test('a table that is put away and comes back by the browser’s button keeps every tap, again and again', async () => {
  const { page, context } = here.phone;
  const link = page.url();
  await mark(page);
  let [taps, wasPutAway] = [0, 0];
  for (let round = 0; round < MOST_ROUNDS && wasPutAway < 3; round += 1) {
    await tapUntilSaved(page, 'culture-0-plus');
    await leave(page);
    taps += 2;
    if (await comeBack(page, link, taps)) wasPutAway += 1;
    else await mark(page);
    expect(await page.getByTestId('phase-elsewhere').count()).toBe(0);
  }
  expect(wasPutAway).toBeGreaterThan(0);
  await closeTabs(context);
  expect((await wholeLog(context, here.server)).head).toBe(taps);
});

test('a table that is put away yields to another tab, with every tap', async () => {
  const { page, context } = here.phone;
  const link = page.url();
  await tapUntilSaved(page, 'culture-0-plus');
  await leave(page);
  const second = await context.newPage();
  await second.goto(link);
  await table(second).waitFor();
  expect(await culture(second, 0)).toBe(2);
  await tapUntilSaved(second, 'culture-0-plus');
  await closeTabs(context);
  expect((await wholeLog(context, here.server)).head).toBe(3);
});

/** As a browser does that runs out of room: the files are gone, the small things stay. */
async function clearFiles(): Promise<void> {
  const { context } = here.phone;
  await filesLetGo(context, here.server);
  const page = await context.newPage();
  await page.goto(`${here.server.url}fonts/fonts.css`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry('abaculus', { recursive: true });
  });
  await page.close();
}

test('storage that the browser has cleared is explained, with the ways to bring the games back', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const link = `${here.server.url}session/${sessionId(first)}`;
  await first.getByTestId('open-menu').tap();
  await first.getByTestId('menu-home').tap();
  await first.getByTestId('resume').waitFor();
  expect(await first.getByTestId('games-cleared').count()).toBe(0);
  await closeTabs(here.phone.context);
  await clearFiles();

  const page = await here.phone.context.newPage();
  await page.goto(link);
  await page.getByText('No such game here').waitFor();
  await page.goto(here.server.url);
  const banner = page.getByTestId('games-cleared');
  await banner.waitFor();
  expect(await banner.innerText()).toContain('The browser has cleared the games');
  await page.getByTestId('cleared-backup').tap();
  await page.getByTestId('backup-screen').waitFor();
  await page.goBack();
  await page.getByTestId('cleared-receive').tap();
  await page.getByTestId('receive-screen').waitFor();

  // And a game starts as ever, after which nothing is said any more.
  await startDuel(page, here.server.url);
  await tapUntilSaved(page, 'culture-0-plus');
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-home').tap();
  await page.getByTestId('resume').waitFor();
  expect(await banner.count()).toBe(0);
});

test('a first start that was broken off while it made its files is made good by the next', async () => {
  await closeTabs(here.phone.context);
  await clearFiles();
  const page = await here.phone.context.newPage();
  await page.goto(`${here.server.url}fonts/fonts.css`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('abaculus', { create: true });
    await folder.getFileHandle('the-first-of-six', { create: true });
  });
  await startDuel(page, here.server.url);
  await tapUntilSaved(page, 'culture-0-plus');
  await page.reload();
  expect(await culture(page, 0)).toBe(1);
});

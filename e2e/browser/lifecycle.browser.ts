import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  openPhone,
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
  // The driver's own flags forbid the back/forward cache; players' browsers have it.
  const withCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  phone = await openPhone(profile, withCache);
  phone.context.setDefaultTimeout(15_000);
  problems = collectProblems(phone.page, server.origin);
  await startDuel(phone.page, server.url);
});

afterEach(async () => {
  await phone.context.close();
  profile.remove();
});

const table = (page: Page) => page.getByTestId('culture-0-plus');

test('leaving by an address and coming back by the browser’s button keeps every tap, again and again', async () => {
  const { page } = phone;
  const link = `${server.url}session/${sessionId(page)}`;
  let taps = 0;
  for (let round = 0; round < 3; round += 1) {
    await table(page).waitFor();
    await tapUntilSaved(page, 'culture-0-plus');
    // The last tap is still on its way when the page is put away.
    await table(page).tap();
    taps += 2;
    await page.goto(`${server.url}fonts/fonts.css`);
    // A page out of that cache is not loaded again, so only its address tells that it is back.
    await page.evaluate(() => history.back());
    await page.waitForURL(link, { waitUntil: 'commit' });
    await table(page).waitFor();
    expect(await culture(page, 0)).toBe(taps);
    expect(await page.getByTestId('phase-elsewhere').count()).toBe(0);
  }
  await closeTabs(phone.context);
  expect((await wholeLog(phone.context, server)).head).toBe(taps);
  expect(problems).toEqual([]);
});

/** As a browser does that runs out of room: the files are gone, the small things stay. */
async function clearFiles(): Promise<void> {
  const page = await phone.context.newPage();
  await page.goto(`${server.url}fonts/fonts.css`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    // A tab that was just closed may hold its files a moment longer.
    for (let tries = 0; ; tries += 1) {
      try {
        await root.removeEntry('abaculus', { recursive: true });
        return;
      } catch (error) {
        const held = error instanceof DOMException && error.name === 'NoModificationAllowedError';
        if (!held || tries >= 80) throw error;
        await new Promise((done) => setTimeout(done, 250));
      }
    }
  });
  await page.close();
}

test('storage that the browser has cleared is explained, with the ways to bring the games back', async () => {
  const first = phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const link = `${server.url}session/${sessionId(first)}`;
  await first.getByTestId('open-menu').tap();
  await first.getByTestId('menu-home').tap();
  await first.getByTestId('resume').waitFor();
  expect(await first.getByTestId('games-cleared').count()).toBe(0);
  await closeTabs(phone.context);
  await clearFiles();

  const page = await phone.context.newPage();
  await page.goto(link);
  await page.getByText('No such game here').waitFor();
  await page.goto(server.url);
  const banner = page.getByTestId('games-cleared');
  await banner.waitFor();
  expect(await banner.innerText()).toContain('The browser has cleared the games');
  await page.getByTestId('cleared-backup').tap();
  await page.getByTestId('backup-screen').waitFor();
  await page.goBack();
  await page.getByTestId('cleared-receive').tap();
  await page.getByTestId('receive-screen').waitFor();

  // And a game starts as ever, after which nothing is said any more.
  await startDuel(page, server.url);
  await tapUntilSaved(page, 'culture-0-plus');
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-home').tap();
  await page.getByTestId('resume').waitFor();
  expect(await banner.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a first start that was broken off while it made its files is made good by the next', async () => {
  await closeTabs(phone.context);
  await clearFiles();
  const page = await phone.context.newPage();
  await page.goto(`${server.url}fonts/fonts.css`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('abaculus', { create: true });
    await folder.getFileHandle('the-first-of-six', { create: true });
  });
  await startDuel(page, server.url);
  await tapUntilSaved(page, 'culture-0-plus');
  await page.reload();
  expect(await culture(page, 0)).toBe(1);
});

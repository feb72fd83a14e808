import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
import { sessionId, underServiceWorker } from './more';

const DIST = resolve(__dirname, '../../dist');

let folder: string;
let server: Server;
let profile: Profile;
let phone: Phone;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'abaculus-update-'));
  cpSync(DIST, folder, { recursive: true });
  server = await startServer({ dir: folder });
  profile = freshProfile();
  phone = await openPhone(profile);
});

afterEach(async () => {
  await phone.context.close();
  profile.remove();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a served file; its compressed copies would hide the change. */
function alter(name: string, change: (text: string) => string): void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${name} stayed as it was`);
  writeFileSync(file, after);
  for (const copy of [`${file}.br`, `${file}.gz`]) if (existsSync(copy)) rmSync(copy);
}

/** The next version: a page that can be told apart, and a service worker that lists it. */
function publishNext(): void {
  alter('index.html', (text) => text.replace('<html ', '<html data-version="next" '));
  alter('sw.js', (text) => text.replace(/(url:"index\.html",revision:")[^"]*/, '$1next'));
}

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? 'first');

/** What the browser does now and then by itself; settles when the new version is there and waits. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
}

async function walkHome(page: Page): Promise<void> {
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-home').tap();
  await page.getByTestId('home-screen').waitFor();
}

test('a new version waits through a session, is offered on home, and comes with one reload', async () => {
  const { page } = phone;
  const problems = collectProblems(page, server.origin);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await startDuel(page, server.url);
  const id = sessionId(page);
  await underServiceWorker(page);
  await tapUntilSaved(page, 'culture-0-plus');
  expect(loads).toBe(1);

  publishNext();
  await lookForUpdate(page);
  // In a session: no reload, no word of it, and taps as ever.
  await tapUntilSaved(page, 'culture-0-plus');
  expect(await page.getByTestId('take-update').count()).toBe(0);
  expect(await culture(page, 0)).toBe(2);
  expect(loads).toBe(1);

  // The player reloads the table: still the version that was begun with, and still no word.
  await page.reload();
  expect(await culture(page, 0)).toBe(2);
  expect(await version(page)).toBe('first');
  expect(await page.getByTestId('take-update').count()).toBe(0);

  // Home offers it, each time, and leaves it at that.
  await walkHome(page);
  await page.getByTestId('take-update').waitFor();
  await page.getByTestId('resume').tap();
  await page.getByTestId('culture-0-plus').waitFor();
  expect(await page.getByTestId('take-update').count()).toBe(0);
  await walkHome(page);
  await page.getByTestId('take-update').waitFor();
  expect(await version(page)).toBe('first');
  expect(loads).toBe(2);

  await page.getByTestId('take-update').tap();
  await page.locator('html[data-version="next"]').waitFor({ state: 'attached' });
  await page.getByTestId(`resume-${id}`).waitFor();
  expect(await page.getByTestId('take-update').count()).toBe(0);
  await page.getByTestId('resume').tap();
  await page.getByTestId('culture-0-plus').waitFor();
  expect(await culture(page, 0)).toBe(2);
  await tapUntilSaved(page, 'culture-0-plus');
  expect(loads).toBe(3);

  // And it is there without the server.
  await server.stop();
  await page.reload();
  expect(await version(page)).toBe('next');
  expect(await culture(page, 0)).toBe(3);
  expect(problems).toEqual([]);
});

test('home offers a version that comes while it is on screen, and a cold start with one waiting', async () => {
  const { page } = phone;
  const problems = collectProblems(page, server.origin);
  await page.goto(server.url);
  await page.getByTestId('game-shaolia').waitFor();
  await underServiceWorker(page);
  expect(await page.getByTestId('take-update').count()).toBe(0);
  publishNext();
  await lookForUpdate(page);
  await page.getByTestId('take-update').waitFor();
  await page.reload();
  await page.getByTestId('take-update').waitFor();
  expect(await version(page)).toBe('first');
  expect(problems).toEqual([]);
});

import type { Page } from 'playwright-core';
import { startDuel } from './duel';
import {
  collectProblems,
  expectNoAxeViolations,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';

// Every screen of the shortest game, in both themes: nothing for axe to find, no page that scrolls sideways.
let server: Server;
let profile: Profile;
let phone: Phone;
let problems: string[];

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

afterEach(async () => {
  await phone.context.close();
  profile.remove();
});

/** What is wrong with the screen, so that one run names the faults of all of them. */
async function faults(page: Page, screen: string): Promise<string[]> {
  const axe = await expectNoAxeViolations(page).then(
    () => [],
    (error: unknown) => [`${screen}: ${String(error)}`],
  );
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  return [...axe, ...(content === width ? [] : [`${screen}: ${content} px wide on a screen of ${width}`])];
}

test.each(['light', 'dark'] as const)('home, set-up, table, history and score (%s)', async (colorScheme) => {
  profile = freshProfile();
  phone = await openPhone(profile, { colorScheme });
  const { page } = phone;
  problems = collectProblems(page, server.origin);

  const found: string[] = [];
  await page.goto(server.url);
  await page.getByTestId('game-shaolia').waitFor();
  found.push(...(await faults(page, 'home')));

  await page.getByTestId('game-shaolia').tap();
  await page.getByTestId('seat-0-name').waitFor();
  found.push(...(await faults(page, 'set-up')));

  await startDuel(page, server.url);
  await page.getByTestId('culture-0-plus').tap();
  found.push(...(await faults(page, 'table')));

  const session = page.url();
  for (const part of ['history', 'score']) {
    await page.goto(`${session}/${part}`);
    await page.getByTestId(`${part}-screen`).waitFor();
    found.push(...(await faults(page, part)));
  }
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
});

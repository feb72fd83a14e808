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

async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBe(screen);
  expect(problems).toEqual([]);
}

test.each(['light', 'dark'] as const)('home, set-up, table, history and score (%s)', async (colorScheme) => {
  profile = freshProfile();
  phone = await openPhone(profile, { colorScheme });
  const { page } = phone;
  problems = collectProblems(page, server.origin);

  await page.goto(server.url);
  await page.getByTestId('game-shaolia').waitFor();
  await expectSound(page);

  await page.getByTestId('game-shaolia').tap();
  await page.getByTestId('seat-0-name').waitFor();
  await expectSound(page);

  await startDuel(page, server.url);
  await page.getByTestId('culture-0-plus').tap();
  await expectSound(page);

  const session = page.url();
  for (const part of ['history', 'score']) {
    await page.goto(`${session}/${part}`);
    await page.getByTestId(`${part}-screen`).waitFor();
    await expectSound(page);
  }
});

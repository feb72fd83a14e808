import type { Page } from 'playwright-core';

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
import { tours } from './tours';

// Every screen and sheet of each game, in both themes: nothing for axe to find, no page that scrolls sideways, no
// target under 48 dp.
const TARGET = 48;

let server: Server;
let profile: Profile;
let phone: Phone;

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
  const small = await page.evaluate((least) => {
    const roles = ['button', 'radio', 'switch', 'link', 'slider', 'tab'];
    const selector = ['button', 'a[href]', ...roles.map((role) => `[role="${role}"]`)].join(',');
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ element, box }) => {
        const name = element.dataset.testid ?? element.ariaLabel ?? element.innerText;
        return `${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  }, TARGET);
  return [
    ...axe,
    ...(content === width ? [] : [`${screen}: ${content} px wide on a screen of ${width}`]),
    ...small.map((words) => `${screen}: ${words}`),
  ];
}

const looks = tours.flatMap(({ name, walk }) => (['light', 'dark'] as const).map((scheme) => ({ name, walk, scheme })));

test.each(looks)(
  'every screen and sheet of $name ($scheme)',
  async ({ walk, scheme }) => {
    profile = freshProfile();
    phone = await openPhone(profile, { colorScheme: scheme, reducedMotion: 'reduce' });
    const { page } = phone;
    const problems = collectProblems(page, server.origin);
    const found: string[] = [];
    let seen = 0;
    await walk(page, server.url, async (screen) => {
      seen += 1;
      found.push(...(await faults(page, screen)));
    });
    expect(seen).toBeGreaterThan(1);
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
  },
  300_000,
);

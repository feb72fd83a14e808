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

type Scheme = 'light' | 'dark';

/** What is wrong with the screen, so that one run names the faults of all of them. */
async function faults(page: Page, screen: string): Promise<string[]> {
  const found = await lightFaults(page, screen);
  // The same screen in the dark: only its colours are others.
  await turn(page, 'dark');
  const dark = await axeFaults(page, `${screen} in the dark`, ['color-contrast']);
  await turn(page, 'light');
  return [...found, ...dark];
}

async function turn(page: Page, colorScheme: Scheme): Promise<void> {
  const before = await page.evaluate(groundOf, undefined);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(groundOf, before);
}

/** The colour the page is painted on; told only once it is another than `was`. */
function groundOf(was: string | undefined): string | undefined {
  const main = document.querySelector('[role="main"], main') ?? document.body;
  const ground = getComputedStyle(main).backgroundColor;
  return ground === was ? undefined : ground;
}

const axeFaults = (page: Page, screen: string, only?: string[]): Promise<string[]> =>
  expectNoAxeViolations(page, only ? { only } : {}).then(
    () => [],
    (error: unknown) => [`${screen}: ${String(error)}`],
  );

async function lightFaults(page: Page, screen: string): Promise<string[]> {
  const axe = await axeFaults(page, screen);
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

/** About half of the work; two files share the tours out, so that they run side by side. */
export const FIRST_HALF = ['frame', 'handover', 'world-adventure', 'near-and-far'];
export const OTHERS = tours.map(({ name }) => name).filter((name) => !FIRST_HALF.includes(name));

/** One test for each of these tours. */
export function lookAt(names: readonly string[]): void {
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

  test.each(names)(
    'every screen and sheet of %s',
    async (name) => {
      const tour = tours.find((each) => each.name === name);
      if (!tour) throw new Error(`There is no tour of ${name}`);
      profile = freshProfile();
      phone = await openPhone(profile, { colorScheme: 'light', reducedMotion: 'reduce' });
      const { page } = phone;
      const problems = collectProblems(page, server.origin);
      const found: string[] = [];
      let seen = 0;
      await tour.walk(page, server.url, async (screen) => {
        seen += 1;
        found.push(...(await faults(page, screen)));
      });
      expect(seen).toBeGreaterThan(1);
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
    },
    300_000,
  );
}

import type { Page } from 'playwright-core';
import {
  collectProblems,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';
import { tours } from './tours';

let server: Server;
let profile: Profile;
let phone: Phone;
let problems: string[];

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

async function open(options: Parameters<typeof openPhone>[1] = {}): Promise<Page> {
  profile = freshProfile();
  phone = await openPhone(profile, options);
  phone.context.setDefaultTimeout(20_000);
  problems = collectProblems(phone.page, server.origin);
  return phone.page;
}

afterEach(async () => {
  await phone.context.close();
  profile.remove();
  expect(problems).toEqual([]);
});

/** More stops than any screen has. */
const STOPS = 150;

/** In the page: what the focus is on, as a screen reader names it. */
function focused(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  return element.getAttribute('aria-label') ?? element.innerText.replace(/\s+/g, ' ').trim();
}

/** Walks on by the Tab key until the focus is on what is sought. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    const now = await page.evaluate(focused);
    if (name.test(now)) return;
    passed.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never led to ${name}; it led to ${[...new Set(passed)].join(' | ')}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor();

/** For so long after a hold the app is deaf on purpose, and some. */
const LIFTED = 700;

/** Holds the key on the focused button until the game is saved, however long that takes. */
async function holdToSave(page: Page): Promise<void> {
  await page.keyboard.down('Enter');
  await page.getByRole('button', { name: 'Home', exact: true }).waitFor();
  await page.keyboard.up('Enter');
  await page.waitForTimeout(LIFTED);
}

test('a whole game by keyboard alone', async () => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  await heading(page, 'Start a game');
  await tabTo(page, /^Shaolia/);
  await page.keyboard.press('Enter');
  await heading(page, 'Who is playing?');
  await tabTo(page, /^Name of player 1$/);
  await page.keyboard.type('Ana');
  await tabTo(page, /^Start the game/);
  await page.keyboard.press('Enter');
  await heading(page, 'Round 1');

  // The arrows change a number by one, the page keys by five.
  await tabTo(page, /^Ana's culture$/);
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  await page.getByRole('button', { name: 'Ana, 18 of 18 culture' }).waitFor();
  await tabTo(page, /^Final\b/);
  await page.keyboard.press('Enter');
  await heading(page, 'Ana wins');
  await tabTo(page, /^Hold to save/);
  await holdToSave(page);
  await tabTo(page, /^Home$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Latest results');
  await page.getByText('Shaolia, won by Ana').waitFor();
}, 300_000);

test('a whole game by accessible names alone', async () => {
  const page = await open({ reducedMotion: 'reduce' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(server.url);
  await button(/^Shaolia/).tap();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Teo');
  await button('Start the game').tap();
  await heading(page, 'Round 1');
  await page.getByRole('group', { name: /^Ana, active/ }).waitFor();
  // The number itself opens the keypad.
  await page.getByRole('slider', { name: "Ana's culture" }).tap();
  const keypad = page.getByRole('dialog');
  await keypad.getByRole('radio', { name: 'Set' }).tap();
  await keypad.getByRole('button', { name: '1', exact: true }).tap();
  await keypad.getByRole('button', { name: '8', exact: true }).tap();
  await keypad.getByRole('button', { name: /^(Done|Set)/ }).tap();
  await button('Ana, 18 of 18 culture').waitFor();
  await button(/^Final\b/).tap();
  await heading(page, 'Ana wins');
  // A screen reader presses once where a finger holds.
  await button('Hold to save').focus();
  await holdToSave(page);
  await page.getByRole('button', { name: 'Home', exact: true }).tap();
  await heading(page, 'Latest results');
  await button(/won by Ana/).waitFor();
}, 300_000);

/** Controls that reach beyond the screen's edges, with no row round them that scrolls sideways. */
function lostSideways(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], [role="radio"], [role="switch"], input')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
    })
    .map((element) => element.ariaLabel ?? element.innerText);
}

// Every game in the slow lane; one in the first, for its length.
const NARROW = tours.filter(({ name }) =>
  process.env.ABACULUS_SLOW === '1' ? name !== 'frame' && name !== 'handover' : name === 'dungeon',
);

test.each(NARROW)(
  '$name on 320 px with text at 200 %, without a control lost sideways',
  async ({ walk }) => {
    const page = await open({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await page.goto(`${server.url}settings`);
    await page.getByTestId('text-size-2').tap();
    // Right after the tap: it must be there all the same.
    await page.reload();
    await page.locator('[data-testid="text-size-2"][aria-checked="true"]').waitFor();
    const found: string[] = [];
    await walk(page, server.url, async (screen) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${screen}: ${wide} px too wide`);
      found.push(...(await page.evaluate(lostSideways)).map((name) => `${screen}: ${name} is off the screen`));
    });
    expect(found).toEqual([]);
  },
  300_000,
);

/** In the page: the parts of an open sheet that move by themselves. */
const moving = () =>
  [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')].filter(
    (element) => getComputedStyle(element).animationName !== 'none',
  ).length;

test.each([
  ['reduce', false],
  ['no-preference', true],
] as const)('a system that says %s: sheets come without or with a slide', async (reducedMotion, slides) => {
  const page = await open({ reducedMotion });
  await page.goto(`${server.url}setup/shaolia`);
  await page.getByTestId('start-game').tap();
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-sheet').waitFor();
  expect((await page.evaluate(moving)) > 0).toBe(slides);
});

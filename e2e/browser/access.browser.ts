import type { Page } from 'playwright-core';
import { servedPhones } from './eachPhone';
import { tours } from './tours';

const here = servedPhones();

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
  const { page } = await here.open({ reducedMotion: 'reduce' });
  await page.goto(here.server.url);
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
  const { page } = await here.open({ reducedMotion: 'reduce' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(here.server.url);
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

/** Controls beyond the screen's edges, with nothing round them that scrolls that way; and a page that scrolls sideways. */
function lost(): string[] {
  type Way = {
    over: 'overflowX' | 'overflowY';
    whole: 'scrollWidth' | 'scrollHeight';
    seen: 'clientWidth' | 'clientHeight';
  };
  const scrolls = (element: Element | null, way: Way): boolean =>
    element !== null &&
    ((/auto|scroll/.test(getComputedStyle(element)[way.over]) && element[way.whole] > element[way.seen] + 1) ||
      scrolls(element.parentElement, way));
  const isLost = (element: Element, from: number, to: number, end: number, way: Way) =>
    (from < -1 || to > end + 1) && !scrolls(element.parentElement, way);
  const all = 'button, [role="button"], [role="radio"], [role="switch"], [role="tab"], [role="slider"], input';
  const gone = [...document.querySelectorAll<HTMLElement>(all)].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    // What slides out is only a picture of itself.
    if (width === 0 || element.closest('[aria-hidden="true"]')) return false;
    return (
      isLost(element, left, right, innerWidth, { over: 'overflowX', whole: 'scrollWidth', seen: 'clientWidth' }) ||
      isLost(element, top, bottom, innerHeight, { over: 'overflowY', whole: 'scrollHeight', seen: 'clientHeight' })
    );
  });
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...gone.map((element) => `${element.ariaLabel ?? element.innerText} is off the screen`),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
  ];
}

// Every game in the slow lane; one in the first, for its length.
const SHOWN = tours.filter(({ name }) =>
  process.env.ABACULUS_SLOW === '1' ? name !== 'frame' && name !== 'handover' : name === 'dungeon',
);

describe.each([
  { where: 'on 320 px with text at 200 %', viewport: { width: 320, height: 640 }, large: true },
  { where: 'on its side', viewport: { width: 640, height: 360 }, large: false },
  { where: 'on a tablet', viewport: { width: 1024, height: 768 }, large: false },
])('no control is lost $where', ({ viewport, large }) => {
  test.each(SHOWN)(
    '$name',
    async ({ walk }) => {
      const { page } = await here.open({ viewport, reducedMotion: 'reduce' });
      if (large) {
        await page.goto(`${here.server.url}settings`);
        await page.getByTestId('text-size-2').tap();
        // Right after the tap: it must be there all the same.
        await page.reload();
        await page.locator('[data-testid="text-size-2"][aria-checked="true"]').waitFor();
      }
      const found: string[] = [];
      await walk(page, here.server.url, async (screen) => {
        found.push(...(await page.evaluate(lost)).map((what) => `${screen}: ${what}`));
      });
      expect(found).toEqual([]);
    },
    300_000,
  );
});

/** In the page: the parts of an open sheet that move by themselves. */
const moving = () =>
  [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')].filter(
    (element) => getComputedStyle(element).animationName !== 'none',
  ).length;

test.each([
  ['reduce', false],
  ['no-preference', true],
] as const)('a system that says %s: sheets come without or with a slide', async (reducedMotion, slides) => {
  const { page } = await here.open({ reducedMotion });
  await page.goto(`${here.server.url}setup/shaolia`);
  await page.getByTestId('start-game').tap();
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-sheet').waitFor();
  expect((await page.evaluate(moving)) > 0).toBe(slides);
});

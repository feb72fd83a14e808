import type { Locator } from 'playwright-core';
import { startDuel } from './duel';
import { phoneForEach } from './eachPhone';

const here = phoneForEach();

beforeEach(() => startDuel(here.phone.page, here.server.url));

const id = (name: string) => here.phone.page.getByTestId(name);
const gold = async () => Number(await id('gold-0-value').textContent());
const ringOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).outlineWidth);
/** The number once the page has nothing left to draw. */
const settledGold = async () => {
  await here.phone.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return gold();
};
/** Waits, with a key or a button held, until it has counted on by itself. */
const countedOn = (before: number) =>
  here.phone.page.waitForFunction(
    (was) => Number(document.querySelector('[data-testid="gold-0-value"]')?.textContent) > was + 1,
    before,
  );
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The middle of a control, brought into view. */
async function middle(control: Locator): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no place on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('Enter and the space bar press once, however long a key repeats', async () => {
  const before = await gold();
  await id('gold-0-plus').focus();
  await here.phone.page.keyboard.press('Enter');
  await here.phone.page.keyboard.press(' ');
  expect(await gold()).toBe(before + 2);
  await here.phone.page.keyboard.press('Tab');
  await id('open-menu').focus();
  await here.phone.page.keyboard.press('Enter');
  await id('menu-sheet').waitFor();
});

test('a slash opens the rules to be searched, and closed they remember it', async () => {
  const { keyboard } = here.phone.page;
  await keyboard.press('/');
  await id('rules-query').waitFor();
  await keyboard.type('tirade');
  expect(await id('rules-query').inputValue()).toBe('tirade');
  await keyboard.press('Escape');
  await id('rules-sheet').waitFor({ state: 'detached' });
  await id('slot-rules').tap();
  await here.phone.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-testid="rules-query"]')?.value === 'tirade',
  );
});

test('a key held down counts on, told as one change', async () => {
  const before = await gold();
  await id('gold-0-plus').focus();
  await here.phone.page.keyboard.down('Enter');
  await countedOn(before);
  await here.phone.page.keyboard.up('Enter');
  await id('slot-undo').tap();
  await here.phone.page.waitForFunction(
    (was) => document.querySelector('[data-testid="gold-0-value"]')?.textContent === `${was}`,
    before,
  );
});

test('a mouse held down counts on, and its release is no further tap', async () => {
  const before = await gold();
  await here.phone.page.mouse.move(...(await middle(id('gold-0-plus'))));
  await here.phone.page.mouse.down();
  await countedOn(before);
  await here.phone.page.mouse.up();
  const after = await settledGold();
  await pause(300);
  expect(await gold()).toBe(after);
});

test('arrows change a number, Enter on it opens the keypad, a long press its rule and nothing else', async () => {
  const before = await gold();
  const number = here.phone.page.getByRole('slider', { name: "Ana's gold" });
  await number.focus();
  await here.phone.page.keyboard.press('ArrowUp');
  await here.phone.page.keyboard.press('PageUp');
  expect(await gold()).toBe(before + 6);
  await here.phone.page.keyboard.press('Enter');
  await id('keypad').waitFor();
  await here.phone.page.keyboard.press('Escape');
  await id('keypad').waitFor({ state: 'detached' });
  await here.phone.page.mouse.move(...(await middle(number)));
  await here.phone.page.mouse.down();
  await id('rules-sheet').waitFor();
  await here.phone.page.mouse.up();
  await pause(200);
  expect(await id('keypad').count()).toBe(0);
});

test('after a long press that let go elsewhere Enter presses at once', async () => {
  const space = here.phone.page.getByTestId(/^space-0-/).first();
  await here.phone.page.mouse.move(...(await middle(space)));
  await here.phone.page.mouse.down();
  await id('rules-sheet').waitFor();
  await here.phone.page.mouse.move(2, 2);
  await here.phone.page.mouse.up();
  await here.phone.page.keyboard.press('Escape');
  await id('rules-sheet').waitFor({ state: 'detached' });
  await space.focus();
  await here.phone.page.keyboard.press('Enter');
  await id('space-sheet').waitFor({ timeout: 5000 });
});

test('focus is ringed for keys and not for a finger', async () => {
  await id('gold-0-plus').tap();
  expect(await ringOf(id('gold-0-plus'))).toBe('0px');
  await here.phone.page.keyboard.press('Tab');
  const focused = here.phone.page.locator(':focus');
  expect(await ringOf(focused)).toBe('3px');
});

test('a finger acts once, when it lifts; a browser makes up no mouse for it', async () => {
  const before = await gold();
  await here.phone.page.evaluate(() => {
    for (const kind of ['mousedown', 'click']) {
      addEventListener(kind, ({ isTrusted }) => isTrusted && document.body.setAttribute(`data-${kind}`, 'heard'), true);
    }
  });
  await id('gold-0-plus').tap();
  await here.phone.page.waitForFunction(
    (was) => document.querySelector('[data-testid="gold-0-value"]')?.textContent === `${was + 1}`,
    before,
  );
  await pause(400);
  expect(await gold()).toBe(before + 1);
  expect(await here.phone.page.locator('body[data-mousedown], body[data-click]').count()).toBe(0);
});

test('a finger that scrolls across a control taps nothing', async () => {
  const before = await gold();
  const [x, y] = await middle(id('gold-0-plus'));
  const finger = await here.phone.context.newCDPSession(here.phone.page);
  const move = (type: 'touchStart' | 'touchMove', by: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + by }] });
  // Sent at once: a finger that waited on the control for each move to be heard would hold it.
  const up = Array.from({ length: 10 }, (_, part) => 8 * (part + 1));
  const back = [...up].reverse().slice(1);
  await Promise.all([
    move('touchStart', 0),
    ...[...up, ...back, 0].map((by) => move('touchMove', -by)),
    finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await pause(400);
  expect(await gold()).toBe(before);
});

test('a tap beside a field takes the keyboard away', async () => {
  await id('slot-rules').tap();
  await id('rules-query').tap();
  await here.phone.page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await here.phone.page.locator('[data-testid^="rules-chip-"]').nth(1).tap();
  await here.phone.page.waitForFunction(() => !(document.activeElement instanceof HTMLInputElement));
});

test('a second tap on Rules in the dock searches them, though they lie over it by then', async () => {
  const { page } = here.phone;
  const [x, y] = await middle(id('slot-rules'));
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'rules-query');
  // One tap alone only opens them.
  await page.keyboard.press('Escape');
  await id('rules-sheet').waitFor({ state: 'detached' });
  await id('slot-rules').tap();
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  expect(await page.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(false);
});

test('a sheet that slides out is only a picture: the table under it hears the next tap', async () => {
  const { page } = here.phone;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const before = await gold();
  await id('open-menu').tap();
  await id('menu-sheet').waitFor();
  const leaving = page.evaluate(
    () =>
      new Promise<readonly unknown[]>((told) => {
        const look = (host: Element) => {
          const moving = host.getAnimations({ subtree: true }).length;
          if (moving === 0) {
            requestAnimationFrame(() => look(host));
            return;
          }
          const { x = 0, y = 0 } = document.querySelector('[data-testid="gold-0-plus"]')?.getBoundingClientRect() ?? {};
          told([moving, host.contains(document.elementFromPoint(x + 5, y + 5)), host.contains(document.activeElement)]);
        };
        const observer = new MutationObserver(() => {
          const host = document.querySelector('[data-leaving]');
          if (!host) return;
          observer.disconnect();
          look(host);
        });
        observer.observe(document.body, { attributes: true, subtree: true });
      }),
  );
  await id('menu-sheet-close').tap();
  // What moves, whether a finger would hit it, whether a key would.
  expect(await leaving).toEqual([2, false, false]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await id('gold-0-plus').tap();
  await page.waitForFunction(() => !document.querySelector('[data-leaving]'));
  expect(await settledGold()).toBe(before + 1);
});

test('a sheet keeps the keyboard to itself, Escape closes it and gives the focus back', async () => {
  const { keyboard } = here.phone.page;
  const inSheet = () => here.phone.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await id('open-menu').focus();
  await keyboard.press('Enter');
  await id('menu-sheet').waitFor();
  await here.phone.page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  const stops = await here.phone.page.getByRole('dialog').locator('[tabindex="0"]').count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 2; step += 1) {
      await keyboard.press(key);
      expect(await inSheet()).toBe(true);
    }
  }
  await keyboard.press('Escape');
  await id('menu-sheet').waitFor({ state: 'detached' });
  await here.phone.page.waitForFunction(
    () => document.activeElement?.closest('[data-testid="open-menu"]') === document.activeElement,
  );
});

test('what still moves comes to rest under the next finger, so that a tap never waits for it', async () => {
  const minute = 60_000;
  const moving = () =>
    here.phone.page.evaluate(
      (long) => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === long).length,
      minute,
    );
  await here.phone.page.evaluate((long) => document.body.animate({ opacity: [0.9, 1] }, long).pending, minute);
  expect(await moving()).toBe(1);
  await id('gold-0-plus').tap();
  expect(await moving()).toBe(0);
});

test('settings opened at the table lead back to it, by way of the cards too', async () => {
  await id('open-menu').tap();
  await id('menu-settings').tap();
  await id('open-cards').tap();
  await here.phone.page.getByRole('button', { name: 'Back to settings' }).tap();
  await here.phone.page.getByRole('button', { name: 'Back to the table' }).tap();
  await id('session-screen').waitFor();
});

/** What a browser says of a layout, in its own words. */
interface Layout {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly totalObjects: number } };
}

test('a number of as many digits is laid out by itself: the page round it is not', async () => {
  const { page } = here.phone;
  const cdp = await page.context().newCDPSession(page);
  const laidOut: number[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly Layout[]) {
      if (name === 'Layout' && args.beginData) laidOut.push(args.beginData.totalObjects);
    }
  });
  await settledGold();
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  await id('gold-0-value').evaluate((figure) => {
    const text = figure.firstChild as Text;
    text.data = `${(Number(text.data) + 1) % 10}`;
    figure.getBoundingClientRect();
  });
  const told = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await told;
  expect(laidOut.length).toBeGreaterThan(0);
  expect(Math.max(...laidOut)).toBeLessThan(10);
});

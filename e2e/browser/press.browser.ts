import type { Locator } from 'playwright-core';
import { startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';

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
  phone = await openPhone(profile);
  problems = collectProblems(phone.page, server.origin);
  await startDuel(phone.page, server.url);
});

afterEach(async () => {
  await phone.context.close();
  profile.remove();
  expect(problems).toEqual([]);
});

const id = (name: string) => phone.page.getByTestId(name);
const gold = async () => Number(await id('gold-0-value').textContent());
const ringOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).outlineWidth);
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
  await phone.page.keyboard.press('Enter');
  await phone.page.keyboard.press(' ');
  expect(await gold()).toBe(before + 2);
  await phone.page.keyboard.press('Tab');
  await id('open-menu').focus();
  await phone.page.keyboard.press('Enter');
  await id('menu-sheet').waitFor();
});

test('a key held down counts on, told as one change', async () => {
  const before = await gold();
  await id('gold-0-plus').focus();
  await phone.page.keyboard.down('Enter');
  await pause(1500);
  await phone.page.keyboard.up('Enter');
  const after = await gold();
  expect(after).toBeGreaterThan(before + 1);
  await id('slot-undo').tap();
  await phone.page.waitForFunction(
    (was) => document.querySelector('[data-testid="gold-0-value"]')?.textContent === `${was}`,
    before,
  );
});

test('a mouse held down counts on, and its release is no further tap', async () => {
  const before = await gold();
  await phone.page.mouse.move(...(await middle(id('gold-0-plus'))));
  await phone.page.mouse.down();
  await pause(1500);
  await phone.page.mouse.up();
  const after = await gold();
  expect(after).toBeGreaterThan(before + 1);
  await pause(300);
  expect(await gold()).toBe(after);
});

test('arrows change a number, Enter on it opens the keypad, a long press its rule and nothing else', async () => {
  const before = await gold();
  const number = phone.page.getByRole('slider', { name: "Ana's gold" });
  await number.focus();
  await phone.page.keyboard.press('ArrowUp');
  await phone.page.keyboard.press('PageUp');
  expect(await gold()).toBe(before + 6);
  await phone.page.keyboard.press('Enter');
  await id('keypad').waitFor();
  await phone.page.keyboard.press('Escape');
  await id('keypad').waitFor({ state: 'detached' });
  await phone.page.mouse.move(...(await middle(number)));
  await phone.page.mouse.down();
  await pause(900);
  await phone.page.mouse.up();
  await id('rules-sheet').waitFor();
  await pause(200);
  expect(await id('keypad').count()).toBe(0);
});

test('focus is ringed for keys and not for a finger', async () => {
  await id('gold-0-plus').tap();
  expect(await ringOf(id('gold-0-plus'))).toBe('0px');
  await phone.page.keyboard.press('Tab');
  const focused = phone.page.locator(':focus');
  expect(await ringOf(focused)).toBe('3px');
});

test('a finger acts once, when it lifts; a browser makes up no mouse for it', async () => {
  const before = await gold();
  await phone.page.evaluate(() => {
    for (const kind of ['mousedown', 'click']) {
      addEventListener(kind, ({ isTrusted }) => isTrusted && document.body.setAttribute(`data-${kind}`, 'heard'), true);
    }
  });
  await id('gold-0-plus').tap();
  await phone.page.waitForFunction(
    (was) => document.querySelector('[data-testid="gold-0-value"]')?.textContent === `${was + 1}`,
    before,
  );
  await pause(400);
  expect(await gold()).toBe(before + 1);
  expect(await phone.page.locator('body[data-mousedown], body[data-click]').count()).toBe(0);
});

test('a finger that scrolls across a control taps nothing', async () => {
  const before = await gold();
  const [x, y] = await middle(id('gold-0-plus'));
  const finger = await phone.context.newCDPSession(phone.page);
  const move = (type: 'touchStart' | 'touchMove', by: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + by }] });
  await move('touchStart', 0);
  for (let by = 8; by <= 80; by += 8) await move('touchMove', -by);
  for (let by = 72; by >= 0; by -= 8) await move('touchMove', -by);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(400);
  expect(await gold()).toBe(before);
});

test('a tap beside a field takes the keyboard away', async () => {
  await id('slot-rules').tap();
  await id('rules-query').tap();
  await phone.page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await phone.page.locator('[data-testid^="rules-chip-"]').nth(1).tap();
  await phone.page.waitForFunction(() => !(document.activeElement instanceof HTMLInputElement));
});

test('a sheet keeps the keyboard to itself, Escape closes it and gives the focus back', async () => {
  const { keyboard } = phone.page;
  const inSheet = () => phone.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await id('open-menu').focus();
  await keyboard.press('Enter');
  await id('menu-sheet').waitFor();
  await phone.page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
  const stops = await phone.page.getByRole('dialog').locator('[tabindex="0"]').count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 2; step += 1) {
      await keyboard.press(key);
      expect(await inSheet()).toBe(true);
    }
  }
  await keyboard.press('Escape');
  await id('menu-sheet').waitFor({ state: 'detached' });
  await phone.page.waitForFunction(
    () => document.activeElement?.closest('[data-testid="open-menu"]') === document.activeElement,
  );
});

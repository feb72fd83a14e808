import type { Locator } from 'playwright-core';

import { phoneForEach } from './eachPhone';
import { handOn } from './tours/hand';

// The pages of a table turn under a finger, and what is dragged or held on them stays what it was.
const here = phoneForEach();

beforeEach(() => handOn(here.phone.page, here.server.url).start('world-adventure', ['Mira', 'Teo']));

const id = (name: string) => here.phone.page.getByTestId(name);
const gold = async () => Number(await id('gold-0-value').textContent());
const shownPage = (name: string) =>
  here.phone.page.locator(`[data-testid="page-${name}"][aria-checked="true"]`).waitFor();

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger from there, so far sideways and down, in ten moves. */
async function finger(from: Point, dx: number, dy = 0): Promise<void> {
  const touch = await here.phone.context.newCDPSession(here.phone.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let part = 1; part <= 10; part += 1) {
    const point = { x: from.x + (dx * part) / 10, y: from.y + (dy * part) / 10 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middle(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no place on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger turns the pages on and back, and what it began on is not tapped', async () => {
  await finger(await middle(id('gold-0-plus1')), -120, 6);
  await shownPage('clan');
  await finger({ x: 120, y: 420 }, 140);
  await shownPage('table');
  expect(await gold()).toBe(20);
});

test('a rod is dragged, and no page turns', async () => {
  const { x, y } = await middle(id('ones-0'));
  await finger({ x: x - 113, y }, 130);
  await here.phone.page.waitForFunction(
    () => Number(document.querySelector('[data-testid="gold-0-value"]')?.textContent) > 20,
  );
  await shownPage('table');
});

test('how a rod is used is said until it has been used, on this device for good', async () => {
  const { page } = here.phone;
  await id('rod-hint').waitFor();
  await id('gold-0-plus1').tap();
  await page.locator('[data-testid="rod-hint"][aria-hidden="true"]').waitFor({ state: 'attached' });
  await page.locator('[data-testid="saved-dot"][aria-label="Saved"]').waitFor();
  await page.reload();
  await id('gold-0-plus1').waitFor();
  expect(await id('rod-hint').count()).toBe(0);
});

test('a player held is asked what to do, on turn or not', async () => {
  const { page } = here.phone;
  await id('page-clan').tap();
  await id('players-1').hover();
  await page.mouse.down();
  await page.getByRole('dialog', { name: 'Teo can' }).waitFor();
  await page.mouse.up();
});

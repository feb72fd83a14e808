import type { Locator } from 'playwright-core';

import { startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { handOn } from './tours/hand';

// A tap counts for what was under the finger when it came down, however busy the page is and whatever moves meanwhile.
const here = phoneForEach();

const id = (name: string) => here.phone.page.getByTestId(name);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Longer than a nudge waits, and than anything must be held. */
const LONG = 1200;

async function middle(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control has no place on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A short tap of a finger, after which the page is too busy to hear that it has lifted. */
async function tapWhileBusy(control: Locator): Promise<void> {
  const { page, context } = here.phone;
  const point = await middle(control);
  await page.evaluate((ms) => {
    const work = () => {
      const since = performance.now();
      while (performance.now() - since < ms);
    };
    addEventListener('pointerdown', () => requestAnimationFrame(work), { capture: true, once: true });
  }, LONG);
  const finger = await context.newCDPSession(page);
  const down = finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(60);
  await Promise.all([down, finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  await pause(300);
}

test('a nudge moves the table down only when nothing is pressed', async () => {
  const { page } = here.phone;
  const { start, tap } = handOn(page, here.server.url);
  await start('near-and-far', ['Mira', 'Teo'], 'arcade');
  for (const _ of ['Mira', 'Teo']) {
    await id('bead').press('Enter');
    await tap('start-save');
    await id('start-sheet').waitFor({ state: 'detached' });
  }
  const { x, y } = await middle(id('page-town'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await id('bead').press('Enter');
  await pause(LONG);
  await page.mouse.up();
  await id('spot-saloon').waitFor();
  await page.locator('[data-testid^="nudge-"]').waitFor();
});

test('a short tap on what must be held is none, however late it is heard', async () => {
  await startDuel(here.phone.page, here.server.url);
  await id('open-menu').tap();
  await id('menu-score').tap();
  await tapWhileBusy(id('end-session'));
  expect(await id('end-session').count()).toBe(1);
});

test('a short tap is no long press, however late it is heard', async () => {
  const { page } = here.phone;
  await handOn(page, here.server.url).start('near-and-far', ['Mira', 'Teo'], 'arcade');
  await id('page-town').tap();
  await tapWhileBusy(id('spot-saloon'));
  await id('visit-sheet').waitFor();
});

test('a mouse clicks what it went down on, though the page has moved under it', async () => {
  const { page } = here.phone;
  await startDuel(page, here.server.url);
  const before = Number(await id('gold-0-value').textContent());
  const { x, y } = await middle(id('gold-0-plus'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await id('table-scroll').evaluate((table) => Object.assign(table.style, { paddingTop: '120px' }));
  await page.mouse.up();
  await page.waitForFunction(
    (was) => document.querySelector('[data-testid="gold-0-value"]')?.textContent === `${was + 1}`,
    before,
  );
});

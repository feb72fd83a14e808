import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { tapUntilSaved } from './harness';
import { chunk, closeTabs, wholeLog } from './more';

// No service worker: scripts come from the server, where a test can hold them up.
const here = phoneForEach({ serviceWorkers: 'block' });

beforeEach(() => startDuel(here.phone.page, here.server.url));

const elsewhere = (page: Page) => page.getByTestId('phase-elsewhere');

async function anotherTab(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await here.phone.context.newPage();
  await prepare?.(page);
  await page.goto(here.server.url);
  await elsewhere(page).waitFor();
  return page;
}

async function takeOver(page: Page): Promise<void> {
  await page.getByTestId('use-here').tap();
  await elsewhere(page).waitFor({ state: 'detached' });
  await page.getByTestId('culture-0-plus').waitFor();
}

/** How many tabs hold the right to write. */
const writers = (page: Page) =>
  page.evaluate(
    async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'abaculus-writer').length,
  );

/** Closes all tabs and counts what is on the disk: every tap once, none twice. */
async function expectSaved(taps: number): Promise<void> {
  await closeTabs(here.phone.context);
  const { head, actions } = await wholeLog(here.phone.context, here.server);
  expect(head).toBe(taps);
  expect(actions).toHaveLength(taps);
}

test('a second tab says where the game is, and the first goes on writing', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  const words = (await elsewhere(second).innerText()).replace(/\s+/g, ' ');
  expect(words).toContain('Open in another tab');
  expect(words).toContain('Use here');
  expect(words).not.toMatch(/error|failed|could not/i);

  await tapUntilSaved(first, 'culture-0-plus');
  expect(await elsewhere(first).count()).toBe(0);
  expect(await culture(first, 0)).toBe(2);
  expect(await writers(second)).toBe(1);
  await expectSaved(2);
});

test('"use here" hands the game over and back, with every tap', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  // The last tap is on its way to the disk when the other tab asks.
  await first.getByTestId('culture-0-plus').tap();
  await takeOver(second);
  expect(await culture(second, 0)).toBe(2);

  // The first keeps showing its table behind the words, and takes no tap.
  await elsewhere(first).waitFor();
  expect(await culture(first, 0)).toBe(2);
  expect(await first.getByTestId('session-screen').isVisible()).toBe(true);
  const box = await first.getByTestId('culture-0-plus').boundingBox();
  await first.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  expect(await culture(first, 0)).toBe(2);
  expect(await writers(first)).toBe(1);

  await tapUntilSaved(second, 'culture-0-plus');
  await tapUntilSaved(second, 'culture-0-plus');
  await second.getByTestId('culture-0-plus').tap();
  await takeOver(first);
  expect(await culture(first, 0)).toBe(5);
  await elsewhere(second).waitFor();

  await tapUntilSaved(first, 'culture-0-plus');
  expect(await writers(first)).toBe(1);
  await expectSaved(6);
});

test('a tab that stepped back writes nothing, whatever keys it gets', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  await takeOver(second);
  await elsewhere(first).waitFor();
  await first.bringToFront();
  await first.keyboard.press('Control+z');
  await first.getByTestId('culture-0-plus').focus();
  await first.keyboard.press('Enter');
  await first.keyboard.press('Space');
  expect(await culture(first, 0)).toBe(1);

  await tapUntilSaved(second, 'culture-0-plus');
  await takeOver(first);
  await tapUntilSaved(first, 'culture-0-plus');
  expect(await culture(first, 0)).toBe(3);
  await expectSaved(3);
});

test('of three tabs the one that asked gets it', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  const third = await anotherTab();
  let taps = 1;
  for (const [asking, ...others] of [
    [third, first, second],
    [second, first, third],
    [first, second, third],
  ] as const) {
    await takeOver(asking);
    for (const other of others) await elsewhere(other).waitFor();
    expect(await culture(asking, 0)).toBe(taps);
    await tapUntilSaved(asking, 'culture-0-plus');
    taps += 1;
    expect(await writers(asking)).toBe(1);
  }
  await expectSaved(taps);
});

test('a tab that has just let another pass may ask at once', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  const third = await anotherTab();
  await second.evaluate(() => {
    const heard = new BroadcastChannel('abaculus-writer');
    heard.onmessage = () => {
      heard.close();
      setTimeout(() => document.querySelector<HTMLElement>('[data-testid="use-here"]')?.click(), 20);
    };
  });
  await third.getByTestId('use-here').tap();
  await elsewhere(second).waitFor({ state: 'detached' });
  await elsewhere(first).waitFor();
  await elsewhere(third).waitFor();
  await tapUntilSaved(second, 'culture-0-plus');
  expect(await culture(second, 0)).toBe(2);
  await expectSaved(2);
});

test('a tab that is asked while it is still opening hands over all the same', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  // The second gets the right, but its database is slow to start.
  let letStart: () => void = () => undefined;
  const started = new Promise<void>((done) => {
    letStart = done;
  });
  let asked = false;
  const second = await anotherTab((page) =>
    page.route(`**/${chunk('worker')}`, async (route) => {
      asked = true;
      await started;
      await route.continue();
    }),
  );
  await second.getByTestId('use-here').tap();
  await elsewhere(first).waitFor();
  expect(asked).toBe(true);
  await first.getByTestId('use-here').tap();
  letStart();
  await elsewhere(second).waitFor();
  await first.getByTestId('culture-0-plus').waitFor();
  await tapUntilSaved(first, 'culture-0-plus');
  expect(await culture(first, 0)).toBe(2);
  expect(await writers(first)).toBe(1);
  await expectSaved(2);
});

test('tabs that ask one after the other, without waiting, lose nothing and break nothing', async () => {
  const first = here.phone.page;
  await tapUntilSaved(first, 'culture-0-plus');
  const second = await anotherTab();
  for (const asking of [second, first, second]) {
    await asking.getByTestId('use-here').tap();
    await elsewhere(asking).waitFor({ state: 'detached' });
  }
  // A tab that was called away before it got to its table may stop at home.
  const table = second.getByTestId('culture-0-plus');
  const resume = second.getByTestId('resume');
  await table.or(resume).waitFor();
  if (await resume.isVisible()) await resume.tap();
  await table.waitFor();
  expect(await culture(second, 0)).toBe(1);
  await tapUntilSaved(second, 'culture-0-plus');
  await elsewhere(first).waitFor();
  await expectSaved(2);
});

test('a waiting tab takes over by itself when the owner is closed', async () => {
  await tapUntilSaved(here.phone.page, 'culture-0-plus');
  const second = await anotherTab();
  await here.phone.page.close();
  await second.getByTestId('culture-0-plus').waitFor();
  expect(await culture(second, 0)).toBe(1);
  await tapUntilSaved(second, 'culture-0-plus');
  await expectSaved(2);
});

test('a waiting tab takes over by itself when the owner crashes', async () => {
  await tapUntilSaved(here.phone.page, 'culture-0-plus');
  const second = await anotherTab();
  const crashed = here.phone.page.waitForEvent('crash');
  const cdp = await here.phone.context.newCDPSession(here.phone.page);
  // Never answered: nobody is left to answer.
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  await second.getByTestId('culture-0-plus').waitFor();
  expect(await culture(second, 0)).toBe(1);
  await tapUntilSaved(second, 'culture-0-plus');
  await expectSaved(2);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { culture, startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { chunk, sessionId } from './more';

const ROOT = resolve(__dirname, '../..');
const WORDS = 'This browser keeps nothing';

// Blocked, so that the worker's script comes through the route below and not out of a cache.
const here = phoneForEach({ serviceWorkers: 'block' });

/** The browser as the worker sees it, without its private file system. */
async function without(prelude: string): Promise<void> {
  const script = chunk('worker');
  await here.phone.context.route(`**/${script}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: `${prelude};${readFileSync(resolve(ROOT, 'dist', script), 'utf8')}`,
    }),
  );
}

test.each([
  ['has no private file system', 'Object.defineProperty(navigator.storage, "getDirectory", { value: undefined })'],
  [
    'refuses it, as a private window does',
    'navigator.storage.getDirectory = () => Promise.reject(new DOMException("Refused", "SecurityError"))',
  ],
  ['has no storage at all', 'Object.defineProperty(navigator, "storage", { value: undefined })'],
])('where the browser %s, the app plays and says that it keeps nothing', async (_, prelude) => {
  await without(prelude);
  const { page } = here.phone;
  await page.goto(here.server.url);
  await page.getByText(WORDS).waitFor();
  await startDuel(page, here.server.url);
  for (let taps = 1; taps <= 3; taps += 1) {
    await page.getByTestId('culture-0-plus').tap();
    expect(await culture(page, 0)).toBe(taps);
  }
  await page.getByText(WORDS).waitFor();
  // Undo and the walk home and back work as ever.
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() =>
    document.querySelector('[data-testid="culture-0-gauge"]')?.getAttribute('aria-label')?.includes(', 2 of'),
  );

  // And it told the truth: nothing outlives the page.
  const gone = page.url();
  expect(sessionId(page)).not.toBe('');
  await page.goto(gone);
  await page.getByText('No such game here').waitFor();
});

test('where there is a private file system nothing of the kind is said', async () => {
  await startDuel(here.phone.page, here.server.url);
  expect(await here.phone.page.getByText(WORDS).count()).toBe(0);
});

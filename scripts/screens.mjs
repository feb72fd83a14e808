// Takes a picture of every screen at three sizes, light and dark, into docs/screens/ (and two for the manifest).
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildWeb } from './build-web.mjs';
import { CHROMIUM_FLAGS, findBrowser } from './ensure-browser.mjs';
import { serve } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMIT = 150 * 1024;
const SIZES = [
  { name: '360x640', width: 360, height: 640, scale: 1.5 },
  { name: '390x844', width: 390, height: 844, scale: 1.5 },
  { name: '1024x768', width: 1024, height: 768, scale: 1 },
];

const SHOWN = { home: 'home.png', 'table-action': 'table.png' };

/** Plays a short stretch of a duel and stops at every screen on the way. */
async function tour(page, url, shot) {
  const tap = (id) => page.getByTestId(id).first().click();
  const taps = async (id, times) => {
    for (let n = 0; n < times; n += 1) await tap(id);
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  // After End turn the screen ignores taps for a moment.
  const bead = async () => {
    await tap('bead');
    await page.waitForTimeout(420);
  };
  const quiet = () => page.getByTestId('snackbar').waitFor({ state: 'detached', timeout: 12_000 });

  await page.goto(url);
  await page.getByTestId('game-shaolia').waitFor();
  await shot('home-first-run');
  await tap('game-shaolia');
  await page.getByTestId('seat-0-name').fill('Mira');
  await page.getByTestId('seat-1-name').fill('Teo');
  await shot('setup');
  await tap('seat-1-token');
  await shot('setup-seat');
  await close();
  await tap('start-game');
  await page.getByTestId('shaolia-table').waitFor();
  await shot('table-start');
  await tap('slot-actions');
  await shot('actions');
  await close();
  await tap('tile-buyLv1');
  await shot('table-snackbar');
  await tap('tile-buyExtraDie');
  await bead();
  await bead();
  await bead();
  await bead();
  await shot('table-building-done');
  await tap('bead');
  await page.waitForTimeout(420);
  await tap('tile-setRoll');
  await page.getByRole('dialog').waitFor();
  await shot('dice');
  await close();
  await taps('culture-0-plus', 11);
  await taps('palaceDamage-1-plus', 7);
  await quiet();
  await shot('table-action');
  await tap('gold-0-value');
  for (const key of ['1', '2']) await page.keyboard.press(key);
  await shot('keypad');
  await close();
  await tap('slot-rules');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(300);
  await shot('rules');
  await page.getByRole('textbox').first().fill('officr');
  await page.waitForTimeout(300);
  await shot('rules-search');
  await close();
  await tap('open-menu');
  await shot('menu');
  await tap('menu-phase');
  await shot('phase');
  await close();
  await tap('open-menu');
  await tap('menu-players');
  await shot('players');
  await close();
  await tap('tile-buyLv1').catch(() => undefined);
  await tap('open-menu');
  await tap('menu-history');
  await page.getByTestId('history-screen').waitFor();
  await page.waitForTimeout(300);
  await shot('history');
  await page
    .getByTestId(/^line-/)
    .nth(2)
    .click();
  await shot('history-line');
  await close();
  await page.goto(url);
  await page.getByTestId('session-screen').waitFor();
  await tap('open-menu');
  await tap('menu-home');
  await page.getByTestId('resume').waitFor();
  await shot('home');
  await tap('home-settings');
  await page.getByTestId('settings-screen').waitFor();
  await shot('settings');
  await page.goto(`${url}/session/none`);
  await page.getByTestId('lost-screen').waitFor();
  await shot('lost');
  await page.goto(url);
  await page.getByTestId('resume').click();
  await taps('culture-0-plus', 7);
  await quiet();
  await shot('table-won');
  await tap('bead');
  await page.getByTestId('score-screen').waitFor();
  await shot('score');
  const end = page.getByTestId('end-session');
  await end.hover();
  await page.mouse.down();
  await page.waitForTimeout(900);
  await page.mouse.up();
  await page.getByTestId('home-screen').waitFor();
  await page.waitForTimeout(300);
  await shot('home-result');
}

await buildWeb();
mkdirSync(join(ROOT, 'public/screenshots'), { recursive: true });
const out = join(ROOT, 'docs/screens');
const only = process.argv.slice(2);
const server = await serve({ dir: join(ROOT, 'dist'), port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
const heavy = [];
let count = 0;
try {
  for (const size of SIZES) {
    for (const scheme of ['light', 'dark']) {
      const name = `${size.name}-${scheme}`;
      if (only.length > 0 && !only.includes(name)) continue;
      rmSync(join(out, name), { recursive: true, force: true });
      mkdirSync(join(out, name), { recursive: true });
      const context = await browser.newContext({
        viewport: { width: size.width, height: size.height },
        deviceScaleFactor: size.scale,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await tour(page, server.url, async (screen) => {
        await page.waitForTimeout(200);
        const path = join(out, name, `${screen}.png`);
        await page.screenshot({ path });
        count += 1;
        if (statSync(path).size > LIMIT) heavy.push(path);
        // Two of them are shown where the app is installed.
        if (name === '390x844-dark' && SHOWN[screen]) copyFileSync(path, join(ROOT, 'public/screenshots', SHOWN[screen]));
      });
      await context.close();
      console.log(`${name} done`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} pictures in docs/screens/.`);
if (heavy.length > 0) {
  console.log(`Over 150 kB: ${heavy.join(', ')}`);
  process.exitCode = 1;
}

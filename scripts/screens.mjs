// Takes a picture of every screen at three sizes, light and dark, into docs/screens/ (and two for the manifest). A size and
// scheme by its name takes only those; --built takes them of the dist/ that is there.
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildWeb } from './build-web.mjs';
import { CHROMIUM_FLAGS, findBrowser } from './ensure-browser.mjs';
import { serve } from './serve.mjs';
import { tighter } from './web/png.mjs';
import { tours } from '../e2e/browser/tours/index.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMIT = 150 * 1024;
const SIZES = [
  { name: '360x640', width: 360, height: 640, scale: 1.5 },
  { name: '390x844', width: 390, height: 844, scale: 1.25 },
  { name: '1024x768', width: 1024, height: 768, scale: 1 },
];

const SHOWN = { home: 'home.png', 'shaolia-building': 'table.png' };

const only = process.argv.slice(2).filter((word) => word !== '--built');
if (!process.argv.includes('--built')) await buildWeb();
mkdirSync(join(ROOT, 'public/screenshots'), { recursive: true });
const out = join(ROOT, 'docs/screens');
const server = await serve({ dir: join(ROOT, 'dist'), port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
const heavy = [];
let count = 0;

const isHeavy = (path) => statSync(path).size > LIMIT;

async function shoot(page, folder, screen) {
  await page.waitForTimeout(200);
  const path = join(out, folder, `${screen}.png`);
  await page.screenshot({ path });
  // One with much drawn in it is packed tighter, or else kept small at the cost of its sharpness.
  if (isHeavy(path)) writeFileSync(path, tighter(readFileSync(path)));
  if (isHeavy(path)) writeFileSync(path, tighter(await page.screenshot({ scale: 'css' })));
  count += 1;
  if (isHeavy(path)) heavy.push(path);
  // Two of them are shown where the app is installed.
  if (folder === '390x844-dark' && SHOWN[screen]) copyFileSync(path, join(ROOT, 'public/screenshots', SHOWN[screen]));
}

try {
  for (const size of SIZES) {
    for (const scheme of ['light', 'dark']) {
      const name = `${size.name}-${scheme}`;
      if (only.length > 0 && !only.includes(name)) continue;
      rmSync(join(out, name), { recursive: true, force: true });
      mkdirSync(join(out, name), { recursive: true });
      for (const { walk } of tours) {
        const context = await browser.newContext({
          viewport: { width: size.width, height: size.height },
          deviceScaleFactor: size.scale,
          colorScheme: scheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(15_000);
        await walk(page, server.url, (screen) => shoot(page, name, screen));
        await context.close();
      }
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

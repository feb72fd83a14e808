// The byte gates: what a first visit must load before it shows home, and what an installed app holds. dist/ must be built.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureBrowser } from './ensure-browser.mjs';
import { serve } from './serve.mjs';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FIRST_LOAD_LIMIT = 320_000;
const PRECACHE_LIMIT = 3_000_000;
const COUNTED = new Set(['document', 'script', 'stylesheet']);
// The home screen, once it is drawn.
const HOME = '[data-testid="home-screen"]';

/** Bytes over the wire: the brotli copy where there is one. */
function wireBytes(path) {
  const file = join(DIST, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Page, scripts and styles asked for until home is shown; workers (SQLite) start beside it and do not hold it up. */
async function firstLoad() {
  const { url, close } = await serve({ dir: DIST, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked = new Set();
    const workers = new Set();
    let shown = false;
    page.on('worker', (worker) => workers.add(worker.url()));
    page.on('request', (request) => {
      if (!shown && COUNTED.has(request.resourceType())) asked.add(request.url());
    });
    await page.goto(`${url}/`);
    await page.locator(HOME).waitFor({ timeout: 30_000 });
    shown = true;
    // A worker reports itself a moment after its script was asked for.
    await page.waitForLoadState('networkidle');
    return [...asked]
      .filter((address) => !workers.has(address))
      .map((address) => decodeURIComponent(address.slice(url.length + 1)) || 'index.html');
  } finally {
    await browser.close();
    await close();
  }
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
const sum = (files) => files.reduce((total, file) => total + wireBytes(file), 0);

function verdict(title, bytes, limit) {
  const over = bytes > limit;
  console.log(`${kilobytes(bytes)}  ${title}: ${over ? 'OVER' : 'within'} ${limit / 1000} kB brotli`);
  if (over) process.exitCode = 1;
}

try {
  if (!existsSync(join(DIST, 'build.json')))
    throw new Error('There is no built app to weigh: run npm run build first.');
  const { precache } = JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8'));
  const first = await firstLoad();
  for (const file of first) console.log(`${kilobytes(wireBytes(file))}  ${file}`);
  verdict('first load', sum(first), FIRST_LOAD_LIMIT);
  verdict(`all ${precache.length} files of the app`, sum(precache), PRECACHE_LIMIT);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

// A real browser with a phone's screen on a profile of its own, and what the rows ask of it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureBrowser } from '../ensure-browser.mjs';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export async function openPhone() {
  const dir = mkdtempSync(join(tmpdir(), 'abaculus-bench-'));
  const options = { executablePath: ensureBrowser(), args: CHROMIUM_FLAGS, headless: true, ...PHONE };
  const context = await chromium.launchPersistentContext(dir, options);
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A page whose main thread is so many times slower; its workers are not. */
export async function slowPage(context, rate) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

export const byId = (id) => `[data-testid="${id}"]`;

/** A page of the same origin, out of the service worker's cache too, that is not the app. */
export const otherPage = (url) => `${url}/fonts/fonts.css`;

function workerChunk() {
  const folder = '_expo/static/js/web';
  const name = readdirSync(join(DIST, folder)).find((file) => /^worker-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no worker chunk');
  return `${folder}/${name}`;
}

/** Writes through the app's own worker, in one transaction. Files of a tab that is just closing are waited for. */
export async function writeRows(context, url, statements) {
  const page = await context.newPage();
  await page.goto(otherPage(url));
  await page.evaluate(
    async ([script, rows]) => {
      const asked = (worker, message) =>
        new Promise((done) => {
          worker.onmessage = ({ data }) => done(data);
          worker.postMessage({ id: 1, ...message });
        });
      for (let attempt = 1; ; attempt += 1) {
        const worker = new Worker(script);
        const opened = await asked(worker, { ask: 'open' });
        const written = opened.durable && (await asked(worker, { ask: 'write', statements: rows }));
        if (written) await asked(worker, { ask: 'close' });
        worker.terminate();
        const { error } = written || opened;
        if (written && !error) return;
        if (error?.name !== 'NoModificationAllowedError' || attempt >= 40)
          throw new Error(error?.message ?? 'This browser keeps nothing');
        await new Promise((done) => setTimeout(done, 250));
      }
    },
    [`${url}/${workerChunk()}`, statements],
  );
  await page.close();
}

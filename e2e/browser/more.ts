import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Server } from './harness';

const ROOT = resolve(__dirname, '../..');

export type Value = string | number | null;
export type Row = Record<string, Value>;
type Statement = { sql: string; params: Value[] };
type Asked = { read: string } | { write: Statement[] };

/** The built chunk whose name begins so, as a path below the app's own. */
export function chunk(name: string, dir = 'dist'): string {
  const found = readdirSync(resolve(ROOT, dir, '_expo/static/js/web')).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no ${name} chunk`);
  return `_expo/static/js/web/${found}`;
}

/**
 * Asks the app's own database, through the app's own worker, from a page that is not the app. No tab may hold the files
 * any longer; those of a tab that is just closing are waited for.
 */
async function ask(context: BrowserContext, server: Server, question: Asked): Promise<Row[]> {
  const page = await context.newPage();
  try {
    // Held by the service worker too, and no page of the app: neither boots it nor has its policy.
    await page.goto(`${server.url}fonts/fonts.css`);
    return await page.evaluate(
      async ([script, asked]) => {
        const once = (worker: Worker, message: object) =>
          new Promise<{ rows?: Row[]; error?: { name: string; message: string } }>((done) => {
            worker.onmessage = ({ data }) => done(data);
            worker.postMessage({ id: 1, ...message });
          });
        for (let attempt = 1; ; attempt += 1) {
          const worker = new Worker(script);
          const opened = await once(worker, { ask: 'open' });
          if (!opened.error) {
            const answer = await once(
              worker,
              'read' in asked
                ? { ask: 'read', sql: asked.read, params: [] }
                : { ask: 'write', statements: asked.write },
            );
            await once(worker, { ask: 'close' });
            worker.terminate();
            if (answer.error) throw new Error(answer.error.message);
            return answer.rows ?? [];
          }
          worker.terminate();
          if (opened.error.name !== 'NoModificationAllowedError' || attempt >= 120)
            throw new Error(opened.error.message);
          await new Promise((done) => setTimeout(done, 250));
        }
      },
      [`${server.url}${chunk('worker')}`, question] as const,
    );
  } finally {
    await page.close();
  }
}

export const readRows = (context: BrowserContext, server: Server, sql: string) => ask(context, server, { read: sql });

export async function writeRows(context: BrowserContext, server: Server, ...statements: Statement[]): Promise<void> {
  await ask(context, server, { write: statements });
}

/** Waits until a tab that was just closed has let go of the files: they can be opened, and are closed again. */
export async function filesLetGo(context: BrowserContext, server: Server): Promise<void> {
  await readRows(context, server, 'SELECT 1');
}

/** Closes every tab, so that nobody holds the files. */
export async function closeTabs(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** The lines of the only session and where its head stands. A log with a hole or a doubled line is an error. */
export async function wholeLog(
  context: BrowserContext,
  server: Server,
): Promise<{ head: number; actions: { type: string; player?: number }[] }> {
  const [session, ...others] = await readRows(context, server, 'SELECT id, head FROM session');
  if (!session || others.length > 0) throw new Error('There is not exactly one session');
  const rows = await readRows(context, server, 'SELECT seq, action FROM event ORDER BY seq');
  rows.forEach((row, index) => {
    if (row.seq !== index + 1) throw new Error(`Line ${index + 1} is numbered ${row.seq}`);
  });
  return { head: Number(session.head), actions: rows.map((row) => JSON.parse(String(row.action))) };
}

export function sessionId(page: Page): string {
  const id = /\/session\/([^/?#]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`No session at ${page.url()}`);
  return id;
}

/** The service worker holds everything and answers for this page. */
export async function underServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

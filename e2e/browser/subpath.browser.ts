import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { culture, startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
  tapUntilSaved,
} from './harness';
import { chunk, sessionId, underServiceWorker } from './more';

const ROOT = resolve(__dirname, '../..');
const BASE = '/table/abaculus';
/** What a build neither reads nor may take over from here. */
const LEFT_HERE = ['.cache', '.expo', '.git', '__tests__', 'dist', 'docs', 'node_modules'];

let aside: string;
let server: Server;
let profile: Profile;
let phone: Phone;

/** Builds a copy of the tree, so that dist/ stays what the other tests are served. */
function buildAside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'abaculus-subpath-'));
  for (const name of readdirSync(ROOT).filter((each) => !LEFT_HERE.includes(each))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const packages = join(ROOT, 'node_modules');
  try {
    // Linked file by file: quick, and the bundler meets no link that leads out of the tree.
    execFileSync('cp', ['-al', packages, folder], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', packages, folder]);
  }
  execFileSync(process.execPath, ['scripts/build-web.mjs'], {
    cwd: folder,
    env: { ...process.env, ABACULUS_BASE: BASE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

describe('under a sub-path', () => {
  beforeAll(async () => {
    aside = buildAside();
    server = await startServer({ dir: join(aside, 'dist') });
    profile = freshProfile();
    phone = await openPhone(profile);
  }, 900_000);

  afterAll(async () => {
    await phone.context.close();
    profile.remove();
    await server.stop();
    rmSync(aside, { recursive: true, force: true });
  });

  test('home, deep routes, the database, lazy chunks and the app without its server', async () => {
    const { page } = phone;
    const problems = collectProblems(page, server.origin);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    expect(server.url).toBe(`${server.origin}${BASE}/`);

    await startDuel(page, server.url);
    const id = sessionId(page);
    expect(page.url()).toBe(`${server.url}session/${id}`);
    await tapUntilSaved(page, 'culture-0-plus');
    expect([...asked]).toContain(`${BASE}/${chunk('worker', join(aside, 'dist'))}`);
    expect([...asked].some((path) => path.startsWith(`${BASE}/`) && path.endsWith('.wasm'))).toBe(true);
    expect([...asked].filter((path) => !path.startsWith(`${BASE}/`))).toEqual([]);

    await page.reload();
    expect(await culture(page, 0)).toBe(1);
    await page.goto(`${server.url}session/${id}/history`);
    await page.getByTestId('history-screen').waitFor();

    await page.goto(`${server.url}settings`);
    await page.getByTestId('settings-screen').waitFor();
    await underServiceWorker(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(server.url);
    await server.stop();

    await page.goto(`${server.url}session/${id}`);
    expect(await culture(page, 0)).toBe(1);
    await tapUntilSaved(page, 'culture-0-plus');
    await page.reload();
    expect(await culture(page, 0)).toBe(2);
    await page.goto(`${server.url}rules?game=shaolia`);
    await page.getByTestId('rules-query').fill('culture');
    await page.getByTestId('rules-short-answer').waitFor();
    await page.goto(`${server.url}no/such/place`);
    await page.getByTestId('lost-screen').waitFor();
    await page.goto(`${server.url}session/${id}`);
    await page.getByTestId('open-menu').tap();
    await page.getByTestId('menu-home').tap();
    await page.getByTestId(`resume-${id}`).waitFor();
    expect(page.url()).toMatch(new RegExp(`^${server.origin}${BASE}/?$`));
    expect([...asked].filter((path) => !path.startsWith(BASE))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

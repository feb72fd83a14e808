import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const WASM = 'assets/node_modules/expo-sqlite/web/wa-sqlite.7ca566fbbc2ec2a172c5aefa63a20f4b.wasm';
const CHUNK = '_expo/static/js/web/entry-0ccb0296f57df425d980c0c22e35af78.js';

const BASE = '/games/abaculus';

let dir: string;
let held: string[];

/** Runs the steps after the export on a small exported app, as the build does: in plain Node. */
function finish(): string[] {
  const steps = `
    const [dir, base] = process.argv.slice(1);
    const { finishManifest } = await import(${JSON.stringify(join(ROOT, 'scripts/web/manifest.mjs'))});
    const { finishPage } = await import(${JSON.stringify(join(ROOT, 'scripts/web/page.mjs'))});
    const { writeServiceWorker } = await import(${JSON.stringify(join(ROOT, 'scripts/web/service-worker.mjs'))});
    finishManifest(dir, base);
    finishPage(dir, base, 'abc123');
    console.log(JSON.stringify(await writeServiceWorker(dir)));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', steps, dir, BASE], { encoding: 'utf8' });
  return JSON.parse(out) as string[];
}

const read = (file: string) => readFileSync(join(dir, file), 'utf8');

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'abaculus-build-'));
  cpSync(join(ROOT, 'public'), dir, { recursive: true });
  rmSync(join(dir, 'screenshots'), { recursive: true, force: true });
  for (const file of [WASM, CHUNK]) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
  writeFileSync(join(dir, `${CHUNK}.map`), '{}');
  mkdirSync(join(dir, 'screenshots'));
  cpSync(join(dir, 'icons/icon-192.png'), join(dir, 'screenshots/table.png'));
  held = finish();
}, 60_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('everything is held for offline use, the wasm below node_modules too; maps and licences are not', () => {
  expect(held).toEqual(expect.arrayContaining([WASM, CHUNK, 'index.html', 'fonts/fonts.css', 'manifest.webmanifest']));
  expect(held.filter((file) => /\.map$|\.OFL\.txt$|^404\.html$/.test(file))).toEqual([]);
});

test('a new version waits for its message', () => {
  const worker = read('sw.js');
  expect(worker).toContain('SKIP_WAITING');
  expect(worker.match(/skipWaiting\(\)/g)).toHaveLength(1);
  expect(worker).not.toContain('importScripts(');
  // What another app shares is taken by the same worker.
  expect(worker).toContain("new URL('share', self.registration.scope)");
});

test('the page knows its build and puts the base before its own addresses', () => {
  const page = read('index.html');
  expect(page).toContain('<meta name="abaculus-build" content="abc123" />');
  const addresses = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1]);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^\/games\/abaculus\/[^/]/);
  expect(read('404.html')).toBe(page);
});

test('the page allows no script but its own files', () => {
  const page = read('index.html');
  expect(page).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/\son\w+=/);
  expect(page).not.toMatch(/user-scalable|maximum-scale/);
});

test('the manifest lists the screenshots there are, with their size, and icons that exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    id: string;
    screenshots: { src: string; sizes: string }[];
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.id).toBe(`${BASE}/`);
  expect(manifest.screenshots.map(({ src, sizes }) => [src, sizes])).toEqual([['screenshots/table.png', '192x192']]);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(join(dir, src));
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

const SCRIPT = join(__dirname, '../../scripts/serve.mjs');
const CHUNK = '_expo/static/js/web/entry-0ccb0296f57df425d980c0c22e35af78.js';
const PAGE = '<!doctype html><title>Abaculus</title>';
const CODE = 'globalThis.beads = 99;'.repeat(20);

let folder: string;
let dist: string;
const running: ChildProcess[] = [];

/** The server runs as it does for a player: its own process, said where by its first line. */
function start(port: number, base?: string): Promise<URL> {
  const program = `import { serve } from ${JSON.stringify(SCRIPT)};
    const { url } = await serve(${JSON.stringify({ dir: dist, port, base })}); console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return new Promise((done, fail) => {
    child.stdout.once('data', (line: Buffer) => done(new URL(`${line.toString().trim()}/`)));
    child.once('exit', () => fail(new Error('the server ended')));
  });
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request with its path sent as written: fetch would tidy up the dots. */
function ask(site: URL, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port: site.port, path, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

function occupy(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'abaculus-serve-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, '_expo/static/js/web'), { recursive: true });
  mkdirSync(join(dist, 'fonts'));
  writeFileSync(join(folder, 'secret.txt'), 'not yours');
  mkdirSync(join(folder, 'dist-next'));
  writeFileSync(join(folder, 'dist-next/secret.txt'), 'not yours');
  for (const name of ['sqlite.wasm', 'manifest.webmanifest', 'sw.js', 'fonts/piazzolla-700.woff2', '.nojekyll']) {
    writeFileSync(join(dist, name), name);
  }
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, CHUNK), CODE);
  writeFileSync(join(dist, `${CHUNK}.br`), brotliCompressSync(CODE));
  writeFileSync(join(dist, `${CHUNK}.gz`), gzipSync(CODE));
});

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a built app at the root', () => {
  let site: URL;
  beforeAll(async () => {
    site = await start(0);
  });

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/sqlite.wasm', 'application/wasm', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/fonts/piazzolla-700.woff2', 'font/woff2', 'no-cache'],
    [`/${CHUNK}`, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const { status, headers } = await ask(site, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  test.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('a browser that takes %s gets %s', async (accept, encoding, decode) => {
    const { headers, body } = await ask(site, `/${CHUNK}`, { 'Accept-Encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decode(body).toString()).toBe(CODE);
  });

  test('a route gets the page, with its query', async () => {
    for (const path of ['/setup/shaolia', '/settings?from=home', '/session/01J.2']) {
      const { status, body } = await ask(site, path);
      expect([status, body.toString()]).toEqual([200, PAGE]);
    }
  });

  test('a missing file is missing, not the page: an old chunk must fail loudly', async () => {
    expect((await ask(site, '/_expo/static/js/web/entry-00000000000000000000000000000000.js')).status).toBe(404);
    expect((await ask(site, '/missing.wasm')).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/fonts/../../secret.txt',
    '/../dist-next/secret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '/.nojekyll',
  ])('%s shows nothing outside', async (path) => {
    const { status, body } = await ask(site, path);
    expect([400, 404]).toContain(status);
    expect(body.length).toBe(0);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await ask(site, '/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(PAGE.length), 0]);
  });

  test('an unchanged file is not sent again', async () => {
    const { headers } = await ask(site, '/sw.js');
    const again = await ask(site, '/sw.js', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('nothing but reading', async () => {
    expect((await ask(site, '/', {}, 'POST')).status).toBe(405);
  });
});

test('under a base the app is below it only', async () => {
  const site = await start(0, '/games/abaculus');
  expect(site.pathname).toBe('/games/abaculus/');
  expect((await ask(site, '/games/abaculus/setup/dungeon')).body.toString()).toBe(PAGE);
  expect((await ask(site, '/games/abaculus/sw.js')).status).toBe(200);
  expect((await ask(site, '/games/abaculus')).headers.location).toBe('/games/abaculus/');
  expect((await ask(site, '/')).headers.location).toBe('/games/abaculus/');
  expect((await ask(site, '/sw.js')).status).toBe(404);
  expect((await ask(site, '/games/abaculus-two/sw.js')).status).toBe(404);
});

test('a taken port gives way to the next free one', async () => {
  const first = await start(0);
  const next = await start(Number(first.port));
  expect(Number(next.port)).toBeGreaterThan(Number(first.port));
  expect((await ask(next, '/')).status).toBe(200);
});

test('the port of another program is left to it', async () => {
  const other = await occupy(0);
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const site = await start(taken);
  other.close();
  expect(Number(site.port)).not.toBe(taken);
});

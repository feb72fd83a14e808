// Serves dist/ on this machine only. --port 0 takes any free port; a taken port gives way to the next free one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HASHED } from './web/hashed.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const TRIES = 100;

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file behind a path below the base: a route gets the page, a missing file nothing. */
function fileFor(dir, path) {
  const file = resolve(join(dir, path));
  if (file !== dir && !file.startsWith(dir + sep)) return undefined;
  if (path.split('/').some((part) => part.startsWith('.'))) return undefined;
  if (isFile(file)) return file;
  return extname(file) in TYPES ? undefined : join(dir, 'index.html');
}

function accepted(header = '') {
  const refused = /;\s*q=0(\.0+)?\s*$/;
  return new Set(header.split(',').flatMap((part) => (refused.test(part) ? [] : [part.split(';')[0].trim()])));
}

/** Status, headers and body for one request. */
function answer(dir, base, { method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    return { status: 400 };
  }
  if (path.includes('\0') || path.includes('\\')) return { status: 400 };
  if (base && (path === '/' || path === base)) return { status: 302, headers: { Location: `${base}/` } };
  if (!path.startsWith(`${base}/`)) return { status: 404 };
  const file = fileFor(dir, path.slice(base.length));
  if (!file || !isFile(file)) return { status: 404 };

  const takes = accepted(headers['accept-encoding']);
  const [encoding, suffix] = ENCODINGS.find(([name, end]) => takes.has(name) && isFile(file + end)) ?? [];
  const { size, mtimeMs } = statSync(file);
  const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const out = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (headers['if-none-match'] === etag) return { status: 304, headers: out };
  if (encoding) out['Content-Encoding'] = encoding;
  return { status: 200, headers: out, body: readFileSync(file + (suffix ?? '')) };
}

function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done(server.address().port);
    });
  });
}

async function listenFrom(server, first) {
  for (let port = first; ; port += 1) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= first + TRIES) throw error;
    }
  }
}

/** Serves a built directory; the base is the one it was built for unless another is named. */
export async function serve({ dir = 'dist', port = 8080, base } = {}) {
  const root = resolve(dir);
  if (!isFile(join(root, 'index.html'))) throw new Error('There is no built app to serve: run npm run build first.');
  const build = join(root, 'build.json');
  const prefix = base ?? (existsSync(build) ? JSON.parse(readFileSync(build, 'utf8')).base : '');
  const server = createServer((request, response) => {
    const { status, headers = {}, body = '' } = answer(root, prefix, request);
    response.writeHead(status, {
      ...headers,
      ...(status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const taken = await listenFrom(server, port);
  return {
    url: `http://localhost:${taken}${prefix}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

/** --port 9000 on the command line, or PORT, or 8080. */
function wantedPort(args = process.argv) {
  const at = args.indexOf('--port');
  const port = Number((at >= 0 ? args[at + 1] : process.env.PORT) || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('The port must be a number up to 65535.');
  return port;
}

/** Serves dist/ until stopped and says where. */
export async function serveHere() {
  const dir = fileURLToPath(new URL('../dist', import.meta.url));
  const { url, close } = await serve({ dir, port: wantedPort() });
  console.log(`Abaculus is at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await serveHere().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

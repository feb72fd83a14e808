import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const page = readFileSync(join(ROOT, 'public/index.html'), 'utf8');

const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1] ?? '';
const directives = new Map(
  policy.split(';').map((part) => {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    return [name, sources];
  }),
);

test('no script runs but our own: nothing inline, nothing evaluated', () => {
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]/);
  expect(page).not.toMatch(/\son\w+="/);
});

test('whatever is not named may come from our own origin only, and nothing may be asked of another', () => {
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/https?:|\*/);
});

test('the page itself names no other origin', () => {
  expect(page.match(/(?:src|href|content)="(?:https?:)?\/\/[^"]*"/g) ?? []).toEqual([]);
});

/** What keys and tokens of well-known services look like. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bsk_live_\w{16,}\b/,
  /\bxox[abp]-[\w-]{10,}/,
];
const ROOMS = ['app', 'assets', 'components', 'docs', 'e2e', 'public', 'rules', 'scripts', 'store'];
const TEXT = /\.(?:[cm]?[jt]sx?|json|html|css|md|ya?ml|txt|webmanifest)$/;

test('no secret lies in the code', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  ).filter((file) => TEXT.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(found).toEqual([]);
});

import { readFileSync } from 'node:fs';
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

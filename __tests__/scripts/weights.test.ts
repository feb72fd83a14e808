import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WEIGHTS = join(__dirname, '../../scripts/web/weights.mjs');

const SCRIPT = ['__d(react);', '__d(router);', '__d(ours);', '__d(react again);', '__r(0);'];
const TAIL = ['//# sourceMappingURL=/entry-1.js.map', '//# debugId=1'];
/** A module a line: the sources 0, 1, 2 and 0, then what Metro adds. */
const MAP = {
  version: 3,
  sources: ['/node_modules/react/index.js', '/node_modules/a/node_modules/@b/router/c.js', '/store/session.ts'],
  mappings: 'AAAA;ACAA;ACAA;AFAA;',
};

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'abaculus-weights-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('every byte of a script has an owner, and its map is not shipped', () => {
  writeFileSync(join(dir, 'entry-1.js'), [...SCRIPT, ...TAIL].join('\n'));
  writeFileSync(join(dir, 'entry-1.js.map'), JSON.stringify(MAP));
  const run = `const { takeMaps } = await import(${JSON.stringify(WEIGHTS)});
    console.log(JSON.stringify(takeMaps(process.argv[1])));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', run, dir], { encoding: 'utf8' });

  const bytes = (...lines: string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0);
  expect(JSON.parse(out)).toEqual({
    'entry-1.js': [
      ['react', bytes('__d(react);', '__d(react again);')],
      ['@b/router', bytes('__d(router);')],
      ['our store/', bytes('__d(ours);')],
      ['Metro', bytes('__r(0);')],
    ],
  });
  expect(readdirSync(dir)).toEqual(['entry-1.js']);
  expect(readFileSync(join(dir, 'entry-1.js'), 'utf8')).toBe(SCRIPT.join('\n'));
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@/rules/games';

const ROOT = join(__dirname, '../..');

interface Promised {
  readonly words: string;
  readonly tests?: readonly { readonly file: string }[];
  readonly commands?: readonly string[];
  readonly bench?: string;
}

/** The package's scripts are modules, which jest does not take. */
const parts = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { PARTS } from './scripts/proof/promises.mjs'; console.log(JSON.stringify(PARTS));`,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  ),
) as Record<string, { promises: readonly Promised[] }>;
const promises = Object.values(parts).flatMap((part) => part.promises);

test('every promise names what proves it, and every file of it is there', () => {
  const empty = promises.filter(({ tests = [], commands = [], bench }) => !tests.length && !commands.length && !bench);
  expect(empty).toEqual([]);
  const files = promises.flatMap(({ tests = [] }) => tests.map(({ file }) => file));
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every part of the benchmark is a promise, and there is no other', () => {
  const bench = readFileSync(join(ROOT, 'scripts/bench.mjs'), 'utf8');
  const [, inBrowser = '', alone = ''] =
    /const IN_BROWSER = \{(.*?)\n\};.*const ALONE = \{(.*?)\n\};/s.exec(bench) ?? [];
  const measured = [...`${inBrowser}${alone}`.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  expect(measured.length).toBeGreaterThan(5);
  const promised = promises.flatMap(({ bench: part }) => part ?? []);
  expect([...new Set(promised)].sort()).toEqual(measured.sort());
});

test('every game is played through by what proves the rules', () => {
  const files = promises.flatMap(({ tests = [] }) => tests.map(({ file }) => file));
  const wanted = GAMES.flatMap(({ id }) => [
    `__tests__/rules/${id}/laws.test.ts`,
    `__tests__/rules/${id}/golden.test.ts`,
    `e2e/journeys/${id}.e2e.ts`,
  ]);
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
});

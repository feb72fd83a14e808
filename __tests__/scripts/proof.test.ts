import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@/rules/games';

const ROOT = join(__dirname, '../..');

interface Promised {
  readonly words: string;
  readonly tests?: readonly { readonly file: string; readonly env?: Readonly<Record<string, string>> }[];
  readonly commands?: readonly string[];
  readonly bench?: string;
}

/** The package's scripts are modules, which jest does not take. */
const asked = (script: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }));
const parts = asked(
  `import { PARTS } from './scripts/proof/promises.mjs'; console.log(JSON.stringify(PARTS));`,
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

test('what takes long is asked for once: the slow lane runs every test that a promise wants run long', () => {
  const long = promises.flatMap(({ tests = [] }) => tests.filter(({ env }) => env !== undefined));
  expect(long.length).toBeGreaterThan(5);
  const uncovered = asked(`
    import { covers, SLOW } from './scripts/slow.mjs';
    const long = ${JSON.stringify(long)};
    console.log(JSON.stringify(long.filter((test) => !SLOW.some((job) => covers(job, test)))));
  `);
  expect(uncovered).toEqual([]);
});

test('a job runs a test only in its lane, among its files, and as hard as it is asked for', () => {
  const job = { lane: 'unit', files: ['__tests__/rules'], env: { ABACULUS_ACTIONS: '100000' } };
  const rules = { lane: 'unit', file: '__tests__/rules/shaolia/laws.test.ts' };
  const tests = [
    rules,
    { ...rules, env: { ABACULUS_ACTIONS: '100000' } },
    { ...rules, lane: 'browser' },
    { ...rules, file: '__tests__/store/clock.test.ts' },
    { ...rules, env: { ABACULUS_ACTIONS: '200000' } },
    { ...rules, env: { ABACULUS_SLOW: '1' } },
  ];
  const covered = asked(`
    import { covers } from './scripts/slow.mjs';
    const job = ${JSON.stringify(job)};
    console.log(JSON.stringify(${JSON.stringify(tests)}.map((test) => covers(job, test))));
  `);
  expect(covered).toEqual([true, true, false, false, false, false]);
});

test('the share of its working time that the host took is reckoned from what the system counts', () => {
  const words = asked(`
    import { stolenWords, ticksIn } from './scripts/bench/stolen.mjs';
    const at = (...ticks) => ticksIn('cpu  ' + ticks.join(' ') + '\\ncpu0 1 2 3 4 5 6 7 8 9 10\\n');
    const [before, after] = [at(100, 0, 50, 900, 30, 0, 0, 40, 0, 0), at(150, 5, 65, 990, 70, 3, 2, 65, 0, 0)];
    console.log(JSON.stringify([stolenWords(before, after), stolenWords(ticksIn(''), after)]));
  `);
  // 75 ticks worked and 25 taken: waiting for the disk is neither.
  expect(words).toEqual(['25 % of its working time taken by its host', 'time taken by its host not known']);
});

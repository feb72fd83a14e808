// Runs what the promises name, each lane once for each setting, and says what came of every test, command and row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LANES = {
  unit: (files) => ['npx', 'jest', ...files],
  browser: (files) => ['npx', 'jest', '--config', 'e2e/browser/jest.config.js', ...files],
  journeys: (files) => ['npx', 'detox', 'test', '-c', 'web.chromium', ...files, '--'],
};

export const CACHE = resolve('.cache/proof');
const FIGURES = join(CACHE, 'figures.jsonl');

async function run(command, args, env = {}) {
  console.log(`\n== ${[...Object.entries(env).map(([key, value]) => `${key}=${value}`), command, ...args].join(' ')}`);
  const more = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', ABACULUS_FIGURES: FIGURES, ...env };
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...more } });
  const [status] = await once(child, 'exit');
  return status === 0;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Tests of one lane with one environment run together. */
function batches(tests) {
  const found = new Map();
  for (const test of tests) {
    const key = JSON.stringify([test.lane, test.env ?? {}]);
    found.set(key, [...(found.get(key) ?? []), test]);
  }
  return [...found.values()];
}

/** Every assertion that ran in the lane, with its file. */
async function ranIn(batch, index) {
  const [{ lane, env }] = batch;
  const out = join(CACHE, `tests-${index}.json`);
  rmSync(out, { force: true });
  const names = new Set(batch.map(({ name }) => name));
  // One name for all of them spares the rest of their files.
  const only = names.size === 1 && !names.has(undefined) ? ['-t', [...names][0]] : [];
  const [command, ...args] = LANES[lane]([...new Set(batch.map(({ file }) => file))]);
  await run(command, [...args, ...only, '--json', `--outputFile=${out}`], env);
  const results = read(out)?.testResults ?? [];
  return results.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ path, fullName, status })),
  );
}

/** How many tests passed and failed that this entry names. */
function judge({ file, name }, ran) {
  const own = ran.filter(({ path, fullName }) => path.includes(`/${file}`) && (!name || fullName.includes(name)));
  const count = (status) => own.filter((each) => each.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

export async function runTests(tests) {
  const judged = new Map();
  for (const [index, batch] of batches(tests).entries()) {
    const ran = await ranIn(batch, index);
    for (const test of batch) judged.set(test, judge(test, ran));
  }
  return judged;
}

export async function runCommands(commands) {
  const passed = new Map();
  for (const command of new Set(commands)) {
    const [first, ...rest] = command.split(' ');
    passed.set(command, await run(first, rest));
  }
  return passed;
}

export async function runBench(parts) {
  if (parts.length === 0) return [];
  const out = join(CACHE, 'bench.json');
  rmSync(out, { force: true });
  await run(process.execPath, ['scripts/bench.mjs', ...parts, '--json', out]);
  return read(out)?.rows ?? [];
}

export async function build() {
  if (!(await run(process.execPath, ['scripts/build-web.mjs']))) throw new Error('The app could not be built.');
}

/** What tests told by themselves. */
export function toldFigures() {
  const text = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8') : '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function forgetFigures() {
  rmSync(FIGURES, { force: true });
}

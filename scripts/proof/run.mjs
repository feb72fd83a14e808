// Runs what the promises name, each lane once for each setting, and says what came of every test, command and row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { QUIET, sideBySide } from '../sideBySide.mjs';

/** One worker each: two of them run at a time. */
const LANES = {
  unit: (files) => `npx jest -w 1 ${files}`,
  browser: (files) => `npx jest -w 1 --config e2e/browser/jest.config.js ${files}`,
  journeys: (files) => `npx detox test -c web.chromium ${files} --`,
};

export const CACHE = resolve('.cache/proof');
const FIGURES = join(CACHE, 'figures.jsonl');

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

function jobOf(batch, index) {
  const [{ lane, env = {} }] = batch;
  const out = join(CACHE, `tests-${index}.json`);
  rmSync(out, { force: true });
  const names = [...new Set(batch.map(({ name }) => name))];
  // Where each has a name, the rest of their files is spared.
  const only = names.every(Boolean) ? `-t '${names.join('|')}'` : '';
  const files = [...new Set(batch.map(({ file }) => file))].join(' ');
  const setting = Object.entries(env).map(([key, value]) => ` ${key}=${value}`);
  return {
    name: `${lane}${setting.join('')}`,
    command: `${LANES[lane](files)} ${only} --json --outputFile=${out}`,
    env: { ABACULUS_FIGURES: FIGURES, ...env },
    batch,
    out,
  };
}

/** Every assertion that ran, with its file. */
const ranIn = (out) =>
  (read(out)?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ path, fullName, status })),
  );

/** How many tests passed and failed that this entry names. */
function judge({ file, name }, ran) {
  const own = ran.filter(({ path, fullName }) => path.includes(`/${file}`) && (!name || fullName.includes(name)));
  const count = (status) => own.filter((each) => each.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** What came of every test and of every command: two maps. */
export async function runAll(tests, commands) {
  const ofTests = batches(tests).map(jobOf);
  const ofCommands = [...new Set(commands)].map((command) => ({ name: command, command }));
  const passed = await sideBySide([...ofTests, ...ofCommands], CACHE);
  const judged = ofTests.flatMap(({ batch, out }) => {
    const ran = ranIn(out);
    return batch.map((test) => [test, judge(test, ran)]);
  });
  return {
    judged: new Map(judged),
    passed: new Map(ofCommands.map((job) => [job.command, passed.get(job)])),
  };
}

/** What needs the machine to itself. */
async function alone(...args) {
  console.log(`\n== node ${args.join(' ')}`);
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...QUIET } });
  const [status] = await once(child, 'exit');
  return status === 0;
}

export async function runBench(parts) {
  if (parts.length === 0) return [];
  const out = join(CACHE, 'bench.json');
  rmSync(out, { force: true });
  await alone('scripts/bench.mjs', ...parts, '--json', out);
  return read(out)?.rows ?? [];
}

export async function build() {
  if (!(await alone('scripts/build-web.mjs'))) throw new Error('The app could not be built.');
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

// Runs what the promises name, each lane once for each setting, and says what came of every test, command and row.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { laneJob, ranIn, readJson, toldFigures } from '../lanes.mjs';
import { QUIET, sideBySide } from '../sideBySide.mjs';
import { covers, runSlow, SLOW, slowFigures } from '../slow.mjs';

export const CACHE = resolve('.cache/proof');

/** Tests of one lane with one environment run together. */
function batches(tests) {
  const found = new Map();
  for (const test of tests) {
    const key = JSON.stringify([test.lane, test.env ?? {}]);
    found.set(key, [...(found.get(key) ?? []), test]);
  }
  return [...found.values()];
}

function jobOf(batch) {
  const [{ lane, env = {} }] = batch;
  const names = [...new Set(batch.map(({ name }) => name))];
  const setting = Object.entries(env).map(([key, value]) => ` ${key}=${value}`);
  const job = {
    name: `${lane}${setting.join('')}`,
    lane,
    files: [...new Set(batch.map(({ file }) => file))],
    env,
    // Where each has a name, the rest of their files is spared.
    only: names.every(Boolean) ? `-t '${names.join('|')}'` : '',
  };
  return { ...laneJob(job, CACHE), batch };
}

/** How many tests passed and failed that this entry names. */
function judge({ file, name }, ran) {
  const own = ran.filter(({ path, fullName }) => path.includes(`/${file}`) && (!name || fullName.includes(name)));
  const count = (status) => own.filter((each) => each.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** The jobs of the slow lane that some of this asks for. */
const slowJobs = (tests, commands) =>
  SLOW.filter((job) =>
    job.lane ? tests.some((test) => test.env && covers(job, test)) : commands.includes(job.command),
  );

/** What came of every test and of every command, two maps, and the commits at which what takes long ran. */
export async function runAll(tests, commands) {
  const slow = await runSlow(slowJobs(tests, commands));
  const inLanes = slow.filter(({ job }) => job.lane);
  const covering = (test) => inLanes.find(({ job }) => covers(job, test));
  const ofTests = batches(tests.filter((test) => !covering(test))).map(jobOf);
  const done = new Map(slow.map(({ job, passed }) => [job.command, passed]));
  const ofCommands = [...new Set(commands)]
    .filter((command) => !done.has(command))
    .map((command) => ({ name: command, command }));
  const passed = await sideBySide([...ofTests, ...ofCommands], CACHE);
  const judged = ofTests.flatMap(({ batch, out }) => {
    const ran = ranIn(out);
    return batch.map((test) => [test, judge(test, ran)]);
  });
  const taken = tests.flatMap((test) => (covering(test) ? [[test, judge(test, covering(test).ran)]] : []));
  return {
    judged: new Map([...judged, ...taken]),
    passed: new Map([...done, ...ofCommands.map((job) => [job.command, passed.get(job)])]),
    commits: [...new Set(slow.map(({ commit }) => commit))],
  };
}

/** What tests told by themselves, in either lane. */
export const figures = () => [...slowFigures(), ...toldFigures(CACHE)];

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
  return readJson(out)?.rows ?? [];
}

export async function build() {
  if (!(await alone('scripts/build-web.mjs'))) throw new Error('The app could not be built.');
}

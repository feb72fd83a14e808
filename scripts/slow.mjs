// The slow lane: what takes long. `npm run test:slow` runs it, and `npm run proof` takes over what it has just proven.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { forgetFigures, laneJob, ranIn, readJson, toldFigures } from './lanes.mjs';
import { sideBySide } from './sideBySide.mjs';

const FOLDER = resolve('.cache/slow');
const RECORD = join(FOLDER, 'run.json');

/** The longest first; each keeps to about one core, and none writes what another reads. */
export const SLOW = [
  {
    name: 'long random play',
    lane: 'unit',
    files: ['__tests__/rules', '__tests__/store'],
    env: { ABACULUS_RUNS: '500', ABACULUS_ACTIONS: '100000' },
  },
  { name: 'torture', lane: 'browser', files: ['e2e/browser/kill.browser.ts'], env: { ABACULUS_SEEDS: '200' } },
  { name: 'screens', command: 'node scripts/screens.mjs --built' },
  {
    name: 'sub-path, driver, and every game on other screens',
    lane: 'browser',
    files: ['e2e/browser/subpath.browser.ts', 'e2e/driver/selftest', 'e2e/browser/access.browser.ts'],
    env: { ABACULUS_SLOW: '1' },
  },
  {
    name: 'components on iOS and Android',
    lane: 'unit',
    files: ['__tests__/components'],
    env: { ABACULUS_PLATFORMS: 'ios,android' },
  },
  { name: 'export for Android and iOS', command: 'npx expo export -p android -p ios --output-dir .cache/native' },
  { name: 'native config', command: 'node scripts/check-native.mjs' },
];

/** Whether that job runs this test, as it is asked for here or harder. */
export const covers = (job, { lane, file, env = {} }) =>
  job.lane === lane &&
  job.files.some((path) => file.startsWith(path)) &&
  Object.entries(env).every(([key, value]) => job.env[key] === value);

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit, and whether anything but the pictures differs from it: the slow lane itself takes those anew. */
export function commitHere() {
  const changed = git('status', '--porcelain', '--', '.', ':!docs/screens', ':!public/screenshots') !== '';
  return { commit: git('rev-parse', '--short', 'HEAD'), changed };
}

/** Runs these jobs and keeps what came of them with the commit. */
export async function runSlow(jobs = SLOW) {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(RECORD, { force: true });
  forgetFigures(FOLDER);
  const at = commitHere();
  const runs = jobs.map((job) => (job.lane ? laneJob(job, FOLDER) : job));
  const passed = await sideBySide(runs, FOLDER);
  const kept = runs.map((run) => ({ name: run.name, passed: passed.get(run), out: run.out }));
  writeFileSync(RECORD, JSON.stringify({ ...at, kept }));
  return resultsOf(kept, jobs);
}

/** What came of these jobs when the slow lane last ran, if that was of this very commit and all of them passed. */
export function lastSlow(jobs) {
  const { kept = [], ...record } = readJson(RECORD) ?? {};
  const here = commitHere();
  if (record.commit !== here.commit || record.changed || here.changed) return undefined;
  const passed = (job) => kept.some((each) => each.name === job.name && each.passed);
  return jobs.every(passed) ? resultsOf(kept, jobs) : undefined;
}

const resultsOf = (kept, jobs) =>
  jobs.map((job) => {
    const { passed, out } = kept.find(({ name }) => name === job.name);
    return { job, passed, ran: out ? ranIn(out) : [] };
  });

export const slowFigures = () => toldFigures(FOLDER);

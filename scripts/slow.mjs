// The slow lane: what takes long. `npm run test:slow` runs it, and `npm run proof` too. A job that has passed is not run
// again before something changes that it reads, so that after a failure, and for the proof, only the rest has to run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { laneJob, ranIn, readJson, toldFigures } from './lanes.mjs';
import { sideBySide } from './sideBySide.mjs';

const FOLDER = resolve('.cache/slow');
const RECORD = join(FOLDER, 'run.json');

/** What no job reads: words, pictures, and how jobs are run and told. */
const UNREAD = [
  '*.md',
  '__tests__/scripts',
  'docs',
  'public/screenshots',
  'scripts/lanes.mjs',
  'scripts/proof.mjs',
  'scripts/proof',
  'scripts/sideBySide.mjs',
  'scripts/slow.mjs',
  'scripts/test.mjs',
];
const TEST = /\.(browser|e2e|test)\.tsx?$/;
const TOURS = 'e2e/browser/tours';

/** The longest first; each keeps to about one core, and none writes what another reads. */
export const SLOW = [
  {
    name: 'long random play',
    lane: 'unit',
    files: ['__tests__/rules', '__tests__/store'],
    env: { ABACULUS_RUNS: '500', ABACULUS_ACTIONS: '100000' },
    unread: ['e2e'],
  },
  {
    name: 'torture',
    lane: 'browser',
    files: ['e2e/browser/kill.browser.ts'],
    env: { ABACULUS_SEEDS: '200' },
    unread: [TOURS],
  },
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
    unread: ['e2e'],
  },
  {
    name: 'export for Android and iOS',
    command: 'npx expo export -p android -p ios --output-dir .cache/native',
    unread: ['e2e', '__tests__'],
  },
  { name: 'native config', command: 'node scripts/check-native.mjs', unread: ['e2e', '__tests__'] },
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

/** A test that the job does not run; what it shares with those it runs is a file of another kind. */
const isOtherTest = ({ files }, path) => TEST.test(path) && !files?.some((each) => path.startsWith(each));

const askedOf = ({ command, env = {} }) => JSON.stringify({ command, env });

/** Whether it passed, asked just so, and nothing that it reads has changed since. */
function holds(last, run) {
  if (!last?.passed || last.changed || last.asked !== askedOf(run)) return false;
  const read = ['--', '.', ...[...UNREAD, ...(run.unread ?? [])].map((path) => `:(exclude)${path}`)];
  try {
    const changed = [
      ...git('diff', '--name-only', last.commit, ...read).split('\n'),
      ...git('ls-files', '--others', '--exclude-standard', ...read).split('\n'),
    ];
    return changed.every((path) => path === '' || isOtherTest(run, path));
  } catch {
    // A commit that is no longer there.
    return false;
  }
}

/** Runs those of these jobs that have not passed yet as things are, and keeps what came of each with its commit. */
export async function runSlow(jobs = SLOW) {
  mkdirSync(FOLDER, { recursive: true });
  const before = readJson(RECORD)?.kept ?? [];
  const lastOf = (run) => before.find(({ name }) => name === run.name);
  const runs = jobs.map((job) => ({ ...job, ...(job.lane ? laneJob(job, FOLDER) : {}) }));
  const held = runs.filter((run) => holds(lastOf(run), run));
  for (const run of held) {
    console.log(`== ${run.name}: passed at ${lastOf(run).commit}, and nothing that it reads has changed`);
  }
  const at = commitHere();
  const passed = await sideBySide(
    runs.filter((run) => !held.includes(run)),
    FOLDER,
  );
  const ofRun = (run) => {
    const { name, out } = run;
    return held.includes(run) ? lastOf(run) : { name, passed: passed.get(run), out, ...at, asked: askedOf(run) };
  };
  const others = before.filter(({ name }) => !runs.some((run) => run.name === name));
  const now = runs.map(ofRun);
  writeFileSync(RECORD, JSON.stringify({ kept: [...others, ...now] }));
  return now.map(({ out, ...result }, index) => ({ job: jobs[index], ...result, ran: out ? ranIn(out) : [] }));
}

export const slowFigures = () => toldFigures(FOLDER);

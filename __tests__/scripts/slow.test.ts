import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SLOW = join(__dirname, '../../scripts/slow.mjs');
/** One reads everything, one minds no change in e2e/, one fails until there is a file that mends it. */
const JOBS = [
  { name: 'all', command: 'echo all >> .cache/ran' },
  { name: 'rules', command: 'echo rules >> .cache/ran', unread: ['e2e'] },
  { name: 'weak', command: 'echo weak >> .cache/ran && test -f .cache/mended' },
];

let home = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: home });
const put = (file: string, text: string) => writeFileSync(join(home, file), text);
const commit = (file: string, text: string) => {
  put(file, text);
  git('add', '-A');
  git('-c', 'user.name=Mira', '-c', 'user.email=mira@localhost', 'commit', '-qm', text);
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'abaculus-slow-'));
  for (const folder of ['.cache', 'e2e', 'docs', 'rules']) mkdirSync(join(home, folder));
  git('init', '-q');
  commit('.gitignore', '.cache\n');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs the lane on these jobs: which of them ran, and which are told as passed. */
function run(jobs = JOBS) {
  const ran = join(home, '.cache/ran');
  rmSync(ran, { force: true });
  const script = `
    import { runSlow } from ${JSON.stringify(SLOW)};
    const results = await runSlow(${JSON.stringify(jobs)});
    console.log('\\n' + JSON.stringify(results.filter(({ passed }) => passed).map(({ job }) => job.name)));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: home, encoding: 'utf8' });
  return {
    ran: existsSync(ran) ? readFileSync(ran, 'utf8').split('\n').filter(Boolean).sort() : [],
    passed: JSON.parse(told.trim().split('\n').at(-1) ?? '') as string[],
  };
}

test('what has passed is not run again, what has failed is', () => {
  expect(run()).toEqual({ ran: ['all', 'rules', 'weak'], passed: ['all', 'rules'] });
  expect(run()).toEqual({ ran: ['weak'], passed: ['all', 'rules'] });
  put('.cache/mended', '');
  expect(run()).toEqual({ ran: ['weak'], passed: ['all', 'rules', 'weak'] });
  expect(run()).toEqual({ ran: [], passed: ['all', 'rules', 'weak'] });
});

test.each([
  ['words are no change', 'docs/page.md', []],
  ['a change runs what reads it', 'e2e/tour.js', ['all', 'weak']],
  ['a test that none of them runs is no change', 'e2e/tabs.browser.ts', []],
  ['a change of the rules runs everything', 'rules/game.ts', ['all', 'rules', 'weak']],
])('%s', (_, file, ran) => {
  put('.cache/mended', '');
  run();
  commit(file, 'changed');
  expect(run().ran).toEqual(ran);
});

test('a change that is not committed counts too, a new file and one that is gone again', () => {
  put('.cache/mended', '');
  run();
  put('rules/new.ts', '1');
  expect(run().ran).toEqual(['all', 'rules', 'weak']);
  // Nobody can tell what those ran with.
  rmSync(join(home, 'rules/new.ts'));
  expect(run().ran).toEqual(['all', 'rules', 'weak']);
});

test('asked otherwise is another question', () => {
  put('.cache/mended', '');
  run();
  const [all, ...rest] = JOBS;
  const harder = [{ ...all, env: { ABACULUS_RUNS: '9' } }, ...rest] as typeof JOBS;
  expect(run(harder).ran).toEqual(['all']);
});

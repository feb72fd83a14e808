// The two lanes of checks. `npm test` is what CI runs; `npm run test:slow` adds what takes long: native exports, both
// native presets, long random play, 200-seed torture, sub-path build and all screenshots, two at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './ensure-browser.mjs';
import { QUIET } from './sideBySide.mjs';
import { runSlow, SLOW } from './slow.mjs';

const FIRST = [
  // Side by side: none of them minds another's load.
  [
    'types, lint, format, dead code',
    'npx tsc --noEmit',
    'npx eslint . --max-warnings 0',
    'npx prettier --check . --log-level warn',
    'npx knip',
  ],
  ['rules, store and components', 'npx jest'],
  ['web build', 'node scripts/build-web.mjs'],
  ['bytes', 'node scripts/gate-bytes.mjs'],
  ['driver', 'npx detox test -c web.selftest'],
  ['journeys', 'npx detox test -c web.chromium'],
  ['browser', 'npx jest --config e2e/browser/jest.config.js'],
];

async function passes(command) {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...QUIET } });
  const [status] = await once(child, 'exit');
  if (status !== 0) console.log(`== failed: ${command}`);
  return status === 0;
}

/** One step after the other, each with all the machine, and the names of those that failed. */
async function inTurn(steps) {
  const failed = [];
  for (const [name, ...commands] of steps) {
    const started = Date.now();
    console.log(`\n== ${name}: ${commands.join(' + ')}`);
    const passed = (await Promise.all(commands.map(passes))).every(Boolean);
    console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
    if (!passed) failed.push(name);
  }
  return failed;
}

/** The build that all of them are served, then the jobs. */
async function slowly() {
  const build = FIRST.filter(([name]) => name === 'web build');
  const unbuilt = await inTurn(build);
  if (unbuilt.length > 0) return unbuilt;
  const results = await runSlow();
  return results.filter(({ passed }) => !passed).map(({ job }) => job.name);
}

await ensureBrowser();
const slow = process.argv.includes('slow');
const failed = slow ? await slowly() : await inTurn(FIRST);
const lanes = (slow ? SLOW : FIRST).length;
console.log(`\n${lanes - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

// The two lanes of checks. `npm test` is what CI runs; `npm run test:slow` adds what takes long: native exports, both
// native presets, long random play, 200-seed torture, sub-path build and all screenshots.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from './ensure-browser.mjs';

const slow = process.argv.includes('slow');
const env = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

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

const SLOW = [
  ['long random play', 'npx jest --selectProjects rules', { ABACULUS_RUNS: '1500', ABACULUS_ACTIONS: '100000' }],
  ['components on Android', 'npx jest --selectProjects android', { ABACULUS_PLATFORMS: 'android' }],
  ['export for Android and iOS', 'npx expo export -p android -p ios --output-dir .cache/native'],
  ['native config', 'node scripts/check-native.mjs'],
  [
    'sub-path, driver and narrow screens',
    'npx jest --config e2e/browser/jest.config.js subpath driver access',
    { ABACULUS_SLOW: '1' },
  ],
  ['torture', 'npm run torture --silent'],
  ['screens', 'node scripts/screens.mjs'],
];

async function passes(command, more) {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env, ...more } });
  const [status] = await once(child, 'exit');
  if (status !== 0) console.log(`== failed: ${command}`);
  return status === 0;
}

await ensureBrowser();
const failed = [];
for (const [name, ...step] of slow ? SLOW : FIRST) {
  const more = typeof step.at(-1) === 'object' ? step.at(-1) : {};
  const commands = step.filter((part) => typeof part === 'string');
  const started = Date.now();
  console.log(`\n== ${name}: ${commands.join(' + ')}`);
  const all = await Promise.all(commands.map((command) => passes(command, more)));
  const passed = all.every(Boolean);
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (!passed) failed.push(name);
}
const lanes = (slow ? SLOW : FIRST).length;
console.log(`\n${lanes - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

// The two lanes of checks. `npm test` is what CI runs; `npm run test:slow` adds what takes long: native exports, both
// native presets, long random play, 200-seed torture, sub-path build and all screenshots.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.mjs';

const slow = process.argv.includes('slow');
const env = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

const FIRST = [
  ['types', 'npx tsc --noEmit'],
  ['lint', 'npx eslint . --max-warnings 0'],
  ['format', 'npx prettier --check . --log-level warn'],
  ['dead code', 'npx knip'],
  ['rules, store and components', 'npx jest'],
  ['web build', 'node scripts/build-web.mjs'],
  ['bytes', 'node scripts/gate-bytes.mjs'],
  ['driver', 'npx detox test -c web.selftest'],
  ['journeys', 'npx detox test -c web.chromium'],
  ['browser', 'npx jest --config e2e/browser/jest.config.js'],
];

const SLOW = [
  ['long random play', 'npx jest --selectProjects rules', { ABACULUS_RUNS: '1500' }],
  ['components on Android', 'npx jest --selectProjects android', { ABACULUS_PLATFORMS: 'android' }],
  ['export for Android and iOS', 'npx expo export -p android -p ios --output-dir .cache/native'],
  ['native config', 'node scripts/check-native.mjs'],
  ['sub-path', 'npx jest --config e2e/browser/jest.config.js subpath', { ABACULUS_SLOW: '1' }],
  ['torture', 'npm run torture --silent'],
  ['screens', 'node scripts/screens.mjs'],
];

await ensureBrowser();
const failed = [];
for (const [name, command, more = {}] of slow ? SLOW : FIRST) {
  const started = Date.now();
  console.log(`\n== ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env, ...more } });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) failed.push(name);
}
const lanes = (slow ? SLOW : FIRST).length;
console.log(`\n${lanes - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

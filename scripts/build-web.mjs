// Exports the web app into dist/: Expo's export, then the page, the manifest, the service worker and compressed copies.
// ABACULUS_BASE=/sub/path builds it for a sub-path. Nothing is done when dist/ is from the same inputs; --force does it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePath } from './web/base.mjs';
import { compress } from './web/compress.mjs';
import { filesBelow, hashOf } from './web/files.mjs';
import { finishManifest } from './web/manifest.mjs';
import { finishPage } from './web/page.mjs';
import { writeServiceWorker } from './web/service-worker.mjs';
import { takeMaps } from './web/weights.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
// The old dist/ stays whole until the new one is.
const STAGE = join(ROOT, '.cache/web');

const ROOMS = ['app', 'components', 'rules', 'store', 'assets', 'public'];
const TOOLS = ['scripts/build-web.mjs', 'scripts/lean-web', 'scripts/shims', 'scripts/web'];
const SETTINGS = ['entry.ts', 'app.json', 'app.config.js', 'babel.config.js', 'metro.config.js', 'tsconfig.json'];
const PACKAGES = ['package.json', 'package-lock.json'];
const INPUTS = [...ROOMS, ...TOOLS, ...SETTINGS, ...PACKAGES];

function lastBuild() {
  const path = join(DIST, 'build.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function exportApp() {
  const cli = createRequire(join(ROOT, 'package.json')).resolve('expo/bin/cli');
  const { status } = spawnSync(process.execPath, [cli, 'export', '-p', 'web', '--source-maps', '--output-dir', STAGE], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web app could not be exported.');
}

/** Builds dist/ if its inputs changed; says whether it did. */
export async function buildWeb({ force = false } = {}) {
  const base = basePath();
  const inputs = hashOf(ROOT, INPUTS);
  const last = lastBuild();
  if (!force && last.inputs === inputs && last.base === base) return false;

  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(STAGE, { recursive: true });
  exportApp();
  rmSync(join(STAGE, 'metadata.json'), { force: true });
  const weights = takeMaps(STAGE);
  finishManifest(STAGE, base);
  const id = hashOf(STAGE, filesBelow(STAGE)).slice(0, 12);
  finishPage(STAGE, base, id);
  const precache = await writeServiceWorker(STAGE);
  // GitHub Pages would drop _expo/ without it.
  writeFileSync(join(STAGE, '.nojekyll'), '');
  await compress(STAGE);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(
    join(STAGE, 'build.json'),
    `${JSON.stringify({ id, version, base, inputs, precache, weights }, null, 1)}\n`,
  );

  rmSync(DIST, { recursive: true, force: true });
  renameSync(STAGE, DIST);
  return true;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const built = await buildWeb({ force: process.argv.includes('--force') });
    console.log(built ? `dist/ holds build ${lastBuild().id}.` : 'dist/ is up to date.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

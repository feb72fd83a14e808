import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';
import { HASHED } from './hashed.mjs';

/** Takes a file that another app shares: part of the one worker, so that nothing is fetched beside it. */
const SHARE_TARGET = new URL('./share-target.js', import.meta.url);

/**
 * One sw.js that holds the whole app. A new version waits until the app posts {type: 'SKIP_WAITING'} or all its tabs are
 * gone; claiming only matters on the first visit, where no worker is in charge yet.
 */
export async function writeServiceWorker(dir) {
  let precache = [];
  const { warnings } = await generateSW({
    swDest: join(dir, 'sw.js'),
    globDirectory: dir,
    globPatterns: ['**/*'],
    // Workbox would skip node_modules, under which Expo puts the SQLite wasm: no start offline without it.
    globIgnores: ['**/*.map', '404.html', 'build.json', 'robots.txt', 'screenshots/**', '**/*.OFL.txt'],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    // The copy that the page has just loaded is reused.
    dontCacheBustURLsMatching: HASHED,
    manifestTransforms: [
      (manifest) => {
        precache = manifest.map(({ url }) => url);
        return { manifest, warnings: [] };
      },
    ],
    cacheId: 'abaculus',
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    skipWaiting: false,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  appendFileSync(join(dir, 'sw.js'), readFileSync(SHARE_TARGET, 'utf8'));
  return precache;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Width and height from a PNG's header. */
function pngSize(path) {
  const header = readFileSync(path).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

/**
 * The manifest's URLs are relative to it, so any base will do; only `id` is not (it resolves against the origin, and two
 * copies on one origin must not be one app). Screenshots that were not taken are left out: a missing one voids the rest.
 */
export function finishManifest(dir, base) {
  const path = join(dir, 'manifest.webmanifest');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const screenshots = manifest.screenshots
    .filter(({ src }) => existsSync(join(dir, src)))
    .map((shot) => ({ ...shot, sizes: pngSize(join(dir, shot.src)) }));
  writeFileSync(path, JSON.stringify({ ...manifest, id: `${base}/`, screenshots }));
}

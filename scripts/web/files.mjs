import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files below a directory as sorted paths with forward slashes, relative to it. */
export function filesBelow(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(dir, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** One hash over names and contents; what does not exist is left out. */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat) continue;
    const files = stat.isDirectory() ? filesBelow(join(root, path)).map((file) => `${path}/${file}`) : [path];
    for (const file of files) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

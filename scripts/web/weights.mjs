// What each script is made of, told by its source map. The maps stay behind: nobody who plays needs them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { filesBelow } from './files.mjs';

const MODULES = '/node_modules/';
const SOURCE = 1;

/** A package by its name, our own code by its room; what Metro itself adds has no source. */
export function ownerOf(source) {
  if (!source) return 'Metro';
  if (source.includes(MODULES)) {
    const [scope, name] = source.split(MODULES).at(-1).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const [, room, file] = source.split('/');
  return file ? `our ${room}/` : 'Metro';
}

/** Metro writes a module a line: bytes by owner, the heaviest first. */
export function weighScript(script, map) {
  const segments = decode(map.mappings);
  const bytes = new Map();
  for (const [at, line] of script.split('\n').entries()) {
    const first = segments[at]?.find((segment) => segment.length > SOURCE);
    const owner = ownerOf(first && map.sources[first[SOURCE]]);
    bytes.set(owner, (bytes.get(owner) ?? 0) + Buffer.byteLength(line) + 1);
  }
  return [...bytes].sort(([, a], [, b]) => b - a);
}

/** Weighs every script that has a map and takes the map away, with the line that leads to it. */
export function takeMaps(dir) {
  const weights = {};
  for (const path of filesBelow(dir).filter((file) => file.endsWith('.js.map'))) {
    const map = join(dir, path);
    const script = map.slice(0, -'.map'.length);
    const text = readFileSync(script, 'utf8').replace(/\n\/\/# (sourceMappingURL|debugId)=.*/g, '');
    weights[path.slice(0, -'.map'.length)] = weighScript(text, JSON.parse(readFileSync(map, 'utf8')));
    writeFileSync(script, text);
    rmSync(map);
  }
  return weights;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const SHRINKS = /\.(js|css|html|json|svg|wasm|webmanifest|txt|ico)$/;

/** Writes file.br and file.gz beside every file that shrinks. */
export async function compress(dir) {
  for (const file of filesBelow(dir).filter((name) => SHRINKS.test(name))) {
    const path = join(dir, file);
    const content = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    if (br.length < content.length) await writeFile(`${path}.br`, br);
    if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  }
}

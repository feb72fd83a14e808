import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

import { fromBase45, toBase45 } from './base45';

/** A text made small, in the signs a frame may carry. */
export function pack(text: string): string {
  return toBase45(deflateSync(strToU8(text), { level: 9 }));
}

/** What is fed to the unpacking at a time: a few bytes can stand for a thousand times as many. */
const SLICE = 4096;

/** The text again; undefined where the signs are no packed text, or one longer than `largest` bytes. */
export function unpack(signs: string, largest: number): string | undefined {
  const bytes = fromBase45(signs);
  if (!bytes || bytes.length === 0) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  let whole = false;
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    whole = final;
  });
  try {
    for (let from = 0; from < bytes.length && size <= largest; from += SLICE) {
      inflate.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return whole && size <= largest ? strFromU8(joined(parts, size)) : undefined;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

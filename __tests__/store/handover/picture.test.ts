import { decodeQR } from 'qr/decode.js';

import { framesOf } from '@/store/handover/frames';
import { pictureOf } from '@/store/handover/picture';

const SCALE = 4;

/** The path filled in, as a screen would. */
function pixelsOf({ size, path }: { size: number; path: string }) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

test('every frame is a code that a reader gives back sign by sign, no larger than version 17', () => {
  const noise = Array.from({ length: 300 }, (_, index) => Math.sin(index) * 1e9).join(' ');
  const frames = framesOf(noise) ?? [];
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) {
    const picture = pictureOf(frame);
    expect(picture.size).toBeLessThanOrEqual(4 * 17 + 17 + 8);
    expect(decodeQR(pixelsOf(picture))).toBe(frame);
  }
});

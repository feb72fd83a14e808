import { closeSync, openSync, writeSync } from 'node:fs';
import type { Page } from 'playwright-core';

const WIDTH = 960;
const HEIGHT = 540;

/** What Chromium's fake camera needs to show a film instead of its own test picture. */
export const filmFlags = (path: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/** Writes a film for it, in grey: raw pictures behind a line of text (y4m), few a second, shown round and round. */
export function startFilm(path: string): { add: (luma: Buffer) => void; end: () => void } {
  const file = openSync(path, 'w');
  const noColour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  writeSync(file, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F4:1 Ip A1:1 C420\n`);
  return {
    add: (luma) => {
      writeSync(file, 'FRAME\n');
      writeSync(file, luma);
      writeSync(file, noColour);
    },
    end: () => closeSync(file),
  };
}

/** A screenshot as a camera sees it that is held over the screen: the picture in the middle, the dim table round it. */
export async function asSeen(page: Page, png: Buffer): Promise<Buffer> {
  const luma = await page.evaluate(
    async ([base64, width, height]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(width, height);
      const paper = canvas.getContext('2d');
      if (!paper) throw new Error('No canvas');
      paper.fillStyle = '#333';
      paper.fillRect(0, 0, width, height);
      const side = height * 0.94;
      paper.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side);
      const { data } = paper.getImageData(0, 0, width, height);
      let signs = '';
      for (let at = 0; at < data.length; at += 4) signs += String.fromCharCode(data[at] ?? 0);
      return btoa(signs);
    },
    [png.toString('base64'), WIDTH, HEIGHT] as const,
  );
  return Buffer.from(luma, 'base64');
}

// Renders every icon from assets/app-icon.svg. Run it after the drawing changes; the results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureBrowser } from './ensure-browser.mjs';
import { encodePng } from './web/png.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const drawing = readFileSync(join(ROOT, 'assets/app-icon.svg'), 'utf8');
const [, ground, art] = drawing.match(/<svg[^>]*>(<rect[^>]*\/>)(.*)<\/svg>/s);
const colour = ground.match(/fill="(#\w+)"/)[1];

/** The drawing as it is: a tile with round corners. */
const tile = `${ground}${art}`;
/** Edge to edge for systems that cut their own shape: the beads inside the safe circle, the rods running on. */
const bled = (scale, background) => {
  const rods = art.replaceAll('x="4"', 'x="-40"').replaceAll('width="32"', 'width="120"');
  const fill = background ? `<rect width="40" height="40" fill="${colour}"/>` : '';
  return `${fill}<g transform="translate(20 20) scale(${scale}) translate(-20.4 -20)">${rods}</g>`;
};

// A maskable icon's safe circle has 40 % of the width as its radius, an adaptive icon's 30.5 %; the beads reach 39 %.
const ICONS = [
  ['assets/icon.png', 1024, bled(1, true)],
  ['assets/icon-foreground.png', 1024, bled(0.76, false)],
  ['assets/favicon.png', 48, tile],
  ['public/icons/icon-192.png', 192, tile],
  ['public/icons/icon-512.png', 512, tile],
  ['public/icons/maskable-512.png', 512, bled(0.95, true)],
  ['public/icons/apple-touch-180.png', 180, bled(1, true)],
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
for (const [path, size, content] of ICONS) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">${content}</svg>`;
  const base64 = await page.evaluate(
    async ([source, width]) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${btoa(source)}`;
      await image.decode();
      const context = new OffscreenCanvas(width, width).getContext('2d');
      context.drawImage(image, 0, 0, width, width);
      const { data } = context.getImageData(0, 0, width, width);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return btoa(text);
    },
    [svg, size],
  );
  const png = encodePng(Buffer.from(base64, 'base64'), size);
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), png);
  console.log(`${path}: ${png.length} bytes`);
}
await browser.close();

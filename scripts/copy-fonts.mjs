// Copies the web fonts, their licence and their @font-face rules into public/fonts (committed, so that the development
// server has them too). Run it again after an upgrade of the @fontsource packages; a test compares.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const FAMILIES = [
  { family: 'Piazzolla', slug: 'piazzolla', weights: [700, 800] },
  { family: 'Atkinson Hyperlegible Next', slug: 'atkinson-hyperlegible-next', weights: [400, 500, 600, 700] },
];

const face = (family, slug, weight) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url(${slug}-${weight}.woff2) format('woff2');
}
`;

export function copyFonts(target) {
  mkdirSync(target, { recursive: true });
  let css = '';
  for (const { family, slug, weights } of FAMILIES) {
    const source = join(ROOT, 'node_modules/@fontsource', slug);
    copyFileSync(join(source, 'LICENSE'), join(target, `${slug}.OFL.txt`));
    for (const weight of weights) {
      copyFileSync(join(source, `files/${slug}-latin-${weight}-normal.woff2`), join(target, `${slug}-${weight}.woff2`));
      css += face(family, slug, weight);
    }
  }
  writeFileSync(join(target, 'fonts.css'), css);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  copyFonts(join(ROOT, 'public/fonts'));

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What several chunks share: no part of the first screen, so lean-web/async-require.js loads it with the first chunk. */
const COMMON = /<script src="([^"]*\/__common-[^"]*\.js)"[^>]*><\/script>/;

/**
 * Puts the base before the template's own URLs (Expo does so for the scripts it adds) and the build's id where the app
 * can read it. The copy named 404.html makes deep links work on hosts that know no other fallback.
 */
export function finishPage(dir, base, id) {
  const path = join(dir, 'index.html');
  const html = readFileSync(path, 'utf8')
    .replace(/<!--.*?-->\s*/gs, '')
    .replace(/(href|src)="(\/[^"]*)"/g, (match, name, url) =>
      base === '' || url.startsWith(`${base}/`) ? match : `${name}="${base}${url}"`,
    )
    .replace(COMMON, (_, address) => `<meta name="abaculus-common" content="${address}" />`)
    .replace('</head>', `<meta name="abaculus-build" content="${id}" /></head>`);
  writeFileSync(path, html);
  copyFileSync(path, join(dir, '404.html'));
}

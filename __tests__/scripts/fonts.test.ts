import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FONTS = join(ROOT, 'public/fonts');

test('the committed fonts are those of the installed packages', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'abaculus-fonts-'));
  const script = JSON.stringify(join(ROOT, 'scripts/copy-fonts.mjs'));
  const program = `import { copyFonts } from ${script}; copyFonts(${JSON.stringify(fresh)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(readdirSync(FONTS).sort()).toEqual(readdirSync(fresh).sort());
  for (const file of readdirSync(fresh)) {
    expect([file, readFileSync(join(FONTS, file)).equals(readFileSync(join(fresh, file)))]).toEqual([file, true]);
  }
  rmSync(fresh, { recursive: true });
});

test('every font the page preloads is there and has a rule', () => {
  const page = readFileSync(join(ROOT, 'public/index.html'), 'utf8');
  const rules = readFileSync(join(FONTS, 'fonts.css'), 'utf8');
  const preloaded = [...page.matchAll(/href="\/fonts\/([^"]+\.woff2)"/g)].map((match) => match[1] ?? '');
  expect(preloaded.length).toBeGreaterThan(0);
  for (const file of preloaded) {
    expect(readdirSync(FONTS)).toContain(file);
    expect(rules).toContain(`url(${file})`);
  }
});

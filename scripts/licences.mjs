// npm run licences: the licence of every package of the lock file as it lies in node_modules, without the network; then the
// known advisories, where the registry answers. --check only fails on a licence that nobody has agreed to.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

/** Licences under which we may ship or build: permissive ones, and those that ask only for their text. */
const AGREED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

const json = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** "MIT", "(MIT OR Apache-2.0)", an old object or list: as one expression. */
function licenceOf({ license, licenses }) {
  const named = license ?? licenses;
  if (Array.isArray(named)) return named.map((each) => each.type ?? each).join(' OR ');
  return typeof named === 'object' && named !== null ? named.type : named;
}

/** One of the choices, or every part of a sum, must be agreed to. */
const isAgreed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => AGREED.has(part.trim())));

/** An optional package of another platform lies in the lock file only, which names its licence too. */
function packages() {
  return Object.entries(json('package-lock.json').packages).flatMap(([path, locked]) => {
    if (!path || locked.link) return [];
    const file = join(path, 'package.json');
    const found = existsSync(join(ROOT, file)) ? licenceOf(json(file)) : locked.license;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version: locked.version, licence: found ?? 'none named', shipped: !locked.dev }];
  });
}

const all = packages();
const groups = new Map();
for (const each of all) groups.set(each.licence, [...(groups.get(each.licence) ?? []), each]);
for (const [licence, members] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
  const shipped = members.filter((each) => each.shipped).length;
  const names = members.length <= 6 ? `: ${members.map(({ name, version }) => `${name} ${version}`).join(', ')}` : '';
  console.log(`${String(members.length).padStart(5)}  ${licence} (${shipped} of them not for building alone)${names}`);
}

const open = all.filter(({ licence }) => !isAgreed(licence));
const tell = (list) => list.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`).join('\n');
const [shipped, building] = [open.filter((each) => each.shipped), open.filter((each) => !each.shipped)];
if (building.length > 0)
  console.log(`\nFor building and testing alone, with a licence to be looked up by hand:\n${tell(building)}`);
if (shipped.length > 0) {
  console.log(`\nNot agreed to:\n${tell(shipped)}`);
  process.exitCode = 1;
} else console.log(`\n${all.length} packages; whatever may be shipped is under a licence that is agreed to.`);

/** What the registry knows, or plainly that it did not say. */
function tellAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    answer = undefined;
  }
  const counts = answer?.metadata?.vulnerabilities;
  if (!counts) {
    console.log(
      '\nAdvisories: the registry did not answer, so nothing is known of them here. Ask again with a network.',
    );
    return;
  }
  const found = Object.values(answer.vulnerabilities ?? {});
  console.log(`\nAdvisories: ${found.length === 0 ? 'none known' : `${counts.total} packages`}.`);
  for (const { name, severity, range, fixAvailable } of found) {
    console.log(`  ${severity}: ${name} ${range}${fixAvailable ? '' : ' (no fix yet)'}`);
  }
}

if (!check) tellAdvisories();

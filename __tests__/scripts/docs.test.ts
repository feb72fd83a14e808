import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toy } from '../rules/toy';

const ROOT = join(__dirname, '../..');
const pages = ['', 'docs/'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.md') ? [`${folder}${file}`] : [])),
);
const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

test.each(pages)('%s leads only to files that are there', (page) => {
  const links = all(/\]\(([^)#]+)(?:#[^)]*)?\)|src="([^"]+)"/g, read(page)).filter((link) => !/^https?:/.test(link));
  expect(links.filter((link) => !existsSync(resolve(ROOT, dirname(page), link)))).toEqual([]);
});

const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

test.each(pages)('%s names only commands that there are', (page) => {
  const named = all(/npm run ([\w:-]+)/g, read(page));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** A row may name several, or a whole scope: `@types/*`. */
test('dependencies.md has a line for every dependency, and for no other package', () => {
  const named = read('docs/dependencies.md')
    .split('\n')
    .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1]?.split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => name !== 'package');
  const used = Object.keys({ ...dependencies, ...devDependencies });
  const covers = (name: string, pack: string) =>
    pack === name || (name.endsWith('/*') && pack.startsWith(name.slice(0, -1)));
  expect(used.filter((pack) => !named.some((name) => covers(name, pack)))).toEqual([]);
  expect(named.filter((name) => !used.some((pack) => covers(name, pack)))).toEqual([]);
});

test('native.md names only Detox configurations that there are', () => {
  const { configurations } = jest.requireActual<Detox.DetoxConfig>('../../.detoxrc.js');
  const named = all(/detox (?:build|test) -c (\S+)/g, read('docs/native.md'));
  expect(new Set(named).size).toBe(2);
  expect(named.filter((name) => !(name in configurations))).toEqual([]);
});

/** The page on adding a game is the toy game told in words: what it names must be there. */
test('every part that adding-a-game.md shows in Pebbles is in the toy game', () => {
  const code = ['toy.ts', 'toyTopics.ts'].map((file) => read(`__tests__/rules/${file}`)).join('\n');
  const rows = read('docs/adding-a-game.md')
    .split('\n')
    .filter((line) => /^\| `\w+\.ts` \|/.test(line));
  const named = rows.flatMap((row) => all(/`(\w+)`/g, row.split('|')[3] ?? ''));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test('the parts of a game that architecture.md lists are those of the contract', () => {
  const contract = read('docs/architecture.md');
  const parts = Object.keys(toy).filter((key) => typeof toy[key as keyof typeof toy] === 'function');
  expect(parts.filter((part) => !contract.includes(`\`${part}\``))).toEqual([]);
});

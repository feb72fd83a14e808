import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Lints a line of code as if it stood in a file, and says which rules it breaks. */
function broken(files: readonly (readonly [path: string, code: string])[]): string[][] {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const found = [];
    for (const [path, code] of ${JSON.stringify(files)}) {
      const [result] = await eslint.lintText(code, { filePath: path });
      found.push(result.messages.map((message) => message.ruleId));
    }
    console.log(JSON.stringify(found));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

const IMPORTS = 'no-restricted-imports';

/** Each file, a line in it, and the rule it breaks; undefined where it is allowed. */
const LINES: readonly (readonly [path: string, code: string, rule: string | undefined])[] = [
  ['rules/kernel/x.ts', `import '@/store/app';`, IMPORTS],
  ['rules/kernel/x.ts', `import '../../components/games';`, IMPORTS],
  ['rules/kernel/x.ts', `import 'react';`, IMPORTS],
  ['rules/kernel/x.ts', `import 'expo-crypto';`, IMPORTS],
  ['rules/kernel/x.ts', `import 'zod';`, IMPORTS],
  ['rules/kernel/actions.ts', `import 'zod';`, undefined],
  ['rules/kernel/x.ts', `export const now = Date.now();`, 'no-restricted-globals'],
  ['rules/kernel/x.ts', `export const die = Math.random();`, 'no-restricted-properties'],
  ['rules/shaolia/x.ts', `import '../dungeon/game';`, IMPORTS],
  ['rules/shaolia/x.ts', `import '@/rules/near-and-far/game';`, IMPORTS],
  ['rules/shaolia/x.ts', `import 'zod';`, IMPORTS],
  ['rules/shaolia/x.ts', `import '@/store/app';`, IMPORTS],
  ['rules/shaolia/x.ts', `import '@/rules/kernel/fold';`, undefined],
  ['rules/shaolia/actions.ts', `import '@/rules/dungeon/actions';`, IMPORTS],
  ['store/x.ts', `import '@/components/games';`, IMPORTS],
  ['store/x.ts', `import '../app/index';`, IMPORTS],
  ['store/x.ts', `import '@/rules/games';`, undefined],
  ['components/home/x.tsx', `import '@/app/index';`, IMPORTS],
  ['components/shaolia/x.tsx', `import '@/components/dungeon/x';`, IMPORTS],
  ['components/shaolia/x.tsx', `import '@/rules/dungeon/game';`, IMPORTS],
  ['components/shaolia/x.tsx', `import '@/store/app';`, undefined],
  ['app/x.tsx', `import '@/components/games';`, undefined],
];

test('arrows point one way: app → components → store → rules, and no game imports another', () => {
  const found = broken(LINES.map(([path, code]) => [path, code]));
  const judged = LINES.map(([path, code], index) => [path, code, found[index]?.[0]]);
  expect(judged).toEqual(LINES.map((line) => [...line]));
}, 60_000);

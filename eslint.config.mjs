import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const GAMES = ['world-adventure', 'near-and-far', 'shaolia', 'multiverse-war', 'dungeon'];
const ONE_WAY = 'app → components → store → rules: arrows point one way.';

/** An import of a room, by alias or by a path that climbs out. */
const room = (name, message) => ({ regex: `^(@/|(\\.\\./)+)${name}(/|$)`, message });
const packages = (names, message) => ({ regex: `^(${names.join('|')})(/|$)`, message });
const otherGames = (game) =>
  GAMES.filter((other) => other !== game).map((other) => ({
    regex: `(^|/)${other}(/|$)`,
    message: 'A game never imports another game.',
  }));

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const COMPONENTS = [room('app', ONE_WAY)];
const STORE = [room('app', ONE_WAY), room('components', ONE_WAY)];
const RULES = [
  room('(app|components|store)', 'rules/ imports nothing but rules/.'),
  packages(['react', 'react-native', 'expo[^/]*', 'zustand', 'node:[^/]*'], 'rules/ is pure TypeScript.'),
];
const NO_ZOD = packages(['zod'], 'zod lives in actions.ts alone; everything else imports the inferred types.');

// A later block replaces an earlier one's patterns, so each names all that hold for its files.
export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.expo/**', 'artifacts/**', '.cache/**', 'docs/**'] },
  ...tseslint.configs.recommended,
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}', 'e2e/**', 'scripts/**', '__tests__/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
  // A sound of the app is an asset, and Metro takes assets by require.
  { files: ['components/frame/feel.ts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  restrict(['components/**'], COMPONENTS),
  restrict(['store/**'], STORE),
  restrict(['rules/**'], [...RULES, NO_ZOD], ['rules/**/actions.ts']),
  restrict(['rules/**/actions.ts'], RULES),
  ...GAMES.flatMap((game) => [
    restrict([`components/${game}/**`], [...COMPONENTS, ...otherGames(game)]),
    restrict([`rules/${game}/**`], [...RULES, NO_ZOD, ...otherGames(game)], [`rules/${game}/actions.ts`]),
    restrict([`rules/${game}/actions.ts`], [...RULES, ...otherGames(game)]),
  ]),
  {
    files: ['rules/**'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'fetch', 'window', 'document', 'navigator', 'setTimeout', 'crypto'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Dice arrive in actions.' }],
    },
  },
);

import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const GAMES = ['world-adventure', 'near-and-far', 'shaolia', 'multiverse-war', 'dungeon'];

/** Arrows point one way: app → components → store → rules. */
const mayNotImport = (files, rooms, why) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: rooms.map((room) => ({
          group: [`@/${room}`, `@/${room}/**`, `**/../${room}/**`, `../${room}`, `../${room}/**`],
          message: why,
        })),
      },
    ],
  },
});

/** A game never imports another game. */
const alone = GAMES.map((game) => ({
  files: [`rules/${game}/**`, `components/${game}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...GAMES.filter((other) => other !== game).map((other) => ({
            group: [`**/${other}`, `**/${other}/**`],
            message: 'A game never imports another game.',
          })),
          {
            group: ['@/app', '@/app/**', '**/../app/**'],
            message: 'app → components → store → rules: arrows point one way.',
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.expo/**', 'artifacts/**', '.cache/**'] },
  ...tseslint.configs.recommended,
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}', 'e2e/**', 'scripts/**', '__tests__/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
  mayNotImport(
    ['components/**'],
    ['app'],
    'app → components → store → rules: arrows point one way.',
  ),
  mayNotImport(['store/**'], ['app', 'components'], 'app → components → store → rules: arrows point one way.'),
  ...alone,
  {
    files: ['rules/**'],
    ignores: ['rules/*/actions.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'fetch', 'window', 'document', 'navigator', 'setTimeout'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Dice arrive in actions.' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@/app/**', '@/components/**', '@/store/**', '**/../app/**', '**/../components/**', '**/../store/**'], message: 'rules/ imports nothing but rules/.' },
            { group: ['react', 'react-native', 'expo*', 'zustand', 'zod'], message: 'rules/ is pure TypeScript.' },
          ],
        },
      ],
    },
  },
);

import type { CardKind } from '@/rules/kernel/card-kind';

/** The hidden cards of Pebbles: every sort of value that a card may have, and two names that the rules give. */
export const toyCards: readonly CardKind[] = [
  {
    key: 'hidden',
    words: { one: 'hidden card', many: 'hidden cards' },
    fields: [
      { type: 'number', key: 'points', words: 'points', min: -9, max: 20 },
      {
        type: 'choice',
        key: 'foundAt',
        words: 'found at the',
        values: ['beach', 'reef'].map((value) => ({ value, words: value })),
        optional: true,
      },
      {
        type: 'several',
        key: 'marks',
        words: 'marks',
        values: ['crab', 'gull', 'wave'].map((value) => ({ value, words: value })),
        optional: true,
      },
      { type: 'text', key: 'rhyme', words: 'rhyme', max: 40, optional: true },
      { type: 'flag', key: 'wet', words: 'wet', optional: true },
    ],
    known: [
      { name: 'Crab', values: { points: 3, foundAt: 'reef' } },
      { name: 'Gull', values: { points: 2 }, check: ['points'] },
    ],
  },
];

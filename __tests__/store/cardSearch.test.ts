import fc from 'fast-check';

import { searchCards, slipsToPrefix } from '@/store/cardSearch';

const RUNS = { seed: 20261116, numRuns: Number(process.env.ABACULUS_RUNS ?? 60) };

describe('search as you type', () => {
  const cards = [
    'War elephant',
    'Farm',
    'Wall',
    'Warfare school',
    'Firm farmer',
    'Café',
    'Stone wall',
    '🎲 Die',
    'Number 6',
  ].map((name, index) => ({ name, changedAt: index }));
  const found = (query: string) => searchCards(cards, query).map(({ name }) => name);

  test.each([
    ['wa', ['Warfare school', 'Wall', 'War elephant', 'Stone wall']],
    ['farm', ['Farm', 'Firm farmer']],
    ['FARM  ', ['Farm', 'Firm farmer']],
    ['ele', ['War elephant']],
    ['eph', ['War elephant']],
    ['elephant war', ['War elephant']],
    ['frm', ['Firm farmer', 'Farm']],
    ['fram', ['Firm farmer', 'Farm']],
    ['elefant', ['War elephant']],
    ['cafe', ['Café']],
    ['🎲', ['🎲 Die']],
    ['8', []],
    ['number 8', []],
    ['zzz', []],
    ['?', []],
  ])('%s', (query, names) => expect(found(query)).toEqual(names));

  test('nothing typed is everything, changed last first', () => {
    expect(found(' ')).toEqual(cards.map(({ name }) => name).reverse());
  });

  test.each([
    ['frm', 'farm', 1],
    ['fram', 'farm', 1],
    ['libary', 'library', 1],
    ['lib', 'library', 0],
    ['xyz', 'library', 3],
    ['abc', '', 3],
  ])('from %s to a beginning of %s: slips %i', (asked, word, slips) => expect(slipsToPrefix(asked, word)).toBe(slips));

  test('counts slips as the slow way does', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(letters, letters, (asked, word) => {
        const slow = Math.min(
          ...Array.from({ length: word.length + 1 }, (_, end) => slipsBetween(asked, word.slice(0, end))),
        );
        expect(slipsToPrefix(asked, word)).toBe(slow);
      }),
      RUNS,
    );
  });
});

/** The definition itself: the last letters are kept, one is added, left out or mistaken, or two are swapped. */
function slipsBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slipsBetween(a.slice(0, -1), b) + 1,
    slipsBetween(a, b.slice(0, -1)) + 1,
    slipsBetween(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? slipsBetween(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

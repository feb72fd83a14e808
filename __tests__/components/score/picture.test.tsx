import fc from 'fast-check';
import { parse } from 'react-native-svg';

import { type Faces, resultPicture, type Told } from '@/components/score/picture';
import { cut, escaped, widthOf, wrapped } from '@/components/score/svgText';
import { playerColour } from '@/components/theme/playerColour';

import { sheetOf, shells, TEAMS } from './sheets';

const FACES: Faces = { display: 'font-family="D"', text: 'font-family="T"', strong: 'font-family="S"' };

const told = (more: Partial<Told> = {}): Told => ({
  game: 'near-and-far',
  gameTitle: 'Near and Far',
  title: 'Mira wins by 12',
  detail: '14 November 2026, 2 h 05 min',
  reason: 'Mira has the most points.',
  sheet: sheetOf({ camps: [16, 12], threats: [9, 1], unbought: [-1, 0] }),
  winners: [0],
  colours: [0, 1],
  ...more,
});

/** The words of a drawing, one entry a text element. */
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);
const tagsOf = (svg: string) => new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag));

test('it tells who won, why, everybody and every line', () => {
  const { svg, width, height } = resultPicture(told(), FACES);
  expect(textsOf(svg)).toEqual(
    expect.arrayContaining([
      'Near and Far',
      'Mira wins by 12',
      '14 November 2026, 2 h 05 min',
      'Mira has the most points.',
      'Mira',
      'Teo',
      'Camps',
      '16',
      '−1',
      'Total',
      '24',
      '13',
    ]),
  );
  expect(width).toBe(1080);
  expect(svg).toContain(`width="1080" height="${height}" viewBox="0 0 1080 ${height}"`);
});

test('the beads take the colours of those who won in turn, as on the screen', () => {
  const fillsOf = (winners: readonly number[]) => {
    const { svg } = resultPicture(told({ winners }), FACES);
    const middle = [...svg.matchAll(/stop offset="0.42" stop-color="([^"]+)"/g)].map(([, colour]) => colour);
    const used = [...svg.matchAll(/fill="url\(#bead(\d)\)"/g)].map(([, index]) => middle[Number(index)]);
    return [...new Set(used)];
  };
  const fill = (colour: number) => playerColour(colour, 'dark').fill;
  expect(fillsOf([1])).toEqual([fill(1)]);
  expect(fillsOf([0, 1])).toEqual([fill(0), fill(1)]);
  expect(fillsOf([])).toHaveLength(1);
});

test('what a tie-break decided is told, and a game without points has no total', () => {
  const tied = resultPicture(
    told({ sheet: sheetOf({ camps: [3, 5], coins: [4, 2] }, { tieBreaks: [shells(2, 1)] }) }),
    FACES,
  );
  expect(textsOf(tied.svg).join(' ')).toContain('Mira before Teo by most shells.');
  const race = resultPicture(told({ sheet: sheetOf({ culture: [18, 4] }, { totals: false }) }), FACES);
  expect([textsOf(race.svg).includes('Total'), textsOf(race.svg).includes('Mira, won')]).toEqual([false, true]);
});

test('six players, teams, long names and long reasons stay on the sheet', () => {
  const long = 'Bartholomew the Considerably Longwinded of Upper Thistlewick';
  const sheet = sheetOf({ camps: [1, 2, 3, 4, 5, 6], coins: [6, 5, 4, 3, 2, 1] });
  const columns = sheet.columns.map((column) => ({ ...column, words: long }));
  const six = resultPicture(
    told({ title: `${long} wins by 1`, reason: `${long}. `.repeat(9), sheet: { ...sheet, columns } }),
    FACES,
  );
  expect(textsOf(six.svg).filter((words) => words?.endsWith('…')).length).toBeGreaterThan(6);
  for (const [, size, words] of six.svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)) {
    expect(widthOf(words ?? '') * Number(size)).toBeLessThanOrEqual(1080);
  }
  const teams = resultPicture(told({ sheet: sheetOf({ camps: [3, 5], coins: [4, 2] }, { columns: TEAMS }) }), FACES);
  expect(textsOf(teams.svg)).toContain('Mira &amp; Jun');
});

describe('a name never becomes markup', () => {
  const plain = tagsOf(resultPicture(told(), FACES).svg);
  const named = (name: string) => {
    const sheet = told().sheet;
    const columns = sheet.columns.map((column) => ({ ...column, words: name }));
    return resultPicture(
      told({ gameTitle: name, title: name, detail: name, reason: name, sheet: { ...sheet, columns } }),
      FACES,
    ).svg;
  };

  test.each([
    '<script>alert(1)</script>',
    '"/><image href="x"/>',
    "' onload='x",
    ']]><g>',
    '&lt;b&gt;',
    '&#60;b>',
    'A\u0000B\u0008\ud83d',
  ])('%j', (name) => {
    const svg = named(name);
    expect([...tagsOf(svg)].filter((tag) => !plain.has(tag))).toEqual([]);

    expect(() => parse(svg)).not.toThrow();
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        const svg = named(name);
        expect([...tagsOf(svg)].filter((tag) => !plain.has(tag))).toEqual([]);
        // Every ampersand begins an entity of ours.
        expect(svg.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
      }),
    );
  });
});

test.each([
  ['Ana & Ben', 'Ana &amp; Ben'],
  ['<b>"\'', '&lt;b&gt;&quot;&#39;'],
  ['a\ud800b', 'ab'],
  ['😀 Æ', '😀 Æ'],
])('%j is written %s', (words, written) => {
  expect(escaped(words)).toBe(written);
});

test('words are broken at blanks and cut where there is no room', () => {
  expect(wrapped('one two three four', 4.5, 9)).toEqual(['one two', 'three', 'four']);
  const [first, second, ...rest] = wrapped('one two three four five six', 4.5, 2);
  expect([first, second?.endsWith('…'), rest]).toEqual(['one two', true, []]);
  expect(cut('short', 9)).toBe('short');
  expect(widthOf(cut('a very long name indeed', 5))).toBeLessThanOrEqual(5);
});

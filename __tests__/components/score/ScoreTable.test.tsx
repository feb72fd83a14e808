import { fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';

import type { Correction } from '@/components/score/ExplainLine';
import { ScoreTable } from '@/components/score/ScoreTable';
import { tokens } from '@/components/theme/tokens';
import type { ScoreSheet } from '@/rules/kernel/score';
import type { Topic } from '@/rules/kernel/topic';

import { renderThemed } from '../ui/themed';
import { NAMES, sheetOf, shells, TEAMS } from './sheets';

// The test renderer's own window has text at 200 %.
const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
beforeAll(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const { ink, ink3, danger } = tokens.color.light;
const won = tokens.game.shaolia.light.accent;

function draw(sheet: ScoreSheet, more: { correction?: Correction; topics?: readonly Topic[]; textSize?: number } = {}) {
  const { textSize = 1, ...props } = more;
  const onTopic = jest.fn();
  renderThemed(<ScoreTable sheet={sheet} colours={[0, 1, 2, 3, 4, 5]} names={NAMES} onTopic={onTopic} {...props} />, {
    textSize,
  });
  return onTopic;
}

/** What a line says, number by number. */
const line = (key: string) => screen.getByTestId(`score-${key}-line`);
const colourOf = (key: string, text: string) =>
  within(line(key))
    .getAllByText(text)
    .map((each) => StyleSheet.flatten(each.props.style).color);

test.each([1, 2, 4, 6])('%i players: a named column each, and the totals are the sums', (players) => {
  const camps = [16, 12, 11, 9, 8, 7].slice(0, players);
  const coins = [5, 7, 3, 2, 1, 0].slice(0, players);
  draw(sheetOf({ camps, coins }));
  camps.forEach((camp, seat) => {
    const name = NAMES[seat];
    expect(screen.getByLabelText(`${name}`)).toBeTruthy();
    expect(screen.getByLabelText(`Camps, ${name}: ${camp}`)).toBeTruthy();
    expect(screen.getByLabelText(`Total, ${name}: ${camp + (coins[seat] ?? 0)}`)).toBeTruthy();
  });
});

test('a team is one column with the tokens of its seats', () => {
  draw(sheetOf({ camps: [16, 12] }, { columns: TEAMS }));
  const letters = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByText(/./, { includeHiddenElements: true })
      .map((letter) => letter.props.children);
  expect([letters('Mira & Jun'), letters('Teo & Ana')]).toEqual([
    ['A', 'C'],
    ['B', 'D'],
  ]);
  expect(screen.getByLabelText('Total, Teo & Ana: 12')).toBeTruthy();
});

test('the best of a row in ink, the others quieter, minus in danger with a true minus', () => {
  draw(sheetOf({ camps: [16, 12, 16], unbought: [-1, -2, 0], treasures: [0, 0, 0] }));
  expect([colourOf('camps', '16'), colourOf('camps', '12')]).toEqual([[ink, ink], [ink3]]);
  expect([colourOf('unbought', '−1'), colourOf('unbought', '−2'), colourOf('unbought', '0')]).toEqual([
    [danger],
    [danger],
    [ink],
  ]);
  expect(colourOf('treasures', '0')).toEqual([ink3, ink3, ink3]);
});

test('swatches follow the rows, and a row that only costs is outlined in danger', () => {
  draw(sheetOf({ camps: [16, 12], unbought: [-1, 0], coins: [5, 7] }));
  const swatch = (key: string) =>
    StyleSheet.flatten(screen.getByTestId(`score-${key}-swatch`, { includeHiddenElements: true }).props.style);
  const { categorical } = tokens.chart;
  expect([swatch('camps').backgroundColor, swatch('coins').backgroundColor]).toEqual(categorical.light.slice(0, 2));
  expect([swatch('unbought').backgroundColor, swatch('unbought').borderColor]).toEqual([undefined, danger]);
});

test('an untyped value leaves the total open, names itself, and nobody has a place yet', () => {
  draw(sheetOf({ camps: [17, 12], cards: [undefined, 3] }));
  expect(screen.getByLabelText('Cards, Mira: ?')).toBeTruthy();
  expect([colourOf('total', '17 + ?'), colourOf('total', '15')]).toEqual([[ink], [ink]]);
  expect(screen.getByText('Still to type: Cards (Mira)')).toBeTruthy();
  expect(screen.queryByText('Place')).toBeNull();
});

test('a saved sheet reads its gaps as untyped', () => {
  draw(JSON.parse(JSON.stringify(sheetOf({ camps: [17, 12], cards: [undefined, 3] }))));
  expect(screen.getByText('17 + ?')).toBeTruthy();
});

test('a tie is real or names what decided; the winner’s total has the accent', () => {
  draw(sheetOf({ camps: [9, 5, 5, 2] }, { tieBreaks: [shells(0, 1, 4, 0)] }));
  expect(screen.getByText('Jun before Teo by most shells')).toBeTruthy();
  expect(colourOf('total', '9')).toEqual([won]);
  expect(screen.getByLabelText('Place, Jun: 2nd')).toBeTruthy();
  expect(screen.getByLabelText('Place, Teo: 3rd')).toBeTruthy();
  screen.unmount();
  draw(sheetOf({ camps: [9, 9] }));
  expect(screen.getByText('Mira and Teo share 1st place')).toBeTruthy();
  expect(colourOf('total', '9')).toEqual([won, won]);
});

test('a total has the name of its rank, and alone at the table there is no place', () => {
  draw(sheetOf({ fame: [80] }, { rankNames: [{ from: 75, words: 'Elite Adventurer' }] }));
  expect(screen.getByText('Elite Adventurer')).toBeTruthy();
  expect(screen.queryByText('Place')).toBeNull();
});

test('a sheet without points has no total, no place and no swatches', () => {
  draw(sheetOf({ culture: [16, 12] }, { totals: false }));
  expect(screen.getByText('How it stands')).toBeTruthy();
  expect(screen.getByLabelText('Culture, Mira: 16')).toBeTruthy();
  expect([screen.queryByText('Total'), screen.queryByText('Place')]).toEqual([null, null]);
  expect(screen.queryByTestId('score-culture-swatch', { includeHiddenElements: true })).toBeNull();
});

test('a keepsake stands below the total', () => {
  const sheet = sheetOf({ gold: [40, 41], runes: [9, 7] });
  draw({ ...sheet, rows: sheet.rows.map((row) => ({ ...row, keepsake: row.key === 'gold' })) });
  const keys = screen.getAllByTestId(/^score-.*-line$/).map((each) => each.props.testID);
  expect(keys).toEqual(['score-runes-line', 'score-total-line', 'score-place-line', 'score-gold-line']);
  expect(screen.getByLabelText('Total, Mira: 9')).toBeTruthy();
});

test('from five columns on, or with large text, the first column stays and the rest scrolls', () => {
  const scrolls = () => screen.queryByTestId('score-sideways') !== null;
  draw(sheetOf({ camps: [1, 2, 3, 4] }));
  expect(scrolls()).toBe(false);
  screen.unmount();
  draw(sheetOf({ camps: [1, 2, 3, 4, 5] }));
  expect(scrolls()).toBe(true);
  screen.unmount();
  draw(sheetOf({ camps: [1, 2] }), { textSize: 1.6 });
  expect(scrolls()).toBe(true);
  fireEvent.scroll(screen.getByTestId('score-sideways'), { nativeEvent: { contentOffset: { x: 80, y: 0 } } });
  expect(screen.getByLabelText('Camps, Teo: 2')).toBeTruthy();
});

describe('how a line was counted', () => {
  const sheet: ScoreSheet = {
    ...sheetOf({ camps: [16, 12], cards: [-2, undefined] }),
    rows: [
      {
        key: 'camps',
        words: 'Camps',
        cells: [16, 12],
        explain: 'One point a camp.',
        topic: 'camps',
        parts: [
          [
            { words: 'on the map', value: 14 },
            { words: 'in the mine', value: 2 },
          ],
          [],
        ],
      },
      { key: 'cards', words: 'Cards', cells: [-2, undefined] },
    ],
  };
  const topic: Topic = { id: 'camps', title: 'Camps', words: ['tent'], page: 'p10', answer: 'A camp is a point.' };
  const ask = (key: string) => fireEvent.press(screen.getByTestId(`score-${key}`));
  const texts = (column: number) =>
    within(screen.getByTestId(`explain-${column}`))
      .getAllByText(/./)
      .map((text) => text.props.children);

  test('the rule, its page, the numbers that went in and the sum', () => {
    draw(sheet, { topics: [topic] });
    expect(screen.queryByText('One point a camp.')).toBeNull();
    ask('camps');
    expect(screen.getByText('One point a camp.')).toBeTruthy();
    expect(screen.getByText('page 10')).toBeTruthy();
    expect(texts(0)).toEqual(['Mira', 'on the map', '14', 'in the mine', '2', 'Sum', '16']);
    expect(texts(1)).toEqual(['Teo', '12']);
  });

  test('it leads to the topic and closes behind', () => {
    const onTopic = draw(sheet);
    ask('camps');
    fireEvent.press(screen.getByRole('button', { name: 'Read the rule' }));
    expect(onTopic.mock.calls).toEqual([['camps']]);
    expect(screen.queryByText('One point a camp.')).toBeNull();
  });

  test('holding the line leads there at once', () => {
    const onTopic = draw(sheet);
    fireEvent(screen.getByTestId('score-camps'), 'longPress');
    expect(onTopic.mock.calls).toEqual([['camps']]);
  });

  test('a line without a rule still tells its numbers, untyped ones too', () => {
    draw(sheet);
    ask('cards');
    expect(screen.queryByText('Read the rule')).toBeNull();
    expect([texts(0), texts(1)]).toEqual([
      ['Mira', '−2'],
      ['Teo', 'not typed yet'],
    ]);
  });

  test('a tap on the numbers asks too', () => {
    draw(sheet);
    fireEvent(line('camps'), 'responderRelease');
    expect(screen.getByText('One point a camp.')).toBeTruthy();
  });

  test('the total is the sum of the lines', () => {
    draw(sheet);
    ask('total');
    expect(texts(0)).toEqual(['Mira', 'Camps', '16', 'Cards', '−2', 'Sum', '14']);
    expect(texts(1)).toEqual(['Teo', 'Camps', '12', 'Cards', '?', 'Sum', '12 + ?']);
  });
});

describe('a number that is wrong', () => {
  const sheet = sheetOf({ camps: [16, 12], cards: [-2, undefined] });
  const numberOf = (key: string, column: number) => screen.getByTestId(`score-${key}-cell-${column}`);

  /** Camps can be corrected, cards cannot. */
  function table(shown: ScoreSheet = sheet) {
    const corrected = jest.fn();
    const correction: Correction = (row, seat) => (row.key === 'camps' ? () => corrected(row.key, seat) : undefined);
    draw(shown, { correction });
    return corrected;
  }

  test('a tap on it explains this number alone, and offers to correct it', () => {
    const corrected = table();
    fireEvent(numberOf('camps', 1), 'responderRelease');
    expect([screen.queryByTestId('explain-0'), screen.getByTestId('explain-1') !== null]).toEqual([null, true]);
    fireEvent.press(screen.getByText('Correct this'));
    expect(corrected.mock.calls).toEqual([['camps', 1]]);
    expect(screen.queryByTestId('score-explained')).toBeNull();
  });

  test('by key or screen reader the line leads to each of them', () => {
    const corrected = table();
    fireEvent.press(screen.getByTestId('score-camps'));
    fireEvent.press(screen.getByRole('button', { name: "Correct Mira's camps" }));
    expect(corrected.mock.calls).toEqual([['camps', 0]]);
  });

  test('of a team is corrected player by player', () => {
    const corrected = table({ ...sheet, columns: TEAMS });
    fireEvent(numberOf('camps', 0), 'responderRelease');
    expect(screen.getByText("Correct Mira's")).toBeTruthy();
    fireEvent.press(screen.getByText("Correct Jun's"));
    expect(corrected.mock.calls).toEqual([['camps', 2]]);
  });

  test.each([
    ['cards', 0],
    ['total', 1],
  ])('%s has nothing to correct, and is explained all the same', (key, column) => {
    table();
    fireEvent(numberOf(key, column), 'responderRelease');
    expect(screen.getByTestId(`explain-${column}`)).toBeTruthy();
    expect(screen.queryByText(/^Correct/)).toBeNull();
  });
});

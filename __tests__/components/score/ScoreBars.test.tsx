import { screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';

import { ScoreBars } from '@/components/score/ScoreBars';
import { tokens } from '@/components/theme/tokens';
import type { ScoreSheet } from '@/rules/kernel/score';

import { renderThemed } from '../ui/themed';
import { sheetOf, TEAMS } from './sheets';

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
beforeAll(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const draw = (sheet: ScoreSheet, winners?: readonly number[]) =>
  renderThemed(<ScoreBars sheet={sheet} colours={[0, 1, 2, 3, 4, 5]} winners={winners} />);
const said = () => screen.getAllByRole('img').map((bar) => bar.props['aria-label'] ?? bar.props.accessibilityLabel);
const styleOf = (testID: string) => StyleSheet.flatten(screen.getByTestId(testID).props.style);
const sizeOf = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontSize;

test.each([1, 2, 4, 6])('%i players: one sentence a bar, the best first', (players) => {
  const camps = [3, 9, 5, 2, 8, 7].slice(0, players);
  draw(sheetOf({ camps }));
  const sorted = [...camps].sort((a, b) => b - a);
  expect(said()).toEqual(sorted.map((sum) => expect.stringMatching(new RegExp(`^\\w+ ${sum}: Camps ${sum}\\.$`))));
});

test('segments in row order with the table’s colours, as long as they are worth', () => {
  draw(sheetOf({ camps: [12, 6], threats: [0, 3], coins: [8, 1] }));
  const [camps, threats, coins] = tokens.chart.categorical.light;
  expect(screen.getAllByTestId(/^bar-1-(camps|threats|coins)$/).map((each) => each.props.testID)).toEqual([
    'bar-1-camps',
    'bar-1-threats',
    'bar-1-coins',
  ]);
  expect(['camps', 'threats', 'coins'].map((key) => styleOf(`bar-1-${key}`).backgroundColor)).toEqual([
    camps,
    threats,
    coins,
  ]);
  expect([styleOf('bar-1-camps').flexGrow, styleOf('bar-1-length').width]).toEqual([6, '50%']);
  expect(styleOf('bar-1-length').gap).toBe(2);
});

test('the winner’s number is the largest, whoever the outcome names', () => {
  draw(sheetOf({ camps: [72, 60] }));
  expect([sizeOf('72'), sizeOf('60')]).toEqual([36, 24]);
  screen.unmount();
  draw(sheetOf({ camps: [72, 60] }), [1]);
  expect([sizeOf('72'), sizeOf('60')]).toEqual([24, 36]);
});

test('what costs points is a notch at the end of the bar', () => {
  draw(sheetOf({ camps: [16, 10], unbought: [-4, 0] }));
  expect(styleOf('bar-0-notch').width).toBe('25%');
  expect(screen.queryByTestId('bar-1-notch')).toBeNull();
  expect(said()[0]).toBe('Mira 12: Camps 16, Unbought −4.');
});

test('a total below 0 is only a number', () => {
  draw(sheetOf({ camps: [9, 2], shame: [0, -5] }));
  expect(screen.getByText('−3')).toBeTruthy();
  expect(screen.queryByTestId('bar-1-length')).toBeNull();
});

test('two teams, a value still to be typed', () => {
  draw(sheetOf({ camps: [16, 12], cards: [undefined, 2] }, { columns: TEAMS }));
  expect(said()).toEqual(['Mira & Jun 16 + ?: Camps 16, Cards not typed yet.', 'Teo & Ana 14: Camps 12, Cards 2.']);
  expect(screen.getByText('16 + ?')).toBeTruthy();
});

test('a sheet without points has no bars', () => {
  draw(sheetOf({ culture: [9, 2] }, { totals: false }));
  expect(screen.toJSON()).toBeNull();
});

import { fireEvent, render, screen } from '@testing-library/react-native';

import { ScoreTable } from '@/components/score/ScoreTable';
import { ThemeProvider } from '@/components/theme/theme';
import type { ScoreSheet } from '@/rules/kernel/score';

const sheet: ScoreSheet = {
  columns: [
    { seats: [0], words: 'Mira' },
    { seats: [1], words: 'Teo' },
  ],
  rows: [
    { key: 'camps', words: 'Camps', cells: [16, 12], explain: 'One point a camp.', topic: 'camps' },
    { key: 'cards', words: 'Cards', cells: [-2, undefined] },
  ],
  totals: true,
  tieBreaks: [],
};

function draw(shown: ScoreSheet, onTopic = jest.fn()) {
  const look = { scheme: 'light', textSize: 1, hand: 'right', highContrast: false, reducedMotion: true } as const;
  render(
    <ThemeProvider look={look}>
      <ScoreTable sheet={shown} colours={[0, 1]} onTopic={onTopic} />
    </ThemeProvider>,
  );
  return onTopic;
}

test('totals are the sums, an untyped value leaves the total open, minus is a true minus', () => {
  draw(sheet);
  expect(screen.getByText('14')).toBeTruthy();
  expect(screen.getByText('12 + ?')).toBeTruthy();
  expect(screen.getByText('−2')).toBeTruthy();
});

test('a row tells how it was counted and leads to its rule', () => {
  const onTopic = draw(sheet);
  expect(screen.queryByText('One point a camp.')).toBeNull();
  fireEvent.press(screen.getByTestId('score-camps'));
  expect(screen.getByText('One point a camp.')).toBeTruthy();
  fireEvent.press(screen.getByText('Read the rule'));
  expect(onTopic).toHaveBeenCalledWith('camps');
});

test('a sheet without points has no total', () => {
  draw({ ...sheet, totals: false });
  expect(screen.queryByText('Total')).toBeNull();
});

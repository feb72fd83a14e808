import { fireEvent, screen } from '@testing-library/react-native';
import { Polyline } from 'react-native-svg';

import { LineChart } from '@/components/charts/LineChart';

import { renderThemed } from '../ui/themed';

const line = (seat: number, ...values: number[]) => ({ seat, colour: seat, name: `Player ${seat}`, values });

function chart(...lines: ReturnType<typeof line>[]) {
  renderThemed(<LineChart title="Reputation" step="Round" from={1} lines={lines} finding="Up." testID="chart" />);
}

/** Heights of all points, as drawn. */
const heights = () =>
  screen.UNSAFE_getAllByType(Polyline).flatMap(({ props }) => {
    const { points } = props as { points: string };
    return points.split(' ').map((pair) => Number(pair.split(',')[1]));
  });

test('what lies below zero is drawn on the paper, under its own level', () => {
  chart(line(0, 2, -6), line(1, 0, 12));
  expect(heights().length).toBe(4);
  expect(Math.max(...heights())).toBeLessThanOrEqual(132);
  expect(screen.getByText('−6', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.getByText('12', { includeHiddenElements: true })).toBeTruthy();
});

test('bars and lines start at zero where nothing lies below it', () => {
  chart(line(0, 40, 60));
  expect(screen.getByText('0', { includeHiddenElements: true })).toBeTruthy();
});

test('a level too near to zero for a number of its own keeps its line only', () => {
  chart(line(0, -1, 60));
  expect(screen.queryByText('−1', { includeHiddenElements: true })).toBeNull();
});

test.each([
  [0, ['Start', '1']],
  [1, ['1', '2']],
  [
    ['Start', 'Level 0'],
    ['Start', 'Level 0'],
  ],
])('steps from %j are called %j in the table', (from, names) => {
  renderThemed(
    <LineChart title="Fame" step="After" from={from} lines={[line(0, 0, 7)]} finding="Up." testID="chart" />,
  );
  fireEvent.press(screen.getByTestId('chart-toggle'));
  for (const name of names) expect(screen.getByText(name)).toBeTruthy();
});

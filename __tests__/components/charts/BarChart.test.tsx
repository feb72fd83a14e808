import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { BarChart } from '@/components/charts/BarChart';

import { renderThemed } from '../ui/themed';

test('bars are as long as they say beside values of any width: every value has the same room', () => {
  const bars = [
    { key: '2', words: '2 players', value: 45, said: '45 min' },
    { key: '4', words: '4 players', value: 80, said: '1 h 20 min' },
  ];
  renderThemed(
    <BarChart
      title="How long we play"
      heads={['Players', 'Usual time']}
      bars={bars}
      finding="Long."
      testID="lengths"
    />,
  );
  const rooms = bars.map(
    ({ key }) =>
      StyleSheet.flatten(screen.getByTestId(`lengths-${key}-value`, { includeHiddenElements: true }).props.style).width,
  );
  expect(rooms[0]).toBe(rooms[1]);
  expect(Number(rooms[0])).toBeGreaterThan(44);
});

import { act, render, screen } from '@testing-library/react-native';

import { type Box, PencilBoxes } from '@/components/dungeon/PencilBoxes';

import { themed } from '../ui/themed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const row = (...looks: Box['look'][]) => <PencilBoxes boxes={looks.map((look) => ({ look }))} />;
const crosses = () => screen.getAllByTestId('pencil-cross', { includeHiddenElements: true });
test.each([true, false])('a box crossed before is not drawn anew (reduced motion %s)', (reducedMotion) => {
  render(themed(row('full', 'crossed'), { reducedMotion }));
  expect(crosses().map(({ type }) => type)).not.toContain('View');
});

test('a box crossed now is drawn line by line in 160 ms', () => {
  const look = { reducedMotion: false };
  const { rerender } = render(themed(row('full', 'crossed'), look));
  rerender(themed(row('crossed', 'crossed'), look));
  expect(crosses()).toHaveLength(2);
  act(() => jest.advanceTimersByTime(500));
  expect(crosses()).toHaveLength(2);
});

test('with reduced motion the cross is simply there', () => {
  const look = { reducedMotion: true };
  const { rerender } = render(themed(row('full', 'full'), look));
  rerender(themed(row('crossed', 'full'), look));
  expect(crosses()).toHaveLength(1);
});

import { fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { useSwipe } from '@/components/ui/swipe';

const at = (pageX: number, pageY: number, fingers = 1, type?: string) => ({
  nativeEvent: { pageX, pageY, touches: Array.from({ length: fingers }, () => ({})), ...(type ? { type } : {}) },
});

function Leaf({ onSwipe }: { onSwipe: (by: number) => void }) {
  return <View testID="leaf" {...useSwipe(onSwipe)} />;
}

/** Down at 200, 400, then to there; what lifts there only counts where the move was taken. */
function swipe(x: number, y: number, fingers?: number, type?: string) {
  const onSwipe = jest.fn();
  render(<Leaf onSwipe={onSwipe} />);
  const leaf = screen.getByTestId('leaf');
  expect(leaf.props.onStartShouldSetResponderCapture(at(200, 400))).toBe(false);
  const taken: boolean = leaf.props.onMoveShouldSetResponder(at(x, y, fingers, type));
  if (taken) fireEvent(leaf, 'responderRelease', at(x, y));
  return { taken, by: onSwipe.mock.calls.flat() };
}

test.each([
  ['far to the left turns on', 120, 405, true, [1]],
  ['far to the right turns back', 290, 380, true, [-1]],
  ['not far enough leaves the page, and taps nothing either', 160, 400, true, []],
  ['hardly moved is still a tap', 185, 400, false, []],
  ['slanting scrolls', 120, 460, false, []],
  ['straight down scrolls', 200, 600, false, []],
])('%s', (_, x, y, taken, by) => {
  expect(swipe(x, y)).toEqual({ taken, by });
});

test('two fingers zoom', () => {
  expect(swipe(100, 400, 2)).toEqual({ taken: false, by: [] });
});

test('a mouse selects text', () => {
  expect(swipe(100, 400, 1, 'mousemove')).toEqual({ taken: false, by: [] });
});

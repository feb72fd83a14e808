import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { guardTaps, Pressy } from '@/components/ui/Pressy';

import { renderThemed } from './themed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const tapAgainAfter = (ms: number) => {
  jest.advanceTimersByTime(ms);
  fireEvent.press(screen.getByRole('button'));
};

test('the same control ignores a second tap within 120 ms', () => {
  const onPress = jest.fn();
  renderThemed(<Pressy label="Buy" onPress={onPress} />);
  tapAgainAfter(1000);
  tapAgainAfter(119);
  expect(onPress).toHaveBeenCalledTimes(1);
  tapAgainAfter(1);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a ± control takes every tap', () => {
  const onPress = jest.fn();
  renderThemed(<Pressy label="Plus" repeats onPress={onPress} />);
  tapAgainAfter(1000);
  tapAgainAfter(10);
  tapAgainAfter(10);
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('after the turn is handed over the whole screen is deaf for 350 ms', () => {
  const onPress = jest.fn();
  renderThemed(<Pressy label="Plus" repeats onPress={onPress} />);
  guardTaps();
  tapAgainAfter(349);
  expect(onPress).not.toHaveBeenCalled();
  tapAgainAfter(1);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['a control that was just tapped', () => fireEvent.press(screen.getByRole('button'))],
  ['a screen that was deaf for a moment', () => guardTaps()],
])('a clock that is set back does not leave %s deaf', (_, before) => {
  const onPress = jest.fn();
  renderThemed(<Pressy label="Buy" onPress={onPress} />);
  before();
  onPress.mockClear();
  jest.setSystemTime(Date.now() - 3_600_000);
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('what is disabled says so and does nothing', () => {
  const onPress = jest.fn();
  renderThemed(<Pressy label="Undo" disabled onPress={onPress} />);
  tapAgainAfter(1000);
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('it is at least 48 dp in both directions', () => {
  renderThemed(
    <Pressy label="Buy">
      <Text>Buy</Text>
    </Pressy>,
  );
  expect(screen.getByRole('button')).toHaveStyle({ minWidth: 48, minHeight: 48 });
});

test('a long press is also an action of the screen reader', () => {
  const onLongPress = jest.fn();
  renderThemed(<Pressy label="Undo" onPress={jest.fn()} onLongPress={onLongPress} holdLabel="Open the log" />);
  const button = screen.getByRole('button');
  expect(button.props.accessibilityActions).toEqual([{ name: 'longpress', label: 'Open the log' }]);
  fireEvent(button, 'accessibilityAction', { nativeEvent: { actionName: 'longpress' } });
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

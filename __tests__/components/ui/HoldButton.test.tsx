import { act, fireEvent, screen } from '@testing-library/react-native';

import { HoldButton } from '@/components/ui/HoldButton';

import { renderThemed } from './themed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

function held() {
  const onHeld = jest.fn();
  renderThemed(<HoldButton words="End the session" onHeld={onHeld} testID="end" />);
  return { onHeld, button: screen.getByRole('button', { name: 'End the session' }) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const barWidth = () => screen.getByTestId('end-bar').props.style[1].width;

test('it acts once it was held for 700 ms, and only once', () => {
  const { onHeld, button } = held();
  fireEvent(button, 'pressIn');
  pass(699);
  expect(onHeld).not.toHaveBeenCalled();
  pass(1);
  expect(onHeld).toHaveBeenCalledTimes(1);
  pass(5000);
  fireEvent(button, 'pressOut');
  expect(onHeld).toHaveBeenCalledTimes(1);
});

test('the bar fills meanwhile, and letting go early cancels', () => {
  const { onHeld, button } = held();
  fireEvent(button, 'pressIn');
  pass(350);
  expect(barWidth()).toBe('50%');
  fireEvent(button, 'pressOut');
  expect(barWidth()).toBe('0%');
  pass(5000);
  expect(onHeld).not.toHaveBeenCalled();
});

test('time in which a busy thread could not hear the finger lift does not count', () => {
  const { onHeld, button } = held();
  fireEvent(button, 'pressIn');
  jest.setSystemTime(Date.now() + 2000);
  pass(35);
  fireEvent(button, 'pressOut');
  pass(5000);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a tap does nothing', () => {
  const { onHeld, button } = held();
  fireEvent(button, 'pressIn');
  fireEvent.press(button);
  fireEvent(button, 'pressOut');
  pass(2000);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a screen reader does it by its own action', () => {
  const { onHeld, button } = held();
  fireEvent(button, 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  expect(onHeld).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { HoldToPeek } from '@/components/ui/HoldToPeek';

import { renderThemed } from './themed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

function covered() {
  renderThemed(
    <HoldToPeek words="Mira's blocks">{(shown) => <Text>{shown ? 'two archers' : '2 blocks'}</Text>}</HoldToPeek>,
  );
  return screen.getByRole('switch', { name: "Hold to see Mira's blocks" });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const isCovered = () => screen.queryByText('two archers') === null && screen.queryByText('2 blocks') !== null;

test('it is covered until it is held, and again on release', () => {
  const peek = covered();
  expect(isCovered()).toBe(true);
  expect(peek).not.toBeChecked();
  fireEvent(peek, 'pressIn');
  expect(isCovered()).toBe(false);
  expect(peek).toBeChecked();
  fireEvent(peek, 'pressOut');
  expect(isCovered()).toBe(true);
});

test('a hold that lasts is covered after 8 seconds', () => {
  const peek = covered();
  fireEvent(peek, 'pressIn');
  pass(7999);
  expect(isCovered()).toBe(false);
  pass(1);
  expect(isCovered()).toBe(true);
  fireEvent(peek, 'pressOut');
  expect(isCovered()).toBe(true);
});

test('each look has its own 8 seconds', () => {
  const peek = covered();
  fireEvent(peek, 'pressIn');
  pass(5000);
  fireEvent(peek, 'pressOut');
  fireEvent(peek, 'pressIn');
  pass(7000);
  expect(isCovered()).toBe(false);
  pass(1000);
  expect(isCovered()).toBe(true);
});

test('a tap alone leaves it covered, and what is covered says only that there is something', () => {
  const peek = covered();
  fireEvent(peek, 'pressIn');
  fireEvent.press(peek);
  fireEvent(peek, 'pressOut');
  expect(isCovered()).toBe(true);
  expect(screen.getByText("Hold to see Mira's blocks")).toBeTruthy();
});

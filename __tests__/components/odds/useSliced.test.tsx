import { act, renderHook, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { SearchBar } from '@/components/odds/SearchBar';
import { useSliced } from '@/components/odds/useSliced';
import type { Work } from '@/rules/dice/sliced';

import { show } from './show';

let clock = 0;
let steps = 0;

beforeEach(() => {
  jest.useFakeTimers();
  clock = 0;
  steps = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A search of so many steps, each a millisecond long. */
function* search(length: number, answer: string): Work<string> {
  for (let done = 1; done <= length; done++) {
    clock += 1;
    steps += 1;
    yield { done, of: length };
  }
  return answer;
}
const ask = (length: number, answer: string) =>
  renderHook(({ n, a }: { n: number; a: string }) => useSliced(`${n} ${a}`, () => search(n, a)), {
    initialProps: { n: length, a: answer },
  });
const nextSlice = () => act(() => jest.advanceTimersToNextTimer());

test('a short search answers at once', () => {
  expect(ask(3, 'plan').result.current).toEqual({ done: true, part: 1, answer: 'plan' });
});

test('a long one stops after 4 ms, tells how far it is, and goes on', () => {
  const { result } = ask(12, 'plan');
  expect(result.current).toEqual({ done: false, part: 4 / 12 });
  nextSlice();
  expect(result.current).toEqual({ done: false, part: 8 / 12 });
  nextSlice();
  expect(result.current).toEqual({ done: false, part: 1 });
  nextSlice();
  expect(result.current).toEqual({ done: true, part: 1, answer: 'plan' });
});

test('a new question stops the old search, and nothing of it is shown', () => {
  const { result, rerender } = ask(100, 'old');
  nextSlice();
  expect(steps).toBe(8);
  rerender({ n: 10, a: 'new' });
  expect(result.current).toEqual({ done: false, part: 0.4 });
  act(() => jest.runAllTimers());
  expect(result.current).toEqual({ done: true, part: 1, answer: 'new' });
  expect(steps).toBe(8 + 10);
});

test('the same question drawn again is not searched again', () => {
  const { rerender } = ask(4, 'plan');
  rerender({ n: 4, a: 'plan' });
  expect(steps).toBe(4);
});

test('leaving stops it', () => {
  const { unmount } = ask(100, 'plan');
  unmount();
  jest.runAllTimers();
  expect(steps).toBe(4);
});

test.each([
  [0, 0],
  [0.42, 42],
  [7, 100],
])('the bar at %d is filled to %i percent, and says so', (part, percent) => {
  show(<SearchBar part={part} />);
  expect(screen.getByTestId('search-bar')).toHaveAccessibilityValue({ now: percent, text: `${percent} percent` });
  expect(screen.getByRole('progressbar', { name: 'Counting every throw' })).toBeTruthy();
  expect(StyleSheet.flatten(screen.getByTestId('search-bar-fill').props.style).width).toBe(`${percent}%`);
});

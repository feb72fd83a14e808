import { fireEvent, screen } from '@testing-library/react-native';
import { Circle } from 'react-native-svg';

import { Bead } from '@/components/tracks/Bead';
import { Rod } from '@/components/tracks/Rod';
import { draggedTo, dragWords, tappedAt } from '@/components/tracks/stationDrag';

import { draw } from './look';

const at = (pageX: number, pageY = 100) => ({ nativeEvent: { pageX, pageY } });

test.each([
  [3, 0, 3],
  [3, 29, 4],
  [3, 85, 6],
  [3, -200, 0],
  [3, 2000, 9],
])('from %i a drag of %i dp ends on %i', (value, dx, end) => {
  expect(draggedTo({ value, max: 9, spacing: 28 }, dx)).toBe(end);
});

test.each([
  [0, 0],
  [18, 0],
  [47, 1],
  [298, 10],
  [600, 18],
])('a tap at %i dp goes to station %i', (x, end) => {
  expect(tappedAt({ value: 6, max: 18, spacing: 28, first: 18 }, x)).toBe(end);
});

test('the bubble tells step and value, with a true minus', () => {
  expect(dragWords(3, 6)).toBe('+3, now 6');
  expect(dragWords(6, 4)).toBe('−2, now 4');
});

test('counted beads stand left of the marker, empty stations right of it', () => {
  const { UNSAFE_getAllByType } = draw(<Rod label="Gold, ones" value={4} max={9} />);
  expect(UNSAFE_getAllByType(Bead).map((bead) => bead.props.kind)).toEqual([...Array(4).fill('counted'), 'marker']);
  expect(UNSAFE_getAllByType(Circle)).toHaveLength(5);
  expect(screen.getByText('4')).toBeTruthy();
});

test('it is one element that reads itself', () => {
  draw(<Rod label="Gold, ones" value={4} max={9} testID="rod" />);
  expect(screen.getByLabelText('Gold, ones, 4 of 9')).toBe(screen.getByTestId('rod'));
});

test('at 160 % text the stations hide and the marker stays', () => {
  const { UNSAFE_queryAllByType } = draw(<Rod label="Gold, ones" value={4} max={9} />, { textSize: 1.6 });
  expect(UNSAFE_queryAllByType(Circle)).toHaveLength(0);
  expect(UNSAFE_queryAllByType(Bead)).toHaveLength(1);
});

describe('dragging', () => {
  function drag(...moves: ReturnType<typeof at>[]) {
    const onDragTo = jest.fn();
    draw(<Rod label="Gold, ones" value={3} max={9} onDragTo={onDragTo} testID="rod" />);
    const rod = screen.getByTestId('rod');
    fireEvent(rod, 'layout', { nativeEvent: { layout: { width: 296 } } }); // 28 dp a station
    fireEvent(rod, 'startShouldSetResponderCapture', at(100));
    for (const move of moves) fireEvent(rod, 'responderMove', move);
    return { rod, onDragTo };
  }

  test('starts after 8 dp sideways, never on a vertical move', () => {
    const { rod } = drag();
    expect(rod.props.onMoveShouldSetResponder(at(107))).toBe(false);
    expect(rod.props.onMoveShouldSetResponder(at(110))).toBe(true);
    expect(rod.props.onMoveShouldSetResponder(at(112, 130))).toBe(false);
  });

  test('shows the bubble, and tells one value when the finger lifts', () => {
    const { rod, onDragTo } = drag(at(130), at(184));
    expect(screen.getByText('+3, now 6')).toBeTruthy();
    expect(onDragTo).not.toHaveBeenCalled();
    fireEvent(rod, 'responderRelease', at(184));
    expect(onDragTo.mock.calls).toEqual([[6]]);
    expect(screen.queryByText('+3, now 6')).toBeNull();
  });

  test('leaving the rod by more than 64 dp cancels', () => {
    const { rod, onDragTo } = drag(at(184), at(184, 170));
    expect(screen.queryByText('+3, now 6')).toBeNull();
    fireEvent(rod, 'responderRelease', at(184, 170));
    expect(onDragTo).not.toHaveBeenCalled();
  });

  test('back on its own station tells nothing', () => {
    const { rod, onDragTo } = drag(at(184), at(101));
    fireEvent(rod, 'responderRelease', at(101));
    expect(onDragTo).not.toHaveBeenCalled();
  });

  test('a screen reader steps by one', () => {
    const { rod, onDragTo } = drag();
    expect(rod).toHaveAccessibilityValue({ now: 3, min: 0, max: 9, text: '3 of 9' });
    fireEvent(rod, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    fireEvent(rod, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(onDragTo.mock.calls).toEqual([[4], [2]]);
  });
});

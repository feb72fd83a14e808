import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Animated } from 'react-native';

import { feel } from '@/components/frame/feel';
import type { Look } from '@/components/theme/theme';
import { Counter } from '@/components/ui/Counter';

import { renderThemed } from './themed';

jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));

const said = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  said.mockClear();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

function counter(value: number, { max = 99, compact = false, look = {} as Partial<Look> } = {}) {
  const taps = { onGain: jest.fn(), onPay: jest.fn(), onKeypad: jest.fn() };
  renderThemed(
    <Counter
      label="Mira's gold"
      words="gold"
      value={value}
      min={0}
      max={max}
      compact={compact}
      testID="gold"
      {...taps}
    />,
    look,
  );
  return taps;
}
const plus = () => screen.getByRole('button', { name: "Mira's gold, plus 1" });
const minus = () => screen.getByRole('button', { name: "Mira's gold, minus 1" });
const number = () => screen.getByTestId('gold');
/** The bubble is for the eye; a screen reader hears the value. */
const bubble = (words: string) => screen.queryByText(words, { includeHiddenElements: true });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('tap', () => {
  test('one step a tap, however fast', () => {
    const { onGain, onPay } = counter(47);
    fireEvent.press(plus());
    fireEvent.press(plus());
    fireEvent.press(minus());
    expect(onGain.mock.calls).toEqual([[1], [1]]);
    expect(onPay.mock.calls).toEqual([[1]]);
  });

  test('the number opens the keypad', () => {
    const { onKeypad } = counter(47);
    fireEvent.press(number());
    expect(onKeypad).toHaveBeenCalledTimes(1);
  });

  test.each([
    [99, plus, "Mira's gold: the most is 99"],
    [0, minus, "Mira's gold: the least is 0"],
  ])('at %i the button stays, changes nothing and says why', (value, button, words) => {
    const { onGain, onPay } = counter(value);
    expect(button()).toBeEnabled();
    fireEvent.press(button());
    expect(onGain).not.toHaveBeenCalled();
    expect(onPay).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledWith(words, { queue: false });
  });
});

describe('hold', () => {
  test.each([
    // 350 ms, six at 160, six at 90, then 50
    [349, 0],
    [350, 1],
    [350 + 160, 2],
    [350 + 5 * 160, 6],
    [350 + 6 * 160 - 70, 7],
    [350 + 5 * 160 + 6 * 90, 12],
    [350 + 5 * 160 + 6 * 90 + 50, 13],
    [350 + 5 * 160 + 6 * 90 + 5 * 50, 17],
  ])('%i ms gather %i, told once on release', (ms, steps) => {
    const { onGain } = counter(10);
    fireEvent(plus(), 'pressIn');
    pass(ms);
    expect(onGain).not.toHaveBeenCalled();
    if (steps > 0) expect(bubble(`+${steps}, now ${10 + steps}`)).toBeTruthy();
    fireEvent(plus(), 'pressOut');
    expect(onGain.mock.calls).toEqual(steps > 0 ? [[steps]] : []);
  });

  test.each(['press before release', 'release before press'])('a hold is no tap as well: %s', (order) => {
    const { onPay } = counter(10);
    fireEvent(minus(), 'pressIn');
    pass(600);
    if (order === 'press before release') fireEvent.press(minus());
    fireEvent(minus(), 'pressOut');
    if (order === 'release before press') fireEvent.press(minus());
    expect(onPay.mock.calls).toEqual([[2]]);
    fireEvent(minus(), 'pressIn');
    fireEvent.press(minus());
    fireEvent(minus(), 'pressOut');
    expect(onPay.mock.calls).toEqual([[2], [1]]);
  });

  test('it stops at the limit', () => {
    const { onGain } = counter(97);
    fireEvent(plus(), 'pressIn');
    pass(5000);
    fireEvent(plus(), 'pressOut');
    expect(onGain.mock.calls).toEqual([[2]]);
    expect(said).toHaveBeenCalledTimes(1);
  });
});

describe('drag', () => {
  const track = () => screen.getByTestId('gold-drag');
  const at = (pageX: number, pageY: number) => ({ nativeEvent: { pageX, pageY } });
  /** The finger goes down on the number at (0, 0) and along the path; true if the drag took it. */
  const drag = (...path: readonly (readonly [number, number])[]): boolean => {
    fireEvent(track(), 'startShouldSetResponderCapture', at(0, 0));
    const [first] = path;
    const taken: unknown = first && fireEvent(track(), 'moveShouldSetResponderCapture', at(...first));
    for (const point of path) fireEvent(track(), 'responderMove', at(...point));
    return taken === true;
  };
  const lift = (x: number, y = 0) => fireEvent(track(), 'responderRelease', at(x, y));

  test('one step per 18 dp, shown in the bubble and told once', () => {
    const { onGain } = counter(3);
    expect(drag([20, 0], [54, 10])).toBe(true);
    expect(bubble('+3, now 6')).toBeTruthy();
    expect(onGain).not.toHaveBeenCalled();
    lift(54, 10);
    expect(onGain.mock.calls).toEqual([[3]]);
    expect(bubble('+3, now 6')).toBeNull();
  });

  test('to the left it pays, down to the floor', () => {
    const { onPay } = counter(3);
    drag([-200, 0]);
    expect(bubble('−3, now 0')).toBeTruthy();
    lift(-200);
    expect(onPay.mock.calls).toEqual([[3]]);
  });

  test('it begins after 8 dp, and only sideways', () => {
    counter(3);
    expect(drag([8, 0])).toBe(false);
    expect(drag([9, 10])).toBe(false);
    expect(drag([9, 0])).toBe(true);
  });

  test('leaving by 64 dp cancels', () => {
    const { onGain, onPay } = counter(3);
    drag([54, 0], [54, 65]);
    expect(bubble('+3, now 6')).toBeNull();
    lift(54, 65);
    expect(onGain).not.toHaveBeenCalled();
    expect(onPay).not.toHaveBeenCalled();
  });

  test('the click with which a browser ends a drag opens no keypad', () => {
    const { onKeypad } = counter(3);
    drag([54, 0]);
    lift(54);
    fireEvent.press(number());
    expect(onKeypad).not.toHaveBeenCalled();
    fireEvent(track(), 'startShouldSetResponderCapture', at(0, 0));
    pass(200);
    fireEvent.press(number());
    expect(onKeypad).toHaveBeenCalledTimes(1);
  });
});

describe('screen reader', () => {
  test('the number is adjustable and says its value', () => {
    counter(47);
    const adjustable = screen.getByRole('adjustable', { name: "Mira's gold" });
    expect(adjustable).toHaveAccessibilityValue({ min: 0, max: 99, now: 47, text: '47 of 99' });
    expect(adjustable.props.accessibilityActions.map((action: { name: string }) => action.name)).toEqual([
      'increment',
      'decrement',
      'plus5',
      'minus5',
      'type',
    ]);
  });

  test('a number without an end says only itself', () => {
    counter(47, { max: 9999 });
    expect(number()).toHaveAccessibilityValue({ text: '47' });
  });

  test.each([
    [47, 'increment', 'gain', 1],
    [47, 'decrement', 'pay', 1],
    [47, 'plus5', 'gain', 5],
    [47, 'minus5', 'pay', 5],
    [97, 'plus5', 'gain', 2],
    [3, 'minus5', 'pay', 3],
  ])('at %i %s is %s %i', (value, actionName, how, amount) => {
    const { onGain, onPay } = counter(value);
    fireEvent(number(), 'accessibilityAction', { nativeEvent: { actionName } });
    expect((how === 'gain' ? onGain : onPay).mock.calls).toEqual([[amount]]);
    expect((how === 'gain' ? onPay : onGain).mock.calls).toEqual([]);
  });

  test('type a number opens the keypad', () => {
    const { onKeypad } = counter(47);
    fireEvent(number(), 'accessibilityAction', { nativeEvent: { actionName: 'type' } });
    expect(onKeypad).toHaveBeenCalledTimes(1);
  });
});

test('+ is on the right, and on the left for the left-handed', () => {
  const order = () => screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
  counter(47);
  expect(order()).toEqual(["Mira's gold, minus 1", "Mira's gold, plus 1"]);
  screen.unmount();
  counter(47, { look: { hand: 'left' } });
  expect(order()).toEqual(["Mira's gold, plus 1", "Mira's gold, minus 1"]);
});

test('the compact form opens the whole counter', () => {
  const { onGain } = counter(47, { compact: true });
  expect(screen.queryByRole('adjustable')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: "Mira's gold, 47" }));
  fireEvent.press(plus());
  expect(onGain.mock.calls).toEqual([[1]]);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('adjustable')).toBeNull();
});

describe('limit', () => {
  const knocks = jest.spyOn(Animated, 'sequence');
  beforeEach(() => {
    knocks.mockClear();
    jest.mocked(feel).mockClear();
  });

  test('a number that can go no further knocks against its end, and is felt', () => {
    const { onGain } = counter(99, { look: { reducedMotion: false } });
    fireEvent.press(plus());
    expect([onGain.mock.calls.length, knocks.mock.calls.length]).toEqual([0, 1]);
    expect(jest.mocked(feel).mock.calls).toEqual([['limit']]);
    fireEvent.press(plus());
    expect(knocks).toHaveBeenCalledTimes(2);
  });

  test('a step that is taken does not knock; nothing moves where motion is reduced', () => {
    counter(98, { look: { reducedMotion: false } });
    fireEvent.press(plus());
    expect([knocks.mock.calls.length, jest.mocked(feel).mock.calls.length]).toEqual([0, 0]);
    screen.unmount();
    counter(0, { look: { reducedMotion: true } });
    fireEvent.press(minus());
    expect([knocks.mock.calls.length, jest.mocked(feel).mock.calls.length]).toEqual([0, 1]);
  });
});

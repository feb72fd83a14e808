import { act, fireEvent, screen } from '@testing-library/react-native';

import { baseOf, newlyTyped, type PassEntry, type Passing, startPassing, withValue } from '@/components/score/passing';
import { PassRound } from '@/components/score/PassRound';

import { renderThemed } from '../ui/themed';

const ENTRIES: readonly PassEntry[] = [
  {
    seat: 2,
    name: 'Mira',
    colour: 0,
    hidden: true,
    fields: [
      { key: 'cards', words: 'card points', min: 0, max: 40, value: 7 },
      { key: 'bonus', words: 'bonus', min: -5, max: 20 },
    ],
  },
  { seat: 0, name: 'Teo', colour: 1, hidden: true, fields: [{ key: 'cards', words: 'card points', min: 0, max: 40 }] },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (testID: string) => {
  // The same control ignores a second tap within 120 ms.
  pass(130);
  fireEvent.press(screen.getByTestId(testID));
};
function uncover() {
  const hold = screen.getByRole('button', { name: 'Hold to uncover' });
  fireEvent(hold, 'pressIn');
  pass(700);
}
const type = (...keys: string[]) => keys.forEach((key) => fireEvent.press(screen.getByTestId(`keypad-${key}`)));
const isCovered = () => screen.queryByTestId('pass-cover') !== null && screen.queryByTestId('pass-open') === null;

function round(draft?: Passing) {
  const told = { onDone: jest.fn(), onLeave: jest.fn(), onDraft: jest.fn() };
  renderThemed(<PassRound entries={ENTRIES} draft={draft} {...told} />);
  return told;
}

test('covered until it is held: a tap or a short hold shows nothing', () => {
  round();
  expect(screen.getByText('Pass the phone to Mira')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.press(screen.getByTestId('pass-uncover'));
  fireEvent(screen.getByTestId('pass-uncover'), 'pressIn');
  pass(600);
  fireEvent(screen.getByTestId('pass-uncover'), 'pressOut');
  pass(2000);
  expect([isCovered(), screen.queryByText('7')]).toEqual([true, null]);
  uncover();
  expect([isCovered(), screen.queryByText('7') !== null]).toEqual([false, true]);
});

test('each types, it is covered between them, and the values come out by seat', () => {
  const { onDone } = round();
  uncover();
  press('pass-cards-plus');
  press('pass-bonus');
  type('1', '2');
  press('keypad-done');
  fireEvent.press(screen.getByRole('button', { name: 'Cover, on to Teo' }));
  expect([isCovered(), screen.queryByText('12')]).toEqual([true, null]);
  expect(screen.getByText('Pass the phone to Teo')).toBeTruthy();
  uncover();
  press('pass-cards');
  type('9');
  press('keypad-done');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  expect(onDone.mock.calls).toEqual([[{ 2: { cards: 8, bonus: 12 }, 0: { cards: 9 } }]]);
  expect(isCovered()).toBe(true);
});

test('who is skipped keeps what was known, and what nobody typed is not there', () => {
  const { onDone } = round();
  press('pass-skip');
  expect(screen.getByRole('button', { name: 'Skip Teo' })).toBeTruthy();
  press('pass-skip');
  expect(onDone.mock.calls).toEqual([[{ 2: { cards: 7 }, 0: {} }]]);
});

test('back goes to the player before, covered; from the first it leaves', () => {
  const { onLeave } = round();
  uncover();
  press('pass-cards-plus');
  press('pass-next');
  uncover();
  press('pass-back');
  expect([isCovered(), screen.getByText('Pass the phone to Mira') !== null]).toEqual([true, true]);
  uncover();
  expect(screen.getByText('8')).toBeTruthy();
  expect(onLeave).not.toHaveBeenCalled();
  press('pass-back');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('8 seconds without a touch cover it again; what was typed stays', () => {
  round();
  uncover();
  press('pass-cards-plus');
  pass(7999);
  expect(isCovered()).toBe(false);
  pass(1);
  expect([isCovered(), screen.queryByText('8')]).toEqual([true, null]);
  uncover();
  expect(screen.getByText('8')).toBeTruthy();
});

test('any touch begins the 8 seconds anew', () => {
  round();
  uncover();
  pass(7000);
  act(() => screen.getByTestId('pass-open').props.onStartShouldSetResponderCapture());
  pass(7000);
  expect(isCovered()).toBe(false);
  pass(1000);
  expect(isCovered()).toBe(true);
});

test('the keypad is covered too, keys keep it open, and its half-typed number comes back', () => {
  round();
  uncover();
  press('pass-bonus');
  pass(7000);
  type('1');
  pass(7000);
  type('4');
  expect(screen.getByTestId('keypad-amount')).toHaveTextContent('14');
  pass(8000);
  expect([isCovered(), screen.queryByTestId('keypad-amount')]).toEqual([true, null]);
  uncover();
  expect(screen.getByTestId('keypad-amount')).toHaveTextContent('14');
});

test('what was typed is told at every step, and a draft goes on where it stood, covered', () => {
  const { onDraft } = round();
  uncover();
  press('pass-cards-plus');
  press('pass-next');
  const draft: Passing = onDraft.mock.calls.at(-1)?.[0];
  expect(draft).toEqual({ at: 1, values: { 2: { cards: 8 }, 0: {} } });
  screen.unmount();
  round(draft);
  expect([isCovered(), screen.getByText('Pass the phone to Teo') !== null]).toEqual([true, true]);
});

test('what is no secret lies open, and stays so', () => {
  const entries = ENTRIES.map((entry) => ({ ...entry, hidden: entry.seat === 0 }));
  renderThemed(<PassRound entries={entries} onDone={jest.fn()} />);
  expect([isCovered(), screen.getByText('1 of 2') !== null]).toEqual([false, true]);
  pass(60_000);
  expect(isCovered()).toBe(false);
  fireEvent.press(screen.getByRole('button', { name: 'On to Teo' }));
  expect(isCovered()).toBe(true);
});

test('a number may be counted as a sum, and is never gained or paid', () => {
  const { onDraft } = round();
  uncover();
  press('pass-cards');
  expect(screen.queryByText('Gain')).toBeNull();
  type('3', 'plus', '6', 'plus', '2');
  press('keypad-done');
  expect(onDraft.mock.lastCall?.[0].values[2]).toEqual({ cards: 11 });
});

test('nobody to ask, nothing to show', () => {
  renderThemed(<PassRound entries={[]} onDone={jest.fn()} />);
  expect(screen.toJSON()).toBeNull();
});

describe('the numbers', () => {
  const field = { key: 'bonus', words: 'bonus', min: -5, max: 20 };

  test('an untyped number counts from the nearest to 0 that it can be', () => {
    expect([baseOf(field, undefined), baseOf({ ...field, min: 3 }, undefined), baseOf(field, 9)]).toEqual([0, 3, 9]);
  });

  test.each([
    [{ cards: 7 }, {}],
    [{ cards: 8 }, { cards: 8 }],
    [{ cards: 7, bonus: 0 }, { bonus: 0 }],
    [undefined, {}],
  ])('%j adds %j to what was known', (typed, told) => {
    const [mira] = ENTRIES;
    expect(mira && newlyTyped(mira, typed)).toEqual(told);
  });

  test('a value changes its own seat and key only', () => {
    const begun = startPassing(ENTRIES);
    expect(begun).toEqual({ at: 0, values: { 2: { cards: 7 }, 0: {} } });
    expect(withValue(begun, 0, 'cards', 4).values).toEqual({ 2: { cards: 7 }, 0: { cards: 4 } });
    expect(begun.values[0]).toEqual({});
  });
});

import { fireEvent, screen } from '@testing-library/react-native';

import type { Entry } from '@/components/ui/keypad';
import { KeypadSheet } from '@/components/ui/KeypadSheet';

import { renderThemed } from './themed';

function keypad(value: number, draft?: Entry, more: { setOnly?: boolean; min?: number } = {}) {
  const told = { onDone: jest.fn(), onClose: jest.fn(), onDraft: jest.fn(), onRoll: jest.fn(() => 4) };
  const range = { min: 0, max: 99, ...more };
  renderThemed(<KeypadSheet title="Mira's gold" words="gold" value={value} draft={draft} {...range} {...told} />);
  return told;
}
const type = (...keys: string[]) => keys.forEach((key) => fireEvent.press(screen.getByTestId(`keypad-${key}`)));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
const button = () => screen.getByTestId('keypad-done');

test('the equation is live and the button repeats the result', () => {
  const { onDone } = keypad(47);
  type('1', '2');
  expect(screen.getByLabelText('47, gain 12, makes 59')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Gain 12 gold' }));
  expect(onDone.mock.calls).toEqual([[{ how: 'gain', amount: 12, parts: [12] }]]);
});

test('a sum keeps its parts, a rolled die among them', () => {
  const { onDone, onRoll } = keypad(47);
  type('3', 'plus', '6', 'roll');
  expect(onRoll).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: 'Gain 13 gold' }));
  expect(onDone.mock.calls).toEqual([[{ how: 'gain', amount: 13, parts: [3, 6, 4] }]]);
});

test('what would be lost is said before it hurts', () => {
  keypad(95);
  type('9');
  expect(screen.getByText('5 lost over 99')).toBeTruthy();
  expect(button()).toBeEnabled();
});

test('what cannot be paid is refused in numbers', () => {
  const { onDone } = keypad(7);
  choose('Pay');
  type('1', '2');
  expect(screen.getByText('Needs 12, you have 7')).toBeTruthy();
  expect(button()).toBeDisabled();
  type('back', 'back', '7');
  fireEvent.press(screen.getByRole('button', { name: 'Pay 7 gold' }));
  expect(onDone.mock.calls).toEqual([[{ how: 'pay', amount: 7, parts: [7] }]]);
});

test('with nothing typed the button only closes', () => {
  const { onDone, onClose } = keypad(7);
  fireEvent.press(screen.getByTestId('keypad-done'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onDone).not.toHaveBeenCalled();
});

test('setting to zero is something', () => {
  const { onDone } = keypad(7);
  choose('Set');
  type('0');
  fireEvent.press(screen.getByRole('button', { name: 'Set gold to 0' }));
  expect(onDone.mock.calls).toEqual([[{ how: 'set', amount: 0, parts: [0] }]]);
});

test('a half-typed entry is told and taken up again', () => {
  const first = keypad(47);
  type('3', 'plus', '6');
  const draft = first.onDraft.mock.lastCall?.[0];
  screen.unmount();
  keypad(47, draft);
  expect(screen.getByRole('button', { name: 'Gain 9 gold' })).toBeTruthy();
  expect(screen.getByText('3 + 6')).toBeTruthy();
});

describe('where the number is only set', () => {
  test('there is nothing to gain, pay, add up or roll', () => {
    keypad(7, undefined, { setOnly: true });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(['plus', 'roll', 'sign'].map((key) => screen.queryByTestId(`keypad-${key}`))).toEqual([null, null, null]);
  });

  test('what is typed is the number', () => {
    const { onDone } = keypad(7, undefined, { setOnly: true });
    type('1', '2');
    expect(screen.getByLabelText('7, set to 12')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Set gold to 12' }));
    expect(onDone.mock.calls).toEqual([[{ how: 'set', amount: 12, parts: [12] }]]);
  });

  test('out of its range it is refused in numbers', () => {
    const { onDone } = keypad(7, undefined, { setOnly: true });
    type('1', '0', '0');
    expect(screen.getByText('Goes from 0 to 99')).toBeTruthy();
    expect(button()).toBeDisabled();
    expect(onDone).not.toHaveBeenCalled();
  });

  test('half typed, it is taken up again; a sum that was to be gained is not', () => {
    keypad(7, { how: 'set', parts: [], typing: '4' }, { setOnly: true });
    expect(screen.getByRole('button', { name: 'Set gold to 4' })).toBeTruthy();
    screen.unmount();
    keypad(7, { how: 'gain', parts: [3], typing: '4' }, { setOnly: true });
    expect(button()).toHaveTextContent('Close');
  });
});

describe('below zero', () => {
  test('a number that may be is set with its sign', () => {
    const { onDone } = keypad(2, undefined, { setOnly: true, min: -6 });
    type('sign', '3');
    expect(screen.getByTestId('keypad-amount')).toHaveTextContent('−3');
    fireEvent.press(screen.getByRole('button', { name: 'Set gold to −3' }));
    expect(onDone.mock.calls).toEqual([[{ how: 'set', amount: -3, parts: [-3] }]]);
  });

  test('there is a sign to set, none to gain', () => {
    keypad(2, undefined, { min: -6 });
    expect(screen.queryByTestId('keypad-sign')).toBeNull();
    choose('Set');
    type('sign', '7');
    expect(screen.getByText('Goes from −6 to 99')).toBeTruthy();
    choose('Gain');
    expect(screen.getByLabelText('2, gain 7, makes 9')).toBeTruthy();
  });
});

test('of a number that nobody knows yet only what is typed is shown', () => {
  const onDone = jest.fn();
  const range = { value: 0, min: 0, max: 99 };
  renderThemed(
    <KeypadSheet setOnly sums unknown title="Bag" words="pebbles" {...range} onDone={onDone} onClose={jest.fn()} />,
  );
  expect(screen.getByLabelText('Nothing typed yet')).toBeTruthy();
  type('3', 'plus', '6');
  expect(screen.getByLabelText('set to 9')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Set pebbles to 9' }));
  expect(onDone.mock.calls).toEqual([[{ how: 'set', amount: 9, parts: [3, 6] }]]);
});

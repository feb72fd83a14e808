import { fireEvent, screen } from '@testing-library/react-native';
import type { ComponentProps } from 'react';

import { DiceSheet } from '@/components/dice/DiceSheet';

import { inTheme, show, slotLabels, tap, tapFaces } from './show';

type Props = ComponentProps<typeof DiceSheet>;

const calls = { onDraft: jest.fn(), onApply: jest.fn(), onClose: jest.fn() };

const sheet = (props: Partial<Props> = {}) => (
  <DiceSheet
    open
    title="Attack"
    dice={[{ kind: 'black' }, { kind: 'red' }]}
    sides={6}
    applyWords={(faces) => `Apply, ${faces.reduce((sum, face) => sum + face, 0)} damage`}
    roll={() => 5}
    {...calls}
    {...props}
  />
);

beforeEach(() => jest.clearAllMocks());

test('the button states the consequence, and only the button applies', () => {
  show(sheet());
  const apply = () => screen.getByTestId('dice-apply');
  expect(apply()).toHaveTextContent('2 dice still to enter');
  expect(apply()).toBeDisabled();
  tapFaces(3);
  expect(apply()).toHaveTextContent('1 die still to enter');
  tapFaces(4);
  expect(apply()).toHaveTextContent('Apply, 7 damage');
  expect(calls.onApply).not.toHaveBeenCalled();
  tap('dice-apply');
  expect(calls.onApply.mock.calls).toEqual([[[3, 4], 'typed']]);
});

test('one die by the app makes it the app’s roll', () => {
  show(sheet());
  tapFaces(3);
  tap('dice-roll');
  expect(calls.onApply).not.toHaveBeenCalled();
  tap('dice-apply');
  expect(calls.onApply).toHaveBeenCalledWith([3, 5], 'app');
});

test('typing over the app’s dice makes it typed', () => {
  show(sheet());
  tap('dice-roll');
  tap('dice-slot-1');
  tapFaces(5);
  tap('dice-slot-2');
  tapFaces(2);
  tap('dice-apply');
  expect(calls.onApply).toHaveBeenCalledWith([5, 2], 'typed');
});

test('every change is a draft; it comes back with what the app rolled', () => {
  const { rerender } = show(sheet());
  tapFaces(3);
  expect(calls.onDraft).toHaveBeenLastCalledWith([3, undefined], [false, false]);
  rerender(inTheme(sheet({ open: false })));
  expect(screen.queryByTestId('dice-sheet')).toBeNull();
  rerender(inTheme(sheet({ draft: [6, undefined], draftRolled: [true, false] })));
  expect(slotLabels()).toEqual(['Die 1 of 2, 6', 'Die 2 of 2, empty']);
  tapFaces(1);
  tap('dice-apply');
  expect(calls.onApply).toHaveBeenCalledWith([6, 1], 'app');
});

test('a draft that no die can show cannot be applied', () => {
  show(sheet({ draft: [7, 2] }));
  expect(screen.getByText('Die 1 cannot show 7: a die shows 1 to 6. Enter it again.')).toBeTruthy();
  expect(screen.getByTestId('dice-apply')).toBeDisabled();
});

test.each([
  [0, 'There are no dice to roll.'],
  [61, '61 dice are too many to enter: 60 at most.'],
])('%i dice: a sentence and nothing to apply', (count, words) => {
  show(sheet({ dice: Array.from({ length: count }, () => ({ kind: 'ivory' as const })) }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByTestId('dice-apply')).toBeNull();
});

test('close and rules are in its header; results follow the faces', () => {
  const onRules = jest.fn();
  show(sheet({ onRules, results: (faces) => faces.map((face) => (face === 6 ? '2 hits' : undefined)) }));
  tapFaces(6);
  expect(slotLabels()[0]).toBe('Die 1 of 2, 6, 2 hits');
  tap('dice-sheet-close');
  expect(calls.onClose).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByLabelText('Rules'), { nativeEvent: { detail: 1 } });
  expect(onRules).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { DiceEntry } from '@/components/dice/DiceEntry';
import type { DieResult, DieSpec } from '@/components/dice/DiceSlot';
import type { Face, Sides } from '@/components/dice/entry';
import { settleTimes } from '@/components/dice/tumble';
import { feel } from '@/components/frame/feel';
import { announce } from '@/components/ui/announce';

import { show, slotLabels, tap, tapFaces } from './show';

jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));

const IVORY: DieSpec = { kind: 'ivory' };
const three = [IVORY, IVORY, IVORY];

interface TableProps {
  dice?: readonly DieSpec[];
  sides?: Sides;
  start?: readonly Face[];
  rolled?: readonly boolean[];
  roll?: () => number;
  results?: (faces: readonly Face[]) => readonly (DieResult | undefined)[];
}

const onFaces = jest.fn();
const onRolled = jest.fn();

function Table({ dice = three, sides = 6, start = [], rolled, roll = () => 4, results }: TableProps) {
  const [faces, setFaces] = useState(start);
  const keep = (told: jest.Mock) => (next: readonly Face[], byApp: readonly boolean[]) => {
    told(next, byApp);
    setFaces(next);
  };
  return (
    <DiceEntry
      dice={dice}
      sides={sides}
      faces={faces}
      rolled={rolled}
      onFaces={keep(onFaces)}
      onRolled={keep(onRolled)}
      roll={roll}
      results={results?.(faces)}
    />
  );
}

const inOrder = (...faces: number[]) => {
  const left = [...faces];
  return jest.fn(() => left.shift() ?? 1);
};

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.useRealTimers());

test('faces go into the slots in order', () => {
  show(<Table />);
  expect(slotLabels()).toEqual(['Die 1 of 3, empty', 'Die 2 of 3, empty', 'Die 3 of 3, empty']);
  tapFaces(2, 5);
  expect(slotLabels()).toEqual(['Die 1 of 3, 2', 'Die 2 of 3, 5', 'Die 3 of 3, empty']);
  expect(onFaces).toHaveBeenLastCalledWith([2, 5, undefined], [false, false, false]);
  expect(onRolled).not.toHaveBeenCalled();
});

test('a pair tapped as fast as two fingers can is a pair', () => {
  show(<Table />);
  jest.spyOn(Date, 'now').mockReturnValue(5000);
  const one = screen.getByTestId('dice-face-1');
  fireEvent.press(one, { nativeEvent: { detail: 1 } });
  fireEvent.press(one, { nativeEvent: { detail: 1 } });
  expect(slotLabels()).toEqual(['Die 1 of 3, 1', 'Die 2 of 3, 1', 'Die 3 of 3, empty']);
});

test('a tapped slot is entered anew, and the mark shows where', () => {
  show(<Table start={[1, 2, undefined]} />);
  const on = () =>
    screen.getAllByTestId(/^dice-slot-\d$/).findIndex((slot) => within(slot).queryByTestId('dice-slot-on'));
  expect(on()).toBe(2);
  tap('dice-slot-1');
  expect(on()).toBe(0);
  expect(screen.getByLabelText('Face of die 1 of 3')).toBeTruthy();
  expect(onFaces).not.toHaveBeenCalled();
  tapFaces(6);
  expect(slotLabels()[0]).toBe('Die 1 of 3, 6');
  expect(on()).toBe(2);
});

test('clear names what it clears', () => {
  show(<Table />);
  expect(screen.getByTestId('dice-clear')).toBeDisabled();
  tapFaces(2, 5);
  expect(screen.getByText('Clear last')).toBeTruthy();
  tap('dice-slot-1');
  expect(screen.getByText('Clear die 1')).toBeTruthy();
  tap('dice-clear');
  expect(slotLabels()).toEqual(['Die 1 of 3, empty', 'Die 2 of 3, 5', 'Die 3 of 3, empty']);
  tap('dice-clear');
  expect(slotLabels()[1]).toBe('Die 2 of 3, empty');
});

test('one face too many is refused in words, until the next good tap', () => {
  show(<Table />);
  tapFaces(1, 2, 3, 4);
  expect(screen.getByText('All 3 dice are entered. Tap the die to change.')).toBeTruthy();
  expect(onFaces).toHaveBeenCalledTimes(3);
  tap('dice-slot-2');
  expect(screen.queryByTestId('dice-refused')).toBeNull();
});

test('a stored 7 is refused in words and its slot is empty', () => {
  show(<Table start={[1, 7, 3]} />);
  expect(screen.getByText('Die 2 cannot show 7: a die shows 1 to 6. Enter it again.')).toBeTruthy();
  expect(slotLabels()[1]).toBe('Die 2 of 3, empty');
});

test.each([
  [0, 'There are no dice to roll.'],
  [61, '61 dice are too many to enter: 60 at most.'],
])('%i dice are a sentence, not slots', (count, words) => {
  show(<Table dice={Array.from({ length: count }, () => IVORY)} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByTestId(/^dice-(slot|face|roll)/)).toBeNull();
});

test('sixty dice have their slots, and those leave room for the faces on a small phone', () => {
  show(<Table dice={Array.from({ length: 60 }, () => IVORY)} />);
  expect(slotLabels()).toHaveLength(60);
  const { maxHeight } = StyleSheet.flatten(screen.getByTestId('dice-slots').props.style);
  const [header, footer, pad, buttons] = [71, 76, 52, 52];
  expect(maxHeight + header + footer + pad + buttons).toBeLessThanOrEqual(0.88 * 640);
});

test('a ten-sided pad has ten faces', () => {
  show(<Table sides={10} dice={[{ kind: 'purple' }]} />);
  expect(screen.getAllByTestId(/^dice-face-/).map((face) => face.props.testID)).toEqual(
    Array.from({ length: 10 }, (_, index) => `dice-face-${index + 1}`),
  );
  tapFaces(10);
  expect(slotLabels()).toEqual(['Die 1 of 1, 10']);
});

test('names and results stand with their die and are said politely', () => {
  const results = (faces: readonly Face[]) => [
    faces[0] === 6 ? { words: '2 hits', good: true } : undefined,
    faces[1] === 1 ? { words: 'missed', good: false } : undefined,
  ];
  show(
    <Table
      dice={[
        { kind: 'black', name: 'Black' },
        { kind: 'red', name: 'Red' },
      ]}
      results={results}
    />,
  );
  expect(announce).not.toHaveBeenCalled();
  tapFaces(6);
  expect(announce).toHaveBeenLastCalledWith('Black, 2 hits, die 1 of 2, 6');
  tapFaces(1);
  expect(announce).toHaveBeenLastCalledWith('Red, missed, die 2 of 2, 1');
  expect(screen.getByText('2 hits')).toBeTruthy();
});

test('an outline means one thing at a time: the slot asked for, then the good results', () => {
  const results = (faces: readonly Face[]) =>
    faces.map((face) => (face === undefined ? undefined : { words: `${face} hits`, good: true }));
  const outlines = () => [/slot-on/, /slot-good/].map((id) => screen.queryAllByTestId(id).length);
  show(<Table results={results} />);
  tapFaces(5, 6);
  expect(outlines()).toEqual([1, 0]);
  tapFaces(4);
  expect(outlines()).toEqual([0, 3]);
  tap('dice-slot-2');
  expect(outlines()).toEqual([1, 0]);
});

test('clear and roll are equal in size, faces 50 dp at least', () => {
  show(<Table />);
  const [clear, roll] = ['dice-clear', 'dice-roll'].map((id) => screen.getByTestId(id));
  expect(clear).toHaveStyle({ flexGrow: 1, flexBasis: 0, minHeight: 52 });
  expect(roll).toHaveStyle({ flexGrow: 1, flexBasis: 0, minHeight: 52 });
  expect(screen.getByTestId('dice-face-1')).toHaveStyle({ minWidth: 50, minHeight: 52 });
});

describe('Roll for me', () => {
  test('fills what is empty and remembers which dice were the app’s', () => {
    show(<Table roll={inOrder(6, 3)} start={[undefined, 2, undefined]} />);
    tap('dice-roll');
    expect(onRolled.mock.calls).toEqual([
      [
        [6, 2, 3],
        [true, false, true],
      ],
    ]);
    expect(onFaces).not.toHaveBeenCalled();
    tap('dice-slot-1');
    tapFaces(6);
    expect(onFaces).toHaveBeenLastCalledWith([6, 2, 3], [false, false, true]);
  });

  test('rolls all where none is empty', () => {
    show(<Table roll={inOrder(6, 3, 1)} start={[1, 2, 5]} />);
    tap('dice-roll');
    expect(onRolled.mock.calls).toEqual([
      [
        [6, 3, 1],
        [true, true, true],
      ],
    ]);
  });

  test('a draft that comes back keeps its memory', () => {
    show(<Table start={[6, undefined, undefined]} rolled={[true]} />);
    tapFaces(2);
    expect(onFaces).toHaveBeenLastCalledWith([6, 2, undefined], [true, false, false]);
  });

  test('says all faces in one sentence', () => {
    show(<Table roll={inOrder(6, 3, 1)} />);
    tap('dice-roll');
    expect(announce).toHaveBeenCalledTimes(1);
    expect(announce).toHaveBeenCalledWith('Die 1 of 3, 6. Die 2 of 3, 3. Die 3 of 3, 1');
  });

  test('is felt once where nothing moves', () => {
    show(<Table roll={inOrder(6, 3, 1)} />);
    tap('dice-roll');
    expect(jest.mocked(feel).mock.calls).toEqual([['landed']]);
  });

  describe('with motion', () => {
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const known = () => slotLabels().filter((label) => !label.endsWith('empty')).length;

    test('rattles in the air and is felt with the last die', () => {
      jest.useFakeTimers();
      show(<Table roll={inOrder(6, 3, 1)} />, { reducedMotion: false });
      tap('dice-roll');
      pass(619);
      expect(jest.mocked(feel).mock.calls).toEqual([['throw']]);
      pass(1);
      expect(jest.mocked(feel).mock.calls).toEqual([['throw'], ['landed']]);
    });

    test('settles left to right, 60 ms apart, and lands at 620 ms', () => {
      jest.useFakeTimers();
      show(<Table roll={inOrder(6, 3, 1)} />, { reducedMotion: false });
      tap('dice-roll');
      pass(499);
      expect(known()).toBe(0);
      pass(1);
      expect(slotLabels()[0]).toBe('Die 1 of 3, 6');
      expect(known()).toBe(1);
      pass(60);
      expect(known()).toBe(2);
      pass(59);
      expect(onRolled).not.toHaveBeenCalled();
      expect(announce).not.toHaveBeenCalled();
      pass(1);
      expect(onRolled.mock.calls).toEqual([
        [
          [6, 3, 1],
          [true, true, true],
        ],
      ]);
      expect(announce).toHaveBeenCalledTimes(1);
    });

    test('a new roll lifts the old faces, so that nobody applies them', () => {
      jest.useFakeTimers();
      show(<Table roll={inOrder(6, 3, 1)} start={[1, 2, 5]} />, { reducedMotion: false });
      tap('dice-roll');
      expect(onFaces.mock.calls).toEqual([
        [
          [undefined, undefined, undefined],
          [false, false, false],
        ],
      ]);
      pass(620);
      expect(onRolled).toHaveBeenCalledTimes(1);
    });

    test('taps while dice are in the air do nothing', () => {
      jest.useFakeTimers();
      const roll = inOrder(6, 3, 1);
      show(<Table roll={roll} />, { reducedMotion: false });
      tap('dice-roll');
      pass(100);
      tapFaces(2);
      tap('dice-slot-2');
      tap('dice-clear');
      tap('dice-roll');
      pass(620);
      expect(roll).toHaveBeenCalledTimes(3);
      expect(onFaces).not.toHaveBeenCalled();
      expect(slotLabels()).toEqual(['Die 1 of 3, 6', 'Die 2 of 3, 3', 'Die 3 of 3, 1']);
    });

    test('a throw whose screen goes away still counts, once', () => {
      jest.useFakeTimers();
      const { unmount } = show(<Table roll={inOrder(6, 3, 1)} />, { reducedMotion: false });
      tap('dice-roll');
      pass(300);
      unmount();
      pass(1000);
      expect(onRolled.mock.calls).toEqual([
        [
          [6, 3, 1],
          [true, true, true],
        ],
      ]);
    });
  });
});

test.each([
  [1, [620]],
  [3, [500, 560, 620]],
  [8, [200, 260, 320, 380, 440, 500, 560, 620]],
  [15, [200, 230, 260, 290, 320, 350, 380, 410, 440, 470, 500, 530, 560, 590, 620]],
])('%i dice settle in time', (count, times) => {
  expect(settleTimes(count)).toEqual(times);
});

import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { ScoreScreen } from '@/components/session/ScoreScreen';
import { guardTaps } from '@/components/ui/Pressy';
import { session, writer } from '@/store/app';

import { toy, toySetup, type ToyAction } from '../../rules/toy';
import { now, numberOf, press, sitDown, sitDownLooking, sitDownTo, tapNumber, TO_THE_END, type } from './table';

const mockNavigate = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ navigate: mockNavigate, push: jest.fn() }) }));
jest.mock('@/components/ui/announce', () => ({ announce: jest.fn() }));
jest.mock('@/components/frame/feel', () => ({ feel: jest.fn() }));
jest.mock('@/rules/games', () => jest.requireActual('../../store/toyRegistry'));
jest.mock('@/store/app', () => jest.requireActual('./memoryApp'));

// Whole pages and whole flows: on a busy machine they take longer than a component.
jest.setTimeout(30_000);

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };

beforeAll(async () => {
  Dimensions.set({ window: PHONE, screen: PHONE });
  await writer.open();
});
afterEach(() => session.close());
afterAll(() => writer.close());

const take = (player: number, pebbles: number): ToyAction => ({ type: 'take', player, pebbles });
const head = () => session.store.getState().opened?.timeline.head;

async function hold(testID: string) {
  await act(async () => {
    fireEvent(screen.getByTestId(testID), 'accessibilityAction', { nativeEvent: { actionName: 'activate' } });
  });
}

test('a number that nothing behind it can be corrected is only explained', async () => {
  await sitDown(<ScoreScreen />);
  await tapNumber('cards', 0);
  expect(screen.getByTestId('score-explained')).toBeTruthy();
  expect(screen.queryByText('Correct this')).toBeNull();
});

test('the rules lie over the score, and closed they leave it as it was', async () => {
  await sitDown(<ScoreScreen />, take(0, 3));
  await press('rules');
  expect(screen.getByTestId('rules-sheet')).toBeTruthy();
  await press('rules-close');
  expect([screen.queryByTestId('rules-sheet'), numberOf('pebbles', 0)]).toEqual([null, '3']);
});

describe('a number that comes from a counter', () => {
  test('is set on the keypad, is one line in the log, and is undone like any other', async () => {
    await sitDown(<ScoreScreen />, take(0, 3));
    expect(numberOf('pebbles', 0)).toBe('3');
    await tapNumber('pebbles', 0);
    await press('correct-0');
    expect([screen.getByText("Ana's pebbles") !== null, screen.queryByText('Gain')]).toEqual([true, null]);
    await type('1', '2');
    await press('keypad-done');
    expect([numberOf('pebbles', 0), numberOf('total', 0), head()]).toEqual(['12', '12', 2]);
    expect(screen.getByTestId('snackbar')).toHaveTextContent(/^Ana: pebbles set to 12, by hand/);
    await press('snackbar-undo');
    expect([numberOf('pebbles', 0), head()]).toEqual(['3', 1]);
  });

  test('may be below zero where its range is', async () => {
    await sitDown(<ScoreScreen />);
    await tapNumber('pebbles', 1);
    await press('correct-1');
    await type('sign', '4');
    await press('keypad-done');
    expect(now().pebbles).toEqual([0, -4]);
  });

  test('that was right is no line', async () => {
    await sitDown(<ScoreScreen />, take(0, 3));
    await tapNumber('pebbles', 0);
    await press('correct-0');
    await type('3');
    await press('keypad-done');
    expect([screen.queryByTestId('keypad'), head()]).toEqual([null, 1]);
  });

  test('half typed, is given back after a kill', async () => {
    await sitDown(<ScoreScreen />, take(0, 3));
    await tapNumber('shells', 0);
    await press('correct-0');
    await type('7');
    const { draft } = session.store.getState();
    expect(draft.sheet).toEqual({
      kind: 'keypad',
      seat: 0,
      counter: 'shells',
      entry: { how: 'set', parts: [], typing: '7' },
    });
  });
});

describe('a number that recorded actions made', () => {
  const count = (player: number, bag: number, charms: number): ToyAction => ({ type: 'count', player, bag, charms });

  test('leads to its line, all of whose numbers can be corrected; one undo takes it back', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END, count(0, 9, 1), count(1, 4, 0));
    expect(numberOf('bags', 0)).toBe('10');
    await tapNumber('bags', 0);
    await press('correct-0');
    expect(within(screen.getByTestId('line-sheet')).getByText('Ana opens the bag')).toBeTruthy();
    await press('correct-value');
    await type('1', '2');
    await press('keypad-done');
    await press('correct-value-charms-minus');
    await press('correct-line');
    expect([numberOf('bags', 0), numberOf('bags', 1), now().bags[0]]).toEqual(['12', '4', { bag: 12, charms: 0 }]);
    await press('snackbar-undo');
    expect(numberOf('bags', 0)).toBe('10');
  });

  test('corrected twice, starts from the first correction', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END, count(0, 9, 1));
    for (const digit of ['3', '9']) {
      await tapNumber('bags', 0);
      await press('correct-0');
      await press('correct-value');
      await type(digit);
      await press('keypad-done');
      await press('correct-line');
    }
    expect(now().bags[0]).toEqual({ bag: 9, charms: 1 });
  });

  test('by several lines, asks which', async () => {
    await sitDown(
      <ScoreScreen />,
      ...TO_THE_END,
      { type: 'count', player: 1, bag: 4 },
      { type: 'count', player: 1, charms: 2 },
    );
    await tapNumber('bags', 1);
    await press('correct-1');
    expect(within(screen.getByTestId('settled-lines')).getAllByText('Ben opens the bag')).toHaveLength(2);
    await press('line-7');
    await press('correct-value-plus');
    await press('correct-line');
    expect(now().bags[1]).toEqual({ bag: 5, charms: 2 });
  });

  test('by none yet, says so', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await tapNumber('bags', 0);
    await press('correct-0');
    expect(screen.getByText('Nothing has been recorded for this number yet.')).toBeTruthy();
  });
});

test('once the game is saved nothing is corrected or added', async () => {
  await sitDown(<ScoreScreen />, ...TO_THE_END);
  await act(async () => session.finish());
  expect(screen.queryByTestId('add-end-values')).toBeNull();
  await tapNumber('pebbles', 0);
  expect(screen.queryByText('Correct this')).toBeNull();
});

describe('what is not counted yet', () => {
  const bagOf = async (bag: readonly string[], charms?: readonly string[]) => {
    await hold('pass-uncover');
    await press('pass-bag');
    await type(...bag);
    await press('keypad-done');
    if (charms === undefined) return;
    await press('pass-charms');
    await type(...charms);
    await press('keypad-done');
  };

  test('is not asked before the end', async () => {
    await sitDown(<ScoreScreen />);
    expect(screen.queryByTestId('add-end-values')).toBeNull();
  });

  test('is typed seat by seat under a cover, one line each, and then asked no more', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    expect(numberOf('total', 0)).toBe('0 + ?');
    await press('add-end-values');
    expect(screen.getByText('Pass the phone to Ana')).toBeTruthy();
    await bagOf(['9'], ['1']);
    await press('pass-next');
    expect(screen.getByText('Pass the phone to Ben')).toBeTruthy();
    expect(head()).toBe(6);
    await bagOf(['4'], ['0']);
    await press('pass-next');
    expect([head(), now().bags]).toEqual([
      8,
      [
        { bag: 9, charms: 1 },
        { bag: 4, charms: 0 },
      ],
    ]);
    expect([numberOf('total', 0), numberOf('total', 1)]).toEqual(['10', '4']);
    expect([screen.queryByTestId('end-values'), screen.queryByTestId('add-end-values')]).toEqual([null, null]);
    await press('snackbar-undo');
    expect([head(), numberOf('total', 1)]).toEqual([7, '0 + ?']);
  });

  test('one that is refused says why once the others are in the log, and may be done anyway', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await press('add-end-values');
    await bagOf(['1', '3'], ['1']);
    await press('pass-next');
    await bagOf(['4'], ['0']);
    await press('pass-next');
    expect([now().bags[0], now().bags[1]]).toEqual([
      { bag: null, charms: null },
      { bag: 4, charms: 0 },
    ]);
    expect(screen.getByTestId('refusal')).toHaveTextContent(/^Thirteen is nobody’s number\./);
    await press('do-it-anyway');
    expect(now().bags[0]).toEqual({ bag: 13, charms: 1 });
  });

  test('who is skipped is asked again, and makes no line', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await press('add-end-values');
    await press('pass-skip');
    await bagOf(['4']);
    await press('pass-next');
    expect([head(), now().bags[1]]).toEqual([7, { bag: 4, charms: null }]);
    await press('add-end-values');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await press('pass-skip');
    await hold('pass-uncover');
    expect([screen.queryByTestId('pass-bag'), screen.getByTestId('pass-charms') !== null]).toEqual([null, true]);
  });

  test('put away half typed, it goes on where it stood, covered', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await press('add-end-values');
    await bagOf(['9']);
    await press('end-values-close');
    expect([screen.queryByTestId('end-values'), head()]).toEqual([null, 6]);
    await press('add-end-values');
    expect(screen.getByTestId('pass-cover')).toBeTruthy();
    await hold('pass-uncover');
    expect(screen.getByText('9')).toBeTruthy();
  });
});

describe('saving the game', () => {
  const shows = (testID: string) => screen.queryByTestId(testID) !== null;
  /** Holds, and lifts the finger. */
  const endGame = async () => {
    await hold('end-session');
    guardTaps(0);
  };
  const ended = () => session.store.getState().opened?.finishedAt !== undefined;
  const counted: readonly ToyAction[] = [
    ...TO_THE_END,
    { type: 'count', player: 0, bag: 9, charms: 1 },
    { type: 'count', player: 1, bag: 4, charms: 0 },
  ];

  test('asks for what is not counted first, and is saved once all is told', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await endGame();
    expect([ended(), shows('end-values')]).toEqual([false, true]);
    for (const digit of ['9', '4']) {
      await hold('pass-uncover');
      await press('pass-bag');
      await type(digit);
      await press('keypad-done');
      await press('pass-next');
    }
    expect([ended(), shows('end-values'), shows('score-title')]).toEqual([true, false, true]);
    expect(now().bags.map(({ bag }) => bag)).toEqual([9, 4]);
  });

  test('may be done without', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await endGame();
    await press('save-without');
    expect([ended(), shows('end-values')]).toEqual([true, false]);
  });

  test('waits where something told was refused', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await endGame();
    await hold('pass-uncover');
    await press('pass-bag');
    await type('1', '3');
    await press('keypad-done');
    await press('pass-next');
    await press('pass-skip');
    expect([ended(), shows('refusal')]).toEqual([false, true]);
  });

  test('putting the questions away saves nothing', async () => {
    await sitDown(<ScoreScreen />, ...TO_THE_END);
    await endGame();
    await press('end-values-close');
    expect([ended(), shows('end-values')]).toEqual([false, false]);
  });

  test('the lines are told one by one; a tap shows the result', async () => {
    await sitDownLooking({ reducedMotion: false }, <ScoreScreen />, take(0, 3), ...counted);
    await endGame();
    expect([shows('reveal'), shows('score-screen')]).toEqual([true, false]);
    await press('reveal-skip');
    expect([shows('reveal'), ended()]).toEqual([false, true]);
    expect(numberOf('total', 0)).toBe('13');
  });

  test('where motion is reduced everything is there at once', async () => {
    await sitDown(<ScoreScreen />, ...counted);
    await endGame();
    expect([shows('reveal'), ended(), numberOf('total', 0)]).toEqual([false, true, '10']);
  });

  test('a rematch is a new game with the same set-up', async () => {
    await sitDown(<ScoreScreen />, ...counted);
    const before = session.store.getState().opened;
    await endGame();
    await press('rematch');
    const id = String(mockNavigate.mock.lastCall?.[0]).replace('/session/', '');
    await act(async () => session.open(id));
    const again = session.store.getState().opened;
    expect([again?.id === before?.id, again?.setup, again?.timeline.head]).toEqual([false, before?.setup, 0]);
  });

  test('a campaign leads to its next session instead', async () => {
    await sitDownTo({ ...toySetup(2), campaign: 'shells' }, {}, <ScoreScreen />, ...counted);
    await endGame();
    expect(screen.getByText('Next session')).toBeTruthy();
    await press('rematch');
    expect(mockNavigate).toHaveBeenLastCalledWith(`/setup/${toy.id}?campaign=shells`);
  });
});

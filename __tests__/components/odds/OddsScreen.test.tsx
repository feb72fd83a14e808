import { fireEvent, screen } from '@testing-library/react-native';

import { answerTo, type DiceAnswer, type DiceQuestion, FIRST_QUESTION, fitted } from '@/components/odds/diceQuestion';
import { OddsScreen } from '@/components/odds/OddsScreen';
import { toText } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';

import { labelOf, seen, show, tap } from './show';

const mockBack = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => true, back: mockBack, navigate: jest.fn() }) }));
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);

function answer(question: Partial<DiceQuestion>): DiceAnswer {
  const found = answerTo({ ...FIRST_QUESTION, ...question });
  if (isRefusal(found)) throw new Error(found.words);
  return found;
}

/** Every throw in order, one by one. */
function throws(dice: number, sides: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1, sides).flatMap((rest) => Array.from({ length: sides }, (_, i) => [...rest, i + 1]));
}

describe('the screen', () => {
  test('one six among three dice: 91/216', () => {
    show(<OddsScreen />);
    tap('odds-what-hits');
    tap('odds-dice-plus');
    expect(labelOf('odds')).toBe('At least 1 of 3 dice shows 6: 42 percent, less than even');
    tap('odds');
    expect(seen('Exactly 91/216')).toBeTruthy();
    expect(labelOf('spread-chart')).toBe('Dice showing 6. From 0 to 3, on average 0.5, most often 0.');
  });

  test('it opens with a question that has an answer', () => {
    show(<OddsScreen />);
    expect(seen('Dice odds')).toBeTruthy();
    expect(labelOf('odds')).toBe('2 dice add up to 7 or more: 58 percent, better than even');
    fireEvent.press(screen.getByTestId('back'));
    expect(mockBack).toHaveBeenCalledTimes(1);
  });

  test.each([
    [0, 'There are no odds without dice: take at least 1.', 'Take 1', '1 die shows 4 or more: 50 percent'],
    [60, '60 dice are too many: 20 at most.', 'Take 20', '20 dice add up to 70 or more: 53 percent'],
    [2.5, 'Dice are counted in whole numbers.', 'Take 1', '1 die'],
  ])('%d dice are refused in words, with the nearest that can be', (dice, words, instead, then) => {
    show(<OddsScreen first={{ dice }} />);
    expect(seen(words)).toBeTruthy();
    expect(screen.queryByTestId('odds')).toBeNull();
    expect(screen.queryByTestId('spread')).toBeNull();
    fireEvent.press(screen.getByText(instead));
    expect(labelOf('odds')).toContain(then);
  });

  test('a link brings dice along, and the question fits them', () => {
    show(<OddsScreen first={{ dice: 20, sides: 10 }} />);
    expect(labelOf('odds')).toContain('20 dice add up to 110 or more: 52 percent');
  });

  test('the stepper stops at 1 and 20', () => {
    show(<OddsScreen first={{ dice: 1 }} />);
    tap('odds-dice-minus');
    expect(labelOf('odds')).toContain('1 die');
    tap('odds-dice-plus', 25);
    expect(labelOf('odds')).toContain('20 dice');
  });

  test('a number can be typed, and what goes too far is refused in words', () => {
    show(<OddsScreen />);
    tap('odds-dice');
    fireEvent.press(screen.getByRole('button', { name: '6' }));
    fireEvent.press(screen.getByRole('button', { name: '0' }));
    expect(seen('Goes from 1 to 20')).toBeTruthy();
    tap('keypad-done');
    expect(screen.getByTestId('keypad')).toBeTruthy();
    fireEvent.press(screen.getByTestId('keypad-back'));
    tap('keypad-done');
    expect(labelOf('odds')).toContain('6 dice add up to');
  });

  test('faces: asks for some, takes as many as there are dice', () => {
    show(<OddsScreen />);
    tap('odds-what-faces');
    expect(seen('Tap the faces you hope for.')).toBeTruthy();
    tap('dice-face-6');
    expect(labelOf('odds')).toBe('6 among 2 dice: 31 percent, less than even');
    expect(seen('1 more die may show anything.')).toBeTruthy();
    tap('dice-face-5');
    tap('dice-face-1');
    expect(labelOf('faces-named')).toBe('Hoped for: 6, 5');
    expect(labelOf('odds')).toBe('2 dice show 6 and 5: 5.6 percent, a long shot');
    tap('faces-clear');
    expect(labelOf('faces-named')).toBe('Hoped for: 6');
  });

  test('other dice bring the question back into range', () => {
    show(<OddsScreen first={{ sides: 10, least: 20 }} />);
    expect(labelOf('odds')).toContain('2 dice add up to 20: 1.0 percent');
    tap('odds-sides-6');
    expect(labelOf('odds')).toContain('2 dice add up to 12: 2.8 percent');
  });
});

describe('the answers, counted throw by throw', () => {
  const QUESTIONS: readonly (readonly [Partial<DiceQuestion>, (faces: readonly number[]) => boolean])[] = [
    [{ what: 'sum', dice: 3, least: 11 }, (f) => f.reduce((a, b) => a + b) >= 11],
    [{ what: 'sum', dice: 1, least: 6 }, (f) => f[0] === 6],
    [{ what: 'hits', dice: 3, hits: 1, face: 6 }, (f) => f.includes(6)],
    [{ what: 'hits', dice: 4, hits: 2, face: 5 }, (f) => f.filter((face) => face >= 5).length >= 2],
    [{ what: 'hits', dice: 3, sides: 10, hits: 2, face: 8 }, (f) => f.filter((face) => face >= 8).length >= 2],
    [{ what: 'best', dice: 4, face: 5 }, (f) => Math.max(...f) >= 5],
    [{ what: 'best', dice: 1, face: 2 }, (f) => f[0] !== 1],
    [{ what: 'faces', dice: 3, faces: [6, 6, 1] }, (f) => [...f].sort((a, b) => a - b).join() === '1,6,6'],
    [{ what: 'faces', dice: 4, faces: [2, 5] }, (f) => f.includes(2) && f.includes(5)],
    [{ what: 'faces', dice: 4, faces: [3, 3] }, (f) => f.filter((face) => face === 3).length >= 2],
  ];

  test.each(QUESTIONS)('%j', (question, holds) => {
    const { dice, sides } = { ...FIRST_QUESTION, ...question };
    const all = throws(dice, sides);
    const good = all.filter(holds).length;
    const { numerator, denominator } = answer(question).chance;
    expect(numerator * BigInt(all.length)).toBe(denominator * BigInt(good));
  });

  test('every face of a die named leaves no other', () => {
    expect(toText(answer({ what: 'faces', dice: 6, faces: [1, 2, 3, 4, 5, 6] }).chance)).toBe('5/324');
  });

  test.each([
    [{ faces: [7] }, 'A d6 has no 7.'],
    [{ faces: [] }, 'Tap the faces you hope for.'],
    [{ faces: [6], dice: 60 }, '60 dice are too many: 20 at most.'],
    [{ faces: [6], dice: 0 }, 'There are no odds without dice: take at least 1.'],
    [{ faces: [6], dice: 1.5 }, 'Dice are counted in whole numbers.'],
  ])('%j is refused in words', (asked, words) => {
    expect(answerTo({ ...FIRST_QUESTION, what: 'faces', ...asked })).toEqual({ refused: 'impossible', words });
  });

  test('a change keeps what fits and brings back what does not', () => {
    const asked = { ...FIRST_QUESTION, sides: 10, dice: 4, least: 40, hits: 4, face: 10, faces: [10, 6, 1] } as const;
    expect(fitted({ ...asked, sides: 6, dice: 1 })).toMatchObject({ least: 6, hits: 1, face: 6, faces: [6] });
    expect(fitted(asked)).toEqual(asked);
  });
});

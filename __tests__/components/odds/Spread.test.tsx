import { fireEvent, screen } from '@testing-library/react-native';

import { axisTop, binsOf, findingOf, labelEvery, MOST_BARS } from '@/components/odds/bins';
import { Spread } from '@/components/odds/Spread';
import { constant, type Distribution, fromWeights } from '@/rules/dice/distribution';
import { pool } from '@/rules/dice/die';
import { sumOf } from '@/rules/dice/pool';
import { isRefusal } from '@/rules/kernel/refusal';

import { labelOf, seen, show, tap } from './show';

function sum(dice: number, sides = 6): Distribution {
  const made = pool(dice, sides);
  if (isRefusal(made)) throw new Error(made.words);
  return sumOf(made);
}
function table(...entries: readonly (readonly [number, number])[]): Distribution {
  const made = fromWeights(entries);
  if (isRefusal(made)) throw new Error(made.words);
  return made;
}

describe('bars', () => {
  test('two dice: eleven bars, the mean in the middle, a part of each that holds', () => {
    const { bins, size, meanAt } = binsOf(sum(2), (total) => total >= 7);
    expect(bins.map(({ words }) => words)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect([size, meanAt]).toEqual([1, 0.5]);
    expect(bins.map(({ good, rest }) => [good > 0, rest > 0])).toEqual(bins.map(({ from }) => [from >= 7, from < 7]));
    expect(bins[5]).toMatchObject({ words: '7', weight: 6n, orMore: 21n });
  });

  test('a number nothing falls on keeps its place', () => {
    expect(binsOf(table([0, 1], [3, 1])).bins.map(({ good }) => good)).toEqual([0.5, 0, 0, 0.5]);
  });

  test.each([
    [8, 6, 2],
    [20, 6, 5],
    [20, 10, 5],
  ])('%i dice of %i sides stand in bars of %i, cut where the question cuts', (dice, sides, size) => {
    const least = Math.ceil((dice * (sides + 1)) / 2);
    const binned = binsOf(sum(dice, sides), (total) => total >= least);
    expect(binned.size).toBe(size);
    expect(binned.bins.length).toBeLessThanOrEqual(MOST_BARS);
    expect(binned.bins.reduce((all, { good, rest }) => all + good + rest, 0)).toBeCloseTo(1, 12);
    expect(binned.bins[0]?.orMore).toBe(sum(dice, sides).total);
    expect(binned.bins.at(-1)?.orMore).toBe(binned.bins.at(-1)?.weight);
  });

  test('halves have bars of their own, and the mean stands between its neighbours', () => {
    const { bins, meanAt } = binsOf(table([0.5, 1], [1, 1], [4, 2]));
    expect(bins.map(({ words }) => words)).toEqual(['0.5', '1', '4']);
    expect(meanAt).toBeCloseTo((1.5 + (2.375 - 1) / 3) / 3, 12);
  });

  test('the axis begins at zero and ends above the highest bar', () => {
    expect(axisTop(binsOf(sum(2)).bins)).toBe(20);
    expect(axisTop(binsOf(sum(1)).bins)).toBe(20);
    expect(axisTop(binsOf(constant(3)).bins)).toBe(100);
  });

  test('labels never touch: forty bars on a small phone', () => {
    const every = labelEvery(270 / 40, 24);
    expect(every).toBe(5);
    expect((every * 270) / 40).toBeGreaterThanOrEqual(24);
  });
});

test.each([
  [sum(3), 'From 3 to 18, on average 10.5, most often 10 or 11.'],
  [sum(1), 'From 1 to 6, on average 3.5, all alike.'],
  [constant(4), 'Always 4.'],
  [table([-2, 1], [1, 2]), 'From −2 to 1, on average 0, most often 1.'],
])('the finding in words: %#', (spread, words) => {
  expect(findingOf(spread)).toBe(words);
});

test('one picture for a screen reader, and a table beside it', () => {
  show(<Spread title="Sum of 2 dice" words="Sum" spread={sum(2)} holds={(total) => total >= 7} />);
  expect(labelOf('spread-chart')).toBe('Sum of 2 dice. From 2 to 12, on average 7, most often 7.');
  tap('spread-switch');
  expect(screen.queryByTestId('spread-chart')).toBeNull();
  expect(screen.getByLabelText('Sum 7, Chance 17 %, That or more 58 %')).toBeTruthy();
  expect(screen.getByLabelText('Sum 12, Chance 2.8 %, That or more 2.8 %')).toBeTruthy();
  tap('spread-switch');
  expect(screen.getByTestId('spread-chart')).toBeTruthy();
});

test.each([304, 900])('labels fit the width that is measured: %i', (width) => {
  show(<Spread title="Sum of 7 dice" words="Sum" spread={sum(7)} />);
  fireEvent(screen.getByTestId('spread-chart'), 'layout', { nativeEvent: { layout: { width, height: 180 } } });
  expect(seen('40')).toBeTruthy();
  expect(seen('41') !== null).toBe(width === 900);
});

import { screen } from '@testing-library/react-native';
import { Circle, Rect } from 'react-native-svg';

import { Die, type DieKind } from '@/components/dice/Die';
import { tokens } from '@/components/theme/tokens';

import { show } from './show';

/** The pips as a table player sees them, read off a 3 × 3 grid. */
function pipsOf(face: number): string[] {
  const { UNSAFE_queryAllByType, unmount } = show(<Die kind="ivory" face={face} />);
  const pips = UNSAFE_queryAllByType(Circle).map(({ props }) => [props.cx, props.cy]);
  unmount();
  const rows = ['...', '...', '...'].map((row) => row.split(''));
  for (const [x, y] of pips) {
    const row = rows[1 + Math.round((y - 45) / 24)];
    if (row) row[1 + Math.round((x - 50) / 24)] = 'o';
  }
  return rows.map((row) => row.join(''));
}

test.each([
  [1, ['...', '.o.', '...']],
  [2, ['o..', '...', '..o']],
  [3, ['o..', '.o.', '..o']],
  [4, ['o.o', '...', 'o.o']],
  [5, ['o.o', '.o.', 'o.o']],
  [6, ['o.o', 'o.o', 'o.o']],
])('a %i has its pips in the right places', (face, grid) => {
  expect(pipsOf(face)).toEqual(grid);
});

test.each(Object.keys(tokens.dice) as DieKind[])('a %s die has its own face and pips', (kind) => {
  const { UNSAFE_getByType, UNSAFE_getAllByType } = show(<Die kind={kind} face={1} />);
  expect(UNSAFE_getByType(Circle).props.fill).toBe(tokens.dice[kind].pip);
  expect(UNSAFE_getAllByType(Rect)).toHaveLength(2);
});

test('a ten-sided die has a numeral instead', () => {
  const { UNSAFE_queryAllByType } = show(<Die kind="blue" sides={10} face={10} />);
  expect(screen.getByText('10')).toBeTruthy();
  expect(UNSAFE_queryAllByType(Circle)).toHaveLength(0);
});

test('an empty die is a dashed slot in its colour', () => {
  const { UNSAFE_getByType } = show(<Die kind="red" />);
  expect(UNSAFE_getByType(Rect).props).toMatchObject({ strokeDasharray: expect.anything(), fill: '#C9382C' });
});

test('it says its face, unless its control does', () => {
  show(
    <>
      <Die kind="ivory" face={5} />
      <Die kind="ivory" />
      <Die kind="ivory" face={4} label="Mira's die, 4" />
      <Die kind="ivory" face={3} decorative />
    </>,
  );
  expect(screen.getAllByRole('image').map((die) => die.props['aria-label'] ?? die.props.accessibilityLabel)).toEqual([
    'Die, 5',
    'Die, empty',
    "Mira's die, 4",
  ]);
});

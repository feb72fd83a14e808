import {
  changeSides,
  freeColour,
  moveSeat,
  seatName,
  seatProblem,
  sitDown,
  takeColour,
  teamOf,
  type SeatDraft,
} from '@/components/setup/seats';
import { tidyName } from '@/store/players';

const seats = (...names: string[]): SeatDraft[] => names.map((name, colour) => ({ key: `k${colour}`, name, colour }));

test.each([
  ['Mira', 'Mira'],
  ['  Mira   of  Oak ', 'Mira of Oak'],
  ['Mi\nra\u0000', 'Mi ra'],
  ['\u202Eevil\u202C', 'evil'],
  ['👩‍🚀🎲', '👩‍🚀🎲'],
  ['ليلى', 'ليلى'],
  ['   ', ''],
])('the name %j is shown as %j', (typed, shown) => expect(tidyName(typed)).toBe(shown));

test('a name of 200 characters is cut at 40, never inside a character', () => {
  expect(Array.from(tidyName('x'.repeat(200)))).toHaveLength(40);
  expect(Array.from(tidyName('🎲'.repeat(200)))).toHaveLength(40);
});

test('an empty seat goes by its number', () =>
  expect(seatName({ key: 'k', name: ' ', colour: 0 }, 1)).toBe('Player 2'));

test.each([
  [seats('Mira', 'Teo'), undefined],
  [seats('Mira', 'mira '), 'Seat 1 has this name too. Add a letter to tell them apart.'],
  [seats('Player 2', ''), 'Seat 1 has this name too. Add a letter to tell them apart.'],
  [seats('', ''), undefined],
])('the same name twice is said at the second seat', (table, problem) => expect(seatProblem(table, 1)).toBe(problem));

test('taking a colour in use swaps the two', () => {
  expect(takeColour(seats('A', 'B', 'C'), 0, 2).map((seat) => seat.colour)).toEqual([2, 1, 0]);
  expect(freeColour(seats('A', 'B'))).toBe(2);
});

test('seats change order', () => {
  expect(moveSeat(seats('A', 'B', 'C'), 2, 0).map((seat) => seat.name)).toEqual(['C', 'A', 'B']);
  expect(moveSeat(seats('A', 'B'), 0, 9).map((seat) => seat.name)).toEqual(['B', 'A']);
});

test('a known player brings their colour, unless somebody has it', () => {
  const profile = { id: 'p', name: 'Iris', colour: 4 };
  expect(sitDown(seats('', 'B'), 0, profile)[0]).toMatchObject({ name: 'Iris', colour: 4, profile: 'p' });
  expect(sitDown(seats('', 'B'), 0, { ...profile, colour: 1 })[0]).toMatchObject({ name: 'Iris', colour: 0 });
});

test('seats take turns until somebody changes sides; the others stay where they were shown', () => {
  const four = seats('Mira', 'Teo', 'Jun', 'Ada');
  const sides = (of: readonly SeatDraft[]) => of.map((seat, index) => teamOf(seat, index, 2));
  expect(sides(four)).toEqual([0, 1, 0, 1]);
  expect(sides(changeSides(changeSides(four, 1, 2), 2, 2))).toEqual([0, 0, 1, 1]);
});

import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { type Choice, CompareChoices } from '@/components/odds/CompareChoices';

import { labelOf, of, seen, show, tap } from './show';

const CHOICES: readonly Choice[] = [
  {
    key: 'six',
    words: 'Wins now',
    says: 'You 6, enemy 3',
    best: 'The enemy never strikes',
    lines: [
      { words: '2 damage, you strike first', tone: 'success' },
      { words: '1 lost to poison', tone: 'danger' },
    ],
  },
  { key: 'three', words: 'It dodges', odds: { chance: of(1, 3), aim: 'to win later' }, lines: [{ words: '1 lost' }] },
];

/** The card a choice lies on. */
const styleOf = (key: string) => StyleSheet.flatten(screen.getByTestId(`choice-${key}-drawn`).props.style);
const bests = () => screen.getAllByText('Best', { includeHiddenElements: true }).length;

test('the best is marked by a word, an outline and its reason; the other is not', () => {
  show(<CompareChoices label="Which one is yours?" choices={CHOICES} chosen="six" onChoose={jest.fn()} />);
  expect(bests()).toBe(1);
  expect(seen('The enemy never strikes')).toBeTruthy();
  expect(styleOf('six').borderWidth).toBeGreaterThan(2);
  expect(styleOf('three').borderWidth).toBe(1);
  expect(labelOf('choice-six')).toBe(
    'Best: Wins now. The enemy never strikes. You 6, enemy 3. 2 damage, you strike first. 1 lost to poison',
  );
  expect(labelOf('choice-three')).toBe('It dodges. 33 percent to win later, less than even. 1 lost');
});

test('every choice can be taken, and what is taken is not what is best', () => {
  const onChoose = jest.fn();
  show(<CompareChoices label="Which one is yours?" choices={CHOICES} chosen="three" onChoose={onChoose} />);
  expect(labelOf('choice')).toBe('Which one is yours?');
  expect(screen.getByTestId('choice-three')).toBeChecked();
  expect(screen.getByTestId('choice-six')).not.toBeChecked();
  expect(bests()).toBe(1);
  tap('choice-six');
  tap('choice-three');
  expect(onChoose.mock.calls).toEqual([['six'], ['three']]);
});

test('of equal ones each is best', () => {
  const equal = CHOICES.map((choice) => ({ ...choice, best: 'Both come to the same' }));
  show(<CompareChoices label="Either" choices={equal} onChoose={jest.fn()} />);
  expect(bests()).toBe(2);
});

test.each([
  [1, 'row', 136],
  [1.3, 'column', undefined],
  [2, 'column', undefined],
])('at text size %d four choices stand in a %s', (textSize, direction, narrowest) => {
  const four = [1, 2, 3, 4].map((n) => ({ key: `${n}`, words: `Way ${n}` }));
  show(<CompareChoices label="Ways" choices={four} onChoose={jest.fn()} />, { textSize });
  const group = StyleSheet.flatten(screen.getByTestId('choice').props.style);
  expect(group.flexDirection).toBe(direction);
  // Two of the narrowest and their gap fit into a card on a phone of 360 dp.
  expect(four.map(({ key }) => styleOf(key).flexBasis)).toEqual(
    four.map(() => (direction === 'row' ? '40%' : undefined)),
  );
  if (narrowest !== undefined) expect(2 * styleOf('1').minWidth + group.gap).toBeLessThanOrEqual(304);
});

import { screen } from '@testing-library/react-native';

import { Lantern } from '@/components/tracks/Lantern';
import { LanternGauge } from '@/components/tracks/LanternGauge';
import { PalaceStones } from '@/components/tracks/PalaceStones';

import { draw, tap } from './look';

describe('lanterns', () => {
  test.each([0, 1, 11, 18])('%i of 18 are lit, from the first on', (value) => {
    const { UNSAFE_getAllByType } = draw(
      <LanternGauge whose="Mira" words="culture" value={value} max={18} testID="culture-0" />,
    );
    const lit = UNSAFE_getAllByType(Lantern).map((lantern) => lantern.props.lit);
    expect(lit).toEqual(Array.from({ length: 18 }, (_, index) => index < value));
    expect(screen.getByLabelText(`Mira, ${value} of 18 culture`)).toBe(screen.getByTestId('culture-0'));
  });

  test('the arc is symmetric and stays inside its drawing', () => {
    const { UNSAFE_getAllByType } = draw(<LanternGauge whose="Mira" words="culture" value={0} max={18} />);
    const places = UNSAFE_getAllByType(Lantern).map(({ props }) => ({ x: props.x, y: props.y }));
    places.forEach(({ x, y }, index) => {
      const twin = places[places.length - 1 - index];
      expect(x + (twin?.x ?? 0)).toBeCloseTo(136, 1);
      expect(y).toBeCloseTo(twin?.y ?? 0, 1);
      expect(x).toBeGreaterThan(8);
      expect(y).toBeGreaterThan(8);
    });
  });

  test('a tap types the number; without one it is a picture', () => {
    const onPress = jest.fn();
    draw(<LanternGauge whose="Mira" words="culture" value={3} max={18} onPress={onPress} />);
    tap(screen.getByRole('button', { name: 'Mira, 3 of 18 culture' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('with large text the words leave the arc', () => {
    draw(<LanternGauge whose="Mira" words="culture" value={3} max={18} />, { textSize: 1.5 });
    expect(screen.getByText('of 18 culture')).toBeTruthy();
  });
});

describe('palace stones', () => {
  test.each([
    [0, 12],
    [4, 8],
    [12, 0],
  ])('%i damage leaves %i of 12', (damage, left) => {
    draw(<PalaceStones whose="Mira" damage={damage} stones={12} testID="palaceDamage-0" />);
    expect(screen.queryAllByTestId('broken-stone')).toHaveLength(damage);
    expect(screen.queryAllByTestId('whole-stone')).toHaveLength(left);
    expect(screen.getByText(`Palace ${left} of 12`)).toBeTruthy();
    expect(screen.getByLabelText(`Mira, Palace ${left} of 12, ${damage} damage`)).toBe(
      screen.getByTestId('palaceDamage-0'),
    );
  });

  test('life tokens are told beside the stones', () => {
    draw(<PalaceStones whose="Mira" damage={4} stones={12} tokens={2} />);
    expect(screen.getByText('Palace 8 of 12 + 2')).toBeTruthy();
    expect(screen.getByLabelText('Mira, Palace 8 of 12, 4 damage, 2 life tokens')).toBeTruthy();
  });

  test('a tap types the damage', () => {
    const onPress = jest.fn();
    draw(<PalaceStones whose="Teo" damage={7} stones={12} onPress={onPress} />);
    tap(screen.getByRole('button', { name: 'Teo, Palace 5 of 12, 7 damage' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

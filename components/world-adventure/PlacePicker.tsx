import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { type City, CITIES, DIRECTIONS, type Place, placeWords } from '@/rules/world-adventure/tables';

import { Chips } from './Chips';
import { SpokenPress } from './SpokenPress';

interface Props {
  place: Place | undefined;
  onPlace: (place: Place) => void;
  /** Whether the city itself may be meant. */
  city: boolean;
}

const SIZE = 228;
const HEX = 42;
const AWAY = 76;

/** Clockwise from north, as the die counts them. */
const at = (die: number) => {
  const angle = ((die - 1) * 60 * Math.PI) / 180;
  return { x: SIZE / 2 + AWAY * Math.sin(angle), y: SIZE / 2 - AWAY * Math.cos(angle) };
};

const corners = (x: number, y: number) =>
  [0, 60, 120, 180, 240, 300]
    .map((angle) => `${x + HEX * Math.cos((angle * Math.PI) / 180)},${y + HEX * Math.sin((angle * Math.PI) / 180)}`)
    .join(' ');

/** The awakening marker and the die: a nation, then its hex rose. */
export function PlacePicker({ place, onPlace, city }: Props) {
  const { color, accent } = useTheme();
  const hexes = [
    { die: undefined, x: SIZE / 2, y: SIZE / 2 },
    ...[1, 2, 3, 4, 5, 6].map((die) => ({ die, ...at(die) })),
  ];
  // A nation alone is its city, and no place where the city is not meant.
  const isOn = (die: number | undefined) => place?.die === die && (die !== undefined || city);
  return (
    <View style={styles.picker}>
      <Chips<City>
        label="Nation"
        chips={CITIES.map((value) => ({ value, words: value }))}
        chosen={place ? [place.nation] : []}
        onChoose={(nation) => onPlace(place?.die === undefined ? { nation } : { nation, die: place.die })}
        testID="nation"
      />
      {place ? (
        <View style={styles.rose}>
          <Svg width={SIZE} height={SIZE} aria-hidden>
            {hexes.map(({ die, x, y }) => (
              <Polygon
                key={die ?? 0}
                points={corners(x, y)}
                fill={isOn(die) ? accent.accent : color.surfaceAlt}
                stroke={color.lineStrong}
                strokeWidth={1.5}
              />
            ))}
          </Svg>
          {hexes.map(({ die, x, y }) => {
            const { nation } = place;
            const target = die === undefined ? { nation } : { nation, die };
            const ink = isOn(die) ? accent.onAccent : die === undefined && !city ? color.ink3 : color.ink;
            return (
              <SpokenPress
                key={die ?? 0}
                label={placeWords(target)}
                selected={isOn(die)}
                disabled={die === undefined && !city}
                onPress={() => onPlace(target)}
                style={[styles.hex, { left: x - 28, top: y - 28 }]}
                testID={`hex-${die ?? 0}`}
              >
                <Txt
                  type={die === undefined ? 'label' : 'numeralSmall'}
                  tone={ink}
                  align="center"
                  maxFontSizeMultiplier={1}
                >
                  {die ?? 'City'}
                </Txt>
                {die === undefined ? null : (
                  <Txt type="micro" tone={ink} align="center" maxFontSizeMultiplier={1}>
                    {DIRECTIONS[die - 1]}
                  </Txt>
                )}
              </SpokenPress>
            );
          })}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: 12 },
  rose: { width: SIZE, height: SIZE, alignSelf: 'center' },
  hex: { position: 'absolute', width: 56, height: 56, alignItems: 'center', justifyContent: 'center' },
});

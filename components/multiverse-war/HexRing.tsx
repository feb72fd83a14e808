import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import { Said } from '@/components/odds/Said';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

import { hexLength, hexPoints } from './HexPath';

interface Props {
  words: string;
  value: number;
  /** Null until the table has typed it. */
  goal: number | null;
  onPress: () => void;
  onLongPress?: () => void;
  testID?: string;
}

const SIZE = 76;
const R = 33;

/** How far a way to win has come, as a hexagon that fills. */
export function HexRing({ words, value, goal, onPress, onLongPress, testID }: Props) {
  const { color, accent, highContrast } = useTheme();
  const part = goal ? Math.min(1, value / goal) : 0;
  const length = hexLength(R);
  const points = hexPoints(SIZE / 2, SIZE / 2, R);
  return (
    <Said
      label={goal === null ? `${words}, ${value}, goal not typed yet` : `${words}, ${value} of ${goal}`}
      onPress={onPress}
      onLongPress={onLongPress}
      holdLabel="Read the rule"
      testID={testID}
      style={styles.ring}
    >
      <View style={styles.inside}>
        <View style={styles.drawing}>
          <Svg width={SIZE} height={SIZE} aria-hidden>
            <Polygon
              points={points}
              fill="none"
              stroke={highContrast ? color.lineStrong : color.line}
              strokeWidth={6}
            />
            {part > 0 ? (
              <Polygon
                points={points}
                fill="none"
                stroke={accent.second}
                strokeWidth={6}
                strokeDasharray={[part * length, length]}
              />
            ) : null}
          </Svg>
          <View style={styles.number}>
            <Txt type="numeral">
              {value}
              <Txt type="label" color="ink2">
                {`/${goal ?? '?'}`}
              </Txt>
            </Txt>
          </View>
        </View>
        <Txt type="label" color="ink2" align="center">
          {words}
        </Txt>
      </View>
    </Said>
  );
}

const styles = StyleSheet.create({
  ring: { minWidth: SIZE, flexGrow: 1 },
  inside: { alignItems: 'center', gap: 2 },
  drawing: { width: SIZE, height: SIZE },
  number: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});

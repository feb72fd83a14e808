import { Platform, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Txt } from '@/components/theme/Txt';
import { useTheme } from '@/components/theme/theme';

import { Drawn } from './Drawn';
import { Lantern } from './Lantern';
import { LARGE_TEXT, useTextScale } from './textScale';

interface Props {
  /** Whose it is: "Mira". */
  whose: string;
  /** What is counted: "culture". */
  words: string;
  value: number;
  max: number;
  /** Tapping the gauge types the number. */
  onPress?: () => void;
  /** Holding it opens its rule. */
  onHold?: () => void;
  testID?: string;
}

const WIDTH = 136;
const HEIGHT = 112;
const RADIUS = 56;
const CENTRE = { x: WIDTH / 2, y: RADIUS + 9 };
/** The arc is open at the foot, where the words stand. */
const SPAN = 264;

/** In a browser the texts of a button run together: a hair space keeps what is seen and said alike. */
const APART = Platform.OS === 'web' ? '\u200A' : '';

const round = (n: number) => Math.round(n * 100) / 100;

function place(index: number, of: number) {
  const angle = of > 1 ? (index / (of - 1) - 0.5) * SPAN : 0;
  const radians = (angle * Math.PI) / 180;
  return {
    x: round(CENTRE.x + RADIUS * Math.sin(radians)),
    y: round(CENTRE.y - RADIUS * Math.cos(radians)),
    angle: round(angle),
  };
}

/** Lanterns on an arc round the number they count. */
export function LanternGauge({ whose, words, value, max, onPress, onHold, testID }: Props) {
  const { type } = useTheme();
  const large = useTextScale() >= LARGE_TEXT;
  const size = Number(type.numeralHero.fontSize);
  return (
    <Drawn
      label={`${whose}, ${value} of ${max} ${words}`}
      onPress={onPress}
      onHold={onHold}
      style={styles.gauge}
      testID={testID}
    >
      <View style={styles.drawing}>
        <Svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {Array.from({ length: max }, (_, index) => (
            <Lantern key={index} {...place(index, max)} lit={index < value} />
          ))}
        </Svg>
        <View style={styles.number}>
          {/* Piazzolla sits low in its line. */}
          <Txt type="numeralHero" align="center" style={{ top: large ? 0 : -size * 0.07 }}>
            {value}
          </Txt>
          {large ? null : (
            <Txt type="caption" color="ink2" align="center" style={styles.words}>
              {`${APART}of ${max}\n${words}`}
            </Txt>
          )}
        </View>
      </View>
      {large ? (
        <Txt type="caption" color="ink2" align="center">
          {`${APART}of ${max} ${words}`}
        </Txt>
      ) : null}
    </Drawn>
  );
}

const styles = StyleSheet.create({
  gauge: { alignItems: 'center' },
  drawing: { width: WIDTH, height: HEIGHT },
  number: {
    position: 'absolute',
    top: 24,
    left: 0,
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { marginTop: -4 },
});

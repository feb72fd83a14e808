import Search from 'lucide-react-native/icons/search';
import { StyleSheet, View } from 'react-native';
import Svg, { Polygon } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

import { hexPoints } from './HexPath';

const SIZE = 200;
const R = 58;

/** A territory's six sides, the looking glass at 1 and on clockwise; the chosen side faces the explorer. */
export function Compass({ chosen, onChoose }: { chosen: number | null; onChoose: (side: number) => void }) {
  const { color, accent } = useTheme();
  return (
    <View accessibilityRole="radiogroup" aria-label="Side that faces the explorer" style={styles.compass}>
      <Svg width={SIZE} height={SIZE} aria-hidden>
        <Polygon
          points={hexPoints(SIZE / 2, SIZE / 2, R)}
          fill={color.surfaceAlt}
          stroke={accent.accent}
          strokeWidth={3}
        />
      </Svg>
      {[1, 2, 3, 4, 5, 6].map((side) => {
        const angle = (Math.PI / 3) * (side - 1) + Math.PI / 6;
        const on = side === chosen;
        return (
          <Pressy
            key={side}
            role="radio"
            checked={on}
            label={side === 1 ? 'Side 1, the looking glass' : `Side ${side}`}
            onPress={() => onChoose(side)}
            testID={`side-of-${side}`}
            style={[
              styles.side,
              { left: SIZE / 2 + 74 * Math.sin(angle) - 24, top: SIZE / 2 - 74 * Math.cos(angle) - 24 },
              { backgroundColor: on ? accent.accent : color.surfaceAlt, borderColor: on ? accent.accent : color.line },
            ]}
          >
            {side === 1 ? <Search size={16} color={on ? accent.onAccent : color.ink} /> : null}
            <Txt type="numeralSmall" tone={on ? accent.onAccent : color.ink}>
              {side}
            </Txt>
          </Pressy>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  compass: { width: SIZE, height: SIZE, alignSelf: 'center' },
  side: {
    position: 'absolute',
    width: 48,
    height: 48,
    borderRadius: 24,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
    flexDirection: 'row',
    gap: 2,
  },
});

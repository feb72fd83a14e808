import { StyleSheet } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { Txt } from '@/components/theme/Txt';
import { useTheme } from '@/components/theme/theme';
import { plural } from '@/rules/kernel/plural';

import { Drawn } from './Drawn';

interface Props {
  /** Whose it is: "Mira". */
  whose: string;
  /** Stones that are broken. */
  damage: number;
  /** Stones in all. */
  stones: number;
  /** Life tokens on top of them. */
  tokens?: number;
  onPress?: () => void;
  /** Holding it opens its rule. */
  onHold?: () => void;
  testID?: string;
}

const WIDTH = 136;
const COLUMNS = 6;
const STONE = { w: 17.5, h: 12.5, gap: 2 };
const LEFT = (WIDTH - COLUMNS * STONE.w - (COLUMNS - 1) * STONE.gap) / 2;
const ROOF = 'M0,17 Q16,13 23,1 H113 Q120,13 136,17 Q68,9 0,17 Z';
const ROOF_HEIGHT = 20;
const CRACK = 'M7,2 L10,5.5 L7.5,7.5 L11,10.5';

/** A roof on stones that crack one by one; the words say how much life is left. */
export function PalaceStones({ whose, damage, stones, tokens = 0, onPress, onHold, testID }: Props) {
  const { color, accent } = useTheme();
  const left = stones - damage;
  const rows = Math.ceil(stones / COLUMNS);
  const height = ROOF_HEIGHT + rows * (STONE.h + STONE.gap);
  return (
    <Drawn
      label={`${whose}, Palace ${left} of ${stones}, ${damage} damage${tokens > 0 ? `, ${plural(tokens, 'life token')}` : ''}`}
      onPress={onPress}
      onHold={onHold}
      style={styles.palace}
      testID={testID}
    >
      <Svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`}>
        <Path d={ROOF} fill="#C93B45" />
        {Array.from({ length: stones }, (_, index) => (
          <G
            key={index}
            x={LEFT + (index % COLUMNS) * (STONE.w + STONE.gap)}
            y={ROOF_HEIGHT + Math.floor(index / COLUMNS) * (STONE.h + STONE.gap)}
          >
            {index < damage ? (
              <>
                <Rect
                  testID="broken-stone"
                  x={0.75}
                  y={0.75}
                  width={STONE.w - 1.5}
                  height={STONE.h - 1.5}
                  rx={2.5}
                  fill="none"
                  stroke={accent.second}
                  strokeWidth={1.5}
                />
                <Path d={CRACK} fill="none" stroke={accent.second} strokeWidth={1.5} strokeLinejoin="round" />
              </>
            ) : (
              <Rect testID="whole-stone" width={STONE.w} height={STONE.h} rx={2.5} fill={color.rod} />
            )}
          </G>
        ))}
      </Svg>
      {/* Less than half of it left is worth a second look. */}
      <Txt type="bodyStrong" align="center" color="ink2" tone={left * 2 < stones ? accent.second : undefined}>
        {`Palace ${left} of ${stones}${tokens > 0 ? ` + ${tokens}` : ''}`}
      </Txt>
    </Drawn>
  );
}

const styles = StyleSheet.create({
  palace: { alignItems: 'center', gap: 2, minHeight: 48 },
});

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

const HEIGHT = 96;
const PIVOT = 30;
const PAN = 34;
const HANG = 24;
/** So many degrees for each point of difference, and no further than this. */
const TILT = 3;
const MOST = 12;

interface Props {
  /** What is given, with what a card adds; undefined where a value is not typed. */
  give: number | undefined;
  take: number | undefined;
}

/** A scale: what is given on the left, what is taken on the right. It may not sink to the right. */
export function BalanceBeam({ give, take }: Props) {
  const { color, accent } = useTheme();
  const [width, setWidth] = useState(300);
  const over = (take ?? 0) - (give ?? 0);
  const angle = (Math.max(-MOST, Math.min(MOST, over * TILT)) * Math.PI) / 180;
  const arm = Math.min(120, width / 2 - PAN - 8);
  const middle = width / 2;
  const end = (side: -1 | 1) => ({ x: middle + side * arm * Math.cos(angle), y: PIVOT + side * arm * Math.sin(angle) });
  const tone = over > 0 ? color.danger : color.success;
  return (
    <View
      aria-hidden
      style={styles.scale}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      testID="beam"
    >
      <Svg width={width} height={HEIGHT}>
        <Path
          d={`M${middle - 26},${HEIGHT - 4} H${middle + 26} M${middle},${HEIGHT - 4} V${PIVOT}`}
          stroke={color.rod}
          strokeWidth={4}
          strokeLinecap="round"
        />
        <Line
          x1={end(-1).x}
          y1={end(-1).y}
          x2={end(1).x}
          y2={end(1).y}
          stroke={color.rod}
          strokeWidth={5}
          strokeLinecap="round"
        />
        <Circle cx={middle} cy={PIVOT} r={6} fill={accent.second} />
        {([-1, 1] as const).map((side) => {
          const { x, y } = end(side);
          return (
            <Path
              key={side}
              d={`M${x},${y} L${x - PAN},${y + HANG} H${x + PAN} Z M${x - PAN - 4},${y + HANG} Q${x},${y + HANG + 16} ${x + PAN + 4},${y + HANG}`}
              fill="none"
              stroke={side === 1 ? tone : color.ink3}
              strokeWidth={2.5}
              strokeLinejoin="round"
            />
          );
        })}
      </Svg>
      {([-1, 1] as const).map((side) => {
        const { x, y } = end(side);
        return (
          <View key={side} style={[styles.number, { left: x - PAN, top: y + HANG - 26 }]}>
            <Txt type="numeralSmall" align="center" maxFontSizeMultiplier={1}>
              {(side < 0 ? give : take) ?? '?'}
            </Txt>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  scale: { height: HEIGHT },
  number: { position: 'absolute', width: 2 * PAN },
});

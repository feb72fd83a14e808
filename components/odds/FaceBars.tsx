import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Rect } from 'react-native-svg';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { useTextScale } from '@/components/tracks/textScale';
import type { Fairness } from '@/rules/dice/luck';

import { labelEvery } from './bins';
import { expectedEach, oddestFace, rollsWords } from './fairText';

const HEIGHT = 96;
/** Until it is measured: a card on the smallest phone. */
const FIRST_WIDTH = 304;
const DIGIT = 8;
/** The second player colour stands out of the greys in both themes. */
const STRIKING = 1;

/** How often each face came, from zero, with the line that a fair die would keep to. */
export function FaceBars({ fairness, testID }: { fairness: Fairness; testID?: string }) {
  const { color, scheme } = useTheme();
  const scale = Math.min(useTextScale(), tokens.type.label.maxScale);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const { counts, sides } = fairness;
  const expected = expectedEach(fairness);
  const oddest = oddestFace(fairness);
  const striking = playerColour(STRIKING, scheme);
  const top = Math.max(1, expected, ...counts) * 1.05;
  const slot = width / sides;
  const bar = Math.max(1, Math.min(40, slot - 2));
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const countWidth = Math.max(...counts.map((count) => `${count}`.length)) * DIGIT * scale + 4;
  const every = labelEvery(slot, `${sides}`.length * DIGIT * scale + 6);
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={`${rollsWords(fairness)}. ${counts.map((count, face) => `${face + 1}: ${count}`).join(', ')}`}
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <View style={{ height: HEIGHT }}>
        <Svg width={width} height={HEIGHT}>
          {counts.map((count, index) => (
            <Rect
              key={index}
              x={index * slot + (slot - bar) / 2}
              width={bar}
              y={HEIGHT - heightOf(count)}
              height={heightOf(count)}
              rx={Math.min(6, bar / 4)}
              fill={oddest?.face === index + 1 ? striking.fill : color.ink2}
            />
          ))}
          <Line
            x1={0}
            x2={width}
            y1={HEIGHT - heightOf(expected)}
            y2={HEIGHT - heightOf(expected)}
            stroke={color.brass}
            strokeWidth={2}
            strokeDasharray="6 4"
          />
        </Svg>
      </View>
      <View style={styles.row}>
        {counts.map((count, index) =>
          (index + 1) % every === 0 || every === 1 ? (
            <View key={index} style={[styles.cell, { left: (index + 0.5) * slot - 30 }]}>
              <Txt type="numeralSmall" align="center">
                {index + 1}
              </Txt>
              {slot >= countWidth ? (
                <Txt type="label" color="ink2" align="center">
                  {count}
                </Txt>
              ) : null}
            </View>
          ) : null,
        )}
        {/* Holds the height of the row, whose cells stand freely. */}
        <View style={styles.keeper}>
          <Txt type="numeralSmall"> </Txt>
          {slot >= countWidth ? <Txt type="label"> </Txt> : null}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { marginTop: 4, overflow: 'hidden' },
  cell: { position: 'absolute', top: 0, width: 60 },
  keeper: { opacity: 0 },
});

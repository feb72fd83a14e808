import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

/** How a box of the sheet stands: full, crossed by the pencil, empty, or not there yet. */
export interface Box {
  readonly look: 'full' | 'crossed' | 'open' | 'none';
  /** Drawn in the accent: a level, a box that is worth fame. */
  readonly marked?: boolean;
  /** Under the box. */
  readonly words?: string;
}

/** A row of boxes as they are printed; what it says stands beside it, so screen readers pass over it. */
export function PencilBoxes({ boxes, testID }: { boxes: readonly Box[]; testID?: string }) {
  // What was crossed before is not drawn anew.
  const [first] = useState(boxes);
  const worded = boxes.some(({ words }) => words);
  return (
    <View aria-hidden style={styles.row} testID={testID}>
      {boxes.map((box, index) => (
        <View key={index} style={styles.cell}>
          <PencilBox box={box} fresh={first[index]?.look !== 'crossed'} />
          {worded ? (
            <View style={styles.under}>
              {box.words ? (
                <Txt type="micro" color="ink2" numberOfLines={1} style={styles.words}>
                  {box.words}
                </Txt>
              ) : null}
            </View>
          ) : null}
        </View>
      ))}
    </View>
  );
}

function PencilBox({ box: { look, marked = false }, fresh }: { box: Box; fresh: boolean }) {
  const { color, accent, reducedMotion } = useTheme();
  const line = look === 'none' ? color.line : marked ? accent.accent : color.lineStrong;
  const fill = look === 'full' ? color.dangerTint : marked && look !== 'none' ? accent.tint : color.surface;
  const drawn = fresh && !reducedMotion;
  return (
    <View style={styles.box}>
      <Svg width="100%" height="100%" viewBox="0 0 24 24">
        <Rect
          x={1.25}
          y={1.25}
          width={21.5}
          height={21.5}
          rx={6}
          fill={fill}
          stroke={line}
          strokeWidth={1.75}
          strokeDasharray={look === 'none' ? '3 3' : undefined}
        />
        {look === 'crossed' && !drawn ? <Line d={STROKES.map(({ d }) => d).join(' ')} testID="pencil-cross" /> : null}
      </Svg>
      {look === 'crossed' && drawn ? <DrawnCross /> : null}
    </View>
  );
}

const CROSS_MS = 160;
/** Each line begins at its own corner; the pencil lifts between the two. */
const STROKES = [
  { d: 'M7,7 L17,17', from: '29% 29%', when: [0, 0.5] },
  { d: 'M17,7 L7,17', from: '71% 29%', when: [0.5, 1] },
];

function Line({ d, testID }: { d: string; testID?: string }) {
  const { accent } = useTheme();
  return <Path d={d} stroke={accent.accent} strokeWidth={2.6} strokeLinecap="round" testID={testID} />;
}

/** Two lines, one after the other: a straight line that grows out of its corner is a line being drawn. */
function DrawnCross() {
  const [pencil] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const drawing = Animated.timing(pencil, {
      toValue: 1,
      duration: CROSS_MS,
      easing: Easing.linear,
      useNativeDriver: Platform.OS !== 'web',
    });
    drawing.start();
    return () => drawing.stop();
  }, [pencil]);
  return (
    <View style={StyleSheet.absoluteFill} testID="pencil-cross">
      {STROKES.map(({ d, from, when }) => {
        const scale = pencil.interpolate({ inputRange: when, outputRange: [0, 1], extrapolate: 'clamp' });
        return (
          <Animated.View key={d} style={[StyleSheet.absoluteFill, { transformOrigin: from, transform: [{ scale }] }]}>
            <Svg width="100%" height="100%" viewBox="0 0 24 24">
              <Line d={d} />
            </Svg>
          </Animated.View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
  cell: { flex: 1, minWidth: 0, maxWidth: 34 },
  box: { width: '100%', maxWidth: 24, aspectRatio: 1, alignSelf: 'center' },
  under: { minHeight: 16, alignItems: 'center' },
  words: { width: 40, textAlign: 'center' },
});

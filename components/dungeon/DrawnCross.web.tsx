import { StyleSheet, View, type ViewStyle } from 'react-native';
import Svg from 'react-native-svg';

import { CROSS_MS, PencilLine, STROKES } from './PencilLine';

interface Drawing extends ViewStyle {
  animationKeyframes: Record<string, object>;
  animationDuration: string;
  animationDelay: string;
  animationTimingFunction: string;
  animationFillMode: string;
}

const drawing = (after: number): Drawing => ({
  animationKeyframes: { from: { transform: 'scale(0)' } },
  animationDuration: `${CROSS_MS / 2}ms`,
  animationDelay: `${after}ms`,
  animationTimingFunction: 'linear',
  animationFillMode: 'backwards',
});

// React Native Web makes keyframes only of styles it is told beforehand. The browser draws them beside the next tap.
const styles = StyleSheet.create<Record<'first' | 'second', ViewStyle>>({
  first: drawing(0),
  second: drawing(CROSS_MS / 2),
});

/** Two lines, one after the other: a straight line that grows out of its corner is a line being drawn. */
export function DrawnCross() {
  return (
    <View style={StyleSheet.absoluteFill} testID="pencil-cross">
      {STROKES.map(({ d, from }, index) => (
        <View
          key={d}
          style={[StyleSheet.absoluteFill, { transformOrigin: from }, index === 0 ? styles.first : styles.second]}
        >
          <Svg width="100%" height="100%" viewBox="0 0 24 24">
            <PencilLine d={d} />
          </Svg>
        </View>
      ))}
    </View>
  );
}

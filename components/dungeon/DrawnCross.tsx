import { useEffect, useState } from 'react';
import { Animated, Easing, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { CROSS_MS, PencilLine, STROKES } from './PencilLine';

/** Two lines, one after the other: a straight line that grows out of its corner is a line being drawn. */
export function DrawnCross() {
  const [pencil] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const drawing = Animated.timing(pencil, {
      toValue: 1,
      duration: CROSS_MS,
      easing: Easing.linear,
      useNativeDriver: true,
    });
    drawing.start();
    return () => drawing.stop();
  }, [pencil]);
  return (
    <View style={StyleSheet.absoluteFill} testID="pencil-cross">
      {STROKES.map(({ d, from }, index) => {
        // The pencil lifts between the two.
        const inputRange = [index / 2, (index + 1) / 2];
        const scale = pencil.interpolate({ inputRange, outputRange: [0, 1], extrapolate: 'clamp' });
        return (
          <Animated.View key={d} style={[StyleSheet.absoluteFill, { transformOrigin: from, transform: [{ scale }] }]}>
            <Svg width="100%" height="100%" viewBox="0 0 24 24">
              <PencilLine d={d} />
            </Svg>
          </Animated.View>
        );
      })}
    </View>
  );
}

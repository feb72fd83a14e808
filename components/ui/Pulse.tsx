import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { Animated, Platform, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

import { afterFrame } from './afterFrame';
import { bringIntoView } from './bringIntoView';

/** Lights what an undo has changed, and shows it: once in the info tint, or by an outline where motion is reduced. */
export function Pulse({ on, style, children }: PropsWithChildren<{ on: boolean; style?: StyleProp<ViewStyle> }>) {
  return (
    <View style={style}>
      {children}
      {on ? <Light /> : null}
    </View>
  );
}

function Light() {
  const { color, reducedMotion } = useTheme();
  const [fade] = useState(() => new Animated.Value(0.7));
  const light = useRef<View>(null);
  useEffect(() => afterFrame(() => bringIntoView(light.current)), []);
  useEffect(() => {
    if (reducedMotion) return;
    const fading = Animated.timing(fade, {
      toValue: 0,
      duration: tokens.motion.duration.slow,
      useNativeDriver: Platform.OS !== 'web',
    });
    fading.start();
    return () => fading.stop();
  }, [fade, reducedMotion]);
  return reducedMotion ? (
    <View
      ref={light}
      testID="pulse"
      style={[StyleSheet.absoluteFill, styles.light, { borderWidth: 2, borderColor: color.info }]}
    />
  ) : (
    <Animated.View
      ref={light}
      testID="pulse"
      style={[StyleSheet.absoluteFill, styles.light, { backgroundColor: color.infoTint, opacity: fade }]}
    />
  );
}

const styles = StyleSheet.create({
  light: { borderRadius: tokens.radius.control, pointerEvents: 'none' },
});

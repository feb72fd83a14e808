import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { Animated, StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

export interface GlideProps {
  /** Where its left edge belongs. */
  x: number;
  /** Under a finger it is where it belongs at once. */
  still: boolean;
}

/** Slides sideways to its new place as a bead does on its rod. The web has its own in CSS. */
export function Glide({ x, still, children }: PropsWithChildren<GlideProps>) {
  const { reducedMotion } = useTheme();
  const [place] = useState(() => new Animated.Value(x));
  const last = useRef(x);
  useEffect(() => {
    if (last.current === x) return undefined;
    last.current = x;
    if (still || reducedMotion) {
      place.setValue(x);
      return undefined;
    }
    const sliding = Animated.spring(place, { toValue: x, ...tokens.motion.spring.bead, useNativeDriver: true });
    sliding.start();
    return () => sliding.stop();
  }, [place, reducedMotion, still, x]);
  return (
    <Animated.View pointerEvents="none" style={[styles.glide, { transform: [{ translateX: place }] }]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ glide: { position: 'absolute', top: 0, left: 0 } });

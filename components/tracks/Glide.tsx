import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { Animated, StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

export interface GlideProps {
  /** Where its left edge belongs. */
  x: number;
  /** Where its top belongs. */
  y?: number;
  /** As wide as what it glides over, as a row of a list is. */
  wide?: boolean;
  /** Under a finger it is where it belongs at once. */
  still: boolean;
}

/** Slides to its new place as a bead does on its rod. The web has its own in CSS. */
export function Glide({ x, y = 0, wide = false, still, children }: PropsWithChildren<GlideProps>) {
  const { reducedMotion } = useTheme();
  const [place] = useState(() => new Animated.ValueXY({ x, y }));
  const last = useRef({ x, y });
  useEffect(() => {
    if (last.current.x === x && last.current.y === y) return undefined;
    last.current = { x, y };
    if (still || reducedMotion) {
      place.setValue({ x, y });
      return undefined;
    }
    const sliding = Animated.spring(place, { toValue: { x, y }, ...tokens.motion.spring.bead, useNativeDriver: true });
    sliding.start();
    return () => sliding.stop();
  }, [place, reducedMotion, still, x, y]);
  return (
    <Animated.View
      pointerEvents="none"
      style={[styles.glide, wide ? styles.wide : null, { transform: place.getTranslateTransform() }]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ glide: { position: 'absolute', top: 0, left: 0 }, wide: { right: 0 } });

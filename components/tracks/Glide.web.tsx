import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { sprung } from '@/components/ui/webStyle';

import type { GlideProps } from './Glide';

export function Glide({ x, y = 0, wide = false, still, children }: PropsWithChildren<GlideProps>) {
  const { reducedMotion } = useTheme();
  const moves = still || reducedMotion ? null : sprung('transform', tokens.motion.duration.base);
  return (
    <View
      pointerEvents="none"
      style={[styles.glide, wide ? styles.wide : null, { transform: [{ translateX: x }, { translateY: y }] }, moves]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ glide: { position: 'absolute', top: 0, left: 0 }, wide: { right: 0 } });

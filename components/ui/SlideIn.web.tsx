import type { PropsWithChildren } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

interface Props {
  from: 'bottom' | 'left' | 'right' | 'nowhere';
  style?: StyleProp<ViewStyle>;
}

interface Coming extends ViewStyle {
  animationKeyframes: Record<string, object>;
  animationDuration: string;
  animationTimingFunction: string;
}

const coming = (first: object): Coming => ({
  animationKeyframes: { from: first },
  animationDuration: `${tokens.motion.duration.base}ms`,
  animationTimingFunction: `cubic-bezier(${tokens.motion.easing.standard.join(',')})`,
});

// React Native Web makes keyframes only of styles it is told beforehand.
const styles = StyleSheet.create<Record<Props['from'], ViewStyle>>({
  bottom: coming({ transform: 'translateY(100%)' }),
  left: coming({ transform: 'translateX(-100%)' }),
  right: coming({ transform: 'translateX(100%)' }),
  nowhere: coming({ opacity: 0 }),
});

export function SlideIn({ from, style, children }: PropsWithChildren<Props>) {
  const { reducedMotion } = useTheme();
  // By the mark it is known later which way it goes out.
  const mark = { dataSet: { slide: from } };
  return (
    <View {...(reducedMotion ? null : mark)} style={[style, reducedMotion ? null : styles[from]]}>
      {children}
    </View>
  );
}

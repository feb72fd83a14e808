import type { PropsWithChildren } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Pressy, type PressyProps } from '@/components/ui/Pressy';

interface Props extends Omit<PressyProps, 'children' | 'style' | 'pressed'> {
  /** What is said in place of all that is drawn. */
  label: string;
  style?: StyleProp<ViewStyle>;
  radius?: number;
}

/**
 * A drawing with words in it that is one control. The control lies over the drawing: a browser would take words inside
 * a button for its name, and what is said here is not what is written ("78 percent" for "78%").
 */
export function Said({ style, radius = tokens.radius.chip, children, ...rest }: PropsWithChildren<Props>) {
  return (
    <View testID={rest.testID ? `${rest.testID}-drawn` : undefined} style={[styles.least, style]}>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.drawing}>
        {children}
      </View>
      <Pressy {...rest} style={[StyleSheet.absoluteFill, { borderRadius: radius }]} pressed="veiled" />
    </View>
  );
}

const styles = StyleSheet.create({
  least: { minHeight: tokens.size.touchMin, justifyContent: 'center' },
  drawing: { gap: 8 },
});

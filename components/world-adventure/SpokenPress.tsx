import type { ComponentProps, PropsWithChildren } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Pressy } from '@/components/ui/Pressy';

type Props = Omit<ComponentProps<typeof Pressy>, 'style' | 'children'> & {
  label: string;
  style?: StyleProp<ViewStyle>;
  /** How what is shown lies inside. */
  inner?: StyleProp<ViewStyle>;
};

/** A picture that is pressed: what it shows is said in a sentence of its own, so the target lies over it. */
export function SpokenPress({ children, style, inner, ...press }: PropsWithChildren<Props>) {
  return (
    <View style={[styles.least, style]}>
      <View aria-hidden style={inner}>
        {children}
      </View>
      <Pressy {...press} style={[StyleSheet.absoluteFill, styles.veil]} pressed="veiled" />
    </View>
  );
}

const styles = StyleSheet.create({
  least: { minHeight: 48, justifyContent: 'center' },
  veil: { borderRadius: tokens.radius.chip },
});

import type { PropsWithChildren } from 'react';
import { type StyleProp, StyleSheet, View, type ViewProps, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';

interface Props extends Pick<ViewProps, 'testID' | 'onLayout' | 'aria-label' | 'role'> {
  large?: boolean;
  /** Rows bring their own padding. */
  flush?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** A flat fill on the background: what is read has no volume. */
export function Card({ large = false, flush = false, style, children, ...rest }: PropsWithChildren<Props>) {
  const { color, highContrast } = useTheme();
  return (
    <View
      {...rest}
      style={[
        { backgroundColor: color.surface, borderRadius: large ? tokens.radius.cardLarge : tokens.radius.card },
        flush ? styles.flush : styles.padded,
        highContrast ? { borderWidth: 2, borderColor: color.line } : null,
        style,
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ padded: { padding: 16 }, flush: { paddingHorizontal: 16, paddingVertical: 4 } });

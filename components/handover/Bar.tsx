import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';

/** How far it is; the words beside it say the same. */
export function Bar({ done, all }: { done: number; all: number }) {
  const { color, accent } = useTheme();
  return (
    <View aria-hidden style={[styles.bar, { backgroundColor: color.sunken }]}>
      <View style={[styles.fill, { width: `${(100 * done) / Math.max(1, all)}%`, backgroundColor: accent.accent }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { height: 8, borderRadius: 4, overflow: 'hidden', alignSelf: 'stretch' },
  fill: { height: 8, borderRadius: 4 },
});

import type { PropsWithChildren, ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '@/components/theme/theme';

interface Props {
  header?: ReactNode;
  /** The primary button of the page, in thumb reach. */
  foot?: ReactNode;
  testID?: string;
}

/** A page outside a session: header, scrolling content in one readable column, and one primary button at the foot. */
export function Screen({ header, foot, testID, children }: PropsWithChildren<Props>) {
  const { color, padding, gap } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View testID={testID} role="main" style={[styles.screen, { backgroundColor: color.bg }]}>
      <ScrollView testID={testID ? `${testID}-scroll` : undefined} contentContainerStyle={{ flexGrow: 1 }}>
        {header}
        <View style={[styles.column, { padding, gap, paddingBottom: foot ? padding : 28 + insets.bottom }]}>
          {children}
        </View>
      </ScrollView>
      {foot ? (
        <View style={[styles.foot, { paddingBottom: Math.max(16, insets.bottom) }]}>
          <View style={[styles.column, { paddingHorizontal: padding }]}>{foot}</View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  foot: { paddingTop: 8 },
});

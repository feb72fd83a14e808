import { createContext, type PropsWithChildren, useContext } from 'react';
import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { scrollsSideways } from '@/components/ui/swipe';

import type { FixedProps, SidewaysProps } from './sidewaysProps';

const Scrolling = createContext(false);

export function Sideways({ on, children }: PropsWithChildren<SidewaysProps>) {
  if (!on) return <>{children}</>;
  return (
    <Scrolling value>
      <View {...scrollsSideways}>
        <ScrollView horizontal testID="score-sideways" contentContainerStyle={styles.grow}>
          {children}
        </ScrollView>
      </View>
    </Scrolling>
  );
}

export function Fixed({ style, children, ...rest }: PropsWithChildren<FixedProps>) {
  const scrolling = useContext(Scrolling);
  const { color } = useTheme();
  return (
    <View {...rest} style={[style, scrolling ? [stuck, { backgroundColor: color.surface }] : null]}>
      {children}
    </View>
  );
}

// React Native's types do not know that a browser has sticky positions.
const sticky: object = { position: 'sticky', insetInlineStart: 0 };
const stuck: ViewStyle = { ...sticky, zIndex: 1 };

const styles = StyleSheet.create({ grow: { flexGrow: 1 } });

import { createContext, type PropsWithChildren, useContext, useState } from 'react';
import { Animated, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';

import type { FixedProps, SidewaysProps } from './sidewaysProps';

const Scrolled = createContext<Animated.Value | undefined>(undefined);

/** Scrolls sideways where asked to; what is `Fixed` in it stays at the start. The web has its own in CSS. */
export function Sideways({ on, children }: PropsWithChildren<SidewaysProps>) {
  const [x] = useState(() => new Animated.Value(0));
  if (!on) return <>{children}</>;
  return (
    <Scrolled value={x}>
      <Animated.ScrollView
        horizontal
        bounces={false}
        testID="score-sideways"
        scrollEventThrottle={16}
        onScroll={Animated.event([{ nativeEvent: { contentOffset: { x } } }], { useNativeDriver: true })}
        contentContainerStyle={styles.grow}
      >
        {children}
      </Animated.ScrollView>
    </Scrolled>
  );
}

export function Fixed({ style, children, ...rest }: PropsWithChildren<FixedProps>) {
  const x = useContext(Scrolled);
  const { color } = useTheme();
  if (!x) {
    return (
      <View {...rest} style={style}>
        {children}
      </View>
    );
  }
  return (
    <Animated.View
      {...rest}
      style={[style, styles.above, { backgroundColor: color.surface, transform: [{ translateX: x }] }]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ grow: { flexGrow: 1 }, above: { zIndex: 1 } });

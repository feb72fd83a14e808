import { Children, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';

/** Two columns where there is room, one where there is not or the text is large. */
export function Grid({ children }: PropsWithChildren) {
  const large = useTextScale() >= LARGE_TEXT;
  return (
    <View style={styles.grid}>
      {Children.map(children, (child) => child && <View style={large ? styles.whole : styles.half}>{child}</View>)}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
  whole: { flexBasis: '100%' },
});

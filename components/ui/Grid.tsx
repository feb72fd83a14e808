import { Children, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';

/** Two columns, or one where the text is large or the pane narrow; never three, which would squeeze the ± controls. */
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
  half: { flexGrow: 1, flexShrink: 1, flexBasis: '40%', minWidth: 128 },
  whole: { flexBasis: '100%' },
});

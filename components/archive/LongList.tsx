import { type ReactElement, type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { useAfterFirstFrame } from '@/components/ui/useAfterFirstFrame';

interface Props<T> {
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Every row is as high as the first. */
  draw: (row: T) => ReactElement;
  /** Stands above the rows and scrolls with them. */
  head: ReactNode;
  testID?: string;
}

/** Rows drawn above and below the screen, so that a quick finger finds them there. */
const AHEAD = 12;
const GUESS = 64;

/** Thousands of rows of one height: only those in sight are drawn. */
export function LongList<T>({ rows, keyOf, draw, head, testID }: Props<T>) {
  const { padding } = useTheme();
  const { height: screen } = useWindowDimensions();
  const [row, setRow] = useState(GUESS);
  const [above, setAbove] = useState(0);
  const [first, setFirst] = useState(0);
  const begun = useAfterFirstFrame();
  const count = Math.ceil(screen / row) + (begun ? 2 * AHEAD : 0);
  const from = Math.max(0, Math.min(first, rows.length - count));
  const shown = rows.slice(from, from + count);
  return (
    <ScrollView
      testID={testID}
      scrollEventThrottle={50}
      onScroll={({ nativeEvent }) => {
        const top = Math.floor((nativeEvent.contentOffset.y - above) / row) - AHEAD;
        // In steps of half of what is drawn ahead: most frames of a scroll draw nothing new.
        const step = AHEAD / 2;
        setFirst(Math.max(0, Math.floor(top / step) * step));
      }}
    >
      <View style={[styles.column, { paddingHorizontal: padding }]}>
        <View onLayout={({ nativeEvent }) => setAbove(nativeEvent.layout.height)}>{head}</View>
        <View style={{ height: from * row }} />
        {shown.map((each, index) => (
          <View
            key={keyOf(each)}
            onLayout={
              index === 0 ? ({ nativeEvent }) => setRow(Math.max(48, Math.round(nativeEvent.layout.height))) : undefined
            }
          >
            {draw(each)}
          </View>
        ))}
        <View style={{ height: Math.max(0, rows.length - from - shown.length) * row + padding }} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({ column: { width: '100%', maxWidth: 640, alignSelf: 'center' } });

import { Fragment, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Card } from '@/components/ui/Card';

import { DuelHalf } from './DuelHalf';
import type { ShaoliaProps } from './props';

/** What two halves, the line between them and the padding take. */
const BOTH = 2 * 140 + 15 + 16;

/** Both players mirrored in one card. */
export function DuelCard({ table }: { table: ShaoliaProps }) {
  const { color } = useTheme();
  const [narrow, setNarrow] = useState(false);
  return (
    <Card large style={styles.card} onLayout={({ nativeEvent }) => setNarrow(nativeEvent.layout.width < BOTH)}>
      {table.seats.map((_, seat) => (
        <Fragment key={seat}>
          {seat % 2 === 1 && !narrow ? <View style={[styles.divider, { backgroundColor: color.line }]} /> : null}
          <DuelHalf table={table} seat={seat} />
        </Fragment>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  // A pane too narrow for both has them one below the other.
  card: { flexDirection: 'row', flexWrap: 'wrap', gap: 7, paddingHorizontal: 8, paddingVertical: 10 },
  divider: { width: 1 },
});

import { Platform, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

interface Props {
  title: string;
  heads: readonly string[];
  /** As many words as there are heads; the first names the row. */
  rows: readonly (readonly string[])[];
  testID?: string;
}

/** A chart in numbers. Native screen readers know no tables, so each row is said as a whole. */
export function Table({ title, heads, rows, testID }: Props) {
  const { color } = useTheme();
  const said = (row: readonly string[]) => row.map((cell, index) => `${heads[index] ?? ''} ${cell}`).join(', ');
  return (
    <View role="table" aria-label={title} testID={testID}>
      <View role="row" style={styles.row}>
        {heads.map((head, index) => (
          <View key={head} role="columnheader" style={styles.cell}>
            <Txt type="label" color="ink2" align={index > 0 ? 'right' : undefined}>
              {head}
            </Txt>
          </View>
        ))}
      </View>
      {rows.map((row) => (
        <View
          key={row[0]}
          role="row"
          {...(Platform.OS === 'web' ? null : { accessible: true, 'aria-label': said(row) })}
          style={[styles.row, { borderTopWidth: 1, borderTopColor: color.line }]}
        >
          {row.map((cell, index) => (
            <View key={index} role={index > 0 ? 'cell' : 'rowheader'} style={styles.cell}>
              <Txt type={index > 0 ? 'body' : 'numeralSmall'} align={index > 0 ? 'right' : undefined}>
                {cell}
              </Txt>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 36, gap: 8 },
  cell: { flex: 1 },
});

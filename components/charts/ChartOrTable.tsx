import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Table } from '@/components/odds/Table';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';

interface Props {
  title: string;
  type: 'title' | 'section';
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** One sentence: what the chart shows. */
  finding: string;
  testID: string;
  /** The drawing. */
  children: ReactNode;
}

/** A chart with its finding in words, and the same numbers as a table for whoever would rather read them. */
export function ChartOrTable({ title, type, heads, rows, finding, testID, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <View style={styles.chart} testID={testID}>
      <Txt type={type} heading>
        {title}
      </Txt>
      {asTable ? <Table title={title} heads={heads} rows={rows} testID={`${testID}-table`} /> : children}
      <Txt type="body" color="ink2">
        {finding}
      </Txt>
      <Button
        kind="quiet"
        words={asTable ? 'As a chart' : 'As a table'}
        onPress={() => setAsTable(!asTable)}
        testID={`${testID}-toggle`}
      />
    </View>
  );
}

const styles = StyleSheet.create({ chart: { gap: 8 } });

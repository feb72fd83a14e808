import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import type { ScoreSheet } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';

import { ColumnTokens } from './ColumnTokens';
import { shortfalls, shortfallWords } from './shortfall';

interface Props {
  sheet: ScoreSheet;
  colours: readonly number[];
  winners?: readonly Seat[];
}

/** What each of the others was short of the winner, and where they came nearest. Nothing where points did not decide. */
export function Shortfalls({ sheet, colours, winners }: Props) {
  const short = shortfalls(sheet, winners);
  if (short.length === 0) return null;
  return (
    <Card style={styles.card} testID="shortfalls">
      <Txt type="section" heading>
        What was missing
      </Txt>
      {short.map((each) => {
        const column = sheet.columns[each.column];
        return column ? (
          <View key={each.column} style={styles.row} testID={`short-${each.column}`}>
            <ColumnTokens column={column} colours={colours} size={28} />
            <View style={styles.words}>
              <Txt type="bodyStrong">{column.words}</Txt>
              <Txt type="body" color="ink2">
                {shortfallWords(each)}
              </Txt>
            </View>
          </View>
        ) : null;
      })}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 10 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1 },
});

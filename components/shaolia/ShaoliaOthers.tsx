import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';

import { CounterCell } from './CounterCell';
import { DuelCard } from './DuelCard';
import { Grid } from './Grid';
import { type ShaoliaProps, suppliesOf } from './props';

/** The pane beside the table: the duel for everyone to see, and the rival's numbers. */
export function ShaoliaOthers(table: ShaoliaProps) {
  const { gap } = useTheme();
  const rivals = table.seats.flatMap(({ name }, seat) => (seat === table.shown ? [] : [{ name, seat }]));
  return (
    <View style={{ gap }} testID="shaolia-others">
      <DuelCard table={table} />
      {rivals.map(({ name, seat }) => (
        <Card key={seat} large style={styles.card}>
          <Txt type="section" heading>
            {`${name}'s numbers`}
          </Txt>
          <Grid>
            {(['culture', ...suppliesOf(table, seat)] as const).map((key) => (
              <CounterCell key={key} table={table} counter={key} seat={seat} />
            ))}
          </Grid>
        </Card>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 12 } });

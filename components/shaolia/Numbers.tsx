import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import type { Seat } from '@/rules/kernel/setup';

import { CounterCell } from './CounterCell';
import { Grid } from './Grid';
import { type ShaoliaProps, suppliesOf } from './props';

/** Every number that a player's own turn may change: theirs, and the rival's palace. */
export function Numbers({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { layout } = useTheme();
  const { seats } = table;
  const name = (of: Seat) => seats[of]?.name ?? '';
  const rivals = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  return (
    <Card large style={styles.card}>
      {layout === 'smallPhone' ? null : (
        <Txt type="section" heading style={styles.heading}>
          {`${name(seat)}'s numbers`}
        </Txt>
      )}
      <Grid>
        {(['culture', ...suppliesOf(table, seat)] as const).map((key) => (
          <CounterCell key={key} table={table} counter={key} seat={seat} />
        ))}
        {rivals.map((rival) => (
          <CounterCell key={rival} table={table} counter="palaceDamage" seat={rival} words="damage on rival" />
        ))}
        <CounterCell table={table} counter="palaceDamage" seat={seat} words="own damage" />
      </Grid>
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 8 }, heading: { paddingStart: 4, paddingTop: 2 } });

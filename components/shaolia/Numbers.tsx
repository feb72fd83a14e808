import { StyleSheet } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import type { Seat } from '@/rules/kernel/setup';
import { rivalsOf } from '@/rules/shaolia/state';

import { SupplyCell } from './SupplyCell';
import { type ShaoliaProps, suppliesOf } from './props';

/** Every number that a player's own turn may change: theirs, and the rival's palace. */
export function Numbers({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { layout } = useTheme();
  const { seats } = table;
  const name = (of: Seat) => seats[of]?.name ?? '';
  const rivals = rivalsOf(table.state, seat);
  return (
    <Card large style={styles.card}>
      {layout === 'smallPhone' ? null : (
        <Txt type="section" heading style={styles.heading}>
          {`${name(seat)}'s numbers`}
        </Txt>
      )}
      <Grid>
        {(['culture', ...suppliesOf(table, seat)] as const).map((key) => (
          <SupplyCell key={key} table={table} counter={key} seat={seat} />
        ))}
        {rivals.map((rival) => (
          <SupplyCell
            key={rival}
            table={table}
            counter="palaceDamage"
            seat={rival}
            words={rivals.length > 1 ? `damage on ${name(rival)}` : 'damage on rival'}
          />
        ))}
        <SupplyCell table={table} counter="palaceDamage" seat={seat} words="own damage" />
      </Grid>
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: 8, padding: 8 }, heading: { paddingStart: 4, paddingTop: 2 } });

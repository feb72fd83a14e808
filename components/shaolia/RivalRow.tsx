import ChevronDown from 'lucide-react-native/icons/chevron-down';
import ChevronUp from 'lucide-react-native/icons/chevron-up';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Grid } from '@/components/ui/Grid';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { amountOf } from '@/rules/kernel/counter';
import type { Seat } from '@/rules/kernel/setup';

import { SUPPLY_ICONS } from './icons';
import { counterOf, type ShaoliaProps, suppliesOf } from './props';
import { SupplyCell } from './SupplyCell';

/** The other player's supplies in one row, folded until they are needed. */
export function RivalRow({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { color } = useTheme();
  const [open, setOpen] = useState(false);
  const { name = '', colour = seat } = table.seats[seat] ?? {};
  const keys = suppliesOf(table, seat);
  const read = (key: (typeof keys)[number]) => counterOf(key).read(table.state, seat);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <Card large style={styles.card}>
      <Pressy
        expanded={open}
        hint={open ? 'Folds the supplies' : 'Unfolds the supplies'}
        onPress={() => setOpen(!open)}
        testID={`supplies-${seat}`}
        style={styles.row}
      >
        <View style={styles.wrapped}>
          <PlayerToken seat={seat} colour={colour} size={24} />
          <Txt type="bodyStrong" style={styles.name}>
            {name}
          </Txt>
          {keys.map((key) => {
            const Icon = SUPPLY_ICONS[key];
            return (
              <View key={key} role="img" aria-label={amountOf(counterOf(key), read(key))} style={styles.figure}>
                {Icon ? <Icon size={20} color={color.ink2} /> : null}
                <Txt type="numeralSmall" style={styles.raised}>
                  {read(key)}
                </Txt>
              </View>
            );
          })}
        </View>
        <Chevron size={20} color={color.ink3} />
      </Pressy>
      {open ? (
        <Grid>
          <SupplyCell table={table} counter="culture" seat={seat} />
          {keys.map((key) => (
            <SupplyCell key={key} table={table} counter={key} seat={seat} />
          ))}
        </Grid>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, paddingHorizontal: 8, paddingVertical: 4 },
  row: { paddingHorizontal: 4, flexDirection: 'row', alignItems: 'center', gap: 8 },
  wrapped: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
  name: { flexGrow: 1, flexShrink: 1 },
  // Piazzolla sits low in its line box.
  raised: { marginTop: -3 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});

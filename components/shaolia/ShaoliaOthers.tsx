import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';

import { DuelCard } from './DuelCard';
import { TeamCard } from './TeamCard';
import { TerritoryCard } from './TerritoryCard';
import { Figure } from './Figure';
import { type ShaoliaProps, suppliesOf } from './props';

/** The pane beside the table, for those who watch: the duel, and what the rival holds. */
export function ShaoliaOthers(table: ShaoliaProps) {
  const { gap } = useTheme();
  const rivals = table.seats.flatMap(({ name }, seat) => (seat === table.shown ? [] : [{ name, seat }]));
  return (
    <View style={{ gap }} testID="shaolia-others">
      <DuelCard table={table} />
      {table.seats.length === 4 ? <TeamCard table={table} /> : null}
      {rivals.map(({ name, seat }) => (
        <View key={seat} style={{ gap }}>
          <TerritoryCard table={table} seat={seat} />
          <Card large style={styles.card}>
            <Txt type="section" heading style={styles.heading}>
              {`${name}'s supplies`}
            </Txt>
            <View style={styles.figures}>
              {suppliesOf(table, seat).map((key) => (
                <Figure key={key} table={table} counter={key} seat={seat} />
              ))}
            </View>
          </Card>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 4, padding: 10 },
  heading: { paddingStart: 4 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12 },
});

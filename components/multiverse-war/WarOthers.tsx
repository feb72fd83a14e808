import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { plural } from '@/rules/kernel/plural';
import { settlementMax } from '@/rules/multiverse-war/flow';
import { playerOf } from '@/rules/multiverse-war/state';

import { HealthBar } from './HealthBar';
import type { WarProps } from './props';
import { ScorePage } from './ScorePage';

/** The pane beside the table: every player in one line, and the race. */
export function WarOthers(table: WarProps) {
  const { gap } = useTheme();
  const { state, seats } = table;
  return (
    <View style={{ gap }} testID="multiverse-war-others">
      <Card large style={styles.card}>
        {seats.map(({ name, colour }, seat) => {
          const { gold, settlement, units, decoys } = playerOf(state, seat);
          // Decoys are blocks like any other, for those who look on.
          const blocks = units.length + decoys;
          return (
            <View key={seat} style={styles.row}>
              <PlayerToken seat={seat} colour={colour} size={28} />
              <View style={styles.words}>
                <View style={styles.line}>
                  <Txt type="bodyStrong">{name}</Txt>
                  <Txt type="caption" color="ink2">{`${gold} gold, ${plural(blocks, 'block')}`}</Txt>
                </View>
                <HealthBar hp={settlement.hp} max={settlementMax(state)} />
              </View>
            </View>
          );
        })}
      </Card>
      <ScorePage table={table} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 10, padding: 12 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flex: 1, gap: 3 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
});

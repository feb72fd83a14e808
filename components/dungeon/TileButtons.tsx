import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

import type { DungeonProps } from './props';

const TILES = [
  { dice: 2, fame: 1 },
  { dice: 3, fame: 2 },
  { dice: 4, fame: 5 },
] as const;

/** The tile you stand on, by the number of dice it shows; one tap crosses it. */
export function TileButtons({ table, onDone, id = 'mark' }: { table: DungeonProps; onDone?: () => void; id?: string }) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.row}>
      {TILES.map(({ dice, fame }) => (
        <Pressy
          key={dice}
          hint="Crosses such a tile"
          onPress={() => {
            onDone?.();
            table.onAct({ type: 'markTile', player: 0, dice });
          }}
          onLongPress={() => table.onTopic('dungeon-map')}
          holdLabel="Read the rule"
          testID={`${id}-${dice}`}
          style={[styles.tile, { backgroundColor: color.surfaceAlt }]}
        >
          <View style={styles.dice}>
            {Array.from({ length: dice }, (_, index) => (
              <Die key={index} kind="ivory" face={index + 1} size={20} decorative />
            ))}
          </View>
          <Txt type="bodyStrong">{`${dice} dice`}</Txt>
          <Txt type="label" tone={accent.accent}>
            {`+${fame} fame`}
          </Txt>
        </Pressy>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 8 },
  tile: { flex: 1, alignItems: 'center', gap: 4, paddingVertical: 10, borderRadius: tokens.radius.control },
  dice: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 3, width: 44, minHeight: 43 },
});

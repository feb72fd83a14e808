import Bird from 'lucide-react-native/icons/bird';
import Turtle from 'lucide-react-native/icons/turtle';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';
import type { Seat } from '@/rules/kernel/setup';
import { hasTalent } from '@/rules/near-and-far/sums';
import { PACK_PLACES, playerOf } from '@/rules/near-and-far/state';

import { counterOf, type NearProps } from './props';

/** Three animal places with the treasure under each, and the side place of Scrounging. */
export function PackRow({ table, seat }: { table: NearProps; seat: Seat }) {
  const { color, accent } = useTheme();
  const { state } = table;
  const player = playerOf(state, seat);
  const places = Array.from({ length: PACK_PLACES }, (_, index) => ({
    animal:
      index < player.birds
        ? ('bird' as const)
        : index < player.birds + player.tortoises
          ? ('tortoise' as const)
          : undefined,
    treasure: player.treasures[index],
  }));
  const side = hasTalent(player, 'scrounging');
  return (
    <View style={styles.pack}>
      <View style={styles.row}>
        {places.map(({ animal, treasure }, index) => {
          const Icon = animal === 'tortoise' ? Turtle : Bird;
          const words = treasure === undefined ? (animal ? 'no treasure' : 'empty') : treasure || 'a treasure';
          return (
            <Pressy
              key={index}
              hint={`Place ${index + 1}: ${animal ?? 'no animal'}. Opens the cards`}
              onPress={() => table.onOpen('cards')}
              onLongPress={() => table.onTopic('pack-bird')}
              holdLabel="Read the rule"
              style={[
                styles.place,
                { borderColor: color.line, backgroundColor: animal ? color.surfaceAlt : 'transparent' },
              ]}
            >
              {animal ? <Icon size={24} color={accent.second} style={unsqueezed} /> : null}
              <Txt type="caption" color="ink2" align="center">
                {words}
              </Txt>
            </Pressy>
          );
        })}
        {side ? (
          <View style={[styles.place, { borderColor: color.line }]}>
            <Txt type="caption" color="ink2" align="center">
              {player.sideTreasure === null ? 'side place empty' : player.sideTreasure || 'a treasure'}
            </Txt>
          </View>
        ) : null}
      </View>
      <Grid>
        <CounterCell table={table} counter={counterOf('birds')} seat={seat} icon={Bird} />
        {state.side === 'day' || player.tortoises > 0 ? (
          <CounterCell table={table} counter={counterOf('tortoises')} seat={seat} icon={Turtle} words="tortoises" />
        ) : null}
      </Grid>
    </View>
  );
}

const styles = StyleSheet.create({
  pack: { gap: 8 },
  row: { flexDirection: 'row', gap: 8 },
  place: {
    flex: 1,
    minHeight: 64,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: tokens.radius.control,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    padding: 4,
  },
});

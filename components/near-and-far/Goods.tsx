import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { useLive } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { CounterChip } from '@/components/ui/CounterChip';
import { Grid } from '@/components/ui/Grid';
import type { Seat } from '@/rules/kernel/setup';
import { FACTION_WORDS } from '@/rules/near-and-far/card-kinds';
import { banners } from '@/rules/near-and-far/sums';
import { CHIEF_BANNERS, FACTIONS, type Faction, playerOf } from '@/rules/near-and-far/state';

import { FactionMark } from './FactionMark';
import { GOOD_ICONS } from './icons';
import { counterOf, type NearProps } from './props';

/** Coins, gems and food with their ± controls. */
export function Goods({ table, seat }: { table: NearProps; seat: Seat }) {
  return (
    <Grid>
      {(['coins', 'gems', 'food'] as const).map((good) => (
        <CounterCell key={good} table={table} counter={counterOf(good)} seat={seat} icon={GOOD_ICONS[good]} />
      ))}
      <CounterCell table={table} counter={counterOf('handSize')} seat={seat} words="in hand" />
    </Grid>
  );
}

/** The four faction tokens; each opens its counter, and says how near its chief is. */
export function Tokens({ table, seat }: { table: NearProps; seat: Seat }) {
  return (
    <View style={styles.row}>
      {FACTIONS.map((faction) => (
        <Token key={faction} table={table} seat={seat} faction={faction} />
      ))}
    </View>
  );
}

function Token({ table, seat, faction }: { table: NearProps; seat: Seat; faction: Faction }) {
  const { color } = useTheme();
  const { state } = table;
  const player = playerOf(state, seat);
  const value = useLive(state, (now) => playerOf(now, seat)[faction]);
  const owner = state.players.findIndex((each) => each.chiefs.includes(faction));
  const note =
    owner === seat
      ? 'chief'
      : owner >= 0
        ? `chief: ${state.players[owner]?.name ?? ''}`
        : `${Math.min(CHIEF_BANNERS, banners(player, faction))} of ${CHIEF_BANNERS}`;
  return (
    <View style={[styles.token, { backgroundColor: color.surface }]}>
      <View style={styles.count}>
        <FactionMark faction={faction} />
        <CounterChip
          label={`${player.name}'s ${FACTION_WORDS[faction]} tokens`}
          words=""
          value={value}
          min={0}
          max={99}
          onGain={(amount) => table.onGain(seat, faction, amount)}
          onPay={(amount) => table.onPay(seat, faction, amount)}
          onKeypad={() => table.onKeypad(seat, faction)}
          onTopic={() => table.onTopic('factions')}
          testID={`${faction}-${seat}`}
          style={styles.grow}
        />
      </View>
      <Txt type="caption" color={owner === seat ? 'ink' : 'ink2'} align="center">
        {note}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  token: { flexGrow: 1, flexBasis: '40%', minWidth: 74, borderRadius: tokens.radius.card, padding: 6, gap: 2 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  grow: { flex: 1 },
});

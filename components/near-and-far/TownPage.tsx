import Lock from 'lucide-react-native/icons/lock';
import Swords from 'lucide-react-native/icons/swords';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Grid } from '@/components/ui/Grid';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { compare, type Fraction } from '@/rules/dice/fraction';
import { percentText } from '@/rules/dice/percent';
import { duelMods, duelOdds, standingIn } from '@/rules/near-and-far/duel';
import { buildingDetail } from '@/rules/near-and-far/menu';
import { spendable } from '@/rules/near-and-far/sums';
import { type Building, BUILDINGS, playerOf } from '@/rules/near-and-far/state';
import { BUILDING_TOPICS, BUILDING_WORDS } from '@/rules/near-and-far/words';

import { BUILDING_ICONS } from './icons';
import type { NearProps } from './props';

/** The seven buildings and the jail: who stands where, what each gives, and what a duel to get in would be like. */
export function TownPage({ table }: { table: NearProps }) {
  const { gap } = useTheme();
  const { state, seats } = table;
  const out = state.players.flatMap((player, seat) => (player.location === 'map' ? [seats[seat]?.name ?? ''] : []));
  return (
    <View style={{ gap }}>
      <Grid>
        {BUILDINGS.map((building) => (
          <Spot key={building} table={table} building={building} />
        ))}
        <Jail table={table} />
      </Grid>
      {out.length > 0 ? (
        <Txt type="body" color="ink2">
          {`On the map: ${out.join(', ')}.`}
        </Txt>
      ) : null}
    </View>
  );
}

/** Where lost duels end; a tap reads the rule. */
function Jail({ table }: { table: NearProps }) {
  const { color, accent } = useTheme();
  const { state, seats } = table;
  const inside = state.players.flatMap((player, seat) => (player.location === 'jail' ? [seat] : []));
  return (
    <Pressy
      hint="Reads the rule"
      onPress={() => table.onTopic('jail')}
      testID="spot-jail"
      style={[styles.spot, { backgroundColor: color.surface }]}
    >
      <View style={styles.title}>
        <Lock size={20} color={accent.second} />
        <Txt type="bodyStrong" style={styles.words}>
          Jail
        </Txt>
      </View>
      <Txt type="caption" color="ink2">
        {inside.length > 0
          ? `${inside.map((seat) => seats[seat]?.name).join(', ')}: next any building, no duel`
          : 'After a lost duel'}
      </Txt>
      <View style={styles.figures}>
        {inside.map((seat) => (
          <PlayerToken key={seat} seat={seat} colour={seats[seat]?.colour ?? seat} size={22} />
        ))}
      </View>
    </Pressy>
  );
}

function Spot({ table, building }: { table: NearProps; building: Building }) {
  const { color, accent, highContrast } = useTheme();
  const { state, seats, shown } = table;
  const Icon = BUILDING_ICONS[building];
  const player = playerOf(state, shown);
  const here = player.location === building;
  const standing = standingIn(state, building, shown);
  const odds = standing.map((opponent) => {
    const { attack, defence } = duelMods(state, shown, { building, opponent, style: 'honorable' });
    return duelOdds(attack - defence, spendable(player)).win;
  });
  const blocked = standing.length > 0 && building !== 'saloon';
  const best = odds.reduce<Fraction | undefined>((so, win) => (so && compare(so, win) >= 0 ? so : win), undefined);
  // Tokens are ornaments of the names that a screen reader hears.
  const who = standing.map((seat) => (seat === null ? 'A spare figure' : (seats[seat]?.name ?? ''))).join(', ');
  const said = [here ? 'You are here' : '', who ? `${who} there` : ''].filter(Boolean).join('. ');
  const acting = here && state.turn.main === 'town' && state.active === shown;
  return (
    <Pressy
      hint={said || undefined}
      onPress={() => table.onOpen(acting ? `at:${building}` : `visit:${building}`)}
      onLongPress={() => table.onTopic(BUILDING_TOPICS[building])}
      holdLabel="Read the rule"
      testID={`spot-${building}`}
      style={[
        styles.spot,
        { backgroundColor: acting ? accent.tint : color.surface },
        here ? { borderColor: accent.accent } : highContrast ? { borderColor: color.line } : null,
      ]}
    >
      <View style={styles.title}>
        <Icon size={20} color={accent.second} />
        <Txt type="bodyStrong" style={styles.words}>
          {BUILDING_WORDS[building]}
        </Txt>
      </View>
      <Txt type="caption" color="ink2">
        {buildingDetail(state, shown, building)}
      </Txt>
      <View style={styles.figures}>
        {state.players.map((each, seat) =>
          each.location === building ? (
            <PlayerToken key={seat} seat={seat} colour={seats[seat]?.colour ?? seat} size={22} />
          ) : null,
        )}
        {blocked && best ? (
          <View style={styles.title}>
            <Swords size={16} color={color.warn} />
            <Txt type="label" tone={color.warn}>
              {`${percentText(best)} to win`}
            </Txt>
          </View>
        ) : null}
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  spot: {
    flexGrow: 1,
    minHeight: 104,
    justifyContent: 'flex-start',
    gap: 2,
    padding: 10,
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: tokens.radius.card,
  },
  title: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  words: { flexShrink: 1 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: 22 },
});

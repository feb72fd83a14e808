import { StyleSheet, View } from 'react-native';

import { playerColour } from '@/components/theme/playerColour';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { CULTURE_TO_WIN, sideOf, teamCulture, teamSeats } from '@/rules/shaolia/state';

import type { ShaoliaProps } from './props';

/** 2 against 2: both teammates' culture on one string of eighteen, each in its own tint and with its token. */
export function TeamCard({ table }: { table: ShaoliaProps }) {
  return (
    <Card large style={styles.card} testID="teams">
      {[0, 1].map((team) => (
        <TeamString key={team} table={table} team={team} />
      ))}
    </Card>
  );
}

export function TeamString({ table, team }: { table: ShaoliaProps; team: number }) {
  const { state, seats } = table;
  const { color, scheme } = useTheme();
  const members = teamSeats(state, team);
  const sum = teamCulture(state, members[0] ?? 0);
  const said = members.map((seat) => `${sideOf(state, seat).name} ${sideOf(state, seat).culture}`).join(' and ');
  return (
    <View accessible role="img" aria-label={`Team culture ${sum} of ${CULTURE_TO_WIN}: ${said}`} style={styles.team}>
      <View style={styles.names}>
        {members.map((seat) => (
          <PlayerToken key={seat} seat={seat} colour={seats[seat]?.colour ?? seat} size={20} />
        ))}
        <Txt type="bodyStrong" style={styles.grow}>
          {members.map((seat) => sideOf(state, seat).name).join(' and ')}
        </Txt>
        <Txt type="numeralSmall">{sum}</Txt>
        <Txt type="caption" color="ink2">
          {`of ${CULTURE_TO_WIN}`}
        </Txt>
      </View>
      <View style={[styles.track, { backgroundColor: color.sunken }]}>
        {members.map((seat) => (
          <View
            key={seat}
            style={{
              width: `${(100 * sideOf(state, seat).culture) / CULTURE_TO_WIN}%`,
              backgroundColor: playerColour(seats[seat]?.colour ?? seat, scheme).fill,
            }}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 10, padding: 12 },
  team: { gap: 4 },
  names: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  grow: { flexGrow: 1, flexShrink: 1 },
  track: { flexDirection: 'row', height: 12, borderRadius: 6, overflow: 'hidden' },
});

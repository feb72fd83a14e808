import Flag from 'lucide-react-native/icons/flag';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import { Pulse } from '@/components/ui/Pulse';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat } from '@/rules/shaolia/flow';
import { lifeLeft, PALACE } from '@/rules/shaolia/territory';
import { sideOf, teamSeats } from '@/rules/shaolia/state';

import type { ShaoliaProps } from './props';
import { TeamString } from './TeamCard';

/** 2 against 2 on a phone: four gauges would push the turn off the screen, so each team is one string and two numbers. */
export function AllianceCard({ table }: { table: ShaoliaProps }) {
  const { color } = useTheme();
  return (
    <Card large style={styles.card} testID="teams">
      {[0, 1].map((team) => (
        <View key={team} style={styles.team}>
          {team === 0 ? null : <View style={[styles.line, { backgroundColor: color.line }]} />}
          <TeamString table={table} team={team} />
          <View style={styles.members}>
            {teamSeats(table.state, team).map((seat) => (
              <Member key={seat} table={table} seat={seat} />
            ))}
          </View>
        </View>
      ))}
    </Card>
  );
}

function Member({ table, seat }: { table: ShaoliaProps; seat: Seat }) {
  const { color, accent } = useTheme();
  const { state, seats, pulse, onKeypad, onTopic } = table;
  const { name, culture } = sideOf(state, seat);
  const active = !state.victory && activeSeat(state) === seat;
  const first = state.firstPlayer === seat;
  const said = [name, active ? 'active' : '', first ? 'first player' : ''].filter(Boolean).join(', ');
  return (
    <View style={[styles.member, { borderColor: active ? accent.accent : 'transparent' }]}>
      <View accessible role="group" aria-label={said} testID={`side-${seat}`} style={styles.name}>
        <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={20} />
        <Txt type="bodyStrong" style={styles.shrink}>
          {name}
        </Txt>
        {first ? <Flag size={16} color={color.ink2} /> : null}
      </View>
      <View style={styles.numbers}>
        <Pulse on={pulse === `culture-${seat}`} style={styles.number}>
          <Pressy
            hint={`${name}, types the culture`}
            onPress={() => onKeypad(seat, 'culture')}
            onLongPress={() => onTopic('culture-victory')}
            holdLabel="Read the rule"
            testID={`culture-${seat}-gauge`}
            style={styles.press}
          >
            <Txt type="numeralLarge">{culture}</Txt>
            <Txt type="micro" color="ink2">
              culture
            </Txt>
          </Pressy>
        </Pulse>
        <Pulse on={pulse === `palaceDamage-${seat}`} style={styles.number}>
          <Pressy
            hint={`${name}, types the palace damage`}
            onPress={() => onKeypad(seat, 'palaceDamage')}
            onLongPress={() => onTopic('palace-destruction')}
            holdLabel="Read the rule"
            testID={`palaceDamage-${seat}-stones`}
            style={styles.press}
          >
            <Txt type="numeralLarge" tone={accent.second}>
              {lifeLeft(state, seat, PALACE) ?? 0}
            </Txt>
            <Txt type="micro" color="ink2">
              palace
            </Txt>
          </Pressy>
        </Pulse>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 10 },
  team: { gap: 4 },
  line: { height: 1, marginBottom: 4 },
  members: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  member: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 130,
    borderWidth: 2,
    borderRadius: tokens.radius.control,
    padding: 4,
  },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
  numbers: { flexDirection: 'row' },
  number: { flex: 1 },
  press: { minHeight: 52, minWidth: 48, alignItems: 'center', justifyContent: 'center' },
});

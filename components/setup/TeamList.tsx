import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';

import { seatName, type SeatDraft, teamOf } from './seats';

interface Props {
  teams: number;
  seats: readonly SeatDraft[];
  onChange: (index: number) => void;
}

/** Who plays with whom. A tap sends a player to the other side. */
export function TeamList({ teams, seats, onChange }: Props) {
  const { color } = useTheme();
  const size = seats.length / teams;
  return (
    <>
      <Txt type="title" heading style={styles.title}>
        Teams
      </Txt>
      <Card style={styles.card} testID="teams">
        {Array.from({ length: teams }, (_, team) => {
          const members = seats.flatMap((seat, index) => (teamOf(seat, index, teams) === team ? [index] : []));
          return (
            <View key={team} role="group" aria-label={`Team ${team + 1}`} style={styles.team}>
              <Txt type="label" color={members.length === size ? 'ink2' : 'warn'}>
                {`Team ${team + 1}, ${members.length} of ${size}`}
              </Txt>
              <View style={styles.members}>
                {members.map((index) => {
                  const seat = seats[index];
                  return seat ? (
                    <Pressy
                      key={seat.key}
                      hint="Changes sides"
                      onPress={() => onChange(index)}
                      style={[styles.member, { backgroundColor: color.surfaceAlt }]}
                      testID={`team-of-${index}`}
                    >
                      <PlayerToken seat={index} colour={seat.colour} size={24} />
                      <Txt type="bodyStrong">{seatName(seat, index)}</Txt>
                    </Pressy>
                  ) : null;
                })}
              </View>
            </View>
          );
        })}
        <Txt type="caption" color="ink2">
          Tap a name to change sides.
        </Txt>
      </Card>
    </>
  );
}

const styles = StyleSheet.create({
  title: { marginTop: 10 },
  card: { gap: 12 },
  team: { gap: 6 },
  members: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, minHeight: 48 },
  member: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 12,
    borderRadius: tokens.radius.control,
  },
});

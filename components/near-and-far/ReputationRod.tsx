import { StyleSheet, View } from 'react-native';

import { useLive } from '@/components/session/useLive';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { RodHint } from '@/components/tracks/RodHint';
import { Card } from '@/components/ui/Card';
import { Pressy } from '@/components/ui/Pressy';
import type { Seat } from '@/rules/kernel/setup';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { playerOf } from '@/rules/near-and-far/state';
import { signed } from '@/rules/near-and-far/words';

import { moveCounter, type NearProps, rivalsOf } from './props';
import { ReputationTrack } from './ReputationTrack';

/** Reputation on the player board: its points beside the name, its number typed by a tap on the name. */
export function ReputationRod({ table, seat }: { table: NearProps; seat: Seat }) {
  const { accent } = useTheme();
  const { state } = table;
  const { name } = playerOf(state, seat);
  const reputation = useLive(state, (now) => playerOf(now, seat).reputation);
  const worth = (points: number) =>
    points === 0 ? 'no points now' : `worth ${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} now`;
  return (
    <Card large style={styles.card}>
      <ReputationTrack
        state={state}
        label={`${name}'s reputation`}
        value={reputation}
        rivals={rivalsOf(table, seat)}
        onValue={(to) => moveCounter(table, seat, 'reputation', to - reputation)}
        testID={`reputation-track-${seat}`}
      >
        {(shown) => (
          <View style={styles.head}>
            <Pressy
              label={`${name}'s reputation, ${signed(reputation)}`}
              hint="Type a number"
              onPress={() => table.onKeypad(seat, 'reputation')}
              onLongPress={() => table.onTopic('reputation')}
              holdLabel="Read the rule"
              testID={`reputation-${seat}`}
              style={styles.title}
            >
              <Txt type="section">Reputation</Txt>
            </Pressy>
            <Txt type="bodyStrong" tone={accent.accent} style={styles.worth}>
              {worth(reputationPoints(state, shown))}
            </Txt>
          </View>
        )}
      </ReputationTrack>
      <RodHint words="Drag the bead, or tap where it goes" />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { padding: 12, gap: 2 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 8 },
  title: { justifyContent: 'center' },
  worth: { flexShrink: 1 },
});

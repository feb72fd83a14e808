import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { cellOf, type ScoreRow } from '@/rules/kernel/score';
import { fameOf, fameWords, nextRank, rankNow, scoreSheet } from '@/rules/dungeon/score';

import { Paper } from './Paper';
import type { DungeonProps } from './props';

/** The running total, what it is made of, and the way to the next rank. */
export function FameCard({ table, onPress }: { table: DungeonProps; onPress?: () => void }) {
  const { color, accent } = useTheme();
  const { state } = table;
  const fame = fameOf(state);
  const up = nextRank(fame.sum);
  const counted = scoreSheet(state).rows.filter((row) => (cellOf(row, 0) ?? 0) !== 0);
  // What is lost has no length on the bar, and is told with the rest.
  const rows = counted.filter((row) => partOf(row) > 0);
  const end = up?.from ?? Math.max(150, fame.sum);
  const made =
    counted.map((row) => `${row.words.toLowerCase()} ${`${cellOf(row, 0) ?? '?'}`.replace('-', '−')}`).join(', ') ||
    'nothing yet';
  const ahead = up && `${up.words.split(' ')[0]} at ${up.from}`;
  return (
    <Paper>
      <Pressy
        hint={`${rankNow(state)}. Shows how it is counted`}
        onPress={onPress ?? (() => table.onTopic('goal-and-fame'))}
        onLongPress={() => table.onTopic('goal-and-fame')}
        holdLabel="Read the rule"
        testID="fame-card"
        style={styles.fame}
      >
        <View style={styles.head}>
          <Txt type="bodyStrong" style={styles.grow}>
            {state.end ? 'Fame' : 'Fame if you stop here'}
          </Txt>
          <Txt type="numeral" tone={accent.accent} testID="fame">
            {fameWords(fame)}
          </Txt>
        </View>
        <View style={[styles.bar, { backgroundColor: color.sunken }]}>
          {rows.map((row, index) => (
            <View
              key={row.key}
              style={{
                width: `${Math.min(100, (partOf(row) / end) * 100)}%`,
                backgroundColor: index % 2 === 0 ? accent.accent : accent.second,
                opacity: index > 1 ? 0.7 : 1,
              }}
            />
          ))}
        </View>
        <View style={styles.head}>
          <Txt type="caption" color="ink2" style={styles.grow}>
            {made}
          </Txt>
          {ahead ? (
            <Txt type="caption" color="ink2">
              {ahead}
            </Txt>
          ) : null}
        </View>
      </Pressy>
    </Paper>
  );
}

const partOf = (row: ScoreRow): number => Math.max(0, cellOf(row, 0) ?? 0);

const styles = StyleSheet.create({
  fame: { gap: 6, justifyContent: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flex: 1 },
  bar: { flexDirection: 'row', height: 12, borderRadius: tokens.radius.pill, overflow: 'hidden', gap: 2 },
});

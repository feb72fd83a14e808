import Pencil from 'lucide-react-native/icons/pencil';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { Pressy } from '@/components/ui/Pressy';
import { cellOf } from '@/rules/kernel/score';
import { typedTitle } from '@/rules/dungeon/printed';
import { fameOf, fameWords, nextRank, RANKS, rankNow, scoreSheet } from '@/rules/dungeon/score';

import { BestDelves } from './BestDelves';
import { FameCard } from './FameCard';
import { Paper } from './Paper';
import type { DungeonProps } from './props';
import { RankBar } from './RankBar';

/** The running fame, line by line, the ranks, and what one more battle would be worth. */
export function ScorePage({ table }: { table: DungeonProps }) {
  const { color, accent } = useTheme();
  const { state, onOpen, onTopic } = table;
  const { rows } = scoreSheet(state);
  const fame = fameOf(state);
  const up = nextRank(fame.sum);
  const title = typedTitle(state.cards);
  return (
    <>
      {title === undefined ? null : (
        <Txt type="title" heading>
          {title}
        </Txt>
      )}
      <FameCard table={table} />
      <Paper title={rankNow(state)} testID="ranks">
        <Txt type="body" color="ink2">
          {up ? `${up.from - fame.sum} more fame for ${up.words}.` : 'There is no rank above this one.'}
        </Txt>
        {rows.map((row, index) => {
          const cell = cellOf(row, 0);
          return (
            <View key={row.key}>
              {index > 0 ? <Divider /> : null}
              <Pressy
                hint="Reads the rule"
                onPress={() => onTopic(row.topic ?? 'goal-and-fame')}
                style={styles.row}
                testID={`fame-${row.key}`}
              >
                <View style={styles.grow}>
                  <Txt type="bodyStrong">{row.words}</Txt>
                  <Txt type="caption" color="ink3">
                    {row.explain}
                  </Txt>
                </View>
                <Txt type="numeral" tone={cell === undefined ? color.warn : cell < 0 ? color.danger : accent.accent}>
                  {cell === undefined ? '?' : `${cell}`.replace('-', '−')}
                </Txt>
              </Pressy>
            </View>
          );
        })}
        <View style={styles.row}>
          <Txt type="section" style={styles.grow}>
            Fame
          </Txt>
          <Txt type="numeralLarge" tone={accent.accent}>
            {fameWords(fame)}
          </Txt>
        </View>
        {fame.open ? (
          <Button
            kind="secondary"
            icon={Pencil}
            words="Type the missing values"
            onPress={() => onOpen('values')}
            onLongPress={() => onTopic('values-to-type-from-my-sheet')}
            testID="type-values"
          />
        ) : null}
        <Button
          kind="secondary"
          words="What is one more battle worth?"
          onPress={() => onOpen('worth')}
          onLongPress={() => onTopic('goal-and-fame')}
          testID="open-worth"
        />
      </Paper>
      <Paper title="Ranks">
        <RankBar fame={fame.sum} />
        {[...RANKS].reverse().map(({ from, words }) => (
          <View key={words} style={styles.rank}>
            <Txt type="body" color={words === rankNow(state) ? 'ink' : 'ink2'} style={styles.grow}>
              {words}
            </Txt>
            <Txt type="numeralSmall" tone={words === rankNow(state) ? accent.accent : color.ink3}>
              {from < 0 ? 'below 50' : `${from}`}
            </Txt>
          </View>
        ))}
      </Paper>
      <BestDelves table={table} />
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 48, paddingVertical: 4 },
  grow: { flex: 1 },
  rank: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});

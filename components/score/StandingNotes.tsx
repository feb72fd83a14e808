import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import type { ScoreSheet } from '@/rules/kernel/score';

import { missingWords, rankNameWords, tieWords } from './standing';

/** Under the table: what is still to be typed, the names of the ranks, and what decided a tie. */
export function StandingNotes({ sheet }: { sheet: ScoreSheet }) {
  const missing = missingWords(sheet);
  const names = rankNameWords(sheet);
  const ties = tieWords(sheet);
  if (missing.length + names.length + ties.length === 0) return null;
  return (
    <View style={styles.notes}>
      {missing.length > 0 ? <Txt type="body" color="warn">{`Still to type: ${missing.join(', ')}`}</Txt> : null}
      {names.map((name) => (
        <Txt key={name} type="bodyStrong">
          {name}
        </Txt>
      ))}
      {ties.map((tie) => (
        <Txt key={tie} type="body" color="ink2">
          {tie}
        </Txt>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ notes: { paddingVertical: 10, gap: 4 } });

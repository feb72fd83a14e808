import { StyleSheet, View } from 'react-native';

import { PlayerToken } from '@/components/ui/PlayerToken';
import type { ScoreColumn } from '@/rules/kernel/score';

interface Props {
  column: ScoreColumn;
  /** The colour of each seat. */
  colours: readonly number[];
  size?: number;
}

/** Who a column is: one token, or those of a team. Only an ornament; the name is said beside it. */
export function ColumnTokens({ column, colours, size = 26 }: Props) {
  const each = column.seats.length > 1 ? Math.max(16, Math.round(size * 0.85)) : size;
  return (
    <View style={styles.tokens}>
      {column.seats.map((seat) => (
        <PlayerToken key={seat} seat={seat} colour={colours[seat] ?? seat} size={each} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tokens: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, flexShrink: 1 },
});

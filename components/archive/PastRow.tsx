import { StyleSheet, View } from 'react-native';

import { useNow } from '@/components/frame/useNow';
import { useTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Pressy } from '@/components/ui/Pressy';
import type { PastSession } from '@/store/archive';

import { pastDetail, pastTitle } from './pastWords';

/** A session in the list: what, when, how long, who won, by how many points. One line each, so that all rows are alike. */
export function PastRow({ past, onOpen }: { past: PastSession; onOpen: () => void }) {
  const { color, scheme } = useTheme();
  const now = useNow();
  const { game, setup, summary } = past;
  const winner = summary.winners?.[0];
  const points = winner === undefined ? null : (summary.ending?.points[winner] ?? null);
  const stripe = isGameId(game) ? tokens.game[game][scheme].accent : color.ink;
  return (
    <Pressy onPress={onOpen} testID={`past-${past.id}`}>
      <View style={[styles.row, { borderTopColor: color.line }]}>
        <View style={[styles.stripe, { backgroundColor: stripe }]} />
        <View style={styles.words}>
          <Txt type="bodyStrong" numberOfLines={1}>
            {pastTitle({ ...past, seats: setup.seats })}
          </Txt>
          <Txt type="body" color="ink3" numberOfLines={1}>
            {pastDetail({ ...past, seats: setup.seats }, now)}
          </Txt>
        </View>
        {winner === undefined ? null : (
          <PlayerToken seat={winner} colour={setup.seats[winner]?.colour ?? winner} size={28} />
        )}
        {points === null ? null : <Txt type="numeral">{points}</Txt>}
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 64, paddingVertical: 8, borderTopWidth: 1 },
  stripe: { width: 6, height: 40, borderRadius: 3 },
  words: { flex: 1, gap: 1 },
});

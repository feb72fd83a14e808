import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Motif } from '@/components/motifs/Motif';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { GameEntry } from '@/rules/games';

/** One game to start, with its motif above the words, beside them where the card is `wide`. */
export function GameCard({ game, wide, across }: { game: GameEntry; wide: boolean; across: number }) {
  const router = useRouter();
  const { color, highContrast } = useTheme();
  return (
    <Pressy
      testID={`game-${game.id}`}
      hint={`Set up ${game.title}`}
      onPress={() => router.push(`/setup/${game.id}`)}
      style={[
        styles.card,
        wide ? styles.wide : { flexBasis: `${Math.floor(92 / across)}%`, minWidth: 150 },
        { backgroundColor: color.surface },
      ]}
    >
      <View style={wide ? styles.motifBeside : styles.motifAbove}>
        {highContrast ? null : <Motif game={game.id} />}
      </View>
      <View style={styles.words}>
        <Txt type="section">{game.shortTitle}</Txt>
        <Txt type="body" color="ink2">
          {game.players}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: tokens.radius.card, overflow: 'hidden', flexGrow: 1 },
  wide: { flexBasis: '100%', flexDirection: 'row', minHeight: 84 },
  motifAbove: { height: 84, overflow: 'hidden' },
  motifBeside: { width: '38%', overflow: 'hidden' },
  words: { paddingVertical: 12, paddingHorizontal: 10, gap: 2, justifyContent: 'center', flexGrow: 1 },
});

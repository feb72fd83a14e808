import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Motif } from '@/components/motifs/Motif';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import type { GameEntry } from '@/rules/games';

/** One game to start, with its motif. `wide`: the motif stands beside the words. */
export function GameCard({ game, wide }: { game: GameEntry; wide: boolean }) {
  const router = useRouter();
  const { color, highContrast } = useTheme();
  return (
    <Pressy
      testID={`game-${game.id}`}
      hint={`Set up ${game.title}`}
      onPress={() => router.push(`/setup/${game.id}`)}
      style={[styles.card, wide ? styles.wide : styles.tall, { backgroundColor: color.surface }]}
    >
      <View style={wide ? styles.motifBeside : styles.motifAbove}>
        {highContrast ? null : <Motif game={game.id} />}
      </View>
      <View style={styles.words}>
        <Txt type="title">{game.shortTitle}</Txt>
        <Txt type="body" color="ink2">
          {game.players}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: tokens.radius.card, overflow: 'hidden', flexGrow: 1 },
  tall: { flexBasis: '46%', minWidth: 150 },
  wide: { flexBasis: 300, flexDirection: 'row', minHeight: 96 },
  motifAbove: { height: 84, overflow: 'hidden' },
  motifBeside: { width: '38%', overflow: 'hidden' },
  words: { padding: 12, gap: 2, justifyContent: 'center', flexGrow: 1 },
});

import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { ScreenHeader } from '@/components/ui/ScreenHeader';

interface Props {
  game: string;
  title: string;
  detail: string;
  winner: number | undefined;
  colour: number;
  onBack: () => void;
}

/** Who won, over the game's own picture. */
export function ScoreHeader({ game, title, detail, winner, colour, onBack }: Props) {
  const router = useRouter();
  const { padding } = useTheme();
  const insets = useSafeAreaInsets();
  const { ink, ink2 } = tokens.color.dark;
  return (
    <View style={[styles.header, { paddingTop: insets.top }]}>
      <MotifBackdrop game={game} clear={0.3} />
      <ScreenHeader title="" tone={ink} onBack={onBack} onRules={() => router.push(`/rules?game=${game}`)} />
      <View style={[styles.winner, { paddingHorizontal: padding }]}>
        {winner === undefined ? null : <PlayerToken seat={winner} colour={colour} size={48} />}
        <View style={styles.grow}>
          <Txt type="titleLarge" heading="page" tone={ink} testID="score-title">
            {title}
          </Txt>
          <Txt type="bodyStrong" tone={ink2}>
            {detail}
          </Txt>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { overflow: 'hidden', paddingBottom: 20 },
  winner: { flexDirection: 'row', alignItems: 'center', gap: 14, width: '100%', maxWidth: 640, alignSelf: 'center' },
  grow: { flex: 1 },
});

import Share2 from 'lucide-react-native/icons/share-2';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { WinRod } from '@/components/score/WinRod';
import { DeepTheme, useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { ScreenHeader } from '@/components/ui/ScreenHeader';
import type { Seat } from '@/rules/kernel/setup';

interface Props {
  game: string;
  title: string;
  detail: string;
  winners: readonly Seat[];
  /** The colour of each seat. */
  colours: readonly number[];
  /** The winner's beads run across. */
  sweeps: boolean;
  onBack: () => void;
  onRules: () => void;
  /** The result as a picture; undefined while there is none. */
  onShare?: () => void;
}

/** Who won, over the game's own picture. */
export function ScoreHeader({ game, title, detail, winners, colours, sweeps, onBack, onRules, onShare }: Props) {
  const { padding } = useTheme();
  const insets = useSafeAreaInsets();
  const { ink, ink2 } = tokens.color.dark;
  const [winner] = winners;
  return (
    <DeepTheme game={game}>
      <View style={[styles.header, { paddingTop: insets.top }]}>
        <MotifBackdrop game={game} clear={0.3} />
        <ScreenHeader
          title=""
          tone={ink}
          onBack={onBack}
          onRules={onRules}
          right={
            onShare ? (
              <IconButton icon={Share2} label="Share the result" tone={ink} onPress={onShare} testID="share-result" />
            ) : null
          }
        />
        <View style={[styles.winner, { paddingHorizontal: padding }]}>
          {winner === undefined ? null : <PlayerToken seat={winner} colour={colours[winner] ?? winner} size={48} />}
          <View style={styles.grow}>
            <Txt type="titleLarge" heading="page" tone={ink} testID="score-title">
              {title}
            </Txt>
            <Txt type="bodyStrong" tone={ink2}>
              {detail}
            </Txt>
          </View>
        </View>
        {winner === undefined ? null : (
          <View style={[styles.rod, { paddingHorizontal: padding }]}>
            <WinRod colours={winners.map((seat) => colours[seat] ?? seat)} sweeps={sweeps} />
          </View>
        )}
      </View>
    </DeepTheme>
  );
}

const styles = StyleSheet.create({
  header: { overflow: 'hidden', paddingBottom: 16, gap: 12 },
  winner: { flexDirection: 'row', alignItems: 'center', gap: 14, width: '100%', maxWidth: 640, alignSelf: 'center' },
  grow: { flex: 1 },
  rod: { width: '100%', maxWidth: 640, alignSelf: 'center' },
});

import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import BookOpen from 'lucide-react-native/icons/book-open';
import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { motifOf } from '@/components/motifs/motifs';
import { useTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { IconButton } from '@/components/ui/IconButton';

/** The game's motif behind its name; deep in both themes. */
export function SetupHeader({ game, title }: { game: string; title: string }) {
  const router = useRouter();
  const { padding, highContrast } = useTheme();
  const insets = useSafeAreaInsets();
  const Motif = highContrast ? undefined : motifOf(game);
  const deep = isGameId(game) ? tokens.game[game].dark.deep : tokens.color.dark.bg;
  const { ink } = tokens.color.dark;
  return (
    <View style={[styles.header, { backgroundColor: deep, paddingTop: insets.top }]}>
      {Motif ? (
        <View style={styles.motif}>
          <Motif />
          <View style={[styles.scrim, { backgroundColor: deep }]} />
        </View>
      ) : null}
      <View style={[styles.row, { paddingHorizontal: padding - 8 }]}>
        <IconButton icon={ArrowLeft} label="Back" tone={ink} onPress={() => router.navigate('/')} testID="back" />
        <View style={styles.grow} />
        <IconButton icon={BookOpen} label="Rules" tone={ink} onPress={() => router.push(`/rules?game=${game}`)} />
      </View>
      <Txt type="titleLarge" heading tone={ink} style={{ paddingHorizontal: padding, paddingBottom: 12 }}>
        {title}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { overflow: 'hidden' },
  motif: { position: 'absolute', inset: 0, left: '45%' },
  scrim: { position: 'absolute', inset: 0, opacity: 0.6 },
  row: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1 },
});

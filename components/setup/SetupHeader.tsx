import ArrowLeft from 'lucide-react-native/icons/arrow-left';
import BookOpen from 'lucide-react-native/icons/book-open';
import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { MotifBackdrop } from '@/components/motifs/MotifBackdrop';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { IconButton } from '@/components/ui/IconButton';

/** The game's motif behind its name; deep in both themes. */
export function SetupHeader({ game, title, onRules }: { game: string; title: string; onRules: () => void }) {
  const router = useRouter();
  const { padding } = useTheme();
  const insets = useSafeAreaInsets();
  const { ink } = tokens.color.dark;
  return (
    <View style={[styles.header, { paddingTop: insets.top }]}>
      <MotifBackdrop game={game} clear={0.3} />
      <View style={[styles.column, styles.row, { paddingHorizontal: padding - 8 }]}>
        <IconButton icon={ArrowLeft} label="Back" tone={ink} onPress={() => router.navigate('/')} testID="back" />
        <View style={styles.grow} />
        <IconButton icon={BookOpen} label="Rules" tone={ink} onPress={onRules} testID="rules" />
      </View>
      <View style={[styles.column, { paddingHorizontal: padding, paddingBottom: 12 }]}>
        <Txt type="titleLarge" heading="page" tone={ink}>
          {title}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { overflow: 'hidden' },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  row: { flexDirection: 'row', alignItems: 'center' },
  grow: { flex: 1 },
});

import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

import type { Chip } from './chips';

interface Props {
  chips: readonly Chip[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** Ways to browse, in one row that scrolls sideways. */
export function ChipRow({ chips, chosen, onChoose }: Props) {
  const { padding } = useTheme();
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      style={styles.row}
      contentContainerStyle={{ paddingHorizontal: padding }}
    >
      <View accessibilityRole="radiogroup" aria-label="Topics to show" style={styles.chips}>
        {chips.map(({ key, words }) => (
          <Pressy
            key={key}
            role="radio"
            label={words}
            checked={key === chosen}
            onPress={() => onChoose(key)}
            testID={`rules-chip-${key}`}
            style={styles.target}
          >
            <Face words={words} chosen={key === chosen} />
          </Pressy>
        ))}
      </View>
    </ScrollView>
  );
}

function Face({ words, chosen }: { words: string; chosen: boolean }) {
  const { color, accent, highContrast } = useTheme();
  return (
    <View
      style={[
        styles.face,
        { backgroundColor: chosen ? accent.accent : color.surfaceAlt },
        highContrast ? { borderWidth: 2, borderColor: chosen ? color.ink : color.lineStrong } : null,
      ]}
    >
      <Txt type="bodyStrong" tone={chosen ? accent.onAccent : color.ink}>
        {words}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, flexShrink: 0 },
  chips: { flexDirection: 'row', gap: tokens.size.touchGap },
  // Room for the focus ring, which a scrolling row would cut.
  target: { justifyContent: 'center', borderRadius: tokens.radius.pill, marginVertical: 5 },
  face: { minHeight: 40, justifyContent: 'center', paddingHorizontal: 15, borderRadius: tokens.radius.pill },
});

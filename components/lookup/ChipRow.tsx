import { ScrollView, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Chip } from '@/components/ui/Chip';

import type { Chip as TopicChip } from './chips';

interface Props {
  chips: readonly TopicChip[];
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
          <Chip
            key={key}
            role="radio"
            words={words}
            chosen={key === chosen}
            onPress={() => onChoose(key)}
            testID={`rules-chip-${key}`}
          />
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, flexShrink: 0 },
  chips: { flexDirection: 'row', gap: tokens.size.touchGap },
});

import Pencil from 'lucide-react-native/icons/pencil';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { unsqueezed } from '@/components/ui/webStyle';

interface Props {
  /** What is missing, for a screen reader: "Farm's life". */
  what: string;
  words?: string;
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** The place of a printed value that nobody has typed yet. */
export function MissingValue({ what, words = 'Type the number on the card', onPress, style, testID }: Props) {
  const { color } = useTheme();
  return (
    <Pressy
      label={`${what}: ${words}`}
      onPress={onPress}
      testID={testID}
      style={[styles.slot, { borderColor: color.lineStrong }, style]}
    >
      <View style={styles.inside}>
        <Pencil size={20} color={color.ink2} strokeWidth={2} style={unsqueezed} />
        <Txt type="bodyStrong" color="ink2" style={styles.words}>
          {words}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  slot: {
    minHeight: tokens.size.buttonHeight,
    borderRadius: tokens.radius.chip,
    borderWidth: 2,
    borderStyle: 'dashed',
    justifyContent: 'center',
    paddingHorizontal: 14,
    paddingVertical: 8,
  },
  inside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 10 },
  words: { flexShrink: 1 },
});

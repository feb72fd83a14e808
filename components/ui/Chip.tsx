import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

import { Pressy } from './Pressy';

interface Props {
  words: string;
  chosen: boolean;
  /** One of a group, or on its own. */
  role: 'radio' | 'checkbox';
  onPress: () => void;
  testID?: string;
}

/** A word in a pill: chosen or not. Its target is taller than it looks. */
export function Chip({ words, chosen, role, onPress, testID }: Props) {
  const { color, accent, scheme, highContrast } = useTheme();
  // On a light page the other fill would not be seen.
  const plain = scheme === 'light' ? color.sunken : color.surfaceAlt;
  return (
    <Pressy role={role} label={words} checked={chosen} onPress={onPress} testID={testID} style={styles.target}>
      <View
        style={[
          styles.face,
          { backgroundColor: chosen ? accent.accent : plain },
          highContrast ? { borderWidth: 2, borderColor: chosen ? color.ink : color.lineStrong } : null,
        ]}
      >
        <Txt type="bodyStrong" tone={chosen ? accent.onAccent : color.ink}>
          {words}
        </Txt>
      </View>
    </Pressy>
  );
}

const styles = StyleSheet.create({
  // Room for the focus ring, which a scrolling row would cut.
  target: { justifyContent: 'center', borderRadius: tokens.radius.pill, marginVertical: 4 },
  face: { minHeight: 40, justifyContent: 'center', paddingHorizontal: 15, borderRadius: tokens.radius.pill },
});

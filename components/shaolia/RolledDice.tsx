import { StyleSheet, View } from 'react-native';

import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';

const { face, pip } = tokens.dice.ivory;

/** The faces of this action turn, as they lie on the table. */
export function RolledDice({ faces, label }: { faces: readonly number[]; label: string }) {
  return (
    <View accessible aria-label={`${label} ${faces.join(', ')}`} style={styles.row} testID="rolled">
      {faces.map((value, index) => (
        <View key={index} style={styles.die}>
          <Txt type="numeral" tone={pip} maxFontSizeMultiplier={1} style={styles.digit}>
            {value}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  die: {
    minWidth: 44,
    minHeight: 44,
    padding: 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.radius.die,
    backgroundColor: face,
  },
  digit: { top: -2 },
});

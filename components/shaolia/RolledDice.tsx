import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';

/** The faces of this action turn, as they lie on the table. */
export function RolledDice({ faces, label }: { faces: readonly number[]; label: string }) {
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={`${label} ${faces.join(', ')}`}
      style={styles.row}
      testID="rolled"
    >
      {faces.map((face, index) => (
        <Die key={index} kind="ivory" face={face} size={44} decorative />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, padding: 4 } });

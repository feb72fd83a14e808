import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Pressy } from '@/components/ui/Pressy';

interface Props {
  faces: readonly number[];
  spent: readonly boolean[];
  /** Chosen dice, in the order of the command's needs. */
  chosen?: readonly number[];
  onPress?: (index: number) => void;
  label: string;
}

/** The dice of this turn; a spent one lies pale. */
export function DiceTray({ faces, spent, chosen = [], onPress, label }: Props) {
  const { accent } = useTheme();
  if (!onPress) {
    const left = faces.filter((_, index) => !spent[index]);
    const said =
      left.length === faces.length ? faces.join(', ') : `${faces.join(', ')}; left ${left.join(', ') || 'none'}`;
    return (
      <View accessible accessibilityRole="image" aria-label={`${label} ${said}`} style={styles.row} testID="rolled">
        {faces.map((face, index) => (
          <View key={index} style={spent[index] ? styles.spent : null}>
            <Die kind="ivory" face={face} size={44} decorative />
          </View>
        ))}
      </View>
    );
  }
  return (
    <View role="group" aria-label={label} style={styles.row}>
      {faces.map((face, index) => (
        <Pressy
          key={index}
          label={`Die ${index + 1}, ${face}${spent[index] ? ', spent' : ''}`}
          disabled={spent[index] ?? false}
          selected={chosen.includes(index)}
          onPress={() => onPress(index)}
          testID={`die-${index}`}
          style={[
            styles.die,
            { borderColor: chosen.includes(index) ? accent.accent : 'transparent' },
            spent[index] ? styles.spent : null,
          ]}
        >
          <Die kind={chosen.includes(index) ? 'adjusted' : 'ivory'} face={face} size={44} decorative />
        </Pressy>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, padding: 4 },
  die: { padding: 2, borderWidth: 2, borderRadius: tokens.radius.chip },
  spent: { opacity: 0.3 },
});

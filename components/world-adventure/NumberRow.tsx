import Minus from 'lucide-react-native/icons/minus';
import Plus from 'lucide-react-native/icons/plus';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';

interface Props {
  words: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
  testID?: string;
}

/** A number of a draft: typed off a card, so it goes in small steps and is recorded with the action. */
export function NumberRow({ words, value, max, onValue, testID }: Props) {
  const { color } = useTheme();
  const step = (by: number) => onValue(Math.min(max, Math.max(0, value + by)));
  return (
    <View style={styles.row}>
      <Txt type="bodyStrong" style={styles.grow}>
        {words}
      </Txt>
      <Pressy
        label={`${words}, minus 1`}
        repeats
        disabled={value === 0}
        onPress={() => step(-1)}
        style={[styles.step, { backgroundColor: color.surfaceAlt }]}
        testID={testID ? `${testID}-minus` : undefined}
      >
        <Minus size={22} color={color.ink} strokeWidth={2.4} />
      </Pressy>
      <Txt type="numeral" align="center" style={styles.value} testID={testID}>
        {value}
      </Txt>
      <Pressy
        label={`${words}, plus 1`}
        repeats
        disabled={value >= max}
        onPress={() => step(1)}
        style={[styles.step, { backgroundColor: color.surfaceAlt }]}
        testID={testID ? `${testID}-plus` : undefined}
      >
        <Plus size={22} color={color.ink} strokeWidth={2.4} />
      </Pressy>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flex: 1 },
  step: { width: 52, minHeight: 48, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  value: { minWidth: 34, marginTop: -4 },
});

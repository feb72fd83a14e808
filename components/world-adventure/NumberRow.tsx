import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';

import { StepButton } from './StepButton';

interface Props {
  words: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
  testID?: string;
}

/** A number of a draft: typed off a card, so it goes in small steps and is recorded with the action. */
export function NumberRow({ words, value, max, onValue, testID }: Props) {
  const step = (by: number) => onValue(Math.min(max, Math.max(0, value + by)));
  return (
    <View style={styles.row}>
      <Txt type="bodyStrong" style={styles.grow}>
        {words}
      </Txt>
      <StepButton
        by={-1}
        label={`${words}, minus 1`}
        disabled={value === 0}
        onPress={() => step(-1)}
        testID={testID ? `${testID}-minus` : undefined}
      />
      <Txt type="numeral" align="center" style={styles.value} testID={testID}>
        {value}
      </Txt>
      <StepButton
        by={1}
        label={`${words}, plus 1`}
        disabled={value >= max}
        onPress={() => step(1)}
        testID={testID ? `${testID}-plus` : undefined}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 52 },
  grow: { flex: 1 },
  value: { minWidth: 34, marginTop: -4 },
});

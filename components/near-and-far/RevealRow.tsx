import { Segments } from '@/components/ui/Segments';
import { Txt } from '@/components/theme/Txt';
import { StyleSheet, View } from 'react-native';

type Reveals = 'coin' | 'gem' | 'none';

const OPTIONS = [
  { value: 'none' as const, words: 'Nothing' },
  { value: 'coin' as const, words: 'Coin' },
  { value: 'gem' as const, words: 'Gem' },
];

/** What the lifted camp shows, as long as nobody has typed the player board. */
export function RevealRow({ value, onChange }: { value: Reveals | null; onChange: (value: Reveals) => void }) {
  return (
    <View style={styles.row}>
      <Txt type="label" color="ink2">
        The lifted camp shows
      </Txt>
      <Segments
        label="The lifted camp shows"
        options={OPTIONS}
        value={value ?? 'none'}
        onChange={onChange}
        testID="reveals"
      />
    </View>
  );
}

const styles = StyleSheet.create({ row: { gap: 4 } });

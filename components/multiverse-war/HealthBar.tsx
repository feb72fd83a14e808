import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

/** A building's health: one block a point, and the number. */
export function HealthBar({ hp, max }: { hp: number; max: number }) {
  const { color, accent } = useTheme();
  return (
    <View role="img" aria-label={`${hp} of ${max} health`} style={styles.bar}>
      {Array.from({ length: max }, (_, index) => (
        <View
          key={index}
          style={[
            styles.stone,
            index < hp
              ? { backgroundColor: accent.marker, borderColor: accent.marker }
              : { borderColor: color.lineStrong },
          ]}
        />
      ))}
      <Txt type="label" color="ink2">{`${hp}/${max}`}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  stone: { width: 16, height: 14, borderRadius: 4, borderWidth: 1.5 },
});

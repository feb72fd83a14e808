import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';

const HEART =
  'M12 21 C5 15 2 11.5 2 7.8 C2 4.8 4.4 2.6 7.2 2.6 C9.2 2.6 11 3.7 12 5.4 C13 3.7 14.8 2.6 16.8 2.6 C19.6 2.6 22 4.8 22 7.8 C22 11.5 19 15 12 21 Z';

/** Health as hearts, full and hollow; from seven on as a number. */
export function Hearts({ hp, max, size = 16 }: { hp: number; max: number; size?: number }) {
  const { color } = useTheme();
  if (max > 6) {
    return <Txt type="numeralSmall">{`${hp}/${max}`}</Txt>;
  }
  return (
    <View role="img" aria-label={`${hp} of ${max} health`} style={styles.row}>
      {Array.from({ length: max }, (_, index) => (
        <Svg key={index} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <Path d={HEART} fill={index < hp ? color.danger : 'none'} stroke={color.danger} strokeWidth={2} />
        </Svg>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 2, alignItems: 'center' } });

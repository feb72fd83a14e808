import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { GOOD_WORDS, goodsWords } from '@/rules/near-and-far/reasons';
import { type Good, GOODS, type Goods } from '@/rules/near-and-far/state';

import { GoodMark } from './GoodMark';

interface Props {
  label: string;
  goods: Goods;
  /** How many of a good there can be; none of one that the player does not own. */
  most?: (good: Good) => number;
  onChange: (goods: Goods) => void;
  /** What a screen reader adds: "worth 2". */
  hint?: (good: Good) => string;
  testID: string;
}

const MOST = 9;

/** Goods laid on a tray: a tap adds one, a tap on a full pile takes it all back. */
export function GoodsTray({ label, goods, most = () => MOST, onChange, hint, testID }: Props) {
  const { color, accent } = useTheme();
  return (
    <View style={styles.tray}>
      <Txt type="label" color="ink2">
        {`${label}: ${goodsWords(goods)}`}
      </Txt>
      <View style={styles.row} role="group" aria-label={label}>
        {GOODS.map((good) => {
          const count = goods[good] ?? 0;
          const limit = most(good);
          const tone = limit === 0 ? color.ink3 : color.ink;
          return (
            <Pressy
              key={good}
              hint={hint?.(good)}
              repeats
              disabled={limit === 0}
              onPress={() => onChange({ ...goods, [good]: count >= limit ? 0 : count + 1 })}
              testID={`${testID}-${good}`}
              style={[
                styles.good,
                {
                  backgroundColor: count > 0 ? accent.tint : color.surfaceAlt,
                  borderColor: count > 0 ? accent.accent : color.line,
                },
              ]}
            >
              <View style={styles.figure}>
                <GoodMark good={good} tone={tone} />
                <Txt type="numeralSmall" tone={count === 0 ? color.ink3 : tone} style={styles.raised}>
                  {count}
                </Txt>
              </View>
              <Txt type="micro" align="center" tone={tone}>
                {GOOD_WORDS[good][0].replace(' token', '')}
              </Txt>
            </Pressy>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { gap: 4 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  good: {
    flexGrow: 1,
    flexBasis: '21%',
    minHeight: 54,
    borderRadius: tokens.radius.control,
    borderWidth: 1.5,
    justifyContent: 'center',
    alignItems: 'center',
    paddingHorizontal: 4,
  },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  raised: { marginTop: -2 },
});

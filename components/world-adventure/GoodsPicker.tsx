import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { type Good, type Goods, GOODS, totalGoods } from '@/rules/world-adventure/tables';

import { GOOD_ICONS } from './icons';
import { StepButton } from './StepButton';

interface Props {
  /** What is done with them, as in "sell 2 iron". */
  verb: string;
  goods: Goods;
  /** The most of each; a kind with none is left out. */
  most: Goods;
  /** How many in all, where room or gold sets an end. */
  inAll?: number;
  need?: Good | null;
  onGoods: (goods: Goods) => void;
}

/** How many of each good, with the needed one marked. */
export function GoodsPicker({ verb, goods, most, inAll, need, onGoods }: Props) {
  const { color, accent } = useTheme();
  const full = inAll !== undefined && totalGoods(goods) >= inAll;
  const kinds = GOODS.filter((good) => most[good] > 0 || goods[good] > 0);
  return (
    <View style={styles.list}>
      {kinds.map((good) => {
        const Icon = GOOD_ICONS[good];
        const value = goods[good];
        return (
          <View key={good} style={styles.row}>
            <Icon size={22} color={good === need ? accent.second : color.ink2} strokeWidth={2} />
            <View style={styles.grow}>
              <Txt type="bodyStrong">{good.charAt(0).toUpperCase() + good.slice(1)}</Txt>
              <Txt type="caption" color={good === need ? 'success' : 'ink2'}>
                {good === need ? `needed, of ${most[good]}` : `of ${most[good]}`}
              </Txt>
            </View>
            <StepButton
              by={-1}
              label={`${verb} one ${good} less`}
              disabled={value === 0}
              onPress={() => onGoods({ ...goods, [good]: value - 1 })}
              testID={`${verb}-${good}-minus`}
            />
            <Txt type="numeral" align="center" style={styles.value} testID={`${verb}-${good}`}>
              {value}
            </Txt>
            <StepButton
              by={1}
              label={`${verb} one more ${good}`}
              disabled={value >= most[good] || full}
              onPress={() => onGoods({ ...goods, [good]: value + 1 })}
              testID={`${verb}-${good}-plus`}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 6 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 52 },
  grow: { flex: 1 },
  value: { minWidth: 28, marginTop: -4 },
});

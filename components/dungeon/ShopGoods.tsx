import Coins from 'lucide-react-native/icons/coins';
import { StyleSheet, View } from 'react-native';

import { MissingValue } from '@/components/cards/MissingValue';
import { CounterCell } from '@/components/session/CounterCell';
import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { check } from '@/rules/dungeon/check';
import { WARE_IDS, type WareId, WARES } from '@/rules/dungeon/loot';
import { priceOf, quantityOf } from '@/rules/dungeon/printed';

import { counterOf, type DungeonProps } from './props';

/** The merchant's five goods with price and stock; a price that nobody has typed is asked for. */
export function ShopGoods({ table }: { table: DungeonProps }) {
  return (
    <View style={styles.shop} testID="shop">
      <CounterCell table={table} counter={counterOf('gold')} seat={0} icon={Coins} />
      {WARE_IDS.map((id, index) => (
        <View key={id} style={styles.shop}>
          {index > 0 ? <Divider /> : null}
          <Ware table={table} id={id} />
        </View>
      ))}
    </View>
  );
}

function Ware({ table, id }: { table: DungeonProps; id: WareId }) {
  const { type } = useTheme();
  const { state, onAct, onOpen, onTopic } = table;
  const { name, does, topic } = WARES[id];
  const price = priceOf(state.cards, id);
  const quantity = quantityOf(state.cards, id);
  const { held, used } = state.bag[id];
  const stock = quantity === undefined ? '' : `, ${Math.max(0, quantity - held - used)} of ${quantity} left`;
  const refusal = check(state, { type: 'buyItem', player: 0, id });
  return (
    <View style={styles.ware}>
      <View style={styles.words}>
        <Txt type="bodyStrong" style={type.button}>
          {name}
        </Txt>
        <Txt type="caption" color="ink2">
          {`${does}${held > 0 ? `, ${held} held` : ''}${stock}`}
        </Txt>
      </View>
      {price === undefined ? (
        <MissingValue
          what={`${name}’s price`}
          words="Type the price"
          onPress={() => onOpen('values')}
          testID={`price-${id}`}
        />
      ) : (
        <Button
          kind={refusal ? 'secondary' : 'primary'}
          words={`Buy, ${price} gold`}
          label={`${name}: buy, ${price} gold`}
          onPress={() => onAct({ type: 'buyItem', player: 0, id })}
          onLongPress={() => onTopic(topic)}
          testID={`buy-${id}`}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  shop: { gap: 8 },
  ware: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});

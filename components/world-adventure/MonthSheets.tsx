import ArrowDown from 'lucide-react-native/icons/arrow-down';
import ArrowUp from 'lucide-react-native/icons/arrow-up';
import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Sheet } from '@/components/ui/Sheet';
import { needOf } from '@/rules/world-adventure/market';
import { clanOf } from '@/rules/world-adventure/state';
import { needsDown } from '@/rules/world-adventure/time';
import { CITIES, type City, type Good, GOODS } from '@/rules/world-adventure/tables';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { GOOD_ICONS } from './icons';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

/** The turn markers of the month, lowest first; the app can draw them. */
export function OrderSheet(props: WorldPanelProps) {
  const { state, seats, shown, onAct, onClose, onTopic } = props;
  const [{ order }, change] = useDraft(props, { order: [...state.order] });
  const move = (from: number, by: number) => {
    const next = [...order];
    const [seat] = next.splice(from, 1);
    if (seat !== undefined) next.splice(from + by, 0, seat);
    change({ order: next });
  };
  const draw = () => {
    const marked = order.map((seat) => ({
      seat,
      marker: rollDie(6) * 1000 + rollDie(6) * 100 + rollDie(6) * 10 + rollDie(6),
    }));
    change({ order: marked.sort((a, b) => a.marker - b.marker).map(({ seat }) => seat) });
  };
  return (
    <Sheet
      title="Turn order"
      onClose={onClose}
      onRules={() => onTopic('turn-order')}
      footer={
        <Button
          large
          words={`${clanOf(state, order[0] ?? 0).name} goes first`}
          onPress={() => {
            onClose();
            onAct({ type: 'setTurnOrder', player: shown, order });
          }}
          testID="order-apply"
        />
      }
      testID="order-sheet"
    >
      <View style={styles.list}>
        {order.map((seat, place) => (
          <View key={seat} style={styles.row}>
            <Txt type="numeral" style={styles.place}>
              {place + 1}
            </Txt>
            <PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={28} />
            <Txt type="bodyStrong" style={styles.grow}>
              {clanOf(state, seat).name}
            </Txt>
            <IconButton
              icon={ArrowUp}
              label={`${clanOf(state, seat).name} earlier`}
              disabled={place === 0}
              onPress={() => move(place, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`${clanOf(state, seat).name} later`}
              disabled={place === order.length - 1}
              onPress={() => move(place, 1)}
            />
          </View>
        ))}
        <Button kind="secondary" icon={Dices} words="Draw for me" onPress={draw} testID="order-draw" />
      </View>
    </Sheet>
  );
}

/** New needs for the cities whose marker lies face down; at the start for all nine. */
export function NeedsSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [{ needs }, change] = useDraft<{ needs: Partial<Record<City, Good>> }>(props, { needs: {} });
  const down = needsDown(state);
  // A marker that lies face down waits for the end of the month; until then any need may be mended.
  const cities = state.phase === 'end' ? down : CITIES.filter((city) => state.needs[city] === null);
  const asked = cities.length > 0 ? cities : CITIES;
  const mends = cities.length === 0;
  const done = asked.filter((city) => needs[city]).length;
  const shownNeed = (city: City) => needs[city] ?? (mends ? needOf(state, city) : null);
  return (
    <Sheet
      title="What the cities need"
      onClose={onClose}
      onRules={() => onTopic('need-marker')}
      tall
      footer={
        mends ? undefined : (
          <Button
            large
            disabled={done === 0}
            words={done === 0 ? 'Tap what each city needs' : `Set ${done} of ${asked.length}`}
            onPress={() => {
              onClose();
              onAct({ type: 'replaceNeeds', player: shown, needs });
            }}
            testID="needs-apply"
          />
        )
      }
      testID="needs-sheet"
    >
      <View style={styles.list}>
        {asked.map((city) => (
          <View key={city} style={styles.need}>
            <Txt type="bodyStrong">{city}</Txt>
            <Chips<Good>
              label={city}
              chips={GOODS.map((value) => ({ value, words: value, icon: GOOD_ICONS[value] }))}
              chosen={[shownNeed(city) ?? []].flat()}
              onChoose={(good) =>
                mends
                  ? onAct({ type: 'setCityNeed', player: shown, city, good })
                  : change({ needs: { ...needs, [city]: good } })
              }
              testID={`need-${city}`}
            />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 52 },
  place: { width: 24 },
  grow: { flex: 1 },
  need: { gap: 6 },
});

import ArrowDown from 'lucide-react-native/icons/arrow-down';
import ArrowUp from 'lucide-react-native/icons/arrow-up';
import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Sheet } from '@/components/ui/Sheet';
import { clanOf } from '@/rules/world-adventure/state';
import { needsDown } from '@/rules/world-adventure/time';
import { CITIES, type City, type Good, GOODS, type Place } from '@/rules/world-adventure/tables';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { GOOD_ICONS } from './icons';
import { PlacePicker } from './PlacePicker';
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

/** The card that lay face up runs now; the next one is visible. */
export function EventSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [{ running, next }, change] = useDraft(props, { running: state.nextEvent ?? '', next: '' });
  return (
    <Sheet
      title="World event"
      onClose={onClose}
      onRules={() => onTopic('world-event')}
      footer={
        <Button
          large
          words={running.trim() ? `${running.trim()} runs` : 'It runs, not written down'}
          onPress={() => {
            onClose();
            onAct({ type: 'revealEvent', player: shown, running, next });
          }}
          testID="event-apply"
        />
      }
      testID="event-sheet"
    >
      <View style={styles.list}>
        {state.legendaries.length > 0 ? (
          <Txt type="bodyStrong" color="warn">
            A Legendary lives: its own event runs instead of the card.
          </Txt>
        ) : null}
        <Field
          label="Running this month"
          value={running}
          onChange={(text) => change({ running: text })}
          maxLength={60}
          testID="event-running"
        />
        <Field
          label="Next month, now visible"
          value={next}
          onChange={(text) => change({ next: text })}
          maxLength={60}
          testID="event-next"
        />
      </View>
    </Sheet>
  );
}

const PLACING = {
  raid: { title: 'A Raid appears', topic: 'raid-appears', words: 'Put the Raid on the map' },
  'place-brigand': { title: 'Where the Brigand stands', topic: 'brigand-appears', words: 'Put the Brigand there' },
  'place-government': {
    title: 'Where the Government stands',
    topic: 'government-appears',
    words: 'Put the Government there',
  },
  legendary: { title: 'A Legendary', topic: 'legendary', words: 'Put the Legendary there' },
} as const;

/** An awakening marker and a die, or simply: it is on the map. */
export function PlaceSheet(props: WorldPanelProps & { what: keyof typeof PLACING }) {
  const { shown, what, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<{ place: Place | undefined; card: string }>(props, { place: undefined, card: '' });
  const { title, topic, words } = PLACING[what];
  const place = draft.place ? { place: draft.place } : {};
  const card = draft.card.trim() ? { card: draft.card.trim() } : {};
  const apply = () => {
    onClose();
    if (what === 'raid') onAct({ type: 'spawnRaid', player: shown, ...place, ...card });
    else if (what === 'place-brigand') onAct({ type: 'spawnBrigand', player: shown, ...place });
    else if (what === 'place-government') onAct({ type: 'spawnGovernment', player: shown, ...place });
    else onAct({ type: 'summonLegendary', player: shown, ...place, ...card });
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      onRules={() => onTopic(topic)}
      footer={<Button large words={words} onPress={apply} testID="place-apply" />}
      testID="place-sheet"
    >
      <View style={styles.list}>
        {what === 'raid' || what === 'legendary' ? (
          <Field
            label="Name on the card"
            value={draft.card}
            onChange={(text) => change({ card: text })}
            maxLength={60}
            testID="place-card"
          />
        ) : null}
        <Txt type="body" color="ink2">
          Draw a marker and roll a die. Without a place it still counts as on the map.
        </Txt>
        <PlacePicker place={draft.place} onPlace={(next) => change({ place: next })} city={false} />
      </View>
    </Sheet>
  );
}

/** New needs for the cities whose marker lies face down; at the start for all nine. */
export function NeedsSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [{ needs }, change] = useDraft<{ needs: Partial<Record<City, Good>> }>(props, { needs: {} });
  const down = needsDown(state);
  const cities =
    state.phase === 'end' ? down : CITIES.filter((city) => state.needs[city] === null || down.includes(city));
  const asked = cities.length > 0 ? cities : CITIES;
  const done = asked.filter((city) => needs[city]).length;
  return (
    <Sheet
      title="What the cities need"
      onClose={onClose}
      onRules={() => onTopic('need-marker')}
      tall
      footer={
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
              chosen={needs[city] ? [needs[city]] : []}
              onChoose={(good) => change({ needs: { ...needs, [city]: good } })}
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

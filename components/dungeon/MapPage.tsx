import DoorOpen from 'lucide-react-native/icons/door-open';
import Dices from 'lucide-react-native/icons/dices';
import Footprints from 'lucide-react-native/icons/footprints';
import { StyleSheet, View } from 'react-native';

import { CounterCell } from '@/components/session/CounterCell';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { check } from '@/rules/dungeon/check';
import { tickOf } from '@/rules/dungeon/character';
import { isTypedOnly } from '@/rules/dungeon/map';
import type { State } from '@/rules/dungeon/state';

import { Paper } from './Paper';
import { counterOf, type DungeonProps } from './props';

const TILES = [
  { dice: 2, fame: 1 },
  { dice: 3, fame: 2 },
  { dice: 4, fame: 5 },
] as const;

const MEETINGS = [
  { met: 'nothing', words: 'nothing', range: '1–4' },
  { met: 'battle', words: 'enemy', range: '5–8' },
  { met: 'trap', words: 'trap', range: '9–10' },
] as const;

/** Explored tiles by the dice they show, the next step, and the way out. */
export function MapPage({ table }: { table: DungeonProps }) {
  const { state, onAct, onOpen, onTopic } = table;
  return (
    <>
      <Paper title="The next tile" testID="map-step">
        <Txt type="body" color="ink2">
          {stepWords(state)}
        </Txt>
        <View style={styles.buttons}>
          <Button
            icon={Footprints}
            words="Move"
            onPress={() => onAct({ type: 'moveTile', player: 0 })}
            onLongPress={() => onTopic('dungeon-map')}
            style={styles.grow}
            testID="move-tile"
          />
          <Button
            kind="secondary"
            icon={Dices}
            words={isTypedOnly(state) ? 'Encounter' : 'Roll'}
            hint="The encounter, 1 to 10"
            onPress={() => onOpen('encounter')}
            onLongPress={() => onTopic('encounter-roll')}
            style={styles.grow}
            testID="open-encounter"
          />
        </View>
        <Txt type="label" color="ink2">
          Rolled on the table: what did you meet?
        </Txt>
        <View style={styles.buttons}>
          {MEETINGS.map(({ met, words, range }) => (
            <Button
              key={met}
              kind="secondary"
              words={`${range}\n${words}`}
              label={`${range} ${words}`}
              onPress={() => {
                onAct({ type: 'meet', player: 0, met });
                if (met === 'battle' && !check(state, { type: 'meet', player: 0, met })) onOpen('enemy');
              }}
              onLongPress={() => onTopic('encounter-roll')}
              style={styles.third}
              testID={`meet-${met}`}
            />
          ))}
        </View>
        {isTypedOnly(state) ? null : (
          <Button
            kind="quiet"
            words="What may the next tile cost?"
            onPress={() => onOpen('risk')}
            onLongPress={() => onTopic('encounter-roll')}
            testID="open-risk"
          />
        )}
      </Paper>
      <Paper title="Crossed tiles" testID="tiles">
        {TILES.map(({ dice, fame }) => (
          <View key={dice} style={styles.tile}>
            <View style={styles.grow}>
              <Txt type="bodyStrong">{`${dice} dice`}</Txt>
              <Txt type="caption" color="ink2">
                {`${fame} fame each, ${state.tiles[dice] * fame} in all`}
              </Txt>
            </View>
            <View style={styles.counter}>
              <CounterCell table={table} counter={counterOf(`tiles${dice}`)} seat={0} words="crossed" />
            </View>
          </View>
        ))}
        <Button
          kind="secondary"
          icon={DoorOpen}
          words="Clear the dungeon: 10 fame"
          hint="Back at the entrance"
          onPress={() => onAct({ type: 'clearDungeon', player: 0 })}
          onLongPress={() => onTopic('entrance-and-clearing')}
          testID="clear-dungeon"
        />
      </Paper>
    </>
  );
}

function stepWords(state: State): string {
  if (state.meeting) return 'An enemy is met: say which one it is.';
  if (state.arrived) return 'A new tile: roll its encounter. A crossed one: just move on.';
  if (state.tileDue && !state.battle && !state.trap && !state.end)
    return 'The encounter is over: cross its tile below.';
  const tick = tickOf(state);
  if (tick < 0) return `Poison costs ${-tick} HP on every move.`;
  return tick > 0 ? `The Jar heals ${tick} on every move.` : 'Nothing acts on you while you walk.';
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1 },
  third: { flexGrow: 1, flexBasis: '28%', paddingHorizontal: 6 },
  tile: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  counter: { width: 160 },
});

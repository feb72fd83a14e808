import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { ActionOf } from '@/rules/dungeon/actions';
import { check } from '@/rules/dungeon/check';
import { describe } from '@/rules/dungeon/describe';
import { ITEM_IDS, ITEMS, WARE_IDS, WARES } from '@/rules/dungeon/loot';
import { heldAilments } from '@/rules/dungeon/state';

import type { DungeonPanel } from './props';

const CURES: readonly string[] = ['antidote', 'remedy'];

/** What is held and what it would do now; an Antidote or a Remedy asks for the ailment. */
export function ItemsPanel({ state, onAct, onOpen, onClose, onTopic }: DungeonPanel) {
  const held = [
    ...ITEM_IDS.filter((id) => state.items[id] === 'held').map((id) => ({ id, ...ITEMS[id], count: 1 })),
    ...WARE_IDS.filter((id) => state.bag[id].held > 0).map((id) => ({ id, ...WARES[id], count: state.bag[id].held })),
  ];
  const ill = heldAilments(state);
  const use = (action: ActionOf<'useItem'>) => {
    onClose();
    onAct(action);
  };
  return (
    <Sheet title="Use an item" onClose={onClose} onRules={() => onTopic('when-may-items-be-used')} testID="items-panel">
      <View style={styles.list}>
        {held.length === 0 ? <Txt type="body">No item is held.</Txt> : null}
        {held.map(({ id, name, does, topic, count }) => {
          const actions: ActionOf<'useItem'>[] =
            CURES.includes(id) && ill.length > 1
              ? ill.map((ailment) => ({ type: 'useItem', player: 0, id, ailment }))
              : [{ type: 'useItem', player: 0, id }];
          return (
            <View key={id} style={styles.item}>
              <Txt type="bodyStrong">{count > 1 ? `${name}, ${count} held` : name}</Txt>
              <Txt type="caption" color="ink2">
                {check(state, actions[0] as ActionOf<'useItem'>)?.words ?? effectNow(state, actions) ?? does}
              </Txt>
              <View style={styles.buttons}>
                {id === 'clover' ? (
                  <Button
                    kind="secondary"
                    words="On the dice"
                    onPress={() => onOpen('clover')}
                    onLongPress={() => onTopic(topic)}
                    testID="use-clover-item"
                  />
                ) : (
                  actions.map((action) => (
                    <Button
                      key={action.ailment ?? ''}
                      kind={check(state, action) ? 'secondary' : 'primary'}
                      words={action.ailment ? `Cure ${action.ailment}` : `Use ${name}`}
                      onPress={() => use(action)}
                      onLongPress={() => onTopic(topic)}
                      style={styles.grow}
                      testID={`use-${id}${action.ailment ? `-${action.ailment}` : ''}`}
                    />
                  ))
                )}
              </View>
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}

/** "heals 3, HP 7 of 7", where there is only one way to use it. */
function effectNow(state: DungeonPanel['state'], [only, other]: readonly ActionOf<'useItem'>[]): string | undefined {
  if (!only || other) return undefined;
  return describe(state, only).words.split(': ').slice(1).join(': ') || undefined;
}

const styles = StyleSheet.create({
  list: { gap: 16 },
  item: { gap: 4 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1 },
});

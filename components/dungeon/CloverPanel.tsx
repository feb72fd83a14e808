import { StyleSheet, View } from 'react-native';

import { Die } from '@/components/dice/Die';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { ActionOf, CloverDie } from '@/rules/dungeon/actions';
import { check } from '@/rules/dungeon/check';

import type { DungeonPanel } from './props';

interface Row {
  readonly key: string;
  readonly words: string;
  readonly face: number;
  readonly kind: 'ivory' | 'purple' | 'black';
  readonly die: CloverDie;
}

/** One battle die up or down by one: a die of the pool, or either die of a pair not fought yet. */
export function CloverPanel({ state, onAct, onOpen, onClose, onTopic }: DungeonPanel) {
  const { battle } = state;
  if (!battle) {
    return (
      <Sheet title="4 Leaf Clover" onClose={onClose} onRules={() => onTopic('4-leaf-clover')} testID="clover-panel">
        <Txt type="body">It changes a battle die by one: keep it for a battle.</Txt>
      </Sheet>
    );
  }
  const take = (action: ActionOf<'useClover'>) => {
    // What is left of the pool is still to draft.
    if (battle.pool.length > 0) onOpen('draft');
    else onClose();
    onAct(action);
  };
  const rows: Row[] = [
    ...[...new Set(battle.pool)].map((face): Row => ({
      key: `pool${face}`,
      words: `A ${face} of the pool`,
      face,
      kind: 'ivory',
      die: { of: 'pool', face },
    })),
    ...battle.pairs.flatMap((pair, index): Row[] =>
      index < battle.fought
        ? []
        : (['mine', 'theirs'] as const).map((of) => ({
            key: `${of}${index}`,
            words: `Turn ${index + 1}, ${of === 'mine' ? 'yours' : 'the enemy’s'}`,
            face: pair[of],
            kind: of === 'mine' ? 'purple' : 'black',
            die: { of, pair: index },
          })),
    ),
  ];
  return (
    <Sheet title="4 Leaf Clover" onClose={onClose} onRules={() => onTopic('4-leaf-clover')} testID="clover-panel">
      <View style={styles.list}>
        {rows.length === 0 ? (
          <Txt type="body">No die lies there to change: it takes one of the pool, or of a pair not fought yet.</Txt>
        ) : null}
        {rows.map(({ key, words, face, kind, die }) => (
          <View key={key} style={styles.row}>
            <Die kind={kind} face={face} size={40} decorative />
            <Txt type="bodyStrong" style={styles.words}>
              {words}
            </Txt>
            <View style={styles.choices}>
              {([-1, 1] as const).map((change) => {
                const action = { type: 'useClover', player: 0, die, change } as const;
                return check(state, action) ? (
                  <View key={change} style={styles.choice} />
                ) : (
                  <Button
                    key={change}
                    kind="secondary"
                    words={`as ${face + change}`}
                    label={`${words}, as ${face + change}`}
                    onPress={() => take(action)}
                    onLongPress={() => onTopic('4-leaf-clover')}
                    style={styles.choice}
                    testID={`clover-${key}-${change > 0 ? 'up' : 'down'}`}
                  />
                );
              })}
            </View>
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  // In large text both go to the next line together.
  choices: { flexDirection: 'row', gap: 8, marginStart: 'auto' },
  choice: { minWidth: 80 },
});

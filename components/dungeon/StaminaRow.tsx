import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Pressy } from '@/components/ui/Pressy';
import { nextPointCosts } from '@/rules/dungeon/score';
import { MOST_STAMINA } from '@/rules/dungeon/state';

import { PencilBoxes } from './PencilBoxes';
import type { DungeonProps } from './props';

/** The ten stamina boxes, crossed as they are spent, wherever a point may go. */
export function StaminaRow({ table }: { table: Pick<DungeonProps, 'state' | 'onTopic'> }) {
  const { state, onTopic } = table;
  const spent = MOST_STAMINA - state.stamina;
  return (
    <Pressy hint="Reads the rule" onPress={() => onTopic('stamina')} style={styles.row} testID="stamina-row">
      <View style={styles.head}>
        <Txt type="label" color="ink2">
          {`Stamina ${state.stamina}`}
        </Txt>
        <Txt type="label" color="ink2">
          {state.stamina === 0 ? 'none left' : nextPointCosts(state) ? 'next point costs 1 fame' : 'next point is free'}
        </Txt>
      </View>
      <PencilBoxes
        boxes={Array.from({ length: MOST_STAMINA }, (_, index) => ({
          look: index < spent ? 'crossed' : 'open',
          // The second, fourth, sixth point each take a fame.
          marked: index % 2 === 1,
        }))}
      />
    </Pressy>
  );
}

const styles = StyleSheet.create({
  row: { gap: 4, justifyContent: 'center' },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 },
});

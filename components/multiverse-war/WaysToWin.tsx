import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { racesOf } from '@/rules/multiverse-war/victory';

import { HexRing } from './HexRing';
import type { WarProps } from './props';

/** Every live way to win for the shown player, closest first. */
export function WaysToWin({ table, onScore }: { table: WarProps; onScore: () => void }) {
  const { state, shown, onTopic } = table;
  return (
    <Card large style={styles.card}>
      <Txt type="label" color="ink2">
        Ways to win, closest first
      </Txt>
      <View style={styles.rings}>
        {racesOf(state, shown).map(({ condition, words, value, goal, topic }) => (
          <HexRing
            key={condition}
            words={words}
            value={value}
            goal={goal}
            onPress={onScore}
            onLongPress={() => onTopic(topic)}
            testID={`race-${condition}`}
          />
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: 8, padding: 12 },
  rings: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' },
});

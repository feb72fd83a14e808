import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { cardsToTake } from '@/rules/near-and-far/take-card';
import { playerOf } from '@/rules/near-and-far/state';

import type { NearPanel } from './props';

/** A campaign knows its players by name: one who comes under a new one takes the old card over. */
export function TakeCard({ panel }: { panel: NearPanel }) {
  const { state, shown, onAct } = panel;
  const cards = state.stage === 'setup' ? cardsToTake(state, shown) : [];
  if (cards.length === 0) return null;
  return (
    <View style={styles.block}>
      <Txt type="body">
        {`${playerOf(state, shown).name} has a new card. If it is somebody from before under a new name, go on with that card:`}
      </Txt>
      {cards.map(({ name, character }, index) => (
        <Button
          key={index}
          kind="secondary"
          words={`Take over ${name}'s card${character ? `, ${character}` : ''}`}
          onPress={() => onAct({ type: 'takeCard', player: shown, card: name })}
          testID={`take-card-${index}`}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ block: { gap: 8 } });

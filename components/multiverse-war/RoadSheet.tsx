import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import type { Action } from '@/rules/multiverse-war/actions';
import { playerOf } from '@/rules/multiverse-war/state';

import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly what: 'road' | 'chop' | 'plant';
  readonly cost: number;
}

/** A road costs what the hex costs to enter; chopping and planting cost what the component prints. */
export function RoadSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { what: 'road', cost: 1 });
  const left = Math.max(0, playerOf(state, shown).gold - draft.cost);
  const action: Action =
    draft.what === 'road'
      ? { type: 'buildRoad', player: shown, cost: draft.cost, builderThere: true }
      : { type: 'improveHex', player: shown, kind: draft.what, cost: draft.cost, builderThere: true };
  const words = { road: 'Build the road', chop: 'Chop the forest', plant: 'Plant a forest' }[draft.what];
  return (
    <Sheet
      title="Road or hex"
      onClose={onClose}
      onRules={() => onTopic(draft.what === 'road' ? 'roads' : 'hex-improvements')}
      testID="road-sheet"
      footer={
        <Button
          large
          words={`${words} for ${draft.cost}, ${left} left`}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="road-apply"
        />
      }
    >
      <View style={styles.stack}>
        <Segments
          label="What"
          options={[
            { value: 'road', words: 'Road' },
            { value: 'chop', words: 'Chop' },
            { value: 'plant', words: 'Plant' },
          ]}
          value={draft.what}
          onChange={(what) => keep({ what })}
          testID="road-what"
        />
        <Counter
          bare
          label="Price in gold"
          words={draft.what === 'road' ? 'gold: the entry cost of the hex' : 'gold, as printed'}
          value={draft.cost}
          min={0}
          max={9}
          onGain={(by) => keep({ cost: draft.cost + by })}
          onPay={(by) => keep({ cost: Math.max(0, draft.cost - by) })}
          testID="road-cost"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });

import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { terrains } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';

import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly what: 'road' | 'chop' | 'plant';
  readonly cost: number;
}

/** A road costs what the hex costs to enter; chopping and planting cost what the component prints. */
export function RoadSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic, onOpen } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { what: 'road', cost: 1 });
  const known = terrains(state);
  const left = Math.max(0, playerOf(state, shown).gold - draft.cost);
  const action: Action =
    draft.what === 'road'
      ? { type: 'buildRoad', player: shown, cost: draft.cost, builderThere: true }
      : { type: 'improveHex', player: shown, kind: draft.what, cost: draft.cost, builderThere: true };
  const refusal = check(state, action);
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
        {draft.what === 'road' && known.length > 0 ? (
          <Chips
            label="On"
            options={known.map(({ name, cost }) => ({ value: name, words: `${name}, ${cost}` }))}
            chosen={known.filter(({ cost }) => cost === draft.cost).map(({ name }) => name)}
            onChoose={(name) => keep({ cost: known.find((each) => each.name === name)?.cost ?? draft.cost })}
            testID="road-terrain"
          />
        ) : null}
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
        {known.length === 0 && draft.what === 'road' ? (
          <Button
            kind="quiet"
            words="Type the terrain costs once"
            onPress={() => onOpen('cards')}
            testID="road-cards"
          />
        ) : null}
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });

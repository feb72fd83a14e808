import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { playerOf } from '@/rules/multiverse-war/state';
import { BRIDGE_HITS } from '@/rules/multiverse-war/tables';

import { blockName } from './ArmyPage';
import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly bridge: string;
  readonly by: 'melee' | 'siege' | 'other';
  readonly ready: boolean;
  readonly unit: string;
}

/** A hit on a bridge, whatever its damage; the second one takes it away. */
export function BridgesSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const bridges = state.players.flatMap(({ name, bridges: own }, owner) =>
    own.map(({ id, hits }, index) => ({
      id,
      owner,
      words: `${name}'s ${own.length > 1 ? `bridge ${index + 1}` : 'bridge'}${hits > 0 ? ', hit once' : ''}`,
      last: hits + 1 >= BRIDGE_HITS,
    })),
  );
  const [draft, keep] = draftOf<Draft>(panel, { bridge: '', by: 'melee', ready: true, unit: '' });
  const chosen =
    bridges.find(({ id }) => id === draft.bridge) ?? bridges.find(({ owner }) => owner !== shown) ?? bridges[0];
  if (!chosen) return null;
  const action: Action = {
    type: 'hitBridge',
    player: shown,
    owner: chosen.owner,
    bridge: chosen.id,
    by: draft.by,
    ready: draft.ready,
    ...(draft.unit === '' ? {} : { unit: draft.unit }),
  };
  const refusal = check(state, action);
  const units = playerOf(state, shown).units.flatMap((unit, index) =>
    unit.done || unit.resting ? [] : [{ value: unit.id, words: blockName(index) }],
  );
  return (
    <Sheet
      title="Hit a bridge"
      onClose={onClose}
      onRules={() => onTopic('bridges')}
      testID="bridges-sheet"
      footer={
        <Button
          large
          words={chosen.last ? 'Hit it: the bridge is gone' : 'Hit it: one more destroys it'}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="bridge-hit"
        />
      }
    >
      <View style={styles.stack}>
        <Chips
          label="Which"
          options={bridges.map(({ id, words }) => ({ value: id, words }))}
          chosen={[chosen.id]}
          onChoose={(bridge) => keep({ bridge })}
          testID="bridge"
        />
        <Segments
          label="With"
          options={[
            { value: 'melee', words: 'Melee' },
            { value: 'siege', words: 'Siege' },
            { value: 'other', words: 'Other' },
          ]}
          value={draft.by}
          onChange={(by) => keep({ by })}
          testID="bridge-by"
        />
        <SwitchRow
          title={draft.by === 'siege' ? 'It is set up' : 'It stands at an entrance'}
          value={draft.ready}
          onChange={(ready) => keep({ ready })}
          testID="bridge-ready"
        />
        {units.length > 0 ? (
          <Chips
            label="Whose action it ends"
            options={units}
            chosen={[draft.unit]}
            onChoose={(unit) => keep({ unit: unit === draft.unit ? '' : unit })}
            testID="bridge-unit"
          />
        ) : null}
        <Txt type="caption" color="ink2">
          A bridge gives no step on the battle record and is never repaired.
        </Txt>
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });

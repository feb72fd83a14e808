import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { TOXIC_DESERT } from '@/rules/near-and-far/apply-travel';
import type { Space } from '@/rules/near-and-far/state';

import type { NearProps } from './props';

type Path = 'plain' | 'threat' | 'treasure';

const PATHS = [
  { value: 'plain' as const, words: 'Plain' },
  { value: 'threat' as const, words: 'Threat' },
  { value: 'treasure' as const, words: 'Treasure' },
];

/** One step: what lies on the path, and what kind of space it leads to. */
export function StepPad({ table }: { table: NearProps }) {
  const { state, shown, onAct } = table;
  const [path, setPath] = useState<Path>('plain');
  const [wet, setWet] = useState(false);
  const toxic = state.map === TOXIC_DESERT;
  const go = (space: Partial<Space>) => {
    onAct({ type: 'moveStep', player: shown, path, to: { camp: false, town: false, water: toxic && wet, ...space } });
    setPath('plain');
    setWet(false);
  };
  return (
    <View style={styles.pad}>
      <Segments label="On the path" options={PATHS} value={path} onChange={setPath} testID="path" />
      {toxic ? <SwitchRow title="The space has water" value={wet} onChange={setWet} testID="step-water" /> : null}
      {path === 'threat' && !state.turn.cleared && state.threatDeck.length + state.bossPool.length > 0 ? (
        <Button words="Face the threat" onPress={() => table.onOpen('fight')} testID="face-threat" />
      ) : (
        <View style={styles.row}>
          <Button words="Empty" onPress={() => go({})} style={styles.grow} testID="step-empty" />
          <Button words="Camp" onPress={() => go({ camp: true })} style={styles.grow} testID="step-camp" />
          <Button
            kind="secondary"
            words="Town"
            onPress={() => go({ town: true })}
            style={styles.grow}
            testID="step-town"
          />
        </View>
      )}
      {state.turn.treasureDue > 0 ? (
        <Button
          kind="secondary"
          words="Draw the treasure"
          onPress={() => table.onOpen('treasure')}
          testID="open-treasure"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { gap: 8 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grow: { flexGrow: 1, flexBasis: '28%' },
});

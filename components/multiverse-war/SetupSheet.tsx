import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { setupSteps } from '@/rules/multiverse-war/setupSteps';

import type { WarPanelProps } from './props';

/** What lies where before the first turn. */
export function SetupSheet({ state, onOpen, onClose, onTopic }: WarPanelProps) {
  return (
    <Sheet title="Set up the table" onClose={onClose} onRules={() => onTopic('setup')} testID="setup-sheet">
      <View style={styles.stack}>
        {setupSteps(state).map((words, index) => (
          <View key={words} style={styles.step}>
            <Txt type="numeralSmall" color="brass" style={styles.number}>
              {index + 1}
            </Txt>
            <Txt type="body" style={styles.grow}>
              {words}
            </Txt>
          </View>
        ))}
        <Button kind="secondary" words="Choose starting units" onPress={() => onOpen('start')} testID="setup-start" />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 10 },
  step: { flexDirection: 'row', gap: 10 },
  number: { minWidth: 22 },
  grow: { flex: 1 },
});

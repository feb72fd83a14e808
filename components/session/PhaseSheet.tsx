import Check from 'lucide-react-native/icons/check';
import Circle from 'lucide-react-native/icons/circle';
import Minus from 'lucide-react-native/icons/minus';
import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { Txt } from '@/components/theme/Txt';
import { Sheet } from '@/components/ui/Sheet';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

/** The checklist behind a station of the phase rod: done, still due, or for the table to know. */
export function PhaseSheet({ phase: key, taps }: { phase: string; taps: Taps }) {
  const { opened, state } = useTable();
  const { color } = useTheme();
  const phase = opened.game.phases(state).find((each) => each.key === key);
  if (!phase) return null;
  const { topic } = phase;
  return (
    <Sheet
      title={phase.words}
      onClose={taps.close}
      onRules={topic ? () => taps.openRules(topic) : undefined}
      testID="phase-sheet"
    >
      {phase.steps.map((step) => (
        <View key={step.words} style={styles.step}>
          {step.done === true ? (
            <Mark words="Done">
              <Check size={20} color={color.success} strokeWidth={2.4} />
            </Mark>
          ) : step.done === false ? (
            <Mark words="Still due">
              <Circle size={20} color={color.ink3} />
            </Mark>
          ) : (
            <Minus size={20} color={color.ink3} />
          )}
          <Txt type="bodyLarge" color={step.done ? 'ink2' : 'ink'} style={styles.words}>
            {step.words}
          </Txt>
        </View>
      ))}
    </Sheet>
  );
}

function Mark({ words, children }: PropsWithChildren<{ words: string }>) {
  return (
    <View role="img" aria-label={words}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  step: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  words: { flex: 1 },
});

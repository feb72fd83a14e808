import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { ImportPlan } from '@/store/backup/plan';

interface Props {
  plan: ImportPlan;
  onApply: (plan: ImportPlan) => void;
  onClose: () => void;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What a backup would add, line by line. */
export function importLines(plan: ImportPlan): readonly string[] {
  const lines: readonly [number, string][] = [
    [plan.added, `${counted(plan.added, 'new game', 'new games')}`],
    [plan.longer, `${counted(plan.longer, 'game', 'games')} that went on elsewhere: the later lines are added`],
    [plan.copies, `${counted(plan.copies, 'game', 'games')} that went on differently here and there: both stay`],
    [plan.players, counted(plan.players, 'player', 'players')],
    [plan.cards, counted(plan.cards, 'typed card', 'typed cards')],
    [plan.settings, counted(plan.settings, 'setting', 'settings')],
    [plan.same, `${counted(plan.same, 'game is', 'games are')} here already`],
  ];
  return lines.filter(([count]) => count > 0).map(([, words]) => words);
}

/** Shows what a file holds before anything is written. */
export function ImportSheet({ plan, onApply, onClose }: Props) {
  const nothing = plan.statements.length === 0;
  return (
    <Sheet
      title={nothing ? 'Nothing new' : 'This backup adds'}
      onClose={onClose}
      testID="import-sheet"
      footer={
        nothing ? (
          <Button words="Close" onPress={onClose} testID="import-close" />
        ) : (
          <Button large words="Add it" onPress={() => onApply(plan)} testID="import-apply" />
        )
      }
    >
      <View style={styles.lines}>
        {nothing ? (
          <Txt type="bodyLarge">Everything in this file is on this device already.</Txt>
        ) : (
          importLines(plan).map((words) => (
            <Txt key={words} type="bodyLarge">
              {words}
            </Txt>
          ))
        )}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ lines: { gap: 10, paddingBottom: 12 } });

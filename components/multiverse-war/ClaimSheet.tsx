import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { HoldButton } from '@/components/ui/HoldButton';
import { Sheet } from '@/components/ui/Sheet';
import { playerOf } from '@/rules/multiverse-war/state';
import { racesOf } from '@/rules/multiverse-war/victory';

import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

/** The table confirms a win that the app cannot see. */
export function ClaimSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const races = racesOf(state, shown);
  const [draft, keep] = draftOf(panel, { condition: races[0]?.condition ?? ('conquest' as const) });
  return (
    <Sheet title="Claim victory" onClose={onClose} onRules={() => onTopic('ways-to-win')} testID="claim-sheet">
      <View style={styles.stack}>
        <Txt
          type="body"
          color="ink2"
        >{`The app ends the game by itself when a condition is met. Here the table says that ${playerOf(state, shown).name} has won.`}</Txt>
        <Chips
          label="By"
          options={races.map(({ condition, words }) => ({ value: condition, words }))}
          chosen={[draft.condition]}
          onChoose={(value) =>
            keep({ condition: races.find(({ condition }) => condition === value)?.condition ?? draft.condition })
          }
          testID="claim-by"
        />
        <HoldButton
          tone="accent"
          words={`Hold: ${playerOf(state, shown).name} wins`}
          onHeld={() => {
            onClose();
            onAct({ type: 'claimVictory', player: shown, condition: draft.condition });
          }}
          testID="claim-hold"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });

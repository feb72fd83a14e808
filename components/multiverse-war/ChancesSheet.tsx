import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Card } from '@/components/ui/Card';
import { Counter } from '@/components/ui/Counter';
import { Sheet } from '@/components/ui/Sheet';
import { direction, newTokens } from '@/rules/multiverse-war/encounterOdds';

import { AbilityDiceForm, type DiceDraft, NO_DICE } from './AbilityDiceForm';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly dice: DiceDraft;
  readonly sides: number;
  readonly tiles: number;
}

/** The few other dice of the game: abilities, the wanderers' direction, where new encounters go. */
export function ChancesSheet(panel: WarPanelProps) {
  const { onClose, onTopic } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { dice: NO_DICE, sides: 1, tiles: 1 });
  const number = (key: 'sides' | 'tiles', max: number, words: string) => (
    <Counter
      bare
      label={words}
      words={words}
      value={draft[key]}
      min={0}
      max={max}
      onGain={(by) => keep({ [key]: Math.min(max, draft[key] + by) })}
      onPay={(by) => keep({ [key]: Math.max(0, draft[key] - by) })}
      testID={`chances-${key}`}
    />
  );
  return (
    <Sheet
      title="Other dice"
      tall
      fill="bg"
      onClose={onClose}
      onRules={() => onTopic('when-dice-are-rolled')}
      testID="chances-sheet"
    >
      <View style={styles.stack}>
        <Card large style={styles.card}>
          <Txt type="section" heading>
            An ability’s dice
          </Txt>
          <AbilityDiceForm dice={draft.dice} onChange={(dice) => keep({ dice })} />
        </Card>
        <Card large style={styles.card}>
          <Txt type="section" heading>
            Caravan and competition
          </Txt>
          {number('sides', 6, 'of 6 directions suit you')}
          <OddsLine title="It comes your way" chance={direction(draft.sides)} testID="chance-direction" />
        </Card>
        <Card large style={styles.card}>
          <Txt type="section" heading>
            New encounters
          </Txt>
          {number('tiles', 10, 'tile numbers of yours')}
          <OddsLine title="One lands on yours" chance={newTokens(draft.tiles)} testID="chance-tokens" />
        </Card>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 }, card: { gap: 8, padding: 12 } });

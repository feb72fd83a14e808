import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import type { Side } from '@/rules/world-adventure/battleState';
import { stageDice, strike } from '@/rules/world-adventure/fight';
import { rollDie } from '@/store/randomness';

import type { RerollDraft } from './battleDraft';
import { Chips } from './Chips';

interface Props {
  name: string;
  side: Side;
  faces: readonly number[];
  accuracy: number;
  reroll: RerollDraft | null;
  onReroll: (reroll: RerollDraft | null) => void;
  testID: string;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Leadership 4: one missed hit die is rolled again, typed or by the app; never the gold one. */
export function Reroll({ name, side, faces, accuracy, reroll, onReroll, testID }: Props) {
  const struck = strike(side, faces, accuracy).dice;
  const missed = stageDice(side).flatMap(({ kind, words }, value) =>
    kind !== 'skill' && !struck[value]?.good ? [{ value, words }] : [],
  );
  if (missed.length === 0) return null;
  const die = reroll ? stageDice(side)[reroll.die]?.words : undefined;
  return (
    <View style={styles.list}>
      <Txt type="label" color="ink2">
        {reroll?.face
          ? `${name} rerolls ${die ?? 'a die'}: ${reroll.face}, ${reroll.face <= accuracy ? 'a hit' : 'missed again'}`
          : reroll
            ? `What does ${die ?? 'it'} show now?`
            : `${name} has Leadership 4: reroll one missed die?`}
      </Txt>
      <Chips<number>
        label={`${name} rerolls`}
        chips={missed}
        chosen={reroll ? [reroll.die] : []}
        onChoose={(each) => onReroll(reroll?.die === each ? null : { die: each, face: null })}
        testID={testID}
      />
      {reroll && reroll.face === null ? (
        <View style={styles.faces}>
          <Chips<number>
            label="It shows"
            even
            chips={FACES.map((value) => ({ value, words: `${value}` }))}
            chosen={[]}
            onChoose={(face) => onReroll({ ...reroll, face })}
            testID={`${testID}-face`}
          />
          <Button
            kind="secondary"
            icon={Dices}
            words="Roll for me"
            onPress={() => onReroll({ ...reroll, face: rollDie(6) })}
            testID={`${testID}-roll`}
          />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: 8 }, faces: { gap: 8 } });

import Dices from 'lucide-react-native/icons/dices';
import { StyleSheet, View } from 'react-native';

import { FacePad } from '@/components/dice/FacePad';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { chance } from '@/rules/dice/distribution';
import { plural } from '@/rules/kernel/plural';
import { isRefusal } from '@/rules/kernel/refusal';
import { abilityRoll } from '@/rules/multiverse-war/encounterOdds';
import { rollDie } from '@/store/randomness';

export interface DiceDraft {
  readonly count: number;
  readonly upTo: number;
  readonly faces: readonly number[];
  readonly by: 'typed' | 'app';
}

export const NO_DICE: DiceDraft = { count: 1, upTo: 5, faces: [], by: 'typed' };

interface Props {
  dice: DiceDraft;
  onChange: (dice: DiceDraft) => void;
  /** Faces are typed or rolled too, not only weighed. */
  rolls?: boolean;
}

const MOST = 10;

/** d10s that an ability asks for, each a success up to a number: the exact odds, and the roll. */
export function AbilityDiceForm({ dice, onChange, rolls = false }: Props) {
  const { count, upTo, faces } = dice;
  const roll = abilityRoll(count, upTo);
  const set = (change: Partial<DiceDraft>) => onChange({ ...dice, faces: [], by: 'typed', ...change });
  const good = faces.filter((face) => face <= upTo).length;
  return (
    <View style={styles.stack}>
      <View style={styles.pair}>
        <View style={styles.half}>
          <Counter
            bare
            label="Dice"
            words={count === 1 ? 'd10' : 'd10s'}
            value={count}
            min={1}
            max={MOST}
            onGain={(by) => set({ count: Math.min(MOST, count + by) })}
            onPay={(by) => set({ count: Math.max(1, count - by) })}
            testID="dice-count"
          />
        </View>
        <View style={styles.half}>
          <Counter
            bare
            label="Success up to"
            words="or less succeeds"
            value={upTo}
            min={0}
            max={10}
            onGain={(by) => set({ upTo: Math.min(10, upTo + by) })}
            onPay={(by) => set({ upTo: Math.max(0, upTo - by) })}
            testID="dice-up-to"
          />
        </View>
      </View>
      {isRefusal(roll)
        ? null
        : Array.from({ length: Math.min(4, count) }, (_, index) => index + 1).map((least) => (
            <OddsLine
              key={least}
              title={count === 1 ? 'Succeeds' : least === count ? `All ${count}` : `At least ${least}`}
              chance={chance(roll, (successes) => successes >= least)}
              testID={`ability-odds-${least}`}
            />
          ))}
      {rolls ? (
        <>
          <Txt type="bodyStrong" testID="ability-rolled">
            {faces.length < count
              ? `Tap what was rolled: ${faces.length} of ${count}`
              : `Rolled ${faces.join(', ')}: ${plural(good, 'success', 'successes')}`}
          </Txt>
          {faces.length < count ? (
            <FacePad
              sides={10}
              label="The roll"
              onFace={(face) => onChange({ ...dice, faces: [...faces, face], by: 'typed' })}
            />
          ) : null}
          <Button
            kind="secondary"
            words={faces.length < count ? 'Roll for me' : 'Roll again'}
            icon={Dices}
            onPress={() => onChange({ ...dice, faces: Array.from({ length: count }, () => rollDie(10)), by: 'app' })}
            testID="ability-roll"
          />
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 10 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  // Two stand side by side only where there is room for both.
  half: { flexGrow: 1, flexBasis: 210 },
});

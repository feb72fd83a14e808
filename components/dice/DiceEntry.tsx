import Delete from 'lucide-react-native/icons/delete';
import Dices from 'lucide-react-native/icons/dices';
import { useEffect, useRef, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { LARGE_TEXT, useTextScale } from '@/components/tracks/textScale';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/Button';
import { RefusalBanner } from '@/components/ui/RefusalBanner';

import { type DieResult, DiceSlot, type DieSpec, slotLabel, slotWidth } from './DiceSlot';
import {
  badFaces,
  cannotEnter,
  chooseSlot,
  clearLast,
  currentSlot,
  enterFace,
  type Entry,
  entryOf,
  type Face,
  landDice,
  liftDice,
  noMemory,
  type Refused,
  type Sides,
  slotsToRoll,
  slotToClear,
} from './entry';
import { FacePad } from './FacePad';
import { SlotScroll } from './SlotScroll';
import { useDiceKeys } from './useDiceKeys';
import { useThrow } from './useThrow';
import { useTold } from './useTold';

interface Props {
  dice: readonly DieSpec[];
  sides: Sides;
  faces: readonly Face[];
  /** Typed, cleared, or lifted to be rolled anew; `rolled` tells per die whether the app rolled it. */
  onFaces: (faces: readonly Face[], rolled: readonly boolean[]) => void;
  /** The app's dice have landed: time for the heavy tap and for the results. */
  onRolled: (faces: readonly Face[], rolled: readonly boolean[]) => void;
  roll: (sides: Sides) => number;
  results?: readonly (DieResult | undefined)[];
  /** Which of the faces given at first were rolled by the app: a draft that comes back. */
  rolled?: readonly boolean[];
}

/** Dice off the table: slots above, faces below in thumb reach. It needs 330 dp for six faces in a row. */
export function DiceEntry(props: Props) {
  const cannot = cannotEnter(props.dice.length);
  return cannot ? <RefusalBanner words={cannot} testID="dice-refused" /> : <Slots {...props} />;
}

/** Few dice spread over the row. */
const SPREAD = 4;

function Slots({ dice, sides, faces, onFaces, onRolled, roll, results = [], rolled }: Props) {
  const { reducedMotion } = useTheme();
  const scale = useTextScale();
  const large = scale >= LARGE_TEXT;
  const root = useRef<View>(null);
  const [memory, setMemory] = useState(() => noMemory(rolled));
  const [refused, setRefused] = useState(() => badFaces(faces, dice.length, sides));
  const entry = entryOf(faces, memory, dice.length, sides);

  const { inTheAir, throwDice } = useThrow((thrown) => {
    const landed = landDice(entry, thrown);
    setMemory(landed);
    onRolled(landed.faces, landed.rolled);
  });

  const act = (next: Entry | Refused) => {
    if (inTheAir) return;
    if ('refused' in next) {
      setRefused(next.refused);
      return;
    }
    setRefused(undefined);
    setMemory(next);
    if (next.faces !== entry.faces) onFaces(next.faces, next.rolled);
  };

  const rollForMe = () => {
    if (inTheAir) return;
    const slots = slotsToRoll(entry);
    const thrown = new Map(slots.map((slot) => [slot, roll(sides)]));
    const again = slots.some((slot) => entry.faces[slot] !== undefined);
    if (reducedMotion || !again) setRefused(undefined);
    else act(liftDice(entry, slots));
    throwDice(thrown);
  };

  useDiceKeys(root, sides, (key) => act(key === 'clear' ? clearLast(entry) : enterFace(entry, key.face, sides)));

  const shown = dice.map((die, slot) => {
    const tumbles = inTheAir?.tumbling.get(slot);
    const face = inTheAir?.settled.get(slot) ?? entry.faces[slot];
    return { die, face, tumbles, result: face === undefined || inTheAir ? undefined : results[slot] };
  });
  useTold(
    shown.map(({ die, face, result }, slot) => slotLabel(die, slot, dice.length, face, result)),
    inTheAir !== undefined,
  );
  // The banner is a live region, which iOS does not read.
  useEffect(() => {
    if (refused && Platform.OS === 'ios') announce(refused);
  }, [refused]);

  const on = inTheAir ? undefined : currentSlot(entry);
  // A single die can always be entered anew, but is not asked for once it lies.
  const asked = on !== undefined && (entry.faces[on] === undefined || entry.chosen === on) ? on : undefined;
  const clears = slotToClear(entry);
  const worded = results.length > 0 || dice.some(({ name }) => name);
  return (
    <View ref={root} style={styles.entry} testID="dice-entry">
      <SlotScroll sides={sides} count={dice.length} cell={slotWidth(worded ? scale : 1)} asked={asked}>
        {shown.map(({ die, face, tumbles, result }, slot) => (
          <DiceSlot
            key={slot}
            die={die}
            slot={slot}
            count={dice.length}
            sides={sides}
            face={face}
            result={result}
            current={slot === asked}
            shine={asked === undefined}
            tumbles={tumbles}
            scale={worded ? scale : 1}
            spread={dice.length <= SPREAD}
            onPress={() => act(chooseSlot(entry, slot))}
          />
        ))}
      </SlotScroll>
      {refused ? <RefusalBanner words={refused} testID="dice-refused" /> : null}
      <FacePad
        sides={sides}
        label={on === undefined ? 'Faces' : `Face of die ${on + 1} of ${dice.length}`}
        onFace={(face) => act(enterFace(entry, face, sides))}
      />
      <View style={[styles.buttons, large ? styles.stacked : null]}>
        <Button
          kind="secondary"
          icon={Delete}
          words={clears !== undefined && clears === entry.chosen ? `Clear die ${clears + 1}` : 'Clear last'}
          disabled={clears === undefined && !inTheAir}
          onPress={() => act(clearLast(entry))}
          style={large ? null : styles.half}
          testID="dice-clear"
        />
        <Button
          kind="secondary"
          icon={Dices}
          words="Roll for me"
          onPress={rollForMe}
          style={large ? null : styles.half}
          testID="dice-roll"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  entry: { gap: 10 },
  buttons: { flexDirection: 'row', gap: 8 },
  stacked: { flexDirection: 'column' },
  half: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 8 },
});

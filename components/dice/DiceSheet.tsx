import { type PropsWithChildren, useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { rollDie } from '@/store/randomness';

import { DiceEntry } from './DiceEntry';
import type { DieResult, DieSpec } from './DiceSlot';
import { cannotEnter, completeFaces, entryOf, type Face, noMemory, rolledBy, type Sides } from './entry';

interface Props {
  open: boolean;
  title: string;
  dice: readonly DieSpec[];
  sides: Sides;
  /** What was half-typed when it was last open. */
  draft?: readonly Face[];
  /** Which of the draft's faces the app rolled. */
  draftRolled?: readonly boolean[];
  onDraft: (faces: readonly Face[], rolled: readonly boolean[]) => void;
  /** What applying does to the people at the table: "Apply, red faints". */
  applyWords: (faces: readonly number[]) => string;
  onApply: (faces: readonly number[], by: 'typed' | 'app') => void;
  onClose: () => void;
  onRules?: () => void;
  /** Under each die, what its face does. */
  results?: (faces: readonly Face[]) => readonly (DieResult | undefined)[];
  roll?: (sides: Sides) => number;
}

/** A roll on a sheet, with what is to be said below it. It waits for the button: the app never applies a roll by itself. */
export function DiceSheet({ open, ...rest }: PropsWithChildren<Props>) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  title,
  dice,
  sides,
  draft = [],
  draftRolled,
  children,
  ...rest
}: PropsWithChildren<Omit<Props, 'open'>>) {
  const { onDraft, applyWords, onApply, onClose, onRules, results, roll = rollDie } = rest;
  const [faces, setFaces] = useState(draft);
  const [rolled, setRolled] = useState(draftRolled ?? []);
  const entry = entryOf(faces, noMemory(rolled), dice.length, sides);
  const complete = completeFaces(entry.faces);

  const keep = (nextFaces: readonly Face[], nextRolled: readonly boolean[]) => {
    setFaces(nextFaces);
    setRolled(nextRolled);
    onDraft(nextFaces, nextRolled);
  };

  const missing = entry.faces.filter((face) => face === undefined).length;
  const footer = (
    <Button
      large
      disabled={!complete}
      words={complete ? applyWords(complete) : `${plural(missing, 'die', 'dice')} still to enter`}
      onPress={() => complete && onApply(complete, rolledBy(entry))}
      testID="dice-apply"
    />
  );
  return (
    <Sheet
      title={title}
      onClose={onClose}
      onRules={onRules}
      footer={cannotEnter(dice.length) ? undefined : footer}
      testID="dice-sheet"
    >
      <DiceEntry
        dice={dice}
        sides={sides}
        faces={faces}
        rolled={draftRolled}
        onFaces={keep}
        onRolled={keep}
        roll={roll}
        results={results?.(entry.faces)}
      />
      {children}
    </Sheet>
  );
}

import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { HoldToPeek } from '@/components/ui/HoldToPeek';
import { Sheet } from '@/components/ui/Sheet';
import { classNames, classOf } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';

import { Chips } from './Chips';
import { classIcon } from './icons';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly classes: readonly string[];
  readonly other: string;
}

/** Three bronze-age units inside the settlement; the novice scenario wants a Builder among them. */
export function StartSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { classes: ['Builder'], other: '' });
  const add = (name: string) => {
    if (name.trim() !== '' && draft.classes.length < 3) keep({ classes: [...draft.classes, name.trim()], other: '' });
  };
  const options = classNames(state).map((name) => ({
    value: name,
    words: name,
    icon: classIcon(classOf(state, name)),
  }));
  const missing = 3 - draft.classes.length;
  return (
    <Sheet
      title={`${playerOf(state, shown).name}'s starting units`}
      onClose={onClose}
      onRules={() => onTopic('starting-units')}
      testID="start-sheet"
      footer={
        <Button
          large
          disabled={missing > 0}
          words={missing > 0 ? `${missing} more` : 'Set them up'}
          onPress={() => {
            onClose();
            onAct({ type: 'chooseStartingUnits', player: shown, classes: [...draft.classes] });
          }}
          testID="start-apply"
        />
      }
    >
      <View style={styles.stack}>
        <HoldToPeek words="the three units">
          {(open) => (
            <Txt type="bodyLarge" testID="start-chosen">
              {open ? draft.classes.join(', ') || 'none yet' : `${draft.classes.length} of 3 chosen`}
            </Txt>
          )}
        </HoldToPeek>
        <Chips
          label="Add one of any bronze-age class"
          options={options}
          chosen={[]}
          onChoose={add}
          testID="start-class"
        />
        <Field
          label="Another class"
          value={draft.other}
          onChange={(other) => keep({ other })}
          onDone={() => add(draft.other)}
          maxLength={40}
          testID="start-other"
        />
        {draft.other.trim() !== '' ? (
          <Button
            kind="secondary"
            words={`Add ${draft.other.trim()}`}
            onPress={() => add(draft.other)}
            testID="start-add"
          />
        ) : null}
        {draft.classes.length > 0 ? (
          <Button
            kind="quiet"
            words="Take the last one back"
            onPress={() => keep({ classes: draft.classes.slice(0, -1) })}
            testID="start-back"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });

import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { RefusalBanner } from '@/components/ui/RefusalBanner';
import { Sheet } from '@/components/ui/Sheet';
import type { Action } from '@/rules/multiverse-war/actions';
import { check } from '@/rules/multiverse-war/check';
import { classNames, classOf } from '@/rules/multiverse-war/classes';
import { playerOf } from '@/rules/multiverse-war/state';

import { Chips } from './Chips';
import { classIcon } from './icons';
import { placesOf } from './places';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly name: string;
  readonly at: string;
  readonly cost: number | null;
}

/** One unit at a building or up to five at the settlement; the price is the card's, or typed. */
export function RecruitSheet(panel: WarPanelProps) {
  const { state, shown, onAct, onClose, onTopic, onOpen } = panel;
  const [draft, keep] = draftOf<Draft>(panel, { name: '', at: 'settlement', cost: null });
  const { gold } = playerOf(state, shown);
  const { cost: printed, uniqueCost: unique } = classOf(state, draft.name);
  const cost = draft.cost ?? printed ?? 0;
  const untyped = draft.name !== '' && printed === null && draft.cost === null;
  const action: Action = { type: 'recruitUnit', player: shown, class: draft.name, at: draft.at, cost };
  const refusal = draft.name === '' ? undefined : check(state, action);
  return (
    <Sheet
      title="Recruit a unit"
      onClose={onClose}
      onRules={() => onTopic('units-per-building')}
      testID="recruit-sheet"
      footer={
        <Button
          large
          disabled={draft.name === '' || untyped}
          words={
            untyped
              ? 'Type the price'
              : draft.name === ''
                ? 'Choose a class'
                : `Recruit for ${cost}, ${Math.max(0, gold - cost)} left`
          }
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="recruit-apply"
        />
      }
    >
      <View style={styles.stack}>
        <Chips
          label="Class"
          options={classNames(state).map((name) => {
            const info = classOf(state, name);
            return { value: name, words: info.cost === null ? name : `${name}, ${info.cost}`, icon: classIcon(info) };
          })}
          chosen={[draft.name]}
          onChoose={(name) => keep({ name, cost: null })}
          testID="recruit-class"
        />
        <Field
          label="Another class"
          value={classNames(state).includes(draft.name) ? '' : draft.name}
          onChange={(name) => keep({ name, cost: null })}
          maxLength={40}
          testID="recruit-other"
        />
        <Chips
          label="Where"
          options={placesOf(state, shown)}
          chosen={[draft.at]}
          onChoose={(at) => keep({ at })}
          testID="recruit-at"
        />
        <Counter
          bare
          label="Price in gold"
          words={untyped ? 'gold, as printed' : 'gold'}
          value={cost}
          min={0}
          max={99}
          onGain={(by) => keep({ cost: cost + by })}
          onPay={(by) => keep({ cost: Math.max(0, cost - by) })}
          testID="recruit-cost"
        />
        {unique === null ? null : (
          <Button
            kind="secondary"
            words={`The unique unit costs ${unique}`}
            onPress={() => keep({ cost: unique })}
            testID="recruit-unique"
          />
        )}
        {draft.name !== '' ? (
          <Button
            kind="quiet"
            words={`Type the card of ${draft.name}`}
            onPress={() => onOpen(`card:unit:${draft.name}`)}
            testID="recruit-card"
          />
        ) : null}
        {refusal ? <RefusalBanner words={refusal.words} /> : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 14 } });

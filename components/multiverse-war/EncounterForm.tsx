import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { FacePad } from '@/components/dice/FacePad';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Counter } from '@/components/ui/Counter';
import { Field } from '@/components/ui/Field';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { classNames, encounterCard } from '@/rules/multiverse-war/classes';
import { encounterOdds, meets, severalTries } from '@/rules/multiverse-war/encounterOdds';
import { healthBonus } from '@/rules/multiverse-war/houseRules';
import { heroOf, type Permanent, playerOf, unitOf } from '@/rules/multiverse-war/state';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { draftOf, type WarPanelProps } from './props';

interface Draft {
  readonly card: string;
  readonly supporters: number;
  readonly d10: number | null;
  readonly by: 'typed' | 'app';
  readonly success: boolean | null;
  readonly damage: number | null;
  readonly gold: number;
  /** Null takes what the card is known to bring. */
  readonly xp: number | null;
  readonly scrolls: number;
  /** Not `unit`: that is who explores, in the same sheet's draft. */
  readonly gained: string | null;
  readonly attack: 'melee' | 'ranged';
  readonly permanent: string;
  readonly hp: number;
  readonly note: string;
}

const PERMANENT: readonly { value: Permanent['kind'] | ''; words: string }[] = [
  { value: '', words: 'No' },
  { value: 'colony', words: 'Ant colony' },
  { value: 'caravan', words: 'Caravan' },
  { value: 'competition', words: 'Sharpshooters' },
  { value: 'village', words: 'Burning village' },
  { value: 'other', words: 'Another' },
];

/** The open encounter card: its odds if its values were typed, and how it ended. */
export function EncounterForm(panel: WarPanelProps) {
  const { state, onAct, onClose, onTopic, onOpen } = panel;
  const { open } = state.encounters;
  const [draft, keep] = draftOf<Draft>(panel, {
    card: open?.card ?? '',
    supporters: 0,
    d10: null,
    by: 'typed',
    success: null,
    damage: null,
    gold: 0,
    xp: null,
    scrolls: 0,
    gained: null,
    attack: 'melee',
    permanent: '',
    hp: 4,
    note: '',
  });
  if (!open) return null;
  const name = draft.card.trim();
  const card = encounterCard(state, name);
  const explorer =
    open.explorer === null
      ? undefined
      : (unitOf(state, open.seat, open.explorer) ?? heroOf(state, open.seat, open.explorer));
  const odds = card && encounterOdds(card, draft.supporters, explorer?.hp ?? 4);
  const asks = card !== undefined && (card.upTo !== null || card.atLeast !== null);
  const rolled = asks && draft.d10 !== null ? !odds?.unsupported && meets(card, draft.d10) : undefined;
  const success = draft.success ?? (odds?.unsupported ? false : rolled);
  const damage = draft.damage ?? (success === false ? (card?.damage ?? 0) : 0);
  const gained = draft.gained ?? card?.unit ?? '';
  const gift = gained.trim();
  const brings = { gold: draft.gold, xp: draft.xp ?? card?.xp ?? 0, scrolls: draft.scrolls };
  const known = classNames(state).includes(gift);
  const hasHealth = draft.permanent === 'village' || draft.permanent === 'other';
  const number = (key: 'gold' | 'xp' | 'scrolls', words: string) => (
    <Counter
      bare
      label={words}
      words={words}
      value={brings[key]}
      min={0}
      max={30}
      onGain={(by) => keep({ [key]: brings[key] + by })}
      onPay={(by) => keep({ [key]: Math.max(0, brings[key] - by) })}
      testID={`encounter-${key}`}
    />
  );
  const resolve = () => {
    if (success === undefined) return;
    onClose();
    onAct({
      type: 'resolveEncounter',
      player: open.seat,
      success,
      damage,
      gold: success ? brings.gold : 0,
      xp: success ? brings.xp : 0,
      scrolls: success ? brings.scrolls : 0,
      ...(success && gift !== '' ? { unit: gift, ...(known ? {} : { attack: draft.attack }) } : {}),
      ...(success && draft.permanent !== ''
        ? { permanent: draft.permanent as Permanent['kind'], ...(hasHealth ? { hp: draft.hp } : {}) }
        : {}),
      ...(name === '' || name === open.card ? {} : { card: name }),
      ...(draft.note.trim() === '' ? {} : { note: draft.note.trim() }),
      ...(draft.d10 === null ? {} : { d10: draft.d10, by: draft.by }),
    });
  };
  return (
    <Sheet
      title={`${playerOf(state, open.seat).name}'s encounter`}
      tall
      onClose={onClose}
      onRules={() => onTopic('exploring-an-encounter')}
      testID="encounter-sheet"
      footer={
        <Button
          large
          disabled={success === undefined}
          words={
            success === undefined
              ? 'Did it succeed?'
              : success
                ? 'Take the reward'
                : `Failed, ${damage} damage and back`
          }
          onPress={resolve}
          testID="encounter-apply"
        />
      }
    >
      <View style={styles.stack}>
        <Field
          label="Name on the card"
          value={draft.card}
          onChange={(typed) => keep({ card: typed })}
          maxLength={40}
          testID="encounter-card"
        />
        {name !== '' ? (
          <Button
            kind="quiet"
            words={card ? 'Its values' : 'Type its values'}
            onPress={() => onOpen(`card:encounter:${name}`)}
            testID="encounter-values"
          />
        ) : null}
        <Counter
          bare
          label="Supporting units"
          words="supporters next to it"
          value={draft.supporters}
          min={0}
          max={6}
          onGain={(by) => keep({ supporters: Math.min(6, draft.supporters + by) })}
          onPay={(by) => keep({ supporters: Math.max(0, draft.supporters - by) })}
          testID="encounter-support"
        />
        {odds ? (
          odds.unsupported ? (
            <Txt type="bodyStrong" color="danger">
              Without support it fails for certain.
            </Txt>
          ) : (
            <OddsLine title="Succeeds" chance={odds.success} testID="encounter-odds" />
          )
        ) : null}
        {odds ? <OddsLine title="The unit lives" chance={odds.survives} testID="encounter-lives" /> : null}
        {card && odds && !odds.unsupported && asks ? (
          <OddsLine
            title="Within two such tries"
            chance={severalTries([card, card], draft.supporters, explorer?.hp ?? 4)}
            testID="encounter-twice"
          />
        ) : null}
        {card?.reward ? <Txt type="body">{card.reward}</Txt> : null}
        {open.explorer === null ? (
          <Txt type="caption" color="warn">
            Nobody was chosen to go: note damage and XP with the unit yourselves.
          </Txt>
        ) : null}
        <FacePad sides={10} label="The roll" onFace={(d10) => keep({ d10, by: 'typed', success: null })} />
        <Button
          kind="secondary"
          words={draft.d10 === null ? 'Roll the d10' : `Rolled ${draft.d10}`}
          onPress={() => keep({ d10: rollDie(10), by: 'app', success: null })}
          testID="encounter-roll"
        />
        <Chips
          label="How it ended"
          options={[
            { value: 'yes', words: 'Success' },
            { value: 'no', words: 'Failure' },
          ]}
          chosen={[success === undefined ? '' : success ? 'yes' : 'no']}
          onChoose={(value) => keep({ success: value === 'yes' })}
          testID="encounter-end"
        />
        <Counter
          bare
          label="Damage to the explorer"
          words="damage"
          value={damage}
          min={0}
          max={9}
          onGain={(by) => keep({ damage: damage + by })}
          onPay={(by) => keep({ damage: Math.max(0, damage - by) })}
          testID="encounter-damage"
        />
        {success ? (
          <>
            {number('gold', 'gold')}
            {number('xp', 'XP')}
            {number('scrolls', 'scrolls')}
            <Field
              label="A unit gained"
              placeholder="Bear"
              value={gained}
              onChange={(gained) => keep({ gained })}
              maxLength={40}
              testID="encounter-unit"
            />
            {gift === '' || known ? null : (
              <Segments
                label={`${gift} attacks`}
                options={[
                  { value: 'melee', words: 'Melee' },
                  { value: 'ranged', words: 'Ranged' },
                ]}
                value={draft.attack}
                onChange={(attack) => keep({ attack })}
                testID="encounter-attack"
              />
            )}
            <Field
              label="What else it brings"
              value={draft.note}
              onChange={(note) => keep({ note })}
              maxLength={120}
              testID="encounter-note"
            />
            <Chips
              label="Does it stay on the map?"
              options={PERMANENT}
              chosen={[draft.permanent]}
              onChoose={(permanent) => keep({ permanent })}
              testID="encounter-stays"
            />
            {hasHealth ? (
              <Counter
                bare
                label="Health on the card"
                words={
                  draft.permanent === 'village' && healthBonus(state) > 0 ? 'health printed, 2 more here' : 'health'
                }
                value={draft.hp}
                min={0}
                max={20}
                onGain={(by) => keep({ hp: Math.min(20, draft.hp + by) })}
                onPay={(by) => keep({ hp: Math.max(0, draft.hp - by) })}
                testID="encounter-hp"
              />
            ) : null}
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });

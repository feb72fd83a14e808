import { StyleSheet, View } from 'react-native';

import { Counter } from '@/components/ui/Counter';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { classOf } from '@/rules/multiverse-war/classes';
import { fightOf } from '@/rules/multiverse-war/fightOf';
import { possibleAnswerers } from '@/rules/multiverse-war/garrison';
import { playerOf } from '@/rules/multiverse-war/state';

import { blockName } from './ArmyPage';
import { Chips } from './Chips';
import { type FightDraft, isPlain, type Resolve, type Trait } from './fightDraft';
import type { WarPanelProps } from './props';

interface Props {
  panel: WarPanelProps;
  draft: FightDraft;
  set: (change: Partial<FightDraft>) => void;
  action: Resolve;
}

const TRAITS: readonly { readonly value: Trait; readonly words: string }[] = [
  { value: 'armour', words: 'Heavy armour' },
  { value: 'agile', words: 'Highly agile' },
  { value: 'mounted', words: 'Mounted' },
];

const TRUMPS = [
  { value: 'none', words: 'Nobody' },
  { value: 'attacker', words: 'Attacker' },
  { value: 'defender', words: 'Defender' },
] as const;

/** What is rarely needed: trump by hand, the spear wall, set-up, bonuses, the garrison. */
export function FightDetails({ panel, draft, set, action }: Props) {
  const { state } = panel;
  const fight = fightOf(state, action);
  const answerers = possibleAnswerers(state, action.target);
  const { units, heroes } = playerOf(state, action.target.owner ?? 0);
  const classSiege = (ref: Resolve['attacker']) => ref.kind === 'class' && classOf(state, ref.id).type === 'siege';
  const step = (key: 'attackerBonus' | 'targetBonus', words: string) => (
    <Counter
      bare
      label={words}
      words={words}
      value={draft[key]}
      min={-3}
      max={5}
      onGain={(by) => set({ [key]: draft[key] + by })}
      onPay={(by) => set({ [key]: draft[key] - by })}
      testID={key}
    />
  );
  const traits = (key: 'attackerTraits' | 'targetTraits', words: string) => (
    <Chips
      label={words}
      several
      options={TRAITS}
      chosen={draft[key]}
      onChoose={(trait) =>
        set({
          [key]: TRAITS.map(({ value }) => value).filter((value) => draft[key].includes(value) !== (value === trait)),
        })
      }
      testID={key}
    />
  );
  return (
    <View style={styles.stack}>
      {isPlain(draft.attacker) ? traits('attackerTraits', 'The attacker is') : null}
      {isPlain(draft.target) ? traits('targetTraits', 'The defender is') : null}
      <Chips
        label="Who trumps"
        options={TRUMPS}
        chosen={[action.context.trump]}
        onChoose={(chosen) => set({ trump: TRUMPS.find(({ value }) => value === chosen)?.value })}
        testID="fight-trump"
      />
      {answerers.length > 0 && action.target.owner !== null ? (
        <Chips
          label="Who answers from inside"
          options={[
            ...answerers.map((id) => ({
              value: id,
              // What a block is stays its owner's secret until it answers (trap 14).
              words:
                heroes.find((each) => each.id === id)?.name ?? blockName(units.findIndex((each) => each.id === id)),
            })),
            { value: '', words: 'Nobody' },
          ]}
          chosen={[action.context.retaliator ?? '']}
          onChoose={(id) => set({ retaliator: id === '' ? null : id })}
          testID="answerer"
        />
      ) : null}
      {fight.target.formation ? (
        <SwitchRow
          title="From a protected side"
          detail="The spear wall takes 1 less in melee."
          value={draft.protectedSide}
          onChange={(protectedSide) => set({ protectedSide })}
          testID="protected-side"
        />
      ) : null}
      {classSiege(action.attacker) ? (
        <SwitchRow
          title="Attacker is set up"
          value={draft.attackerSetUp}
          onChange={(attackerSetUp) => set({ attackerSetUp })}
        />
      ) : null}
      {classSiege(action.target) ? (
        <SwitchRow
          title="Target is set up"
          value={draft.targetSetUp}
          onChange={(targetSetUp) => set({ targetSetUp })}
        />
      ) : null}
      {fight.attacker.attack === 'melee' ? (
        <SwitchRow
          title="Another unit shares the attacker’s hex"
          detail="A builder does not count."
          value={draft.sharedHex}
          onChange={(sharedHex) => set({ sharedHex })}
        />
      ) : null}
      {action.attacker.kind !== 'unit' || fight.attacker.attack === 'none' ? null : (
        <SwitchRow
          title="Its ability lets it go on"
          detail="Else an attack ends its action phase."
          value={draft.goesOn}
          onChange={(goesOn) => set({ goesOn })}
          testID="fight-goes-on"
        />
      )}
      {step('attackerBonus', 'bonus of the attacker')}
      {step('targetBonus', 'bonus of the defender')}
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: 12 } });

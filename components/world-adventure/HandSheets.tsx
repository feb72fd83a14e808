import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { allSlots } from '@/rules/world-adventure/effects';
import { clanOf, isTeammate } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';
import { FULL_EXP } from '@/rules/world-adventure/tables';

import { Chips } from './Chips';
import { NumberRow } from './NumberRow';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

const MOST_POINTS = 9;

/** Moves and actions that a hero, a rune power or an event gives or takes. */
export function PointsSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const [draft, change] = useDraft(props, { moves: clan.moves, actions: clan.actions, why: '' });
  const changed = draft.moves !== clan.moves || draft.actions !== clan.actions;
  return (
    <Sheet
      title={`${clan.name}'s points`}
      onClose={onClose}
      onRules={() => onTopic('turn-points')}
      footer={
        <Button
          large
          disabled={!changed}
          words={changed ? `${plural(draft.moves, 'move')}, ${plural(draft.actions, 'action')}` : 'Nothing changed'}
          onPress={() => {
            onClose();
            const [moves, actions] = [draft.moves - clan.moves, draft.actions - clan.actions];
            const why = draft.why.trim() ? { why: draft.why.trim() } : {};
            onAct({ type: 'adjustPoints', player: shown, moves, actions, ...why });
          }}
          testID="points-apply"
        />
      }
      testID="points-sheet"
    >
      <View style={styles.list}>
        <NumberRow
          words="Moves"
          value={draft.moves}
          max={MOST_POINTS}
          onValue={(moves) => change({ moves })}
          testID="moves"
        />
        <NumberRow
          words="Actions"
          value={draft.actions}
          max={MOST_POINTS}
          onValue={(actions) => change({ actions })}
          testID="actions"
        />
        <Field
          label="By which card?"
          value={draft.why}
          onChange={(why) => change({ why })}
          maxLength={60}
          testID="points-why"
        />
      </View>
    </Sheet>
  );
}

/** Experience that a card gives: to all, or to some. */
export function ExperienceSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const [draft, change] = useDraft<{ units: readonly number[]; amount: number; why: string }>(props, {
    units: allSlots(clan),
    amount: 1,
    why: '',
  });
  return (
    <Sheet
      title="Experience"
      onClose={onClose}
      onRules={() => onTopic('experience')}
      footer={
        <Button
          large
          disabled={draft.units.length === 0 || draft.amount === 0}
          words={`Give ${draft.amount} to ${plural(draft.units.length, 'unit')}`}
          onPress={() => {
            onClose();
            const why = draft.why.trim() ? { why: draft.why.trim() } : {};
            onAct({ type: 'gainExp', player: shown, units: [...draft.units], amount: draft.amount, ...why });
          }}
          testID="exp-apply"
        />
      }
      testID="exp-sheet"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          Battles, sales, stalls and quests give theirs by themselves; this is for cards. 6 is the end, Lv 2 takes none.
        </Txt>
        <Chips<number>
          label="Who learns"
          chips={allSlots(clan).map((value) => ({ value, words: unitWords(value).replace(' soldier', '') }))}
          chosen={draft.units}
          onChoose={(slot) =>
            change({
              units: draft.units.includes(slot) ? draft.units.filter((each) => each !== slot) : [...draft.units, slot],
            })
          }
          testID="exp"
        />
        <NumberRow
          words="Experience each"
          value={draft.amount}
          max={FULL_EXP}
          onValue={(amount) => change({ amount })}
          testID="exp-amount"
        />
        <Field label="By which card?" value={draft.why} onChange={(why) => change({ why })} maxLength={60} />
      </View>
    </Sheet>
  );
}

/** gold for a teammate, where the table plays with gifts. */
export function GiftSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const mates = state.clans.flatMap(({ name }, value) =>
    isTeammate(state, shown, value) ? [{ value, words: name }] : [],
  );
  const [draft, change] = useDraft(props, { to: mates[0]?.value ?? -1, amount: 1 });
  const to = clanOf(state, draft.to).name;
  return (
    <Sheet
      title="A gift"
      onClose={onClose}
      onRules={() => onTopic('gifts-and-deals')}
      footer={
        <Button
          large
          disabled={draft.to < 0 || draft.amount === 0}
          words={draft.to < 0 ? 'No teammate' : `Give ${draft.amount} gold to ${to}`}
          onPress={() => {
            onClose();
            onAct({ type: 'transferGold', player: shown, to: draft.to, amount: draft.amount });
          }}
          testID="gift-apply"
        />
      }
      testID="gift-sheet"
    >
      <View style={styles.list}>
        <Chips<number>
          label="To"
          chips={mates}
          chosen={[draft.to]}
          onChoose={(next) => change({ to: next })}
          testID="gift"
        />
        <NumberRow
          words="Gold"
          value={draft.amount}
          max={clan.gold}
          onValue={(amount) => change({ amount })}
          testID="gift-amount"
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });

import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import type { Battle } from '@/rules/world-adventure/battleState';
import { faints } from '@/rules/world-adventure/applyBattle';
import { stageDice, standing } from '@/rules/world-adventure/fight';
import { clanOf } from '@/rules/world-adventure/state';
import { unitWords } from '@/rules/world-adventure/tellCity';
import { rollDie } from '@/store/randomness';

import type { BattleDraft } from './battleDraft';
import { Chips } from './Chips';
import type { WorldPanelProps } from './props';

interface ChoiceProps extends WorldPanelProps {
  battle: Battle;
  change: (next: Partial<BattleDraft>) => void;
  complete: readonly number[] | undefined;
}

/** Who faints, one reroll, and damage of a skill that is entered by hand. */
export function BattleChoices({
  state,
  battle,
  draft,
  change,
  complete,
}: Omit<ChoiceProps, 'draft'> & { draft: BattleDraft }) {
  const soldiers = standing(battle.mine).filter(({ hero }) => !hero);
  const asksFaint = battle.kind === 'monster' && battle.barrier === 0 && soldiers.length > 1;
  const dice = stageDice(battle.mine);
  const again = state.houseRules['leadershipReroll'] === 'perStage';
  const mayReroll =
    clanOf(state, battle.player).leadership >= 4 && (again || !battle.mine.rerolled) && complete !== undefined;
  return (
    <View style={styles.list}>
      {asksFaint ? (
        <>
          <Txt type="label" color="ink2">
            If it is not slain, who faints?
          </Txt>
          <Chips<number>
            label="Faints"
            chips={soldiers.map(({ slot, level }) => ({
              value: slot,
              words: `${unitWords(slot).replace(' soldier', '')}, Lv ${level}`,
            }))}
            chosen={[faints(battle, draft.faint ?? undefined)]}
            onChoose={(faint) => change({ faint })}
            testID="faint"
          />
        </>
      ) : null}
      {mayReroll ? (
        <>
          <Txt type="label" color="ink2">
            {draft.reroll
              ? `Rerolled: ${dice[draft.reroll.die]?.words ?? ''} is ${draft.reroll.face}`
              : 'Leadership 4: reroll one hit die'}
          </Txt>
          <Chips<number>
            label="Reroll"
            chips={dice.flatMap(({ kind, words }, value) => (kind === 'skill' ? [] : [{ value, words }]))}
            chosen={draft.reroll ? [draft.reroll.die] : []}
            onChoose={(die) => change({ reroll: { die, face: rollDie(6) } })}
            testID="reroll"
          />
        </>
      ) : null}
      <View style={styles.row}>
        <Txt type="label" color="ink2" style={styles.grow}>{`Damage by hand: ${draft.extra}`}</Txt>
        <Button
          kind="quiet"
          words="−1"
          label="Damage by hand, less"
          disabled={draft.extra === 0}
          onPress={() => change({ extra: draft.extra - 1 })}
        />
        <Button
          kind="quiet"
          words="+1"
          label="Damage by hand, more"
          onPress={() => change({ extra: draft.extra + 1 })}
          testID="extra-plus"
        />
      </View>
      {battle.theirs ? (
        <View style={styles.row}>
          <Txt type="label" color="ink2" style={styles.grow}>{`Damage to you by hand: ${draft.foeExtra}`}</Txt>
          <Button
            kind="quiet"
            words="−1"
            label="Damage to you by hand, less"
            disabled={draft.foeExtra === 0}
            onPress={() => change({ foeExtra: draft.foeExtra - 1 })}
          />
          <Button
            kind="quiet"
            words="+1"
            label="Damage to you by hand, more"
            onPress={() => change({ foeExtra: draft.foeExtra + 1 })}
          />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 10, paddingHorizontal: 9 },
  grow: { flex: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});

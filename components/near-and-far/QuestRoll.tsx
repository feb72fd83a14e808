import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import { questModifier } from '@/rules/near-and-far/apply-quest';
import { besidePrice } from '@/rules/near-and-far/pay';
import { need } from '@/rules/near-and-far/roll';
import { spendable } from '@/rules/near-and-far/sums';
import { CAMP_PRICE, playerOf, type QuestChoice } from '@/rules/near-and-far/state';

import { NumberRow } from './NumberRow';
import { FoodFirst, inFood } from './PayWith';
import { draftOf, type NearPanel } from './props';
import { RollBonus } from './RollBonus';
import { byOf, FaceStrip, NO_DICE, RollPad } from './RollPad';

/** The roll of a quest: after the die the price of the bonus, of passing, and of neither. */
export function QuestRoll({ choice, ...props }: NearPanel & { choice: QuestChoice }) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [draft, set] = draftOf(props, { dice: NO_DICE, extra: 0, foodFirst: false });
  const player = besidePrice(state, playerOf(state, shown), choice.payment);
  const hearts = spendable(player);
  const modifier = questModifier(state, shown, choice.kind) + draft.extra;
  const roll = { target: choice.required, modifier, hearts, reserve: 0 };
  const [face] = draft.dice.faces;
  const seen = typeof face === 'number';
  const base = seen ? need(roll, face) : 0;
  const bonus = seen ? need({ ...roll, target: choice.bonusAt }, face) : 0;
  const settle = (heartsSpent: number) => {
    if (!seen) return;
    const failed = heartsSpent < base;
    if (failed) onClose();
    onAct({
      type: 'resolveQuest',
      player: shown,
      roll: face,
      heartsSpent,
      extra: draft.extra,
      by: byOf(draft.dice),
      ...inFood(player, heartsSpent, draft.foodFirst),
    });
  };
  const left = (spent: number) => {
    const rest = hearts - spent;
    return `${plural(rest, 'heart')} left${rest < CAMP_PRICE && !player.here?.camp ? ', no camp' : ''}`;
  };
  return (
    <Sheet
      title={`${choice.kind === 'combat' ? 'Combat' : 'Skill'} ${choice.required}`}
      onClose={onClose}
      onRules={() => onTopic('quest-bonus')}
      footer={
        seen ? (
          <View style={styles.results}>
            <Button
              words={
                bonus <= hearts
                  ? `Bonus: ${plural(bonus, 'heart')}, ${left(bonus)}`
                  : `Bonus needs ${plural(bonus, 'heart')}`
              }
              disabled={bonus > hearts}
              onPress={() => settle(bonus)}
              testID="quest-bonus"
            />
            {bonus > base ? (
              <Button
                kind={bonus <= hearts ? 'secondary' : 'primary'}
                words={
                  base <= hearts
                    ? `Pass: ${plural(base, 'heart')}, ${left(base)}`
                    : `Passing needs ${plural(base, 'heart')}`
                }
                disabled={base > hearts}
                onPress={() => settle(base)}
                testID="quest-base"
              />
            ) : null}
            {base > 0 ? (
              <Button kind="secondary" words="Fail, keep the hearts" onPress={() => settle(0)} testID="quest-fail" />
            ) : null}
          </View>
        ) : undefined
      }
      testID="quest-sheet"
    >
      <View style={styles.body}>
        <Txt type="body">{`Die + ${modifier} against ${choice.required}, the bonus at ${choice.bonusAt}; ${plural(hearts, 'heart')}.`}</Txt>
        <FaceStrip roll={roll} bonusAt={choice.bonusAt} shown={seen ? face : undefined} />
        <RollPad dice={draft.dice} names={['']} onDice={(dice) => set({ dice })} />
        <NumberRow
          label="Bonus of cards"
          words="card bonus"
          value={draft.extra}
          min={-9}
          max={9}
          onChange={(extra) => set({ extra })}
          testID="quest-extra"
        />
        {choice.kind === 'combat' ? (
          <RollBonus state={state} player={player} onBonus={(extra) => set({ extra })} />
        ) : null}
        <FoodFirst player={player} on={draft.foodFirst} onChange={(foodFirst) => set({ foodFirst })} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 12, paddingBottom: 8 }, results: { gap: 8 } });

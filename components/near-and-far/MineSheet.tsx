import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/near-and-far/actions';
import { SPELUNKING } from '@/rules/near-and-far/apply-town';
import { digReward, mineOf } from '@/rules/near-and-far/mine';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { need } from '@/rules/near-and-far/roll';
import { hasCard, hasTalent, skillMine, spendable } from '@/rules/near-and-far/sums';
import { nextReveal } from '@/rules/near-and-far/threat-advice';
import { type Goods, playerOf } from '@/rules/near-and-far/state';

import { ActButton } from './BuildingSheet';
import { MineDrawing } from './MineDrawing';
import { NumberRow } from './NumberRow';
import { FoodFirst, inFood } from './PayWith';
import { draftOf, type NearPanel } from './props';
import { RevealRow } from './RevealRow';
import { byOf, FaceStrip, NO_DICE, RollPad } from './RollPad';

/** The mine as typed off the board: what can be dug now, and what it brings. */
export function MineSheet(props: NearPanel) {
  const { state, shown, onOpen, onClose, onTopic } = props;
  const [draft, set] = draftOf(props, {
    cell: '',
    number: 1,
    coins: 0,
    gems: 0,
    food: 0,
    mark: false,
    reveals: null as 'coin' | 'gem' | 'none' | null,
    dice: NO_DICE,
  });
  const player = playerOf(state, shown);
  const mine = mineOf(state);
  const cell = mine?.cells.find(({ key }) => key === draft.cell);
  const { done } = state.turn;
  const rolls = hasTalent(player, 'spelunking') && !done.includes('spelunking');
  const recruits = hasCard(player, 'Rusty Bell') && !done.includes('recruit');
  const reveals = draft.reveals ? { reveals: draft.reveals } : {};
  const goods: Goods = { coins: draft.coins, gems: draft.gems, food: draft.food };
  const action: Action = mine
    ? { type: 'digMine', player: shown, cell: draft.cell, ...reveals }
    : { type: 'digMine', player: shown, typed: { number: draft.number, goods, mark: draft.mark }, ...reveals };
  return (
    <Sheet
      title="Mine"
      onClose={onClose}
      onRules={() => onTopic('mine')}
      footer={
        <ActButton
          panel={props}
          last={!rolls && !recruits}
          words={
            mine && !cell
              ? 'Choose a number'
              : `Dig at ${cell?.number ?? draft.number}${mine && cell ? `: ${goodsWords(digReward(mine, cell))}` : ''}`
          }
          action={action}
          testID="dig"
        />
      }
      testID="building-sheet"
    >
      <View style={styles.body}>
        <Txt
          type="body"
          color="ink2"
        >{`Skill ${skillMine(state, player)}. A number needs as much skill; the first camp goes to the entrance, others beside a camp.`}</Txt>
        {mine ? (
          <>
            <MineDrawing panel={props} mine={mine} chosen={draft.cell} onChoose={(key) => set({ cell: key })} />
            <Button kind="quiet" words="Correct the drawing" onPress={() => onOpen('type:mine')} testID="type-mine" />
          </>
        ) : (
          <>
            <Button words="Draw the mine of your board, once" onPress={() => onOpen('type:mine')} testID="type-mine" />
            <Txt type="label" color="ink2">
              Or only this dig, off the board:
            </Txt>
            <Grid>
              <NumberRow
                label="Number dug"
                words="number"
                value={draft.number}
                max={20}
                onChange={(number) => set({ number })}
                testID="dig-number"
              />
              <NumberRow
                label="Coins it gives"
                words="coins"
                value={draft.coins}
                max={9}
                onChange={(coins) => set({ coins })}
                testID="dig-coins"
              />
              <NumberRow
                label="Gems it gives"
                words="gems"
                value={draft.gems}
                max={9}
                onChange={(gems) => set({ gems })}
                testID="dig-gems"
              />
              <NumberRow
                label="Food it gives"
                words="food"
                value={draft.food}
                max={9}
                onChange={(food) => set({ food })}
                testID="dig-food"
              />
            </Grid>
            {state.side === 'day' ? (
              <SwitchRow
                title="The number is marked: 1 reputation"
                value={draft.mark}
                onChange={(mark) => set({ mark })}
                testID="dig-mark"
              />
            ) : null}
          </>
        )}
        {nextReveal(state, shown) === undefined ? (
          <RevealRow value={draft.reveals} onChange={(next) => set({ reveals: next })} />
        ) : null}
        {recruits ? (
          <Button
            kind="secondary"
            words="Recruit by the Rusty Bell"
            onPress={() => onOpen('recruit')}
            testID="bell-recruit"
          />
        ) : null}
        {rolls ? (
          <Spelunking
            panel={props}
            last={done.includes('dig') && !recruits}
            dice={draft.dice}
            onDice={(dice) => set({ dice })}
          />
        ) : null}
      </View>
    </Sheet>
  );
}

function Spelunking({
  panel,
  last,
  dice,
  onDice,
}: {
  panel: NearPanel;
  /** Nothing else is left to do here. */
  last: boolean;
  dice: typeof NO_DICE;
  onDice: (dice: typeof NO_DICE) => void;
}) {
  const { state, shown, onAct } = panel;
  const hearts = spendable(playerOf(state, shown));
  const roll = { target: SPELUNKING, modifier: 0, hearts, reserve: 0 };
  const [foodFirst, setFoodFirst] = useState(false);
  const [face] = dice.faces;
  const price = typeof face === 'number' ? need(roll, face) : 0;
  const settle = (heartsSpent: number) => {
    if (typeof face !== 'number') return;
    onAct({
      type: 'rollSpelunking',
      player: shown,
      roll: face,
      heartsSpent,
      by: byOf(dice),
      ...inFood(playerOf(state, shown), heartsSpent, foodFirst),
    });
    if (last) panel.onClose();
    else onDice(NO_DICE);
  };
  return (
    <>
      <Txt type="section" heading>
        Spelunking: 4 or more gives a gem
      </Txt>
      <FaceStrip roll={roll} />
      <RollPad dice={dice} names={['']} onDice={onDice} />
      <FoodFirst player={playerOf(state, shown)} on={foodFirst} onChange={setFoodFirst} />
      {typeof face === 'number' ? (
        <>
          {price <= hearts ? (
            <Button
              words={price === 0 ? 'Take the gem' : `Gem for ${plural(price, 'heart')}`}
              onPress={() => settle(price)}
              testID="spelunk-win"
            />
          ) : null}
          {price > 0 ? (
            <Button kind="secondary" words="No gem" onPress={() => settle(0)} testID="spelunk-fail" />
          ) : null}
        </>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });

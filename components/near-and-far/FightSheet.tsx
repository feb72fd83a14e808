import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { toNumber } from '@/rules/dice/fraction';
import { plural } from '@/rules/kernel/plural';
import type { Action, ActionOf } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { goodsWords } from '@/rules/near-and-far/reasons';
import { need, rollOdds } from '@/rules/near-and-far/roll';
import { canIgnoreThreats, combat, hasOpenCard, passDue, seenBy, spendable } from '@/rules/near-and-far/sums';
import { bestRung, ladder, nextReveal, type Rung } from '@/rules/near-and-far/threat-advice';
import { boardCamps, campsOf, type Goods, packAnimals, type Player, playerOf } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { GoodsTray } from './GoodsTray';
import { NumberRow } from './NumberRow';
import { FoodFirst, GemsFirst, inFood, inGems } from './PayWith';
import { draftOf, type NearPanel } from './props';
import { RollBonus } from './RollBonus';
import { byOf, FaceStrip, NO_DICE, RollPad } from './RollPad';
import { RevealRow } from './RevealRow';

const ROUND: readonly { readonly means: Exclude<ActionOf<'ignoreThreat'>['means'], 'card'>; readonly words: string }[] =
  [
    { means: 'shield', words: 'Pass by the shield' },
    { means: 'bird', words: 'Give up a bird' },
    { means: 'tortoise', words: 'Give up a tortoise' },
  ];

/** How sure a fight should be where points are not known (5.4). */
const SURE = [
  { value: '0.5', words: '1 in 2' },
  { value: '0.667', words: '2 in 3' },
  { value: '0.833', words: '5 in 6' },
  { value: '1', words: 'Sure' },
];

/** A threat or boss: what each face needs, the odds, and the ways round it. */
export function FightSheet(props: NearPanel) {
  const { shown, onAct, onOpen, onClose, onTopic } = props;
  const state = seenBy(props.state, shown);
  const player = playerOf(state, shown);
  const rungs = ladder(state, shown).filter((rung) => rung.open);
  const [draft, set] = draftOf(props, {
    rung: '',
    dice: NO_DICE,
    reserve: 0,
    extra: 0,
    reveals: null as 'coin' | 'gem' | 'none' | null,
    sure: '0.667',
    byCard: false,
    cost: {} as Goods,
    foodFirst: false,
    gemsFirst: false,
  });
  const best = bestRung(rungs, Number(draft.sure) - 0.001);
  const rung = rungs.find(({ key }) => key === draft.rung) ?? best;
  const untyped = state.bossPool.filter((boss) => !rungs.some((each) => each.boss === boss));
  const hearts = Math.max(0, spendable(player) - passDue(state, player));
  const roll = {
    target: rung?.level ?? 0,
    modifier: combat(state, player) + draft.extra,
    hearts,
    reserve: draft.reserve,
  };
  const odds = rollOdds(roll);
  const [face] = draft.dice.faces;
  const seen = typeof face === 'number';
  const price = seen ? need(roll, face) : 0;
  const sample: Action | undefined = rung && fightAction(rung, { player: shown, roll: 1, heartsSpent: 0, by: 'typed' });
  const refusal = sample && check(state, sample);
  const byCard = hasOpenCard(player);
  /** Recorded; once the way is free the step past it comes next. */
  const past = (action: Action, free: boolean) => {
    const goesOn = free && check(state, action) === undefined;
    if (!goesOn) onClose();
    onAct(action);
    if (goesOn) onOpen('travel');
  };
  const settle = (heartsSpent: number) => {
    if (!rung || !seen) return;
    const shared = {
      player: shown,
      roll: face,
      heartsSpent,
      extra: draft.extra,
      by: byOf(draft.dice),
      ...(draft.reveals ? { reveals: draft.reveals } : {}),
      ...inFood(player, heartsSpent, draft.foodFirst),
    };
    past(fightAction(rung, shared), heartsSpent >= price);
  };
  return (
    <Sheet
      title={rung ? (rung.boss ?? `Threat, level ${rung.level}`) : 'No threat is left'}
      onClose={onClose}
      onRules={() => onTopic('fight')}
      footer={
        seen && rung ? (
          <View style={styles.foot}>
            <Button
              kind="secondary"
              words="It holds"
              onPress={() => settle(0)}
              disabled={price === 0}
              style={styles.grow}
              testID="fight-fail"
            />
            <Button
              words={
                price === 0
                  ? 'Beaten'
                  : price <= hearts
                    ? `Beat it for ${plural(price, 'heart')}`
                    : `Needs ${plural(price, 'heart')}`
              }
              disabled={price > hearts}
              onPress={() => settle(price)}
              style={styles.grow}
              testID="fight-win"
            />
          </View>
        ) : undefined
      }
      testID="fight-sheet"
    >
      <View style={styles.body}>
        {rungs.length > 1 ? (
          <ChipRow
            label="Which one?"
            options={rungs.map(({ key, level, boss }) => ({
              value: key,
              words: boss ? `${boss} ${level}` : `${level}`,
            }))}
            chosen={rung ? [rung.key] : []}
            onPress={(key) => set({ rung: key })}
            testID="rung-choice"
          />
        ) : null}
        {rungs.length > 1 && rungs.some(({ points }) => points === undefined) ? (
          <>
            <Txt type="label" color="ink2">
              {`Highest that is likely enough: ${best ? (best.boss ?? `level ${best.level}`) : 'none'}`}
            </Txt>
            <Segments
              label="How sure?"
              options={SURE}
              value={draft.sure}
              onChange={(sure) => set({ sure, rung: '' })}
              testID="sure"
            />
          </>
        ) : null}
        {untyped.map((boss) => (
          <Button key={boss} kind="secondary" words={`Type ${boss}`} onPress={() => onOpen(`type:boss:${boss}`)} />
        ))}
        {refusal ? <Txt type="bodyStrong">{refusal.words}</Txt> : null}
        {rung ? (
          <>
            <Txt type="body" color="ink2">
              {`Combat ${roll.modifier}, ${plural(hearts, 'heart')} to spend${passDue(state, player) > 0 ? ' (1 is set aside for the space you leave)' : ''}. ${prizeWords(props, rung)}`}
            </Txt>
            <OddsBar
              good={[
                { chance: odds.noHearts, words: 'without hearts' },
                {
                  chance: {
                    numerator:
                      odds.keeping.numerator * odds.noHearts.denominator -
                      odds.noHearts.numerator * odds.keeping.denominator,
                    denominator: odds.keeping.denominator * odds.noHearts.denominator,
                  },
                  words: `with hearts, ${toNumber(odds.hearts).toFixed(1)} on average`,
                },
              ]}
              aim="to beat it"
              testID="fight-odds"
            />
            <FaceStrip roll={roll} shown={seen ? face : undefined} />
            <RollPad dice={draft.dice} names={['']} onDice={(dice) => set({ dice })} />
            <Grid>
              <NumberRow
                label="Hearts to keep"
                words="hearts to keep"
                value={draft.reserve}
                max={hearts}
                onChange={(reserve) => set({ reserve })}
                testID="fight-reserve"
              />
              <NumberRow
                label="Bonus of cards"
                words="card bonus"
                value={draft.extra}
                min={-9}
                max={9}
                onChange={(extra) => set({ extra })}
                testID="fight-extra"
              />
            </Grid>
            <RollBonus state={state} player={player} onBonus={(extra) => set({ extra })} />
            <FoodFirst player={player} on={draft.foodFirst} onChange={(foodFirst) => set({ foodFirst })} />
            {nextReveal(state, shown) === undefined ? (
              <RevealRow value={draft.reveals} onChange={(reveals) => set({ reveals })} />
            ) : null}
          </>
        ) : null}
        <Txt type="section" heading>
          Or go round it
        </Txt>
        {packAnimals(player) > 0 || byCard || canIgnoreThreats(state, player) ? null : (
          <Txt type="body" color="ink2">
            No shield, no animal to give up and no card to help.
          </Txt>
        )}
        {ROUND.map(({ means, words }) => {
          const action: Action = { type: 'ignoreThreat', player: shown, means };
          if (check(state, action) !== undefined) return null;
          const price = means === 'shield' ? undefined : animalWords(player, means);
          return (
            <View key={means} style={styles.way}>
              <Button kind="secondary" words={words} onPress={() => past(action, true)} testID={`avoid-${means}`} />
              {price ? (
                <Txt type="caption" color="ink2">
                  {price}
                </Txt>
              ) : null}
            </View>
          );
        })}
        {byCard && draft.byCard ? (
          <>
            <GoodsTray
              label="The card asks for"
              goods={draft.cost}
              most={(good) => player[good]}
              onChange={(cost) => set({ cost })}
              testID="avoid-cost"
            />
            <GemsFirst
              player={player}
              price={draft.cost}
              on={draft.gemsFirst}
              onChange={(gemsFirst) => set({ gemsFirst })}
            />
          </>
        ) : null}
        {byCard ? (
          <Button
            kind="secondary"
            words={draft.byCard ? `Pass by the card for ${goodsWords(draft.cost)}` : 'Pass by a card'}
            onPress={() => {
              if (!draft.byCard) {
                set({ byCard: true });
                return;
              }
              const paid = { cost: draft.cost, ...inGems(player, draft.cost, draft.gemsFirst) };
              past({ type: 'ignoreThreat', player: shown, means: 'card', ...paid }, true);
            }}
            testID="avoid-card"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

function fightAction({ boss, level }: Rung, rolled: Omit<ActionOf<'fightThreat'>, 'type' | 'level'>): Action {
  return boss ? { type: 'fightBoss', boss, ...rolled } : { type: 'fightThreat', level, ...rolled };
}

/** "Beaten: 2 points, and a camp on it (1 point, 8 left), which shows a coin. Crossing here again means a new threat." */
function prizeWords({ state, shown }: NearPanel, { points }: Rung): string {
  const left = Math.max(0, boardCamps(state) - campsOf(playerOf(state, shown)) - 1);
  const shows = nextReveal(state, shown);
  const under = shows === 'coin' || shows === 'gem' ? `, showing a ${shows}` : '';
  const card = points === undefined ? 'the card' : plural(points, 'point');
  return `Beaten: ${card}, and a camp on it for 1 more${under}; ${plural(left, 'camp')} left. Crossing here again means a new threat.`;
}

/** What an animal given up costs and keeps (p.20, R8). */
function animalWords(player: Player, means: 'bird' | 'tortoise'): string {
  const stays = means === 'bird' ? 'Its step stays for this turn.' : 'Its free pass stays for this turn.';
  const crowded = player.treasures.length >= packAnimals(player);
  if (!crowded) return stays;
  return `${stays} A treasure goes with it${player.treasures.length >= 3 ? ', and the 5 points for three' : ''}.`;
}

const styles = StyleSheet.create({
  body: { gap: 12, paddingBottom: 8 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
  way: { gap: 2 },
});

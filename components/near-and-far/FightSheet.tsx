import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { toNumber } from '@/rules/dice/fraction';
import type { Action, ActionOf } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { need, rollOdds } from '@/rules/near-and-far/roll';
import { combat, passDue, rollBonus, spendable, treasuresOf } from '@/rules/near-and-far/sums';
import { bestRung, ladder, nextReveal } from '@/rules/near-and-far/threat-advice';
import { playerOf } from '@/rules/near-and-far/state';
import { plural } from '@/rules/near-and-far/words';

import { ChipRow } from './ChipRow';
import { NumberRow } from './NumberRow';
import { draftOf, type NearPanel } from './props';
import { byOf, FaceStrip, NO_DICE, RollPad } from './RollPad';
import { RevealRow } from './RevealRow';

const ROUND: readonly { readonly means: ActionOf<'ignoreThreat'>['means']; readonly words: string }[] = [
  { means: 'shield', words: 'Pass by the shield' },
  { means: 'bird', words: 'Give up a bird' },
  { means: 'tortoise', words: 'Give up a tortoise' },
  { means: 'card', words: 'Pass by a card' },
];

/** A threat or boss: what each face needs, the odds, and the ways round it. */
export function FightSheet(props: NearPanel) {
  const { state, shown, onAct, onOpen, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const rungs = ladder(state, shown).filter((rung) => rung.open);
  const best = bestRung(rungs);
  const [draft, set] = draftOf(props, {
    rung: best?.key ?? '',
    dice: NO_DICE,
    reserve: 0,
    extra: 0,
    reveals: null as 'coin' | 'gem' | 'none' | null,
  });
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
  const settle = (heartsSpent: number) => {
    if (!rung || !seen) return;
    const shared = {
      player: shown,
      roll: face,
      heartsSpent,
      extra: draft.extra,
      by: byOf(draft.dice),
      ...(draft.reveals ? { reveals: draft.reveals } : {}),
    };
    const action: Action = rung.boss
      ? { type: 'fightBoss', boss: rung.boss, ...shared }
      : { type: 'fightThreat', level: rung.level, ...shared };
    onClose();
    onAct(action);
  };
  const bombs = treasuresOf(player).filter((name) => rollBonus(state, name) > 0);
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
                    : `Needs ${price} hearts`
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
        {untyped.map((boss) => (
          <Button key={boss} kind="secondary" words={`Type ${boss}`} onPress={() => onOpen(`type:boss:${boss}`)} />
        ))}
        {rung ? (
          <>
            <Txt type="body" color="ink2">
              {`Combat ${roll.modifier}, ${plural(hearts, 'heart')} to spend${passDue(state, player) > 0 ? ' (1 is set aside for the space you leave)' : ''}. Beaten: the card, and a camp on it.`}
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
            {bombs.map((name) => (
              <Button
                key={name}
                kind="secondary"
                words={`${name}: +${rollBonus(state, name)}`}
                onPress={() => set({ extra: rollBonus(state, name) })}
              />
            ))}
            {nextReveal(state, shown) === undefined ? (
              <RevealRow value={draft.reveals} onChange={(reveals) => set({ reveals })} />
            ) : null}
          </>
        ) : null}
        {ROUND.map(({ means, words }) => {
          const action: Action = { type: 'ignoreThreat', player: shown, means };
          return means !== 'card' && check(state, action) !== undefined ? null : (
            <Button
              key={means}
              kind="secondary"
              words={words}
              onPress={() => {
                onClose();
                onAct(action);
              }}
              testID={`avoid-${means}`}
            />
          );
        })}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  body: { gap: 12, paddingBottom: 8 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
});

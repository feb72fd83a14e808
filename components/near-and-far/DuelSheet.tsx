import { StyleSheet, View } from 'react-native';

import { OddsBar } from '@/components/odds/OddsBar';
import { useTheme } from '@/components/theme/theme';
import { tokens } from '@/components/theme/tokens';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Seat } from '@/rules/kernel/setup';
import { duelGrid, duelMods, duelOdds, duelParts, heartsToWin } from '@/rules/near-and-far/duel';
import { spendable } from '@/rules/near-and-far/sums';
import { playerOf } from '@/rules/near-and-far/state';

import { DuelSide } from './DuelSide';
import { NumberRow } from './NumberRow';
import { FoodFirst, inFood } from './PayWith';
import { draftOf, type NearPanel } from './props';
import { RollBonus } from './RollBonus';
import { byOf, NO_DICE, RollPad } from './RollPad';

/** Both dice, then the exact price of winning: hearts are chosen after all is seen. */
export function DuelSheet(props: NearPanel) {
  const { state, seats, shown, onAct, onOpen, onClose, onTopic } = props;
  const [draft, set] = draftOf(props, { dice: NO_DICE, extra: 0, defExtra: 0, foodFirst: false });
  const { duel } = state.turn;
  if (!duel) return null;
  const player = playerOf(state, shown);
  const opponent = duel.opponent === null ? 'The spare figure' : playerOf(state, duel.opponent).name;
  const mods = duelMods(state, shown, duel);
  const attack = mods.attack + draft.extra;
  const defence = mods.defence + draft.defExtra;
  const hearts = spendable(player);
  const odds = duelOdds(attack - defence, hearts);
  const [attRoll, defRoll] = draft.dice.faces;
  const seen = typeof attRoll === 'number' && typeof defRoll === 'number';
  const need = seen ? heartsToWin(attack, defence, attRoll, defRoll) : 0;
  const partsOf = (seat: Seat | null, card: number) => [
    ...duelParts(state, seat, duel),
    ...(card === 0 ? [] : [{ words: 'Card', add: card }]),
  ];
  const settle = (heartsSpent: number) => {
    if (!seen) return;
    const { extra, defExtra } = draft;
    onAct({
      type: 'resolveDuel',
      player: shown,
      attRoll,
      defRoll,
      heartsSpent,
      extra,
      defExtra,
      by: byOf(draft.dice),
      ...inFood(player, heartsSpent, draft.foodFirst),
    });
    if (heartsSpent >= need) onOpen(`at:${duel.building}`);
    else onClose();
  };
  return (
    <Sheet
      title={`${player.name} against ${duel.opponent === null ? 'the spare figure' : opponent}`}
      onClose={onClose}
      onRules={() => onTopic('duel')}
      footer={
        seen ? (
          <View style={styles.foot}>
            {need === 0 ? null : (
              <Button
                kind="secondary"
                words="Lose, keep hearts"
                onPress={() => settle(0)}
                style={styles.grow}
                testID="duel-lose"
              />
            )}
            <Button
              words={
                need === 0
                  ? 'Win'
                  : need <= hearts
                    ? `Win for ${plural(need, 'heart')}`
                    : `Needs ${plural(need, 'heart')}`
              }
              disabled={need > hearts}
              onPress={() => settle(need)}
              style={styles.grow}
              testID="duel-win"
            />
          </View>
        ) : undefined
      }
      testID="duel-sheet"
    >
      <View style={styles.body}>
        <View style={styles.sides}>
          <DuelSide
            name={player.name}
            role="attacks"
            token={shown}
            colour={seats[shown]?.colour}
            parts={partsOf(shown, draft.extra)}
            die={attRoll}
            spends={seen && need > 0 && need <= hearts ? need : 0}
          />
          <DuelSide
            name={opponent}
            role="wins ties"
            token={duel.opponent}
            colour={duel.opponent === null ? undefined : seats[duel.opponent]?.colour}
            parts={partsOf(duel.opponent, draft.defExtra)}
            die={defRoll}
          />
        </View>
        <OddsBar
          good={[{ chance: odds.win }]}
          aim="to win"
          lead={`With ${plural(hearts, 'heart')}`}
          testID="duel-odds"
        />
        <RollPad dice={draft.dice} names={[player.name, opponent]} onDice={(dice) => set({ dice })} />
        <DuelGrid lead={attack - defence} hearts={hearts} />
        <Grid>
          <NumberRow
            label={`${player.name}'s card bonus`}
            words="own card bonus"
            value={draft.extra}
            min={-9}
            max={9}
            onChange={(extra) => set({ extra })}
            testID="duel-extra"
          />
          {duel.opponent === null ? null : (
            <NumberRow
              label={`${opponent}'s card bonus`}
              words="their card bonus"
              value={draft.defExtra}
              min={-9}
              max={9}
              onChange={(defExtra) => set({ defExtra })}
              testID="duel-def-extra"
            />
          )}
        </Grid>
        <RollBonus state={state} player={player} onBonus={(extra) => set({ extra })} />
        <FoodFirst player={player} on={draft.foodFirst} onChange={(foodFirst) => set({ foodFirst })} />
        <Txt type="caption" color="ink2">
          Hearts left in town are lost when you leave it.
        </Txt>
      </View>
    </Sheet>
  );
}

/** The 36 pairs of faces: won, won with hearts, lost. */
function DuelGrid({ lead, hearts }: { lead: number; hearts: number }) {
  const { color } = useTheme();
  const rows = duelGrid(lead, hearts);
  const cells = rows.flat();
  const free = cells.filter((each) => each === 0).length;
  const bought = cells.filter((each) => each !== 'lost' && each > 0).length;
  return (
    <View
      accessible
      accessibilityRole="image"
      aria-label={`Of 36 pairs ${free} win, ${bought} win with hearts, ${36 - free - bought} lose`}
      style={styles.grid}
    >
      <View style={styles.row}>
        <View style={styles.axis} />
        {rows.map((_, face) => (
          <Txt key={face} type="label" color="ink2" align="center" style={styles.head}>
            {face + 1}
          </Txt>
        ))}
      </View>
      {rows.map((row, attacker) => (
        <View key={attacker} style={styles.row}>
          <Txt type="label" color="ink2" style={styles.axis}>
            {attacker + 1}
          </Txt>
          {row.map((cell, defender) => (
            <View
              key={defender}
              style={[
                styles.cell,
                { backgroundColor: cell === 'lost' ? color.sunken : cell === 0 ? color.successTint : color.warnTint },
              ]}
            >
              <Txt type="label" align="center" maxFontSizeMultiplier={1.2}>
                {cell === 'lost' ? '✕' : cell === 0 ? '✓' : `${cell}♥`}
              </Txt>
            </View>
          ))}
        </View>
      ))}
      <Txt type="caption" color="ink2">
        Your die down, theirs across: ✓ wins, a number wins with hearts.
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  body: { gap: 12, paddingBottom: 8 },
  foot: { flexDirection: 'row', gap: 8 },
  grow: { flex: 1 },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  grid: { gap: 3 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  axis: { width: 16 },
  head: { flex: 1 },
  cell: { flex: 1, minHeight: 28, borderRadius: tokens.radius.chip / 2, justifyContent: 'center' },
});

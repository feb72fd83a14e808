import { StyleSheet, View } from 'react-native';

import { CompareChoices } from '@/components/odds/CompareChoices';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { toNumber } from '@/rules/dice/fraction';
import type { Action, ActionOf } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { duelMods, duelOdds, standingIn } from '@/rules/near-and-far/duel';
import { buildingDetail } from '@/rules/near-and-far/menu';
import { flamesAt } from '@/rules/near-and-far/cards-in-hand';
import { reputationPoints } from '@/rules/near-and-far/printed';
import { spendable } from '@/rules/near-and-far/sums';
import { type Building, playerOf } from '@/rules/near-and-far/state';
import { BUILDING_TOPICS, BUILDING_WORDS, signed } from '@/rules/near-and-far/words';

import { GemsFirst, inGems } from './PayWith';
import { draftOf, type NearPanel } from './props';

const WAYS: readonly { readonly entry: ActionOf<'visitBuilding'>['entry']; readonly words: string }[] = [
  { entry: 'free', words: 'Walk in' },
  { entry: 'jailPass', words: 'Go in out of jail, no duel' },
  { entry: 'politics', words: 'Go in by Politics' },
  { entry: 'bribe', words: 'Bribe: 1 coin' },
];

const OCCUPIED = 'Occupied: duel, or find another way in';

/** Ways into one building: free, by a pass, or by a duel with its odds, dirty against honourable. */
export function VisitSheet({ building, ...props }: NearPanel & { building: Building }) {
  const { state, shown, seats, onAct, onOpen, onClose, onTopic } = props;
  const player = playerOf(state, shown);
  const standing = standingIn(state, building, shown);
  const defence = (opponent: number | null) =>
    duelMods(state, shown, { building, opponent, style: 'honorable' }).defence;
  const weakest = [...standing].sort((a, b) => defence(a) - defence(b))[0] ?? null;
  const [draft, set] = draftOf(props, {
    opponent: weakest,
    style: 'honorable' as 'honorable' | 'dirty',
    gemsFirst: false,
  });
  const ways = WAYS.filter(
    ({ entry }) => check(state, { type: 'visitBuilding', player: shown, building, entry }) === undefined,
  );
  const first = ways[0];
  const again =
    ways.length === 0 ? check(state, { type: 'visitBuilding', player: shown, building, entry: 'free' }) : undefined;
  const visit = (entry: ActionOf<'visitBuilding'>['entry']) => {
    const gems = entry === 'bribe' ? inGems(player, { coins: 1 }, draft.gemsFirst) : {};
    onAct({ type: 'visitBuilding', player: shown, building, entry, ...gems });
    onOpen(`at:${building}`);
  };
  const duel: Action = { type: 'declareDuel', player: shown, building, opponent: draft.opponent, style: draft.style };
  const hearts = spendable(player);
  const choices = (['honorable', 'dirty'] as const).map((style) => {
    const { attack, defence } = duelMods(state, shown, { building, opponent: draft.opponent, style });
    const odds = duelOdds(attack - defence, hearts);
    const to = Math.min(12, Math.max(-6, player.reputation + (style === 'dirty' ? -1 : 1)));
    const points = reputationPoints(state, to) - reputationPoints(state, player.reputation);
    const flames = flamesAt(state, player, to) - flamesAt(state, player, player.reputation);
    return {
      key: style,
      words: style === 'dirty' ? 'Dirty, +1' : 'Honourable',
      odds: { chance: odds.win, aim: 'to win' },
      lines: [
        { words: hearts === 0 ? 'No hearts to spend' : `${toNumber(odds.hearts).toFixed(1)} hearts on average` },
        {
          words: `Won: reputation ${signed(to)}${points === 0 ? '' : `, ${points > 0 ? '+' : ''}${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`}`,
        },
        ...(flames === 0 ? [] : [{ words: `${flames > 0 ? 'Opens' : 'Closes'} the flame of an artifact in hand` }]),
      ],
    };
  });
  const nameOf = (opponent: number | null) => (opponent === null ? 'the spare figure' : (seats[opponent]?.name ?? ''));
  return (
    <Sheet
      title={BUILDING_WORDS[building]}
      onClose={onClose}
      onRules={() => onTopic(BUILDING_TOPICS[building])}
      testID="visit-sheet"
    >
      <View style={styles.body}>
        <Txt type="body" color="ink2">
          {buildingDetail(state, shown, building)}
        </Txt>
        {ways.map(({ entry, words }) => (
          <Button
            key={entry}
            large={entry === first?.entry}
            kind={entry === first?.entry ? 'primary' : 'secondary'}
            words={words}
            onPress={() => visit(entry)}
            testID={`visit-${entry}`}
          />
        ))}
        {ways.some(({ entry }) => entry === 'bribe') ? (
          <GemsFirst
            player={player}
            price={{ coins: 1 }}
            on={draft.gemsFirst}
            onChange={(gemsFirst) => set({ gemsFirst })}
          />
        ) : null}
        {again && again.words !== OCCUPIED ? (
          <Txt type="caption" color="ink2">
            {again.words}
          </Txt>
        ) : null}
        {standing.length > 0 ? (
          <>
            <Txt type="section" heading>
              {`Duel ${standing.length === 1 ? nameOf(draft.opponent) : ''}`}
            </Txt>
            {standing.length > 1
              ? standing.map((opponent) => (
                  <Button
                    key={opponent ?? 'spare'}
                    kind={opponent === draft.opponent ? 'primary' : 'secondary'}
                    words={`Against ${nameOf(opponent)}, +${defence(opponent)}${opponent === weakest ? ', the weakest' : ''}`}
                    onPress={() => set({ opponent })}
                  />
                ))
              : null}
            <CompareChoices
              label="How do you fight?"
              choices={choices}
              chosen={draft.style}
              onChoose={(style) => set({ style: style === 'dirty' ? 'dirty' : 'honorable' })}
              testID="style"
            />
            <Txt type="caption" color="ink2">
              {`Ties go to the defender, who spends no hearts. Lost: to jail${state.side === 'day' ? ' with 1 food' : ''}, no reputation changes.`}
            </Txt>
            <Button
              kind={ways.length > 0 ? 'secondary' : 'primary'}
              words="Declare the duel"
              onPress={() => {
                onAct(duel);
                onOpen('duel');
              }}
              testID="declare-duel"
            />
          </>
        ) : null}
        {ways.length === 0 && standing.length === 0 ? (
          <Button words="Visit" large onPress={() => visit('free')} testID="visit-free" />
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });

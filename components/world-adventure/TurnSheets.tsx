import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceSheet } from '@/components/dice/DiceSheet';
import type { Face } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { chance, mean } from '@/rules/dice/distribution';
import { toNumber } from '@/rules/dice/fraction';
import { plural } from '@/rules/kernel/plural';
import { bountyOf } from '@/rules/world-adventure/cards';
import { tollTo } from '@/rules/world-adventure/market';
import { clanOf, wantedOf } from '@/rules/world-adventure/state';
import { GOLD_CAP, goldOfFace, PENALTY_DICE, type Place, placeWords, samePlace } from '@/rules/world-adventure/tables';
import { goldDice } from '@/rules/world-adventure/townOdds';
import { rankAfter, rankWords } from '@/rules/world-adventure/wanted';

import { BoardSheet } from './BoardSheet';
import { Chips } from './Chips';
import { NumberRow } from './NumberRow';
import { PlacePicker } from './PlacePicker';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

/** One move; the place may be told, then tolls and attacks are looked after. */
export function TravelSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const [{ to }, change] = useDraft<{ to: Place | undefined }>(props, { to: clan.place ?? undefined });
  const owner = to && to.die === undefined ? tollTo(state, shown, to.nation) : undefined;
  const here = samePlace(to ?? null, clan.place);
  const go = (place?: Place) => {
    onClose();
    onAct(place ? { type: 'travel', player: shown, to: place } : { type: 'travel', player: shown });
  };
  return (
    <Sheet
      title={`${clan.name} travels`}
      onClose={onClose}
      onRules={() => onTopic('travel')}
      footer={
        <View style={styles.foot}>
          <Button
            kind="secondary"
            sunken
            words="Only the move"
            onPress={() => go()}
            style={styles.share}
            testID="travel-plain"
          />
          <Button
            disabled={!to || here}
            words={to && !here ? `To ${placeWords(to)}` : 'Choose a place'}
            onPress={() => go(to)}
            style={styles.share}
            testID="travel-apply"
          />
        </View>
      }
      testID="travel-sheet"
    >
      <View style={styles.list}>
        <Txt
          type="body"
          color="ink2"
        >{`${plural(clan.moves, 'move')} left. One move for each neighbouring territory.`}</Txt>
        {owner === undefined ? null : (
          <Txt type="bodyStrong" color="warn">{`2 gold toll to ${clanOf(state, owner).name}.`}</Txt>
        )}
        <PlacePicker place={to} onPlace={(place) => change({ to: place })} city />
      </View>
    </Sheet>
  );
}

interface DiceDraft {
  readonly count: number;
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  /** So much is still wanted; null for what comes on average. */
  readonly goal: number | null;
}

/** Random golds: a penalty turn has three dice, a reward as many as its card shows. */
export function GoldDiceSheet(props: WorldPanelProps & { penalty: boolean }) {
  const { state, shown, penalty, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<DiceDraft>(props, {
    count: penalty ? PENALTY_DICE : 0,
    faces: [],
    rolled: [],
    goal: null,
  });
  const { name, gold } = clanOf(state, shown);
  if (draft.count === 0) {
    return (
      <Sheet
        title="How many gold dice?"
        onClose={onClose}
        onRules={() => onTopic('random-golds')}
        testID="gold-count-sheet"
      >
        <Chips<number>
          label="Gold dice"
          chips={[1, 2, 3, 4, 5, 6, 7, 8].map((value) => ({ value, words: `${value}` }))}
          chosen={[]}
          onChoose={(count) => change({ count })}
          testID="gold-dice"
        />
      </Sheet>
    );
  }
  return (
    <DiceSheet
      open
      title={penalty ? `${name}'s penalty turn` : `${name} rolls for gold`}
      dice={Array.from({ length: draft.count }, () => ({ kind: 'gold' as const }))}
      sides={6}
      draft={draft.faces.map((face) => face ?? undefined)}
      draftRolled={draft.rolled}
      onDraft={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
      results={(faces) => faces.map((face) => (face === undefined ? undefined : `${goldOfFace(face)} gold`))}
      applyWords={(faces) => `Take ${faces.reduce((sum, face) => sum + goldOfFace(face), 0)} gold`}
      onApply={(faces, by) => {
        onClose();
        onAct({ type: penalty ? 'penaltyTurn' : 'rollRandomGold', player: shown, faces: [...faces], by });
      }}
      onRules={() => onTopic(penalty ? 'penalty-turn' : 'random-golds')}
      onClose={onClose}
    >
      <GoldOdds count={draft.count} gold={gold} goal={draft.goal} onGoal={(goal) => change({ goal })} />
    </DiceSheet>
  );
}

interface GoldOddsProps {
  count: number;
  gold: number;
  goal: number | null;
  onGoal: (goal: number) => void;
}

/** 5.1: what so many dice bring on average, what they are likely to reach, and what would be wasted above 99. */
function GoldOdds({ count, gold, goal, onGoal }: GoldOddsProps) {
  const dice = goldDice(count);
  if (!dice) return null;
  const average = toNumber(mean(dice));
  const some = Math.min(4 * count, goal ?? Math.ceil(average));
  const wasted = Math.max(0, gold + 4 * count - GOLD_CAP);
  return (
    <View>
      <NumberRow words="gold you still need" value={some} max={4 * count} onValue={onGoal} testID="gold-goal" />
      <OddsLine title={`${some} gold or more`} chance={chance(dice, (sum) => sum >= some)} />
      <Txt type="caption" color={wasted > 0 ? 'warn' : 'ink2'}>
        {`${average.toFixed(1)} gold on average.${wasted > 0 ? ` Up to ${wasted} would be wasted above 99.` : ''}`}
      </Txt>
    </View>
  );
}

/** 6.6, for what happened outside the battle helper. */
const DEEDS = [
  { words: 'Merchant attacked', delta: 1 },
  { words: 'Government attacked', delta: 2 },
  { words: 'Attacked a Good Boy', delta: 1 },
  { words: 'Brigand beaten', delta: -2 },
  { words: 'Destroyer or Raid beaten', delta: -1 },
  { words: 'Legendary beaten', delta: -2 },
  { words: 'Wanted player beaten', delta: -1 },
] as const;

export function WantedSheet(props: WorldPanelProps) {
  const { state, seats, shown, onAct, onClose, onTopic, onKeypad } = props;
  const [{ seat }, change] = useDraft(props, { seat: shown });
  const rank = (delta: number) => {
    const after = rankAfter(state, seat, delta);
    return after === undefined ? 'Good Boy' : `rank ${after}`;
  };
  const [typing, setTyping] = useState(false);
  const bounties = [1, 2, 3, 4].flatMap((place) => {
    const amount = bountyOf(state, place);
    return amount === undefined ? [] : [{ place, amount }];
  });
  if (typing) return <BoardSheet {...props} onClose={() => setTyping(false)} />;
  return (
    <Sheet title="Wanted points" onClose={onClose} onRules={() => onTopic('wanted-points')} tall testID="wanted-sheet">
      <View style={styles.list}>
        <Chips<number>
          label="Player"
          chips={seats.map(({ name }, value) => ({ value, words: `${name} ${wantedOf(state, value)}` }))}
          chosen={[seat]}
          onChoose={(value) => change({ seat: value })}
          testID="wanted-player"
        />
        <Txt
          type="body"
          color="ink2"
        >{`${clanOf(state, seat).name}: ${rankWords(state, seat)}. The Government hunts the nearest wanted, then the highest rank.`}</Txt>
        {DEEDS.map(({ words, delta }) => (
          <ListRow
            key={words}
            title={words}
            detail={rank(delta)}
            right={<Txt type="numeral">{delta > 0 ? `+${delta}` : `−${-delta}`}</Txt>}
            onPress={() => {
              onClose();
              onAct({ type: 'changeWanted', player: seat, delta, why: words.charAt(0).toLowerCase() + words.slice(1) });
            }}
            testID={`deed-${words}`}
          />
        ))}
        {bounties.map(({ place, amount }) => (
          <Button
            key={place}
            kind="secondary"
            words={`Bounty for rank ${place}: ${amount} gold to ${clanOf(state, seat).name}`}
            onPress={() => {
              onClose();
              onAct({ type: 'takeBounty', player: seat, amount });
            }}
          />
        ))}
        <ListRow
          title="Bounties and end of the track"
          detail={
            bounties.length > 0
              ? bounties.map(({ place, amount }) => `rank ${place}: ${amount}`).join(', ')
              : 'Printed on the board: type them once'
          }
          chevron
          onPress={() => setTyping(true)}
          testID="wanted-board"
        />
        <Button kind="quiet" words="Type the number" onPress={() => onKeypad(seat, 'wanted')} testID="wanted-keypad" />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 130 },
});

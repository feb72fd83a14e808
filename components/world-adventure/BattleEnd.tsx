import { StyleSheet, View } from 'react-native';
import { useState } from 'react';

import { DiceSheet } from '@/components/dice/DiceSheet';
import type { Face } from '@/components/dice/entry';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Battle } from '@/rules/world-adventure/battleState';
import { bountyOf } from '@/rules/world-adventure/cards';
import { isDead } from '@/rules/world-adventure/checkBattle';
import { roomOf } from '@/rules/world-adventure/effects';
import { victorOver } from '@/rules/world-adventure/spoils';
import { clanOf } from '@/rules/world-adventure/state';
import { belongings, CITIES, type City, GOLD_CAP, totalGoods } from '@/rules/world-adventure/tables';
import { rankOf } from '@/rules/world-adventure/wanted';

import { AwakeningOdds } from './AwakeningOdds';
import { Spoils } from './BattleSpoils';
import { Chips } from './Chips';
import { NumberRow } from './NumberRow';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

type EndProps = WorldPanelProps & { battle: Battle };

/** How a battle ends: a tie to roll for, a death, the spoils, or nothing at all. */
export function BattleEnd(props: EndProps) {
  const { battle } = props;
  if (battle.result === 'tie') return <Tie {...props} />;
  const dead = [battle.player, battle.theirs?.seat ?? -1].find((seat) => seat >= 0 && isDead(battle, seat));
  if (dead !== undefined) return <Death {...props} dead={dead} />;
  return <Spoils {...props} />;
}

interface TieDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
}

/** a die each, the higher wins; equal dice are rolled again. */
function Tie(props: EndProps) {
  const { battle, state, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<TieDraft>(props, { faces: [], rolled: [] });
  const [round, setRound] = useState(0);
  const seat = battle.theirs?.seat ?? null;
  const [me, foe] = [clanOf(state, battle.player).name, seat === null ? 'The foe' : clanOf(state, seat).name];
  return (
    <DiceSheet
      // Equal dice leave the tie: two new ones.
      key={round}
      open
      title="Both sides are down"
      dice={[
        { kind: 'silver', name: me },
        { kind: 'ivory', name: foe },
      ]}
      sides={6}
      draft={draft.faces.map((face) => face ?? undefined)}
      draftRolled={draft.rolled}
      onDraft={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
      applyWords={([mine = 0, theirs = 0]) =>
        mine === theirs ? 'Equal: roll again' : `${mine > theirs ? me : foe} wins`
      }
      onApply={([face = 1, foeFace = 1], by) => {
        change({ faces: [], rolled: [] });
        setRound(round + 1);
        onAct({ type: 'tieRoll', player: battle.player, face, foeFace, by });
      }}
      onRules={() => onTopic('duel-tie')}
      onClose={onClose}
    >
      <Txt type="body">Each rolls a die, the higher wins; equal dice are rolled again.</Txt>
    </DiceSheet>
  );
}

interface DeathDraft {
  readonly city: City | null;
  readonly bounty: number;
  readonly keeps: 'own' | 'won';
}

/** What is lost, to whom, and the new city. */
function Death(props: EndProps & { dead: number }) {
  const { state, battle, dead, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, dead);
  const victor = victorOver(battle, dead);
  const rank = rankOf(state, dead);
  const known = rank === undefined ? undefined : bountyOf(state, rank);
  const [draft, change] = useDraft<DeathDraft>(props, { city: null, bounty: known ?? 0, keeps: 'own' });
  const pays = typeof victor === 'number' && rank !== undefined;
  const winner = typeof victor === 'number' ? clanOf(state, victor) : undefined;
  const to = winner ? `hands over to ${winner.name}` : 'loses';
  const wasted = winner ? Math.max(0, winner.gold + clan.gold + (pays ? draft.bounty : 0) - GOLD_CAP) : 0;
  const unfit = winner ? Math.max(0, totalGoods(clan.goods) - roomOf(state, winner)) : 0;
  const choice = winner?.quest && clan.quest ? [winner.quest.name, clan.quest.name] : undefined;
  return (
    <Sheet
      title={`${clan.name} dies`}
      onClose={onClose}
      onRules={() => onTopic('death')}
      tall
      footer={
        <Button
          large
          words={draft.city ? `Awake in ${draft.city}` : 'Awake, city not entered'}
          onPress={() => {
            onClose();
            onAct({
              type: 'playerDies',
              player: dead,
              ...(draft.city ? { city: draft.city } : {}),
              ...(pays && draft.bounty > 0 ? { bounty: draft.bounty } : {}),
              ...(choice && draft.keeps === 'won' ? { keeps: 'won' as const } : {}),
            });
          }}
          testID="death-apply"
        />
      }
      testID="death-sheet"
    >
      <View style={styles.list}>
        <Txt type="body">{`${clan.name} ${to}: ${belongings(clan.gold, clan.goods, clan.quest?.name)}. Wanted points become 0, all soldiers faint.`}</Txt>
        {wasted > 0 || unfit > 0 ? (
          <Txt type="bodyStrong" color="warn">
            {[
              wasted > 0 ? `${wasted} gold wasted above 99.` : '',
              unfit > 0
                ? `${plural(unfit, 'good does', 'goods do')} not fit and ${unfit === 1 ? 'goes' : 'go'} to the stock.`
                : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Txt>
        ) : null}
        <Txt type="body" color="ink2">
          Soldiers, caravan, upgrades, runes and rune powers are kept. The next turn is only three gold dice.
        </Txt>
        <Chips<City>
          label="New city"
          chips={CITIES.map((value) => ({ value, words: value }))}
          chosen={draft.city ? [draft.city] : []}
          onChoose={(city) => change({ city })}
          testID="awake"
        />
        <AwakeningOdds die={false} />
        {choice ? (
          <Segments<'own' | 'won'>
            label={`${winner?.name ?? ''} keeps the quest`}
            options={[
              { value: 'own', words: choice[0] ?? '' },
              { value: 'won', words: choice[1] ?? '' },
            ]}
            value={draft.keeps}
            onChange={(keeps) => change({ keeps })}
            testID="keeps"
          />
        ) : null}
        {pays ? (
          <NumberRow
            words={`bounty for rank ${rank}`}
            value={draft.bounty}
            max={99}
            onValue={(bounty) => change({ bounty })}
            testID="bounty"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });

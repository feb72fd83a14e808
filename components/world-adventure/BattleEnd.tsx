import { StyleSheet, View } from 'react-native';
import { useState } from 'react';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { DiceSheet } from '@/components/dice/DiceSheet';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import type { Battle } from '@/rules/world-adventure/battleState';
import { bountyOf } from '@/rules/world-adventure/cards';
import { isDead } from '@/rules/world-adventure/checkBattle';
import { lesserGoods, roomOf } from '@/rules/world-adventure/effects';
import { expOf, victorOver } from '@/rules/world-adventure/spoils';
import { clanOf, type State } from '@/rules/world-adventure/state';
import {
  belongings,
  CITIES,
  type City,
  GOLD_CAP,
  goldOfFace,
  type Goods,
  GOODS,
  goodsOfFaces,
  NO_GOODS,
  totalGoods,
} from '@/rules/world-adventure/tables';
import { rankOf } from '@/rules/world-adventure/wanted';
import { rollDie } from '@/store/randomness';

import { AwakeningOdds } from './AwakeningOdds';
import { Chips } from './Chips';
import { GoodsPicker } from './GoodsPicker';
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
              unfit > 0 ? `${unfit} goods do not fit and go to the stock.` : '',
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

interface SpoilsDraft {
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly cargo: readonly (Face | null)[];
  readonly cargoRolled: readonly boolean[];
  readonly goods: Goods;
}

/** Gold dice, cargo dice and what follows by itself. */
function Spoils(props: EndProps) {
  const { state, battle, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<SpoilsDraft>(props, {
    faces: [],
    rolled: [],
    cargo: [],
    cargoRolled: [],
    goods: NO_GOODS,
  });
  const won = battle.result === 'won' && battle.kind !== 'player';
  const loot = won ? (battle.foe.loot ?? 0) : 0;
  const cargo = won ? (battle.foe.cargo ?? 0) : 0;
  const gold = entryOf(
    draft.faces.map((face) => face ?? undefined),
    noMemory(draft.rolled),
    loot,
    6,
  );
  const goldFaces = loot === 0 ? [] : completeFaces(gold.faces);
  const shown = draft.cargo.filter((face) => face !== null && face !== undefined) as number[];
  const offer = lesserGoods(goodsOfFaces(shown), state.stock);
  const sum = (goldFaces ?? []).reduce((so, face) => so + goldOfFace(face), 0);
  return (
    <Sheet
      title={titleOf(state, battle)}
      onClose={onClose}
      onRules={() => onTopic('after-battle')}
      tall={cargo > 0}
      footer={
        <Button
          large
          disabled={goldFaces === undefined}
          words={
            goldFaces === undefined
              ? 'Roll the gold dice'
              : loot > 0
                ? `Take ${sum} gold and end the battle`
                : 'End the battle'
          }
          onPress={() => {
            onClose();
            onAct({
              type: 'endBattle',
              player: battle.player,
              ...(goldFaces && goldFaces.length > 0 ? { gold: [...goldFaces], by: rolledBy(gold) } : {}),
              ...(totalGoods(draft.goods) > 0 ? { goods: draft.goods } : {}),
            });
          }}
          testID="spoils-apply"
        />
      }
      testID="spoils-sheet"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          {won
            ? `${expOf(battle)} experience for everyone who fought, also those who fainted. Survivors are whole again.`
            : 'Survivors are whole again.'}
        </Txt>
        {loot > 0 ? (
          <DiceEntry
            dice={Array.from({ length: loot }, () => ({ kind: 'gold' as const }))}
            sides={6}
            faces={draft.faces.map((face) => face ?? undefined)}
            rolled={draft.rolled}
            onFaces={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
            onRolled={(faces, rolled) => change({ faces: faces.map((face) => face ?? null), rolled })}
            roll={rollDie}
            results={gold.faces.map((face) => (face === undefined ? undefined : `${goldOfFace(face)} gold`))}
          />
        ) : null}
        {cargo > 0 ? (
          <>
            <Txt
              type="section"
              heading
            >{`Cargo: ${cargo} dice, room for ${Math.min(99, roomOf(state, clanOf(state, battle.player)))}`}</Txt>
            <DiceEntry
              dice={Array.from({ length: cargo }, () => ({ kind: 'ivory' as const }))}
              sides={6}
              faces={draft.cargo.map((face) => face ?? undefined)}
              rolled={draft.cargoRolled}
              onFaces={(faces, rolled) =>
                change({ cargo: faces.map((face) => face ?? null), cargoRolled: rolled, goods: NO_GOODS })
              }
              onRolled={(faces, rolled) =>
                change({ cargo: faces.map((face) => face ?? null), cargoRolled: rolled, goods: NO_GOODS })
              }
              roll={rollDie}
              results={draft.cargo.map((face) => (face ? (GOODS[face - 1] ?? '') : undefined))}
            />
            <GoodsPicker verb="Take" goods={draft.goods} most={offer} onGoods={(goods) => change({ goods })} />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

function titleOf(state: State, battle: Battle): string {
  const { name } = clanOf(state, battle.player);
  switch (battle.result) {
    case 'won':
      return battle.kind === 'merchant' ? `${name} plunders` : `${name} wins`;
    case 'escaped':
      return 'The merchant escapes';
    case 'fled':
      return `${name} gets away`;
    case 'foeFled':
      return `${battle.foe.name} gets away`;
    default:
      return 'The battle is over';
  }
}

const styles = StyleSheet.create({ list: { gap: 12 } });

import { StyleSheet, View } from 'react-native';
import { useState } from 'react';

import { DiceEntry } from '@/components/dice/DiceEntry';
import { completeFaces, entryOf, type Face, noMemory, rolledBy } from '@/components/dice/entry';
import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/world-adventure/actions';
import { isScouted } from '@/rules/world-adventure/applyTurn';
import { check } from '@/rules/world-adventure/check';
import { attackable, monsterTarget, npcTarget, pursued, REACH, type Target } from '@/rules/world-adventure/pursuit';
import { foeOf } from '@/rules/world-adventure/foeCard';
import { clanOf, type State } from '@/rules/world-adventure/state';
import { dueNpcs, npcWords } from '@/rules/world-adventure/time';
import { type Place, placeWords, samePlace, type Tier } from '@/rules/world-adventure/tables';
import { npcFinds } from '@/rules/world-adventure/townOdds';
import { rollDie } from '@/store/randomness';

import { Chips } from './Chips';
import { PickCard } from './PickCard';
import { PlacePicker } from './PlacePicker';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';
import { useKnownFoe } from './useKnownFoe';

interface NpcDraft {
  readonly near: readonly number[];
  readonly card: string;
  readonly values: CardValues;
  readonly faces: readonly (Face | null)[];
  readonly rolled: readonly boolean[];
  readonly drawn: number | null;
  /** Where it stands after its move, once somebody tells. */
  readonly place: Place | null;
}

const EMPTY: NpcDraft = { near: [], card: '', values: {}, faces: [], rolled: [], drawn: null, place: null };

/** Brigand, Government, then the monsters: who is nearest, whom it takes and why, does it strike. */
export function NpcSheet(props: WorldPanelProps) {
  const { state, onClose, onTopic } = props;
  const who = dueNpcs(state)[0];
  if (who === undefined || state.phase !== 'npc') {
    return (
      <Sheet title="NPCs" onClose={onClose} onRules={() => onTopic('brigand-move')} testID="npc-sheet">
        <Txt type="body">Nobody is due. The NPCs act after all turns.</Txt>
      </Sheet>
    );
  }
  return <Acting key={who} {...props} who={who} />;
}

function Acting(props: WorldPanelProps & { who: string }) {
  const { state, shown, who, onAct, onClose, onOpen, onTopic } = props;
  const [kept, change] = useDraft(props, EMPTY);
  const [picking, setPicking] = useState(false);
  const [placing, setPlacing] = useState(false);
  const name = npcWords(state, who);
  const npc = who === 'brigand' || who === 'government' ? who : undefined;
  const known = useKnownFoe(npc ?? 'monster', cardOf(state, who));
  const draft = kept.card === '' && known ? { ...kept, ...known } : kept;
  const stands = npc ? state.npcs[npc]?.place : undefined;
  const moved = draft.place?.die === undefined && npc !== 'government' ? null : draft.place;
  const tier = (who.split(':')[0] ?? 'minion') as Tier;
  const pool = npc ? pursued(state, npc) : attackable(state, tier, name);
  const target: Target | undefined = npc ? npcTarget(state, npc, draft.near) : monsterTarget(state, draft.near);
  const seat = target?.seats.length === 1 ? target.seats[0] : (draft.drawn ?? undefined);
  if (picking) {
    return (
      <PickCard
        kind={npc ? 'npc' : 'monster'}
        title={`The ${name}'s card`}
        onPicked={(card, values) => {
          setPicking(false);
          change({ card, values });
        }}
        onTopic={onTopic}
        onClose={() => setPicking(false)}
      />
    );
  }
  const rests = () => {
    change(EMPTY);
    // Written down with the pursuit it is known already.
    const place = npc && moved && !samePlace(moved, stands ?? null) ? { place: moved } : {};
    onAct({ type: 'npcDone', player: shown, who, ...place });
    if (dueNpcs(state).length <= 1) onClose();
  };
  const strike = () => {
    if (seat === undefined) return;
    const foe = foeOf(draft.card, npc ? draft.values : { ...draft.values, tier });
    const action: Action = { type: 'startBattle', player: seat, kind: npc ?? 'monster', foe };
    change(EMPTY);
    onAct(action);
    if (!check(state, action)) onOpen('battle');
  };
  return (
    <Sheet
      title={`The ${name} acts`}
      onClose={onClose}
      onRules={() => onTopic(npc ? `${npc}-move` : 'monster-target-order')}
      tall
      footer={
        <View style={styles.foot}>
          <Button kind="secondary" words="It does nothing" onPress={rests} style={styles.share} testID="npc-rests" />
          <Button
            disabled={seat === undefined || draft.card === ''}
            words={
              seat === undefined
                ? pool.length === 0
                  ? 'Nobody to attack'
                  : 'Tap who is near'
                : draft.card === ''
                  ? 'Choose its card'
                  : `It attacks ${clanOf(state, seat).name}`
            }
            onPress={strike}
            style={styles.share}
            testID="npc-strikes"
          />
        </View>
      }
      testID="npc-sheet"
    >
      <View style={styles.list}>
        <Txt type="body" color="ink2">
          {npc
            ? `It moves up to two territories towards its target${npc === 'brigand' ? ', never into a city' : ', also into a city'}. Who is nearest? Tap all that tie.`
            : `It strikes one player ${REACH[tier]}. Who is there?`}
        </Txt>
        <Chips<number>
          label="Near"
          chips={pool.map((value) => ({ value, words: clanOf(state, value).name }))}
          chosen={draft.near}
          onChoose={(value) =>
            change({
              near: draft.near.includes(value) ? draft.near.filter((each) => each !== value) : [...draft.near, value],
              drawn: null,
            })
          }
          testID="near"
        />
        {pool.length === 0 ? <Txt type="bodyStrong">Nobody it may attack.</Txt> : null}
        {npc || pool.length === state.clans.length ? null : (
          <Txt type="caption" color="ink2">
            Whoever engaged it, was struck by it this month or is out of its reach is left out.
          </Txt>
        )}
        {target ? (
          <Card large style={styles.card} testID="npc-target">
            <Txt type="section" heading>
              {target.seats.map((each) => clanOf(state, each).name).join(' or ')}
            </Txt>
            <Txt type="body" color="ink2">
              {target.why}
            </Txt>
            {target.seats.length > 1 ? (
              <Chips<number>
                label="The marker says"
                chips={target.seats.map((value) => ({ value, words: clanOf(state, value).name }))}
                chosen={draft.drawn === null ? [] : [draft.drawn]}
                onChoose={(drawn) => change({ drawn })}
              />
            ) : null}
            {npc && placing ? (
              <PlacePicker
                place={draft.place ?? undefined}
                onPlace={(place) => change({ place })}
                city={npc === 'government'}
              />
            ) : null}
            {npc && !placing ? (
              <Button
                kind="quiet"
                words={`Where it stands now: ${stands ? placeWords(stands) : 'not entered'}`}
                onPress={() => setPlacing(true)}
                testID="npc-place"
              />
            ) : null}
            {npc ? (
              <Button
                kind="quiet"
                words="Write the pursuit down"
                onPress={() =>
                  onAct({
                    type: 'npcTarget',
                    player: shown,
                    npc,
                    nearest: [...draft.near],
                    ...(draft.drawn === null ? {} : { drawn: draft.drawn }),
                    ...(moved ? { place: moved } : {}),
                  })
                }
                testID="npc-pursues"
              />
            ) : null}
          </Card>
        ) : null}
        <Button
          kind="secondary"
          words={draft.card || 'Choose or type its card'}
          onPress={() => setPicking(true)}
          testID="npc-card"
        />
        {npc ? <Scouting {...props} npc={npc} scouting={draft} change={change} /> : null}
      </View>
    </Sheet>
  );
}

/** The card that stands on the map, where its name was told. */
function cardOf({ npcs, monsters, legendaries }: State, who: string): string | null | undefined {
  if (who === 'brigand' || who === 'government') return npcs[who]?.card;
  if (who === 'minion' || who === 'destroyer' || who === 'raid') return monsters[who]?.card;
  return legendaries[Number(who.slice('legendary:'.length))]?.card;
}

interface ScoutingProps extends WorldPanelProps {
  npc: 'brigand' | 'government';
  scouting: NpcDraft;
  change: (next: Partial<NpcDraft>) => void;
}

/** It rolls the Explorer dice of its card; one 1–3 and it attacks. */
function Scouting({ shown, npc, scouting, change, onAct }: ScoutingProps) {
  const explorer = scouting.values['explorer'];
  const count = typeof explorer === 'number' ? explorer : 0;
  const faces = scouting.faces.map((face) => face ?? undefined);
  const entry = entryOf(faces, noMemory(scouting.rolled), count, 6);
  const complete = completeFaces(entry.faces);
  const keep = (next: readonly Face[], rolled: readonly boolean[]) =>
    change({ faces: next.map((face) => face ?? null), rolled });
  if (count === 0) return null;
  return (
    <Card large style={styles.card}>
      <Txt type="label" color="ink2">{`In the same territory it scouts with ${plural(count, 'die', 'dice')}.`}</Txt>
      <OddsLine title="It finds its target" chance={npcFinds(count)} />
      <DiceEntry
        dice={Array.from({ length: count }, () => ({ kind: 'black' as const }))}
        sides={6}
        faces={faces}
        rolled={scouting.rolled}
        onFaces={keep}
        onRolled={keep}
        roll={rollDie}
        results={entry.faces.map((face) =>
          face === undefined ? undefined : { words: face <= 3 ? 'finds' : 'no', good: face <= 3 },
        )}
      />
      {complete ? (
        <Button
          kind="secondary"
          words={isScouted(complete) > 0 ? 'Found: write it down' : 'Not found: write it down'}
          onPress={() => {
            change({ faces: [], rolled: [] });
            onAct({ type: 'npcScout', player: shown, npc, faces: [...complete], by: rolledBy(entry) });
          }}
        />
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
  card: { padding: 12, gap: 10 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexBasis: 120 },
});

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Grid } from '@/components/ui/Grid';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { plural } from '@/rules/kernel/plural';
import type { Action } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { placeProblem } from '@/rules/near-and-far/check-town';
import { iconsOf, numberOf } from '@/rules/near-and-far/printed';
import { banners, recruitCost } from '@/rules/near-and-far/sums';
import { type Faction, FACTIONS, type Icons, NO_ICONS, playerOf, SYMBOLS } from '@/rules/near-and-far/state';
import { SYMBOL_WORDS } from '@/rules/near-and-far/card-kinds';

import { ActButton } from './BuildingSheet';
import { ChipRow } from './ChipRow';
import { FactionMark } from './FactionMark';
import { SYMBOL_ICONS } from './icons';
import { NumberRow } from './NumberRow';
import { GemsFirst, inGems } from './PayWith';
import { PickCard } from './PickCard';
import { draftOf, isImpossible, type NearPanel } from './props';

export interface AdventurerDraft {
  readonly name: string;
  readonly faction: Faction;
  readonly cost: number;
  readonly icons: Icons;
  readonly place: 'active' | 'inactive';
}

export const NEW_ADVENTURER: AdventurerDraft = { name: '', faction: 'red', cost: 2, icons: NO_ICONS, place: 'active' };

const PLACES = [
  { value: 'active' as const, words: 'Into the party' },
  { value: 'inactive' as const, words: 'Onto the bench' },
];

/** Faction, price and symbols of one adventurer token. */
export function AdventurerFields({
  draft,
  set,
}: {
  draft: AdventurerDraft;
  set: (change: Partial<AdventurerDraft>) => void;
}) {
  return (
    <>
      <ChipRow
        label="Faction"
        options={FACTIONS.map((value) => ({ value, words: value, mark: <FactionMark faction={value} size={22} /> }))}
        chosen={[draft.faction]}
        onPress={(faction) => set({ faction })}
        testID="faction"
      />
      <Grid>
        <NumberRow
          label="Price on the token"
          words="price"
          value={draft.cost}
          max={20}
          onChange={(cost) => set({ cost })}
          testID="price"
        />
        {SYMBOLS.map((symbol) => (
          <NumberRow
            key={symbol}
            label={`${SYMBOL_WORDS[symbol]} symbols`}
            words={SYMBOL_WORDS[symbol]}
            value={draft.icons[symbol]}
            max={9}
            icon={SYMBOL_ICONS[symbol]}
            onChange={(count) => set({ icons: { ...draft.icons, [symbol]: count } })}
            testID={`icon-${symbol}`}
          />
        ))}
      </Grid>
      <Segments
        label="Where"
        options={PLACES}
        value={draft.place}
        onChange={(place) => set({ place })}
        testID="place"
      />
    </>
  );
}

/** The one that makes room: nobody where there is some, else one of the same faction, else the companion (R33). */
export function replacedBy(
  state: NearPanel['state'],
  seat: number,
  { faction, place }: AdventurerDraft,
): string | undefined {
  const player = playerOf(state, seat);
  const twin = player.adventurers.find((each) => each.active && each.faction === faction)?.name;
  const fits = (replaces: string | undefined) =>
    !placeProblem(player, { adventurer: { faction }, place, ...(replaces === undefined ? {} : { replaces }) });
  return [undefined, twin, player.companion].find(fits);
}

/** The Saloon, or the Mine with the Rusty Bell: the price broken down by banners, and the row refreshed. */
export function RecruitForm(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [picking, setPicking] = useState(false);
  const [gemsFirst, setGemsFirst] = useState(false);
  const [draft, set] = draftOf(props, NEW_ADVENTURER);
  const player = playerOf(state, shown);
  const { name, faction, cost, icons, place } = draft;
  const price = recruitCost(player, faction, cost);
  const replaces = replacedBy(state, shown, draft);
  const action: Action = {
    type: 'recruitAdventurer',
    player: shown,
    adventurer: { name, faction, cost, icons },
    place,
    ...(replaces ? { replaces } : {}),
    ...inGems(player, { coins: price }, gemsFirst),
  };
  const refusal = check(state, action);
  const saloon = player.location === 'saloon';
  const own = banners(player, faction);
  const chief = player.chiefs.includes(faction) ? ' and the chief' : '';
  if (picking) {
    return (
      <PickCard
        kind="adventurer"
        title="Which adventurer?"
        onTopic={onTopic}
        onPicked={(picked, values) => {
          setPicking(false);
          const of = values.faction;
          set({
            name: picked,
            faction: FACTIONS.find((each) => each === of) ?? 'red',
            cost: numberOf(values, 'cost') ?? 0,
            icons: iconsOf(values),
          });
        }}
        onClose={() => setPicking(false)}
      />
    );
  }
  return (
    <Sheet
      title={saloon ? 'Saloon' : 'Recruit at the Mine'}
      onClose={onClose}
      onRules={() => onTopic('saloon')}
      footer={
        <Button
          large
          words={`Recruit for ${plural(price, 'coin')}`}
          disabled={isImpossible(refusal)}
          onPress={() => {
            onClose();
            onAct(action);
          }}
          testID="recruit"
        />
      }
      testID="building-sheet"
    >
      <View style={styles.body}>
        <Button
          kind="secondary"
          words={name ? `Token: ${name}` : 'Pick or name the token'}
          onPress={() => setPicking(true)}
          testID="pick-adventurer"
        />
        <AdventurerFields draft={draft} set={set} />
        <Txt type="body" color="ink2">
          {`${cost} on the token, ${own + (chief ? 1 : 0)} less for ${plural(own, 'banner')}${chief} (the bench and tokens count, artifacts do not): ${plural(price, 'coin')}.${replaces ? ` ${replaces} steps back.` : ''}`}
        </Txt>
        <GemsFirst player={player} price={{ coins: price }} on={gemsFirst} onChange={setGemsFirst} />
        {refusal ? (
          <Txt type="caption" color="ink2">
            {refusal.words}
          </Txt>
        ) : null}
        {saloon ? (
          <ActButton
            panel={props}
            kind="secondary"
            words="Refresh the row: 1 food"
            action={{ type: 'refreshRow', player: shown }}
            testID="refresh-row"
          />
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });

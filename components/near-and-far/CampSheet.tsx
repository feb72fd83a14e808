import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments';
import { Sheet } from '@/components/ui/Sheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { plural } from '@/rules/kernel/plural';
import { ROUTE_WORDS } from '@/rules/near-and-far/card-kinds';
import type { ActionOf } from '@/rules/near-and-far/actions';
import { check } from '@/rules/near-and-far/check';
import { search, spendable } from '@/rules/near-and-far/sums';
import { nextReveal } from '@/rules/near-and-far/threat-advice';
import { CAMP_PRICE, campsOf, boardCamps, playerOf, type Route, ROUTES } from '@/rules/near-and-far/state';

import { ChipRow } from './ChipRow';
import { FoodFirst, inFood } from './PayWith';
import { draftOf, isImpossible, type NearPanel } from './props';
import { RevealRow } from './RevealRow';
import { TypeSheet } from './TypeSheet';

const SPACES = [
  { value: 'coin' as const, words: 'Coin' },
  { value: 'gem' as const, words: 'Gem' },
  { value: 'route' as const, words: 'Route' },
  { value: 'other' as const, words: 'Other' },
];

/** p.10: once the board is empty camps come out of the box. */
const campTitle = (ordinal: number, most: number): string =>
  ordinal > most ? `Camp ${ordinal}, out of the box` : `Camp ${ordinal} of ${most}`;

/** A camp on the map: what the space gives, and what the lifted camp shows. */
export function CampSheet(props: NearPanel) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [typing, setTyping] = useState(false);
  const [draft, set] = draftOf(props, {
    spaceType: 'other' as ActionOf<'buildCamp'>['spaceType'],
    route: null as Route | null,
    mammoth: false,
    reveals: null as 'coin' | 'gem' | 'none' | null,
    foodFirst: false,
  });
  const player = playerOf(state, shown);
  const free = state.turn.freeCamps > 0;
  const { spaceType, route, mammoth, reveals } = draft;
  const gives = spaceType === 'coin' || spaceType === 'gem' ? plural(search(state, player), spaceType) : undefined;
  const campAction = (): ActionOf<'buildCamp'> | ActionOf<'placeFreeCamp'> => {
    const camp = {
      player: shown,
      spaceType,
      ...(route && spaceType === 'route' ? { route } : {}),
      ...(mammoth ? { mammoth } : {}),
      ...(reveals ? { reveals } : {}),
    };
    return free
      ? { type: 'placeFreeCamp', ...camp }
      : { type: 'buildCamp', ...camp, ...inFood(player, CAMP_PRICE, draft.foodFirst) };
  };
  const action = campAction();
  const refusal = check(state, action);
  const build = () => {
    onClose();
    onAct(action);
  };
  if (typing) return <TypeSheet {...props} panel="type:board" onClose={() => setTyping(false)} />;
  return (
    <Sheet
      title={campTitle(campsOf(player) + 1, boardCamps(state))}
      onClose={onClose}
      onRules={() => onTopic('camp')}
      footer={
        <Button
          large
          words={`Build${free ? ' free' : ` for ${CAMP_PRICE} hearts`}${gives ? `, ${gives}` : ''}`}
          disabled={isImpossible(refusal)}
          onPress={build}
          testID="camp-build"
        />
      }
      testID="camp-sheet"
    >
      <View style={styles.body}>
        {refusal ? (
          <Txt type="body" color="ink2">
            {refusal.words}
          </Txt>
        ) : free ? null : (
          <Txt type="body" color="ink2">
            {`${plural(spendable(player), 'heart')} now, ${spendable(player) - CAMP_PRICE} after it. Search ${search(state, player)}: so many coins or gems on such a space.`}
          </Txt>
        )}
        <Txt type="label" color="ink2">
          The space
        </Txt>
        <Segments
          label="The space"
          options={SPACES}
          value={spaceType}
          onChange={(next) => set({ spaceType: next })}
          testID="space"
        />
        {spaceType === 'route' ? (
          <ChipRow
            label="Which route?"
            options={ROUTES.map((value) => ({
              value,
              words: ROUTE_WORDS[value],
              disabled: state.routes[value].length >= 2,
            }))}
            chosen={route ? [route] : []}
            onPress={(next) => set({ route: next })}
            testID="route"
          />
        ) : null}
        {state.map === 10 ? (
          <SwitchRow
            title="A mammoth space"
            value={mammoth}
            onChange={(next) => set({ mammoth: next })}
            testID="mammoth"
          />
        ) : null}
        {free ? null : <FoodFirst player={player} on={draft.foodFirst} onChange={(foodFirst) => set({ foodFirst })} />}
        {nextReveal(state, shown) === undefined ? (
          <>
            <RevealRow value={reveals} onChange={(next) => set({ reveals: next })} />
            <Button
              kind="quiet"
              words="Type the player board once instead"
              onPress={() => setTyping(true)}
              testID="type-board"
            />
          </>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });

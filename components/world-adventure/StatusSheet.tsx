import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Divider } from '@/components/ui/Divider';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { caravanNumber, heroCard } from '@/rules/world-adventure/cards';
import { cityOf, clanOf } from '@/rules/world-adventure/state';
import { CITIES, type City, facesUpTo } from '@/rules/world-adventure/tables';

import { AwakeningOdds } from './AwakeningOdds';
import { Chips } from './Chips';
import { PickCard } from './PickCard';
import type { WorldPanelProps } from './props';
import { StatusCard } from './StatusCard';
import { useDraft } from './useDraft';

/** A clan's set-up: five points, the hero card, the free caravan. Later the place where new points go. */
export function StatusSheet(props: WorldPanelProps) {
  const { state, onAct, onClose, onTopic } = props;
  // Whoever was on when it opened: the last point of one must not turn the page to the next.
  const [{ seat: shown }] = useDraft(props, { seat: props.shown });
  const [picking, setPicking] = useState<'hero' | 'caravan'>();
  const clan = clanOf(state, shown);
  if (picking) {
    return (
      <PickCard
        kind={picking}
        title={picking === 'hero' ? `${clan.name}'s hero` : `${clan.name}'s caravan`}
        onPicked={(card, values) => {
          onAct({ type: picking === 'hero' ? 'chooseHero' : 'chooseCaravan', player: shown, card, values });
          setPicking(undefined);
        }}
        onTopic={onTopic}
        onClose={() => setPicking(undefined)}
      />
    );
  }
  const hero = heroCard(state, clan);
  const cargo = caravanNumber(state, clan, 'cargo');
  const settingUp = state.month === 1 && state.phase === 'beginning';
  // p.16: two against two; of three against three the rules say nothing else.
  const dealt = state.mode === 'team2v2' ? 'A team draws four, each keeps one' : 'Two are dealt, keep one';
  return (
    <Sheet
      title={`${clan.name}'s clan`}
      onClose={onClose}
      onRules={() => onTopic(settingUp ? 'setup-player' : 'power-status')}
      fill="bg"
      footer={<Button large words="Done" onPress={onClose} testID="status-done" />}
      testID="status-sheet"
    >
      <View>
        <StatusCard table={props} seat={shown} />
        <ListRow
          title={clan.heroCard ?? 'Choose the hero card'}
          detail={
            hero
              ? `Attack ${hero.attack}, ${hero.hp} hit points, hit on ${facesUpTo(hero.accuracy)}`
              : `${dealt}; its numbers are typed once`
          }
          chevron
          onPress={() => setPicking('hero')}
          testID="pick-hero"
        />
        <Divider />
        <ListRow
          title={clan.caravan ?? 'Choose the free Lv 1 caravan'}
          detail={
            cargo === undefined
              ? 'Cargo, chaser and barrier off the card'
              : `Cargo ${cargo}, chaser ${caravanNumber(state, clan, 'chaser') ?? 0}, barrier ${caravanNumber(state, clan, 'barrier') ?? 0}`
          }
          chevron
          onPress={() => setPicking('caravan')}
          testID="pick-caravan"
        />
        {settingUp ? (
          <View style={styles.awakens}>
            <Txt type="label" color="ink2">
              Awakening marker: the city it starts in
            </Txt>
            <Chips<City>
              label="Starts in"
              chips={CITIES.map((value) => ({ value, words: value }))}
              chosen={[cityOf(clan) ?? []].flat()}
              onChoose={(city) => onAct({ type: 'awaken', player: shown, city })}
              testID="awaken"
            />
            <AwakeningOdds die={false} />
          </View>
        ) : null}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ awakens: { gap: 8, paddingTop: 10 } });

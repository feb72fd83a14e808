import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { OddsLine } from '@/components/odds/OddsLine';
import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import { stallOwner } from '@/rules/world-adventure/market';
import { cityOf, clanOf } from '@/rules/world-adventure/state';
import { CITIES, type City, PRICE } from '@/rules/world-adventure/tables';
import { scoutOdds } from '@/rules/world-adventure/townOdds';

import { Chips } from './Chips';
import { NumberRow } from './NumberRow';
import { PickCard } from './PickCard';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

export function StallSheet({ state, shown, onAct, onClose, onTopic }: WorldPanelProps) {
  const clan = clanOf(state, shown);
  const here = cityOf(clan);
  return (
    <Sheet title="Build a stall" onClose={onClose} onRules={() => onTopic('market-stall')} testID="stall-sheet">
      <View style={styles.list}>
        <Txt
          type="body"
          color="ink2"
        >{`5 gold and an action. It pays 5 every month; the next one is your stall ${clan.stalls.length + 1}.`}</Txt>
        <Chips<City>
          label="City"
          chips={CITIES.filter((city) => stallOwner(state, city) === undefined).map((value) => ({
            value,
            words: value,
          }))}
          chosen={here ? [here] : []}
          onChoose={(city) => {
            onClose();
            onAct({ type: 'buildStall', player: shown, city });
          }}
          testID="stall"
        />
      </View>
    </Sheet>
  );
}

interface GuildDraft {
  readonly name: string;
  readonly values: CardValues;
  readonly city: City | null;
  readonly gold: number;
  readonly exp: number;
  readonly meeple: string;
}

/** 5.2: a card that asks for a roll names the status whose dice are rolled. */
const ROLLS = [
  { status: 'explorer', title: 'A roll of Explorer succeeds' },
  { status: 'charisma', title: 'A roll of Charisma succeeds' },
] as const;

/** One quest at a time: take, complete with its rewards, or cancel for 5 gold. */
export function GuildSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const clan = clanOf(state, shown);
  const { quest, meeples } = clan;
  const here = cityOf(clan);
  const card = quest ? state.cards[`quest:${quest.name}`] : undefined;
  const printed = (key: string) => (typeof card?.[key] === 'number' ? card[key] : 0);
  const [draft, change] = useDraft<GuildDraft>(props, {
    name: '',
    values: {},
    city: here ?? null,
    gold: printed('gold'),
    exp: printed('exp'),
    meeple: '',
  });
  const [picking, setPicking] = useState(false);
  if (picking) {
    return (
      <PickCard
        kind="quest"
        title="Which quest?"
        onPicked={(name, values) => {
          setPicking(false);
          change({ name, values });
        }}
        onTopic={onTopic}
        onClose={() => setPicking(false)}
      />
    );
  }
  const done = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Sheet
      title="Guild"
      onClose={onClose}
      onRules={() => onTopic(quest ? 'guild-quest-complete' : 'guild-quest-take')}
      testID="guild-sheet"
    >
      {quest ? (
        <View style={styles.list}>
          <Txt type="section" heading>
            {quest.name}
          </Txt>
          <Txt type="body" color="ink2">
            {quest.city
              ? `Taken in ${quest.city}; without a place on the card it is completed there.`
              : 'Without a place on the card it is completed where it was taken.'}
          </Txt>
          {typeof card?.['text'] === 'string' && card['text'] ? <Txt type="body">{card['text']}</Txt> : null}
          {ROLLS.filter(({ status }) => clan[status] > 0).map(({ status, title }) => (
            <OddsLine key={status} title={title} chance={scoutOdds(clan[status]).found} />
          ))}
          <NumberRow
            words="gold"
            value={draft.gold}
            max={99}
            onValue={(gold) => change({ gold })}
            testID="quest-gold"
          />
          <NumberRow
            words="experience"
            value={draft.exp}
            max={6}
            onValue={(exp) => change({ exp })}
            testID="quest-exp"
          />
          <Button
            large
            words="Complete the quest"
            onPress={() =>
              done(() => onAct({ type: 'completeQuest', player: shown, gold: draft.gold, exp: draft.exp }))
            }
            testID="quest-complete"
          />
          <Field
            label={`Quest meeples: ${meeples.join(' and ') || 'in hand'}`}
            placeholder="Where one stands"
            value={draft.meeple}
            onChange={(meeple) => change({ meeple })}
            maxLength={40}
          />
          <Button
            kind="secondary"
            words={draft.meeple.trim() ? 'Note the meeple' : 'Take the meeples back'}
            onPress={() => {
              onAct({
                type: 'moveQuestMeeple',
                player: shown,
                places: draft.meeple.trim() ? [...meeples.slice(-1), draft.meeple.trim()] : [],
              });
              change({ meeple: '' });
            }}
          />
          <Button
            kind="quiet"
            words={`Cancel it, ${PRICE.cancelQuest} gold`}
            onPress={() => done(() => onAct({ type: 'cancelQuest', player: shown }))}
            testID="quest-cancel"
          />
        </View>
      ) : (
        <View style={styles.list}>
          <Txt type="body" color="ink2">
            One action: look at two face-down cards and keep one or none, or take one face up. Keep three face up.
          </Txt>
          <Button
            kind="secondary"
            words={draft.name || 'Choose or type the quest'}
            onPress={() => setPicking(true)}
            testID="quest-name"
          />
          <Chips<City>
            label="Taken in"
            chips={CITIES.map((value) => ({ value, words: value }))}
            chosen={draft.city ? [draft.city] : []}
            onChoose={(city) => change({ city })}
          />
          <Button
            large
            words={draft.name.trim() ? `Take ${draft.name.trim()}` : 'Looked at two, took none'}
            onPress={() =>
              done(() =>
                onAct({
                  type: 'takeQuest',
                  player: shown,
                  name: draft.name,
                  ...(draft.city ? { city: draft.city } : {}),
                  ...(draft.name ? { values: draft.values } : {}),
                }),
              )
            }
            testID="quest-take"
          />
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: 12 },
});

import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { ListRow } from '@/components/ui/ListRow';
import { Sheet } from '@/components/ui/Sheet';
import { legendariesLeft } from '@/rules/world-adventure/cards';
import type { Place } from '@/rules/world-adventure/tables';

import { AwakeningOdds } from './AwakeningOdds';
import { PickCard } from './PickCard';
import { PlacePicker } from './PlacePicker';
import type { WorldPanelProps } from './props';
import { useDraft } from './useDraft';

interface EventDraft {
  readonly running: string;
  readonly next: string;
  /** What the running card says. */
  readonly text: string;
}

/** The card that lay face up runs now; the next one is visible. */
export function EventSheet(props: WorldPanelProps) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [{ running, next, text }, change] = useDraft<EventDraft>(props, {
    running: state.nextEvent ?? '',
    next: '',
    text: '',
  });
  const [picking, setPicking] = useState<'running' | 'next'>();
  if (picking) {
    return (
      <PickCard
        kind="event"
        title={picking === 'running' ? 'The event that runs' : 'The event of next month'}
        onPicked={(name, values) => {
          setPicking(undefined);
          const says = typeof values['text'] === 'string' ? values['text'] : '';
          change(picking === 'running' ? { running: name, text: says } : { next: name });
        }}
        onTopic={onTopic}
        onClose={() => setPicking(undefined)}
      />
    );
  }
  return (
    <Sheet
      title="World event"
      onClose={onClose}
      onRules={() => onTopic('world-event')}
      footer={
        <Button
          large
          words={running ? `${running} runs` : 'It runs, not written down'}
          onPress={() => {
            onClose();
            onAct({ type: 'revealEvent', player: shown, running, next });
          }}
          testID="event-apply"
        />
      }
      testID="event-sheet"
    >
      <View style={styles.list}>
        {state.legendaries.length > 0 ? (
          <Txt type="bodyStrong" color="warn">
            A Legendary lives: its own event runs instead of the card.
          </Txt>
        ) : null}
        <ListRow
          title={running || 'Choose or type the event'}
          detail={text || 'Running this month'}
          chevron
          onPress={() => setPicking('running')}
          testID="event-running"
        />
        <ListRow
          title={next || 'Choose or type the next one'}
          detail="Next month, now visible"
          chevron
          onPress={() => setPicking('next')}
          testID="event-next"
        />
      </View>
    </Sheet>
  );
}

const PLACING = {
  raid: { title: 'A Raid appears', topic: 'raid-appears', words: 'Put the Raid on the map', kind: 'monster' },
  'place-brigand': {
    title: 'Where the Brigand stands',
    topic: 'brigand-appears',
    words: 'Put the Brigand there',
    kind: 'npc',
  },
  'place-government': {
    title: 'Where the Government stands',
    topic: 'government-appears',
    words: 'Put the Government there',
    kind: 'npc',
  },
  legendary: { title: 'A Legendary', topic: 'legendary', words: 'Put the Legendary there', kind: 'monster' },
} as const;

interface PlaceDraft {
  readonly place: Place | undefined;
  readonly card: string;
  readonly event: string;
}

/** An awakening marker and a die, or simply: it is on the map. */
export function PlaceSheet(props: WorldPanelProps & { what: keyof typeof PLACING }) {
  const { state, shown, what, onAct, onClose, onTopic } = props;
  const [draft, change] = useDraft<PlaceDraft>(props, { place: undefined, card: '', event: '' });
  const [picking, setPicking] = useState(false);
  const { title, topic, words, kind } = PLACING[what];
  if (picking) {
    return (
      <PickCard
        kind={kind}
        title="Which card?"
        onPicked={(card, values) => {
          setPicking(false);
          change({ card, event: typeof values['event'] === 'string' ? values['event'] : '' });
        }}
        onTopic={onTopic}
        onClose={() => setPicking(false)}
      />
    );
  }
  // What appears stands outside the cities; the Government may have gone into one since (p.14).
  const city = what === 'place-government' && (state.npcs.government?.place ?? null) !== null;
  const place = draft.place && (city || draft.place.die !== undefined) ? { place: draft.place } : {};
  const card = draft.card ? { card: draft.card } : {};
  const apply = () => {
    onClose();
    if (what === 'raid') onAct({ type: 'spawnRaid', player: shown, ...place, ...card });
    else if (what === 'place-brigand') onAct({ type: 'spawnBrigand', player: shown, ...place, ...card });
    else if (what === 'place-government') onAct({ type: 'spawnGovernment', player: shown, ...place, ...card });
    else {
      const event = draft.event ? { event: draft.event } : {};
      onAct({ type: 'summonLegendary', player: shown, ...place, ...card, ...event });
    }
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      onRules={() => onTopic(topic)}
      tall
      footer={<Button large words={words} onPress={apply} testID="place-apply" />}
      testID="place-sheet"
    >
      <View style={styles.list}>
        <ListRow
          title={draft.card || 'Choose or type its card'}
          detail={draft.event ? `Event: ${draft.event}` : 'For the battle to come'}
          chevron
          onPress={() => setPicking(true)}
          testID="place-card"
        />
        <Txt type="body" color="ink2">
          {what === 'legendary'
            ? 'It stands on the territory of its colour. Without a place it still counts as on the map.'
            : 'Draw a marker and roll a die. Without a place it still counts as on the map.'}
        </Txt>
        {what === 'legendary' ? <LegendariesLeft {...props} /> : <AwakeningOdds die />}
        <PlacePicker place={draft.place} onPlace={(next) => change({ place: next })} city={city} />
      </View>
    </Sheet>
  );
}

/** How many cards of the box can still come; counted once, and kept. */
function LegendariesLeft({ state, onOpen }: WorldPanelProps) {
  const left = legendariesLeft(state);
  return (
    <ListRow
      title={left === undefined ? 'How many Legendary cards are in the box?' : `${left} more can still come`}
      detail={
        left === undefined
          ? 'Count them once: when all are used up, no other comes'
          : `${state.legendaries.length} on the map, ${state.legendariesBeaten} beaten`
      }
      chevron
      onPress={() => onOpen('board')}
      testID="legendaries-left"
    />
  );
}

const styles = StyleSheet.create({ list: { gap: 12 } });

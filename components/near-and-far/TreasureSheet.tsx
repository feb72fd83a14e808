import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { CardValues } from '@/rules/kernel/card-kind';
import type { Action } from '@/rules/near-and-far/actions';
import { canDrawTreasure, treasureRoom, treasuresOf } from '@/rules/near-and-far/sums';
import { playerOf } from '@/rules/near-and-far/state';

import { ActButton } from './BuildingSheet';
import { ChipRow } from './ChipRow';
import { PickCard } from './PickCard';
import { draftOf, type NearPanel } from './props';

/** A drawn treasure: seen first, then kept for a free place or an old one, or left (R13). */
export function TreasureSheet({ hut = false, ...props }: NearPanel & { hut?: boolean }) {
  const { state, shown, onAct, onClose, onTopic } = props;
  const [picking, setPicking] = useState(false);
  const [draft, set] = draftOf(props, { name: '', values: {} as CardValues, inPlaceOf: null as string | null });
  const player = playerOf(state, shown);
  const room = treasureRoom(player);
  const held = treasuresOf(player);
  const type = hut ? ('visitHut' as const) : ('drawTreasure' as const);
  const keep: Action = {
    type,
    player: shown,
    keep: { name: draft.name, ...(Object.keys(draft.values).length > 0 ? { values: draft.values } : {}) },
    ...(draft.inPlaceOf === null ? {} : { discardOld: draft.inPlaceOf }),
  };
  if (hut && held.length === 0 && !canDrawTreasure(player)) {
    return (
      <Sheet title="Mystic's Hut" onClose={onClose} onRules={() => onTopic('hut')} testID="treasure-sheet">
        <Txt type="body" color="ink2">
          No pack animal, no treasure: nothing is drawn.
        </Txt>
      </Sheet>
    );
  }
  if (picking) {
    return (
      <PickCard
        kind="treasure"
        title="Which treasure?"
        onTopic={onTopic}
        onPicked={(name, values) => {
          setPicking(false);
          set({ name, values: { ...values } });
        }}
        onClose={() => setPicking(false)}
      />
    );
  }
  return (
    <Sheet
      title={hut ? "Mystic's Hut" : 'Treasure'}
      onClose={onClose}
      onRules={() => onTopic(hut ? 'hut' : 'treasures')}
      footer={
        <Button
          kind="secondary"
          words="Keep none"
          onPress={() => {
            onClose();
            onAct({ type, player: shown });
          }}
          testID="treasure-none"
        />
      }
      testID="treasure-sheet"
    >
      <View style={styles.body}>
        <Txt type="body" color="ink2">
          {hut && state.side === 'day' ? 'Draw three, keep one. ' : 'Draw one. '}
          {room > 0 ? `${room} free ${room === 1 ? 'place' : 'places'}.` : 'No place is free: one must go for it.'}
          {' Treasures lie open: read it aloud.'}
        </Txt>
        <Button
          kind="secondary"
          words={draft.name || 'Name the treasure (or keep it unnamed)'}
          onPress={() => setPicking(true)}
          testID="pick-treasure"
        />
        {held.length > 0 ? (
          <ChipRow
            label="In place of"
            options={[...new Set(held)].map((value) => ({ value, words: value || 'an unnamed one' }))}
            chosen={draft.inPlaceOf === null ? [] : [draft.inPlaceOf]}
            onPress={(old) => set({ inPlaceOf: old === draft.inPlaceOf ? null : old })}
            testID="old-treasure"
          />
        ) : null}
        <ActButton panel={props} last words={`Keep ${draft.name || 'it'}`} action={keep} testID="treasure-keep" />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ body: { gap: 10, paddingBottom: 8 } });

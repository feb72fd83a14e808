import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { duration } from '@/components/frame/time';
import { Txt } from '@/components/theme/Txt';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Sheet } from '@/components/ui/Sheet';
import { playTime, type PlayTime } from '@/rules/kernel/clock';
import { amountOf } from '@/rules/kernel/counter';
import { session } from '@/store/app';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

/** Everyone in the order of play with their numbers and their time; a tap shows that player's controls. */
export function PlayersSheet({ shown, taps }: { shown: number; taps: Taps }) {
  const { opened, state, seats } = useTable();
  const { game } = opened;
  const active = game.next(state).seat;
  const time = usePlayTime();
  return (
    <Sheet title="Players" onClose={taps.close} onRules={() => taps.openRules()} testID="players-sheet">
      {game.order(state).map((seat, place) => {
        const player = seats[seat];
        if (!player) return null;
        const numbers = game.counters.map((counter) => amountOf(counter, counter.read(state, seat))).join(', ');
        const spent = time?.seats[seat] ?? 0;
        return (
          <View key={seat}>
            <ListRow
              left={<PlayerToken seat={seat} colour={player.colour} size={36} />}
              title={`${place + 1}. ${player.name}${seat === active ? ', to act' : ''}`}
              detail={spent > 0 ? `${numbers}. On for ${duration(spent)}` : numbers}
              selected={seat === shown}
              chevron
              onPress={() =>
                session.keep({ shown: seat === active ? undefined : seat, once: undefined, sheet: undefined })
              }
              testID={`player-${seat}`}
            />
          </View>
        );
      })}
      {time && time.total > 0 ? (
        <Txt type="caption" color="ink3">
          {`Played for ${duration(time.total)}, breaks left out`}
        </Txt>
      ) : null}
    </Sheet>
  );
}

/** How long each player has been on, read from the log. */
function usePlayTime(): PlayTime | undefined {
  const { opened } = useTable();
  const [time, setTime] = useState<PlayTime>();
  useEffect(() => {
    let gone = false;
    void session.wholeLog().then((events) => {
      const held = events.filter((event) => event.seq <= opened.timeline.head);
      const { game, start, startedAt, setup } = opened;
      if (!gone) setTime(playTime(game, start, held, startedAt, setup.seats.length));
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  return time;
}

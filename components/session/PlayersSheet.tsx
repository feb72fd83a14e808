import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Sheet } from '@/components/ui/Sheet';
import { amountOf } from '@/rules/kernel/counter';
import { session } from '@/store/app';

import { useTable } from './useTable';
import type { Taps } from './useTaps';

/** Everyone at the table with their numbers; a tap shows that player's controls. */
export function PlayersSheet({ shown, taps }: { shown: number; taps: Taps }) {
  const { opened, state, seats } = useTable();
  const { counters, next } = opened.game;
  const active = next(state).seat;
  return (
    <Sheet title="Players" onClose={taps.close} testID="players-sheet">
      {seats.map((player, seat) => (
        <ListRow
          key={seat}
          left={<PlayerToken seat={seat} colour={player.colour} size={36} />}
          title={seat === active ? `${player.name}, to act` : player.name}
          detail={counters.map((counter) => amountOf(counter, counter.read(state, seat))).join(', ')}
          selected={seat === shown}
          chevron
          onPress={() => session.keep({ shown: seat === active ? undefined : seat, sheet: undefined })}
          testID={`player-${seat}`}
        />
      ))}
    </Sheet>
  );
}

import { View } from 'react-native';

import { useTheme } from '@/components/theme/theme';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import { Card } from '@/components/ui/Card';
import { plural } from '@/rules/kernel/plural';
import { campsOf } from '@/rules/near-and-far/state';
import { locationWords, signed } from '@/rules/near-and-far/words';
import { session } from '@/store/app';

import type { NearProps } from './props';
import { ScorePage } from './ScorePage';

/** Beside the board: everybody in a line, and how it stands. */
export function NearOthers(table: NearProps) {
  const { gap } = useTheme();
  const { state, seats } = table;
  return (
    <View style={{ gap }}>
      <Card flush>
        {state.players.map((player, seat) => (
          <ListRow
            key={seat}
            left={<PlayerToken seat={seat} colour={seats[seat]?.colour ?? seat} size={32} />}
            title={player.name}
            detail={`${plural(player.hearts, 'heart')}, reputation ${signed(player.reputation)}, ${plural(campsOf(player), 'camp')}, ${locationWords(player.location)}`}
            onPress={() => session.keep({ shown: seat === state.active ? undefined : seat })}
          />
        ))}
      </Card>
      <ScorePage table={table} />
    </View>
  );
}

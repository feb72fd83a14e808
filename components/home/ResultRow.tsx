import HistoryIcon from 'lucide-react-native/icons/rotate-ccw-clock';
import { View } from 'react-native';

import { pastDetail, pastTitle } from '@/components/archive/pastWords';
import { useNow } from '@/components/frame/useNow';
import { useTheme } from '@/components/theme/theme';
import { isGameId, tokens } from '@/components/theme/tokens';
import { ListRow } from '@/components/ui/ListRow';
import { PlayerToken } from '@/components/ui/PlayerToken';
import type { SessionCard } from '@/store/sessions';

type Props = { onOpen: () => void } & ({ card: SessionCard } | { all: number });

/** A finished game, or the way to all of them. */
export function ResultRow(props: Props) {
  const { color, scheme } = useTheme();
  const now = useNow();
  if ('all' in props) {
    return (
      <ListRow
        left={<HistoryIcon size={24} color={color.ink} />}
        title={`All ${props.all} results`}
        chevron
        onPress={props.onOpen}
        testID="all-results"
      />
    );
  }
  const { card } = props;
  const winners = card.summary.winners ?? [];
  const stripe = isGameId(card.game) ? tokens.game[card.game][scheme].accent : color.ink;
  const first = winners[0];
  return (
    <ListRow
      left={<View style={{ width: 6, height: 40, borderRadius: 3, backgroundColor: stripe }} />}
      title={pastTitle(card)}
      detail={pastDetail(card, now)}
      right={
        first === undefined ? undefined : (
          <PlayerToken seat={first} colour={card.seats[first]?.colour ?? first} size={28} />
        )
      }
      chevron
      onPress={props.onOpen}
      testID={`result-${card.id}`}
    />
  );
}

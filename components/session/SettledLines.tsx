import { useState } from 'react';
import { View } from 'react-native';

import { Txt } from '@/components/theme/Txt';
import { Divider } from '@/components/ui/Divider';
import { Sheet } from '@/components/ui/Sheet';
import { isAmend } from '@/rules/kernel/log';
import type { Seat } from '@/rules/kernel/setup';

import { HistoryRow } from './HistoryRow';
import { LineSheet } from './LineSheet';
import { useHistory } from './useHistory';
import { useTable } from './useTable';

interface Props {
  /** The types of action that made the number. */
  actions: readonly string[];
  seat: Seat;
  onClose: () => void;
}

/** The recorded lines that a number was made of, newest first; a single one opens at once. */
export function SettledLines({ actions, seat, onClose }: Props) {
  const { opened, seats } = useTable();
  const read = useHistory();
  const [chosen, setChosen] = useState<number>();
  if (!read) return null;
  const events = new Map(read.events.map((event) => [event.seq, event]));
  const lines = read.lines
    .filter(({ seq, status, ...line }) => {
      const action = events.get(seq)?.action;
      const stands = status === 'holds' || status === 'amended';
      return stands && line.seat === seat && action && !isAmend(action) && actions.includes(action.type);
    })
    .reverse();
  const seq = chosen ?? (lines.length === 1 ? lines[0]?.seq : undefined);
  const line = lines.find((each) => each.seq === seq);
  const event = seq === undefined ? undefined : events.get(seq);
  if (line && event) return <LineSheet line={line} event={event} head={opened.timeline.head} onClose={onClose} />;
  return (
    <Sheet title="Which line?" onClose={onClose} testID="settled-lines">
      {lines.length === 0 ? (
        <Txt type="bodyLarge" color="ink2">
          Nothing has been recorded for this number yet.
        </Txt>
      ) : null}
      {lines.map((each, index) => (
        <View key={each.seq}>
          {index > 0 ? <Divider /> : null}
          <HistoryRow line={each} colour={seats[seat]?.colour} onPress={() => setChosen(each.seq)} />
        </View>
      ))}
    </Sheet>
  );
}

import { useEffect, useState } from 'react';

import { history, type HistoryLine } from '@/rules/kernel/history';
import { standings } from '@/rules/kernel/log';
import { session } from '@/store/app';
import type { AnyEvent } from '@/store/sessionRows';

import { useTable } from './useTable';

interface History {
  /** Up to the head, each as it was last corrected. */
  readonly events: readonly AnyEvent[];
  readonly lines: readonly HistoryLine[];
}

/** The whole log in words, oldest first; undefined until it has been read. */
export function useHistory(): History | undefined {
  const { opened } = useTable();
  const [read, setRead] = useState<History>();
  useEffect(() => {
    let gone = false;
    void session.wholeLog().then((events) => {
      if (gone) return;
      const { game, start, timeline } = opened;
      const held = standings(events.filter(({ seq }) => seq <= timeline.head));
      setRead({
        events: held.map(({ event, action }) => ({ ...event, action })),
        lines: history(game, start, events, timeline.head),
      });
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  return read;
}

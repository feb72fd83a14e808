import { useEffect, useState } from 'react';

import { history, type HistoryLine } from '@/rules/kernel/history';
import { session } from '@/store/app';
import type { AnyEvent } from '@/store/sessionRows';

import { useTable } from './useTable';

interface History {
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
      setRead({ events, lines: history(opened.game, opened.start, events, opened.timeline.head) });
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  return read;
}

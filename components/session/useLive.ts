import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import type { LiveNumber } from '@/components/ui/live';
import { session } from '@/store/app';
import { currentState } from '@/store/timeline';

/** True round the table of the session that is being played. */
export const OnTable = createContext(false);

/**
 * A number under a finger, read from the session at once: the screen round it is drawn a moment later (useTable), and a
 * second tap must not start from a number that is out of date. Elsewhere the state that was handed down counts.
 */
export function useLive<S>(drawn: S, read: (state: S) => number): number {
  const onTable = useContext(OnTable);
  return useStore(session.store, ({ opened }) =>
    read(onTable && opened ? (currentState(opened.timeline) as S) : drawn),
  );
}

/** The same for a control that shows it by itself; undefined where nothing is being played. */
export function useLiveNumber<S>(read: (state: S) => number): LiveNumber | undefined {
  const onTable = useContext(OnTable);
  const now = () => {
    const { opened } = session.store.getState();
    // A page goes with its session: nobody sees this nought.
    return opened ? read(currentState(opened.timeline) as S) : 0;
  };
  return onTable ? { now, subscribe: session.store.subscribe } : undefined;
}

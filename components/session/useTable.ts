import { useDeferredValue } from 'react';
import { useStore } from 'zustand';

import { session } from '@/store/app';
import type { OpenedSession } from '@/store/openSession';
import { currentState } from '@/store/timeline';

interface Table {
  readonly opened: OpenedSession;
  readonly state: unknown;
  readonly names: readonly string[];
  readonly seats: OpenedSession['setup']['seats'];
}

/**
 * The session on the table, drawn in React's own time: a tap shows at once where the finger is (useLive), and the rest of
 * the screen follows in slices that never hold up the next frame. Only pages inside SessionGate use it, so there is one.
 */
export function useTable(): Table {
  const opened = useDeferredValue(useStore(session.store, (state) => state.opened));
  if (!opened) throw new Error('useTable outside SessionGate');
  const { seats } = opened.setup;
  return { opened, state: currentState(opened.timeline), names: seats.map((seat) => seat.name), seats };
}

import { createContext, startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { session } from '@/store/app';
import type { OpenedSession } from '@/store/openSession';

/** The session as the pages draw it; useTable reads it. */
export const Drawn = createContext<OpenedSession | undefined>(undefined);

/**
 * The open session, drawn in React's own time: a tap shows at once where the finger is (useLive), and the rest of the
 * screen follows in slices that never hold up the next frame. Only another session is shown at once.
 */
export function useDrawn(): OpenedSession | undefined {
  const [drawn, setDrawn] = useState(() => session.store.getState().opened);
  useEffect(() => {
    const follow = () => startTransition(() => setDrawn(session.store.getState().opened));
    follow();
    return session.store.subscribe((now, before) => {
      if (now.opened !== before.opened) follow();
    });
  }, []);
  const id = useStore(session.store, ({ opened }) => opened?.id);
  const other = useStore(session.store, ({ opened }) => (opened?.id === drawn?.id ? undefined : opened));
  return drawn?.id === id ? drawn : other;
}

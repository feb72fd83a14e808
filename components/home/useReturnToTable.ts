import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { app, writer } from '@/store/app';
import { sessionToReturnTo } from '@/store/lastSession';

/** At launch, goes straight back to the game that was on screen when the app was put away. */
export function useReturnToTable(): void {
  const router = useRouter();
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  useEffect(() => {
    if (!ready) return;
    void sessionToReturnTo(writer)
      .then((id) => {
        if (id !== undefined) router.replace(`/session/${id}`);
      })
      // The tab was called away meanwhile: home is a good place too.
      .catch(() => undefined);
  }, [ready, router]);
}

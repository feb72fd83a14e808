import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { app, writer } from '@/store/app';
import { type PastSession, readArchive } from '@/store/archive';
import { type Profile, readMerged, readProfiles } from '@/store/players';
import type { Merged } from '@/store/statistics';

interface Archive {
  readonly past: readonly PastSession[];
  readonly profiles: readonly Profile[];
  readonly merged: Merged;
}

/** All that history shows; undefined until the database has answered. `reread` after a change. */
export function useArchive(): { readonly archive: Archive | undefined; readonly reread: () => void } {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [archive, setArchive] = useState<Archive>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    void Promise.all([readArchive(writer), readProfiles(writer), readMerged(writer)]).then(
      ([past, profiles, merged]) => {
        if (!gone) setArchive({ past, profiles, merged });
      },
      // The tab was called away meanwhile: it is read again when it comes back.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [ready, turn]);
  return { archive, reread: () => setTurn((now) => now + 1) };
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { afterFrame } from '@/components/ui/afterFrame';
import { app, writer } from '@/store/app';
import { type PastSession, readArchive, readNewest } from '@/store/archive';
import { type Profile, readMerged, readProfiles } from '@/store/players';
import type { Merged } from '@/store/statistics';

interface Archive {
  readonly past: readonly PastSession[];
  readonly profiles: readonly Profile[];
  readonly merged: Merged;
}

interface Reading {
  /** All that history shows; undefined until the database has answered. */
  readonly archive: Archive | undefined;
  /** The first screen of sessions, there before all the rest. */
  readonly newest: readonly PastSession[] | undefined;
  /** After a change. */
  readonly reread: () => void;
}

const ON_SCREEN = 24;

export function useArchive(): Reading {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [archive, setArchive] = useState<Archive>();
  const [newest, setNewest] = useState<readonly PastSession[]>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    const read = async () => {
      const first = await readNewest(writer, ON_SCREEN);
      if (gone) return;
      // Where all of these were just deleted, there may be others.
      if (first.length > 0) setNewest(first);
      // They are on the screen before the rest is asked for.
      await new Promise<void>(afterFrame);
      const [past, profiles, merged] = await Promise.all([
        readArchive(writer),
        readProfiles(writer),
        readMerged(writer),
      ]);
      if (!gone) setArchive({ past, profiles, merged });
    };
    // The tab may be called away meanwhile: it is read again when it comes back.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [ready, turn]);
  return { archive, newest, reread: () => setTurn((now) => now + 1) };
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { app, writer } from '@/store/app';
import { readBackupAge } from '@/store/backup/lastBackup';
import { wereGamesCleared } from '@/store/cleared';
import { countResults, readLiveSessions, readResults, type SessionCard } from '@/store/sessions';

interface Home {
  readonly live: readonly SessionCard[];
  readonly results: readonly SessionCard[];
  readonly finished: number;
  /** Games finished since the last backup, once they are many. */
  readonly backupOld?: number;
  /** The browser has cleared what was kept here. */
  readonly cleared: boolean;
}

/** What home shows of the saved games; undefined until the database has answered. */
export function useHome(results: number): Home | undefined {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [home, setHome] = useState<Home>();
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    void Promise.all([
      readLiveSessions(writer),
      readResults(writer, results),
      countResults(writer),
      readBackupAge(writer),
      wereGamesCleared(writer),
    ]).then(
      ([live, latest, finished, { old, since }, cleared]) => {
        if (!gone) setHome({ live, results: latest, finished, cleared, ...(old ? { backupOld: since } : {}) });
      },
      // The tab was called away meanwhile: it is read again when it comes back.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [ready, results]);
  return home;
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { totals } from '@/rules/kernel/score';
import type { Delve } from '@/rules/dungeon/delves';
import { session, writer } from '@/store/app';
import { type FinishedSession, readFinished } from '@/store/sessions';

const NONE: readonly Delve[] = [];

/** The finished delves of this device but the one on the table; none where the storage does not answer. */
export function useDelves(): { readonly here: string; readonly finished: readonly Delve[] } {
  const here = useStore(session.store, ({ opened }) => opened?.id ?? '');
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    let gone = false;
    readFinished(writer, 'dungeon').then(
      (sessions) => {
        if (!gone && sessions.length > 0) setRead(sessions.map(delveOf));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return { here, finished: read.filter(({ id }) => id !== here) };
}

function delveOf({ id, seats, finishedAt, result }: FinishedSession): Delve {
  const [fame = { sum: 0, open: false }] = totals(result.sheet);
  return { id, name: seats[0]?.name ?? '', fame, cleared: result.outcome?.condition === 'cleared', at: finishedAt };
}

import { useContext } from 'react';

import type { OpenedSession } from '@/store/openSession';
import { currentState } from '@/store/timeline';

import { Drawn } from './drawn';

interface Table {
  readonly opened: OpenedSession;
  readonly state: unknown;
  readonly names: readonly string[];
  readonly seats: OpenedSession['setup']['seats'];
}

/** The session on the table, as it is drawn. Only pages inside SessionGate use it, so there is one. */
export function useTable(): Table {
  const opened = useContext(Drawn);
  if (!opened) throw new Error('useTable outside SessionGate');
  const { seats } = opened.setup;
  return { opened, state: currentState(opened.timeline), names: seats.map((seat) => seat.name), seats };
}

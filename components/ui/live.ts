import { useSyncExternalStore } from 'react';

/** A number that is ahead of the screen round it: it shows at once, and its controls count from it. */
export interface LiveNumber {
  readonly now: () => number;
  readonly subscribe: (changed: () => void) => () => void;
}

const nothing = () => undefined;
const still = () => nothing;

/** The number as it stands this moment; the one handed down where there is nothing newer. */
export function useNow(value: number, live: LiveNumber | undefined): number {
  return useSyncExternalStore(live?.subscribe ?? still, live?.now ?? (() => value));
}

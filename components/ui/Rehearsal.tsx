import type { PropsWithChildren } from 'react';

/** On a phone the code is compiled when the app is built. */
export function Rehearsal(_: PropsWithChildren) {
  return null;
}

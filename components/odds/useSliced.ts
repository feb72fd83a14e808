import { useEffect, useEffectEvent, useState } from 'react';

import { runSlices, type Table, type Work } from '@/rules/dice/sliced';

export type Search<R> =
  { readonly done: false; readonly part: number } | { readonly done: true; readonly part: 1; readonly answer: R };

const NOT_BEGUN = { done: false, part: 0 } as const;

/** A timer, not an animation frame: frames stand still in a tab nobody sees. */
const TABLE: Table = { now: () => performance.now(), later: (next) => setTimeout(next) };

/**
 * A long exact search in slices, with the screen free between them. `question` is what is asked, as a text: once it
 * changes the old search stops, and nothing of it is shown any more.
 *
 *     const search = useSliced(`${dice} ${goal}`, () => planning(dice, goal));
 *     return search.done ? <Plan plan={search.answer} /> : <SearchBar part={search.part} />;
 */
export function useSliced<R>(question: string, begin: () => Work<R>): Search<R> {
  const [told, setTold] = useState<{ readonly question: string; readonly search: Search<R> }>();
  const start = useEffectEvent(begin);
  useEffect(
    () =>
      runSlices(start(), TABLE, {
        progress: (part) => setTold({ question, search: { done: false, part } }),
        answer: (answer) => setTold({ question, search: { done: true, part: 1, answer } }),
      }),
    [question],
  );
  return told?.question === question ? told.search : NOT_BEGUN;
}

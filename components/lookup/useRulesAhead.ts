import { useEffect } from 'react';

import { chipsOf } from './chips';
import { loadSearch } from './useSearch';
import { loadTopics, type WithTopics } from './useTopics';

/** By then the table is on the screen, and nobody has asked for a rule yet. */
const TABLE_IS_UP = 600;

const NOTHING_KEPT = { pinned: [], recent: [] };

/** Reads the rules before somebody asks for them, so that they open at once. What fails is tried again when they do. */
export function useRulesAhead(game: WithTopics): void {
  useEffect(() => {
    const waiting = setTimeout(() => {
      loadTopics(game)
        .then((topics) => {
          chipsOf(topics, NOTHING_KEPT);
          return loadSearch(topics);
        })
        .catch(() => undefined);
    }, TABLE_IS_UP);
    return () => clearTimeout(waiting);
  }, [game]);
}

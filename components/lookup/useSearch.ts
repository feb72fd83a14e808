import { useEffect, useState } from 'react';

import type { Topic } from '@/rules/kernel/topic';

import type { Search } from './search';

interface Loaded {
  readonly topics: readonly Topic[];
  readonly search?: Search;
}

/** Reading the topics takes longer than a frame: once is enough, however often the rules are opened. */
const known = new WeakMap<readonly Topic[], Search>();

async function load(topics: readonly Topic[]): Promise<Search> {
  const { makeSearch } = await import('./search');
  const search = known.get(topics) ?? makeSearch(topics);
  known.set(topics, search);
  return search;
}

/** The search, loaded when the rules are first opened; `failed` where it could not be. */
export function useSearch(topics: readonly Topic[]): { search?: Search; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded>(() => ({ topics, search: known.get(topics) }));
  const [failed, setFailed] = useState(false);
  const search = loaded.topics === topics ? loaded.search : undefined;
  useEffect(() => {
    if (search) return;
    let wanted = true;
    load(topics).then(
      (made) => {
        if (wanted) setLoaded({ topics, search: made });
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [topics, search]);
  return { search, failed };
}

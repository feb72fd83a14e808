import { useEffect, useState } from 'react';

import { runSlices, type Table } from '@/rules/dice/sliced';
import type { Topic } from '@/rules/kernel/topic';

import type { Search } from './search';

interface Loaded {
  readonly topics: readonly Topic[];
  readonly search?: Search;
}

/** Reading the topics takes longer than a frame: once is enough, however often the rules are opened. */
const known = new WeakMap<readonly Topic[], Search>();
const loads = new WeakMap<readonly Topic[], Promise<Search>>();

const TABLE: Table = { now: () => performance.now(), later: (next) => setTimeout(next) };

async function read(topics: readonly Topic[]): Promise<Search> {
  const { readingTopics } = await import('./search');
  return new Promise((answer) => runSlices(readingTopics(topics), TABLE, { answer }));
}

/** The search, read in slices, so that whatever is tapped meanwhile is drawn. A load that failed is not remembered. */
export function loadSearch(topics: readonly Topic[]): Promise<Search> {
  const begun = loads.get(topics);
  if (begun) return begun;
  const loading = read(topics);
  loads.set(topics, loading);
  loading.then(
    (search) => known.set(topics, search),
    () => loads.delete(topics),
  );
  return loading;
}

/** The search, loaded at the latest when the rules are first opened; `failed` where it could not be. */
export function useSearch(topics: readonly Topic[]): { search?: Search; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded>(() => ({ topics, search: known.get(topics) }));
  const [failed, setFailed] = useState(false);
  const search = loaded.topics === topics ? loaded.search : undefined;
  useEffect(() => {
    if (search) return;
    let wanted = true;
    loadSearch(topics).then(
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

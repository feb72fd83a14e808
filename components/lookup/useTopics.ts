import { useEffect, useState } from 'react';

import type { AnyGame } from '@/rules/kernel/game';
import type { Topic } from '@/rules/kernel/topic';

export type WithTopics = Pick<AnyGame, 'id' | 'topics'>;

const loads = new Map<string, Promise<readonly Topic[]>>();
const known = new Map<string, readonly Topic[]>();

/** A load that failed is not remembered: the next one tries again. */
export function loadTopics(game: WithTopics): Promise<readonly Topic[]> {
  const begun = loads.get(game.id);
  if (begun) return begun;
  const loading = game.topics();
  loads.set(game.id, loading);
  loading.then(
    (topics) => known.set(game.id, topics),
    () => loads.delete(game.id),
  );
  return loading;
}

interface Loaded {
  readonly game: string;
  readonly topics?: readonly Topic[];
}

function alreadyLoaded(game: WithTopics | undefined): Loaded | undefined {
  const topics = game && known.get(game.id);
  return topics && { game: game.id, topics };
}

/** A game's rules reference, loaded once; `failed` where it could not be, until `retry` is called. */
export function useTopics(game: WithTopics | undefined): {
  topics: readonly Topic[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState(() => alreadyLoaded(game));
  const [attempt, setAttempt] = useState(0);
  const ready = game !== undefined && loaded?.game === game.id && loaded.topics !== undefined;
  useEffect(() => {
    if (!game || ready) return;
    let wanted = true;
    loadTopics(game).then(
      (topics) => {
        if (wanted) setLoaded({ game: game.id, topics });
      },
      () => {
        if (wanted) setLoaded({ game: game.id });
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, ready, attempt]);
  const mine = game && loaded?.game === game.id ? loaded : undefined;
  return {
    topics: mine?.topics,
    failed: mine !== undefined && mine.topics === undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt((times) => times + 1);
    },
  };
}

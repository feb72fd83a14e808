import { useEffect, useState } from 'react';

import type { AnyGame } from '@/rules/kernel/game';
import type { Topic } from '@/rules/kernel/topic';

type WithTopics = Pick<AnyGame, 'id' | 'topics'>;

const loads = new Map<string, Promise<readonly Topic[]>>();

/** A load that failed is not remembered: the next one tries again. */
function load(game: WithTopics): Promise<readonly Topic[]> {
  const known = loads.get(game.id);
  if (known) return known;
  const loading = game.topics();
  loads.set(game.id, loading);
  loading.catch(() => loads.delete(game.id));
  return loading;
}

interface Loaded {
  readonly game: string;
  readonly topics?: readonly Topic[];
}

/** A game's rules reference, loaded once; `failed` where it could not be, until `retry` is called. */
export function useTopics(game: WithTopics | undefined): {
  topics: readonly Topic[] | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    load(game).then(
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
  }, [game, attempt]);
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

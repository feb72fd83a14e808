import { useEffect, useState } from 'react';

import { findGame } from '@/rules/games';
import type { AnyGame } from '@/rules/kernel/game';

/** Loads a game's rules; undefined until they are there. */
export function useGame(id: string): AnyGame | undefined {
  const [game, setGame] = useState<AnyGame>();
  useEffect(() => {
    let gone = false;
    void findGame(id)
      ?.load()
      .then((loaded) => {
        if (!gone) setGame(loaded);
      });
    return () => {
      gone = true;
    };
  }, [id]);
  return game?.id === id ? game : undefined;
}

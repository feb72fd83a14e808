import { useEffect, useState } from 'react';

import type { GamePanels } from '@/components/gamePanels';
import { panelsOf } from '@/components/games';

/** Loads a game's panels; undefined until they are there. */
export function usePanels(gameId: string): GamePanels | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly panels: GamePanels }>();
  useEffect(() => {
    let gone = false;
    void panelsOf(gameId)?.().then((panels) => {
      if (!gone) setLoaded({ id: gameId, panels });
    });
    return () => {
      gone = true;
    };
  }, [gameId]);
  return loaded?.id === gameId ? loaded.panels : undefined;
}

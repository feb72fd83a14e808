import { useEffect, useState } from 'react';

import { findGame } from '@/rules/games';
import type { CardKind } from '@/rules/kernel/card-kind';

import type { KindsByGame } from './groupCards';

/**
 * The kinds that these games declare; undefined until they are there. No other game is loaded for it, and one that this
 * version does not know, or that does not load, declares none.
 */
export function useCardKinds(games: readonly string[]): KindsByGame | undefined {
  const [kinds, setKinds] = useState<KindsByGame>(new Map());
  const missing = games.filter((id) => !kinds.has(id));
  const asked = JSON.stringify(missing);
  useEffect(() => {
    const ids = JSON.parse(asked) as string[];
    if (ids.length === 0) return undefined;
    let gone = false;
    void Promise.all(ids.map(async (id) => [id, await declared(id)] as const)).then((loaded) => {
      if (!gone) setKinds((before) => new Map([...before, ...loaded]));
    });
    return () => {
      gone = true;
    };
  }, [asked]);
  return missing.length === 0 ? kinds : undefined;
}

async function declared(id: string): Promise<readonly CardKind[]> {
  try {
    return (await findGame(id)?.load())?.cardKinds ?? [];
  } catch {
    return [];
  }
}

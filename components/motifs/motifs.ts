import type { ComponentType } from 'react';

import { type MotifProps, ShaoliaMotif } from './ShaoliaMotif';

const MOTIFS: Readonly<Record<string, ComponentType<MotifProps>>> = { shaolia: ShaoliaMotif };

/** A game's picture, where it has one. */
export function motifOf(gameId: string): ComponentType<MotifProps> | undefined {
  return Object.hasOwn(MOTIFS, gameId) ? MOTIFS[gameId] : undefined;
}

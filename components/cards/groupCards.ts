import { findGame, GAMES } from '@/rules/games';
import type { CardKind } from '@/rules/kernel/card-kind';
import type { LibraryCard } from '@/store/cards';

import { genericKind } from './genericKind';

/** The kinds that games declare, by the game's id. */
export type KindsByGame = ReadonlyMap<string, readonly CardKind[]>;

export interface GroupedKind {
  readonly kind: CardKind;
  readonly cards: readonly LibraryCard[];
}

export interface GroupedGame {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly GroupedKind[];
}

/** The kind as its game declares it, or as this card and its fellows show it. */
export function kindOf(kinds: KindsByGame, card: LibraryCard, all: readonly LibraryCard[]): CardKind {
  const declared = kinds.get(card.game)?.find(({ key }) => key === card.kind);
  const fellows = all.filter(({ game, kind }) => game === card.game && kind === card.kind);
  return declared ?? genericKind(card.kind, [card, ...fellows]);
}

/** The shown cards by game, in the order of the home screen, and by kind; within a kind they keep their order. */
export function groupCards(
  shown: readonly LibraryCard[],
  all: readonly LibraryCard[],
  kinds: KindsByGame,
): readonly GroupedGame[] {
  const place = (id: string) => {
    const index = GAMES.findIndex((game) => game.id === id);
    return index < 0 ? GAMES.length : index;
  };
  return distinct(shown.map(({ game }) => game))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((id) => {
      const ofGame = shown.filter(({ game }) => game === id);
      return {
        id,
        title: findGame(id)?.title ?? id,
        kinds: distinct(ofGame.map(({ kind }) => kind)).flatMap((key) => {
          const cards = ofGame.filter(({ kind }) => kind === key);
          return cards[0] ? [{ kind: kindOf(kinds, cards[0], all), cards }] : [];
        }),
      };
    });
}

export const distinct = (keys: readonly string[]): string[] => Array.from(new Set(keys));

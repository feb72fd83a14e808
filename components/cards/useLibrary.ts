import { useEffect, useState } from 'react';

import { writer } from '@/store/app';
import { type LibraryCard, readCards, saveCard } from '@/store/cards';

import type { CardDraft } from './cardDraft';

/** A game's cards of one kind on this device, and a way to keep one more. Without storage they are simply typed anew. */
export function useLibrary(game: string, kind: string) {
  const [cards, setCards] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    readCards(writer, game, kind).then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, kind]);
  const keep = ({ name, values, check }: CardDraft) => {
    saveCard(writer, { game, kind, name, values, check }, { at: Date.now(), sameName: 'update' }).catch(
      () => undefined,
    );
  };
  return { cards, keep };
}

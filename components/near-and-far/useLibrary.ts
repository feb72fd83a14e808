import { useEffect, useState } from 'react';

import type { CardDraft } from '@/components/cards/cardDraft';
import { writer } from '@/store/app';
import { type LibraryCard, readCards, saveCard } from '@/store/cards';

const GAME = 'near-and-far';

/** The cards of one kind on this device, and a way to keep one more. Without storage they are simply typed anew. */
export function useLibrary(kind: string) {
  const [cards, setCards] = useState<readonly LibraryCard[]>([]);
  useEffect(() => {
    let gone = false;
    readCards(writer, GAME, kind).then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [kind]);
  const keep = ({ name, values, check }: CardDraft) => {
    saveCard(writer, { game: GAME, kind, name, values, check }, { at: Date.now(), sameName: 'update' }).catch(
      () => undefined,
    );
  };
  return { cards, keep };
}

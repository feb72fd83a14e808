import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { app, writer } from '@/store/app';
import { deleteCard, type LibraryCard, putCardBack, readAllCards, saveCard } from '@/store/cards';

import type { CardDraft } from './cardDraft';

/** What was done last, and the way back. */
export interface CardUndo {
  readonly id: number;
  readonly words: string;
  readonly back: () => Promise<unknown>;
}

export interface CardLibrary {
  /** Undefined until the database has answered. */
  readonly cards: readonly LibraryCard[] | undefined;
  readonly failed: boolean;
  readonly undo: CardUndo | undefined;
  readonly retry: () => void;
  /** Says what is wrong, or nothing once it is saved. */
  readonly edit: (card: LibraryCard, draft: CardDraft) => Promise<string | undefined>;
  readonly remove: (card: LibraryCard) => Promise<void>;
  readonly takeBack: () => void;
  readonly forget: () => void;
}

const NOT_NOW =
  'The storage does not answer just now, so nothing was changed. Make room on the device, then try again.';

/** The card library of this device, as the cards screen shows and changes it. */
export function useCards(): CardLibrary {
  const ready = useStore(app, ({ phase }) => phase === 'ready');
  const [round, setRound] = useState(0);
  const [cards, setCards] = useState<readonly LibraryCard[]>();
  const [failed, setFailed] = useState(false);
  const [undo, setUndo] = useState<CardUndo>();

  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    readAllCards(writer).then(
      (read) => {
        if (gone) return;
        setCards(read);
        setFailed(false);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [ready, round]);

  const reload = () => setRound((before) => before + 1);
  const done = (words: string, back: CardUndo['back']) => {
    setUndo((before) => ({ id: (before?.id ?? 0) + 1, words, back }));
    reload();
  };

  return {
    cards,
    failed,
    undo,
    retry: () => void writer.retry().then(reload),
    edit: async (card, draft) => {
      const { game, kind } = card;
      try {
        const result = await saveCard(writer, { game, kind, ...draft }, { at: Date.now(), editing: card.id });
        if ('problem' in result) return result.problem;
        if ('taken' in result) return result.words;
        done(`${result.saved.name} changed`, () =>
          saveCard(writer, card, { at: card.changedAt, editing: result.saved.id, sameName: 'update' }),
        );
        return undefined;
      } catch {
        return NOT_NOW;
      }
    },
    remove: async (card) => {
      try {
        const row = await deleteCard(writer, card.id);
        if (row) done(`${card.name} deleted`, async () => putCardBack(writer, row));
        else reload();
      } catch {
        setFailed(true);
      }
    },
    takeBack: () => {
      setUndo(undefined);
      void undo?.back().then(reload, () => setFailed(true));
    },
    forget: () => setUndo(undefined),
  };
}

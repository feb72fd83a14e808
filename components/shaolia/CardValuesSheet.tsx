import { useEffect, useState } from 'react';

import { CardForm } from '@/components/cards/CardForm';
import { type CardDraft, newDraft } from '@/components/cards/cardDraft';
import { kindOf } from '@/rules/shaolia/card-kinds';
import { rosterCard } from '@/rules/shaolia/roster';
import { writer } from '@/store/app';
import { type LibraryCard, readCards, saveCard } from '@/store/cards';

import type { ShaoliaPanel } from './props';

/** The form that asks for a card's printed values. */
export function kindKey(name: string): string {
  return name === 'Palace' ? 'palace' : (rosterCard(name)?.shape ?? 'character');
}

/** What is printed on a card, typed once: kept in this game, and on the device for the next. */
export function CardValuesSheet(props: ShaoliaPanel & { kind: string; name: string }) {
  const { state, kind: key, name, draft, onDraft, onAct, onClose, onTopic } = props;
  const kind = kindOf(key);
  const library = useLibrary(NONE);
  if (!kind || library === undefined) return null;
  const typed = state.cards[`${key}:${name}`];
  const stored = library.find((card) => card.kind === key && card.name === name);
  const first = newDraft(kind, name);
  const begun: CardDraft = typed
    ? { name, values: { ...first.values, ...typed }, check: stored?.check ?? [] }
    : (stored ?? first);
  const keep = (card: CardDraft) => {
    void saveCard(writer, { game: 'shaolia', kind: key, ...card }, { at: Date.now(), sameName: 'update' }).catch(
      () => undefined,
    );
    onClose();
    onAct({ type: 'defineCard', kind: key, card: card.name, values: { ...card.values } });
  };
  return (
    <CardForm
      kind={kind}
      name={name}
      named
      cards={[]}
      draft={(draft as CardDraft | undefined) ?? { name: begun.name, values: begun.values, check: begun.check }}
      onDraft={onDraft}
      onSave={keep}
      onSkip={keep}
      onOther={() => undefined}
      onTopic={onTopic}
      onClose={onClose}
    />
  );
}

const NONE: readonly LibraryCard[] = [];

/** The cards typed on this device; undefined until they are read. `without` is what stands where they cannot be. */
export function useLibrary(without?: readonly LibraryCard[]): readonly LibraryCard[] | undefined {
  const [cards, setCards] = useState<readonly LibraryCard[]>();
  useEffect(() => {
    let gone = false;
    readCards(writer, 'shaolia').then(
      (read) => {
        if (!gone) setCards(read);
      },
      () => {
        if (!gone && without) setCards(without);
      },
    );
    return () => {
      gone = true;
    };
  }, [without]);
  return cards;
}

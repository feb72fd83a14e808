import { useState } from 'react';

import type { CardKind, CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';

import type { CardDraft } from './cardDraft';
import { CardForm } from './CardForm';
import { CardPicker } from './CardPicker';
import { useLibrary } from './useLibrary';

interface Props {
  game: string;
  kind: CardKind;
  onPicked: (name: string, values: CardValues) => void;
  onTopic?: (topic: string) => void;
  onClose: () => void;
}

/** A card off the table: one typed before, or a new one whose values are asked for once. */
export function PickCard({ title, ...rest }: Props & { title: string }) {
  const { game, kind, onPicked, onClose } = rest;
  const { cards } = useLibrary(game, kind.key);
  const [naming, setNaming] = useState<string>();
  if (naming !== undefined) return <TypeCard {...rest} name={naming} onClose={() => setNaming(undefined)} />;
  return (
    <CardPicker
      title={title}
      kind={kind}
      cards={cards}
      onPick={({ name, values }) => onPicked(name, values)}
      onNew={setNaming}
      onClose={onClose}
    />
  );
}

interface Named {
  name: string;
  named?: boolean;
}

/** The form for one card whose name is known: typed once, kept on the device. */
export function TypeCard({ game, kind, name, named = false, onPicked, onTopic, onClose }: Props & Named) {
  const { cards, keep } = useLibrary(game, kind.key);
  const [typed, setTyped] = useState(name);
  const card = cards.find((each) => cardNameKey(each.name) === cardNameKey(typed));
  const done = (draft: CardDraft) => {
    keep(draft);
    onPicked(draft.name, draft.values);
  };
  return (
    <CardForm
      kind={kind}
      card={card}
      name={typed}
      named={named}
      cards={cards}
      onSave={done}
      onSkip={done}
      onOther={(other) => setTyped(other.name)}
      onTopic={onTopic}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';

import { CardForm } from '@/components/cards/CardForm';
import { CardPicker } from '@/components/cards/CardPicker';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardNameKey } from '@/rules/kernel/card-name';
import { cardKinds } from '@/rules/world-adventure/cards';

import { useLibrary } from './useLibrary';

interface Props {
  kind: string;
  title: string;
  onPicked: (name: string, values: CardValues) => void;
  onTopic: (topic: string) => void;
  onClose: () => void;
}

/** A card off the table: one typed before, or a new one whose values are asked for once. */
export function PickCard({ kind: key, title, onPicked, onTopic, onClose }: Props) {
  const { cards, keep } = useLibrary(key);
  const [naming, setNaming] = useState<string>();
  const kind = cardKinds.find((each) => each.key === key);
  if (!kind) return null;
  if (naming === undefined) {
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
  const card = cards.find((each) => cardNameKey(each.name) === cardNameKey(naming));
  return (
    <CardForm
      kind={kind}
      card={card}
      name={naming}
      cards={cards}
      onSave={(draft) => {
        keep(draft);
        onPicked(draft.name, draft.values);
      }}
      onOther={({ name, values }) => onPicked(name, values)}
      onTopic={onTopic}
      onClose={() => setNaming(undefined)}
    />
  );
}

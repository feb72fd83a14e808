import { useState } from 'react';

import { CardForm } from '@/components/cards/CardForm';
import { CardPicker } from '@/components/cards/CardPicker';
import { cardNameKey } from '@/rules/kernel/card-name';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardKinds } from '@/rules/near-and-far/card-kinds';

import { useLibrary } from './useLibrary';

interface Props {
  kind: string;
  title: string;
  onPicked: (name: string, values: CardValues) => void;
  onTopic?: (topic: string) => void;
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
  return (
    <TypeCard
      kind={key}
      name={naming}
      onTyped={onPicked}
      onTopic={onTopic}
      onClose={() => setNaming(undefined)}
      keep={keep}
    />
  );
}

interface TypeProps {
  kind: string;
  name: string;
  onTyped: (name: string, values: CardValues) => void;
  onTopic?: (topic: string) => void;
  onClose: () => void;
  keep?: ReturnType<typeof useLibrary>['keep'];
}

/** The form for one card whose name is known: typed once, kept on the device. */
export function TypeCard({ kind: key, name, onTyped, onTopic, onClose }: TypeProps) {
  const { cards, keep } = useLibrary(key);
  const kind = cardKinds.find((each) => each.key === key);
  if (!kind) return null;
  const card = cards.find((each) => cardNameKey(each.name) === cardNameKey(name));
  const done = (draft: Parameters<typeof keep>[0]) => {
    keep(draft);
    onTyped(draft.name, draft.values);
  };
  return (
    <CardForm
      key={card?.id ?? 'new'}
      kind={kind}
      card={card}
      name={name}
      cards={cards}
      onSave={done}
      onSkip={done}
      onOther={() => onClose()}
      onTopic={onTopic}
      onClose={onClose}
    />
  );
}

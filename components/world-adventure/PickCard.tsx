import { PickCard as PickAnyCard, TypeCard as TypeAnyCard } from '@/components/cards/PickCard';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardKinds } from '@/rules/world-adventure/cards';

interface Props {
  kind: string;
  onPicked: (name: string, values: CardValues) => void;
  onTopic: (topic: string) => void;
  onClose: () => void;
}

const kindOf = (key: string) => cardKinds.find((each) => each.key === key);

/** A card of this game, by the key of its kind. */
export function PickCard({ kind: key, ...rest }: Props & { title: string }) {
  const kind = kindOf(key);
  return kind ? <PickAnyCard game="world-adventure" kind={kind} {...rest} /> : null;
}

/** One whose name is known. */
export function TypeCard({ kind: key, ...rest }: Props & { name: string; named?: boolean }) {
  const kind = kindOf(key);
  return kind ? <TypeAnyCard game="world-adventure" kind={kind} {...rest} /> : null;
}

import { PickCard as PickAnyCard } from '@/components/cards/PickCard';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardKinds } from '@/rules/world-adventure/cards';

interface Props {
  kind: string;
  title: string;
  onPicked: (name: string, values: CardValues) => void;
  onTopic: (topic: string) => void;
  onClose: () => void;
}

/** A card of this game, by the key of its kind. */
export function PickCard({ kind: key, ...rest }: Props) {
  const kind = cardKinds.find((each) => each.key === key);
  return kind ? <PickAnyCard game="world-adventure" kind={kind} {...rest} /> : null;
}

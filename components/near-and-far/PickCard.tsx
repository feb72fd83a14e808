import { PickCard as PickAnyCard, TypeCard as TypeAnyCard } from '@/components/cards/PickCard';
import type { CardValues } from '@/rules/kernel/card-kind';
import { cardKinds } from '@/rules/near-and-far/card-kinds';

interface Props {
  kind: string;
  onTopic?: (topic: string) => void;
  onClose: () => void;
}

interface PickProps extends Props {
  title: string;
  onPicked: (name: string, values: CardValues) => void;
}

interface TypeProps extends Props {
  name: string;
  onTyped: (name: string, values: CardValues) => void;
}

const kindOf = (key: string) => cardKinds.find((each) => each.key === key);

/** A card of this game, by the key of its kind. */
export function PickCard({ kind: key, ...rest }: PickProps) {
  const kind = kindOf(key);
  return kind ? <PickAnyCard game="near-and-far" kind={kind} {...rest} /> : null;
}

/** One whose name is known. */
export function TypeCard({ kind: key, onTyped, ...rest }: TypeProps) {
  const kind = kindOf(key);
  return kind ? <TypeAnyCard game="near-and-far" kind={kind} onPicked={onTyped} {...rest} /> : null;
}

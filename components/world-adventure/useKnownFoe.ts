import { useLibrary } from '@/components/cards/useLibrary';
import { cardNameKey } from '@/rules/kernel/card-name';
import type { BattleKind } from '@/rules/world-adventure/battleState';
import { CARD_KIND } from '@/rules/world-adventure/foeCard';

/** A card whose name is known, as a meeple's on the map: its values are on the device. */
export function useKnownFoe(kind: BattleKind, name: string | null | undefined) {
  const { cards } = useLibrary('world-adventure', kind === 'player' ? 'npc' : CARD_KIND[kind]);
  const card = name ? cards.find((each) => cardNameKey(each.name) === cardNameKey(name)) : undefined;
  return card ? { card: card.name, values: card.values } : undefined;
}

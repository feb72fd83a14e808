import { type CardClass, rosterCard } from './roster';

/** The rule that a card is about: its own, or that of its class. */
const OWN: Readonly<Record<string, string>> = {
  Bank: 'bank',
  Mine: 'mine',
  Theater: 'theater',
  Garden: 'garden',
  Infantry: 'infantry',
  Cavalry: 'cavalry',
  Gym: 'gym',
  Fleet: 'fleet',
  Catapult: 'catapult',
  Barricade: 'barricade',
  Wall: 'wall',
  Swamp: 'swamp',
  Caravan: 'caravan',
  Port: 'port',
};

const BY_CLASS: Readonly<Record<CardClass, string>> = {
  gold: 'gold-cards',
  mineral: 'mineral-cards',
  culture: 'culture-cards',
  attack: 'attack-cards',
  defense: 'defense-cards',
  trade: 'trade-cards',
  character: 'immediate-build-type',
};

export function cardTopic(name: string): string {
  const card = rosterCard(name);
  return OWN[name] ?? (card?.wonder ? 'wonder-cards' : BY_CLASS[card?.class ?? 'character']);
}

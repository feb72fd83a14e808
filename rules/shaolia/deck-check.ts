import { plural } from '@/rules/kernel/plural';

import { deckSize, KITS, type ModeKey } from './modes';
import { MOST_POST_CARDS } from './posts';
import { type CardClass, rosterCard } from './roster';
import type { Deck } from './state';

/** Game Mode II: how many ordinary kinds of each class a custom game has. */
const GUIDE: readonly { readonly class: CardClass; readonly min: number; readonly max: number }[] = [
  { class: 'attack', min: 3, max: 3 },
  { class: 'culture', min: 3, max: 3 },
  { class: 'defense', min: 1, max: 2 },
  { class: 'gold', min: 1, max: 2 },
  { class: 'mineral', min: 1, max: 2 },
  { class: 'trade', min: 1, max: 2 },
];

export interface DeckReport {
  readonly cards: number;
  readonly sound: boolean;
  /** What is off, in words: a warning, never a refusal. */
  readonly words: readonly string[];
}

/** The deck against the mode's sum, or a custom game against the guide. */
export function deckReport(mode: ModeKey, deck: Deck, postCards: number): DeckReport {
  const cards = deckSize(deck);
  const wanted = KITS[mode].lv2Cards;
  const words: string[] = [];
  if (wanted !== null && cards !== wanted) {
    const kinds = Math.abs(wanted - cards) / 4;
    const more = cards < wanted ? 'missing' : 'too many';
    const told = Number.isInteger(kinds)
      ? `${plural(kinds, 'kind')} ${more}`
      : `${Math.abs(wanted - cards)} cards ${more}`;
    words.push(`${cards} of ${wanted} cards: ${told}.`);
  }
  if (mode === 'custom') {
    for (const { class: of, min, max } of GUIDE) {
      const kinds = deck.kinds.filter((name) => rosterCard(name)?.class === of).length;
      if (kinds < min || kinds > max) {
        words.push(`${plural(kinds, `${of} kind`)}; the guide says ${min === max ? min : `${min} to ${max}`}.`);
      }
    }
    if (postCards !== MOST_POST_CARDS)
      words.push(`${plural(postCards, 'post card')}; the guide says ${MOST_POST_CARDS}.`);
  }
  return { cards, sound: words.length === 0, words };
}

import { cardNameKey } from '@/rules/kernel/card-name';
import type { Seat } from '@/rules/kernel/setup';
import { hasCard, treasuresOf } from './sums';
import { playerOf, type Goods, type Player, type State } from './state';

type When = 'stables' | 'mysticsHut' | 'camp' | 'ownTurn';

interface Use {
  readonly card: string;
  readonly when: When;
  /** What it gives: the one or the other. */
  readonly gives: readonly Goods[];
}

/** 6.12: cards whose goods the player takes by hand, as far as the rule book tells; each amount can be changed. */
const USES: readonly Use[] = [
  { card: 'Jade Flute', when: 'stables', gives: [{ food: 2 }] },
  { card: 'Noose Trap', when: 'mysticsHut', gives: [{ food: 1 }] },
  { card: 'Old Shovel', when: 'camp', gives: [{ coins: 1 }, { gems: 1 }] },
  { card: 'Lock Picks', when: 'ownTurn', gives: [{ coins: 1 }] },
  { card: 'Gold Magnet', when: 'ownTurn', gives: [{ coins: 1 }] },
];

/** What stands among the turn's deeds once a card was used. */
export const usedMark = (card: string): string => `use:${cardNameKey(card)}`;

/** The goods a card is known to give; none for a card that the rules do not tell of. */
export function knownGifts(card: string): readonly Goods[] {
  return USES.find((each) => cardNameKey(each.card) === cardNameKey(card))?.gives ?? [];
}

/** Cards before the player that could be used: artifacts, treasures, world cards, in this order. */
export const usableCards = (player: Player): readonly string[] =>
  [...player.artifacts, ...treasuresOf(player), ...player.worldCards].filter((name) => name !== '');

/** The cards that give something just here, not used yet on this visit or camp (R36: whatever else is done). */
export function usesNow(state: State, seat: Seat): readonly Use[] {
  const player = playerOf(state, seat);
  const { turn } = state;
  const now = (when: When): boolean => {
    if (when === 'camp') return turn.camped;
    return turn.main === 'town' && player.location === when;
  };
  return USES.filter(({ card, when }) => now(when) && hasCard(player, card) && !turn.done.includes(usedMark(card)));
}

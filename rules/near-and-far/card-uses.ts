import { cardNameKey } from '@/rules/kernel/card-name';
import type { Seat } from '@/rules/kernel/setup';
import { hasCard, isTravelOver, treasuresOf } from './sums';
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

/** p.33: each takes a coin from everybody on the space that is visited: by itself in town, by hand on the map. */
const TOLLS: readonly string[] = ['Crown of Cruelty', 'Nightmare Amulet'].map(cardNameKey);

export const isToll = (card: string): boolean => TOLLS.includes(cardNameKey(card));

export const tollsOf = (player: Player): readonly string[] =>
  TOLLS.flatMap((toll) => usableCards(player).find((card) => cardNameKey(card) === toll) ?? []);

/** Who may stand on the same space: the app knows who is on the map, not where. */
export function othersOnMap({ players }: Pick<State, 'players'>, seat: Seat): readonly Seat[] {
  if (players[seat]?.location !== 'map') return [];
  return players.flatMap(({ location }, other) => (other !== seat && location === 'map' ? [other] : []));
}

/** The cards that could take a coin where the journey has ended, not used yet this turn. */
export function tollsNow(state: State, seat: Seat): readonly string[] {
  const { turn } = state;
  const pays = othersOnMap(state, seat).some((other) => playerOf(state, other).coins > 0);
  if (!pays || turn.steps === 0 || !isTravelOver(state)) return [];
  return tollsOf(playerOf(state, seat)).filter((card) => !turn.done.includes(usedMark(card)));
}

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

import type { Topic } from '@/rules/kernel/topic';

const DEALS = { words: 'Deals', opens: 'deals' };

/** Allies, rivals and deals. */
export const company: readonly Topic[] = [
  {
    id: 'team-rules',
    title: 'Team rules',
    words: ['2v2', 'ally', 'team', 'teammate', 'give gold', 'partner', 'two against two', 'gift', 'share'],
    page: 'Team games, about p14',
    answer:
      'Allies support each other in fights and encounters, swap places, and give gold in the Revenue phase. They build one portal, add up scrolls and points, and need 6 fortresses together.',
    details:
      'Where conquest is on, one fallen settlement loses the game for its team. Four Elite classes, or all missions, must be one player’s own.',
    related: [
      'fortress-domination-victory',
      'conquest-victory',
      'swap-move',
      'stone-portal-victory',
      'flanking',
      'gold-trading-and-loans',
    ],
    ruling: 'A34',
    helper: { words: 'Give gold', opens: 'deals' },
  },
  {
    id: 'free-for-all',
    title: 'Free-for-all',
    words: ['ffa', 'order', 'diplomacy', 'three players', 'four players', 'everyone alone', 'clockwise'],
    page: 'Free-for-all, about p14',
    answer:
      'Three or four play each for themselves, clockwise. Open diplomacy, with treaties and gold deals, is up to the table.',
    details:
      'In a fight third parties count for nobody. Whoever destroys the first settlement wins, where conquest is on.',
    related: ['treaties', 'gold-trading-and-loans', 'conquest-victory', 'turn-order', 'map-layouts'],
  },
  {
    id: 'treaties',
    title: 'Treaties',
    words: ['peace', 'alliance', 'deal', 'treaty', 'truce', 'break a treaty', 'pact', 'how long does a treaty last'],
    page: 'Free-for-all, about p14',
    answer:
      'A treaty holds for 3 rounds, the one it is signed in included. After that the two make no deal for 3 more rounds.',
    details:
      'Signed in round 2 it ends with round 4, and you deal again in round 8. Breaking it early changes nothing in that. Gold trades and loans count as deals unless a house rule lets them pass; old loans may still be paid back, in a Revenue phase.',
    related: ['gold-trading-and-loans', 'free-for-all', 'revenue-phase'],
    phases: ['revenue'],
    ruling: 'rulings A11, A24',
    houseRule: 'cooldownBlocksGold',
    helper: DEALS,
  },
  {
    id: 'gold-trading-and-loans',
    title: 'Gold trading and loans',
    words: ['loan', 'trade', 'lend', 'borrow', 'owe', 'pay back', 'trade gold', 'gift gold', 'debt', 'sell'],
    page: 'Free-for-all, about p14',
    answer:
      'In a free-for-all with diplomacy gold may be traded or lent in your Revenue phase, on any terms you agree on.',
    details:
      'A trade alone starts no waiting time. In the three rounds after a treaty the two cannot trade, but a loan may be repaid. In teams gold can only be given to the ally.',
    related: ['treaties', 'free-for-all', 'team-rules', 'revenue-phase'],
    phases: ['revenue'],
    ruling: 'A24',
    helper: DEALS,
  },
];

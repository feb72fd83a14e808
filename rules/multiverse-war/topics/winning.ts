import type { Topic } from '@/rules/kernel/topic';

export const winning: readonly Topic[] = [
  {
    id: 'ways-to-win',
    title: 'Ways to win',
    words: [
      'victory',
      'win',
      'end',
      'goal',
      'objective',
      'how do I win',
      'game over',
      'victory conditions',
      'who wins',
    ],
    page: 'Victory conditions, about p2',
    answer:
      'Stone Portal, an opponent’s settlement, 4 fortresses, 4 Elite classes, enough scrolls, or most points at a turn limit; in the novice scenario all missions. Only what you agreed on at set-up counts.',
    details:
      'The game stops as soon as one is met; a team’s six fortresses and the turn limit wait for the end of the round. If one move fulfils conditions of two sides, the player whose turn it is goes first.',
    related: [
      'stone-portal-victory',
      'conquest-victory',
      'fortress-domination-victory',
      'elite-victory',
      'scroll-victory',
      'turn-limit-victory',
      'missions-novice',
    ],
    helper: { words: 'Claim victory', opens: 'claim' },
  },
  {
    id: 'stone-portal-victory',
    title: 'Stone Portal victory',
    words: [
      'portal',
      'aether',
      'mine',
      'hold',
      'portal track',
      'complete the portal',
      'advance the portal',
      'win by mines',
    ],
    page: 'Victory conditions, about p2; Advanced scenario, about p12',
    answer:
      'Capture aether mines, keep them, and bring your marker to the end of the Stone Portal track. In a team both players work on one portal.',
    details:
      'How long the track is and how far a mine takes you stands on the track itself: type the length once and the app watches the end. The reminder comes after you collect, while you hold a mine.',
    related: ['aether-mines', 'ways-to-win', 'team-rules', 'revenue-phase'],
    phases: ['revenue'],
    ruling: 'A36',
    helper: { words: 'Mines and portal', opens: 'mines' },
  },
  {
    id: 'conquest-victory',
    title: 'Conquest victory',
    words: [
      'settlement destroyed',
      'capital',
      'city',
      'destroy the settlement',
      'kill the capital',
      'eliminate a player',
      'last one standing',
      'knocked out',
    ],
    page: 'Victory conditions, about p2; Team games, about p14',
    answer:
      'Bring an opponent’s founding settlement down to 0 HP. In a team game one fallen settlement is enough. Among three or four players, whoever destroys the first one wins.',
    details:
      'A house rule lets the last settlement standing win instead. Where play goes on, the player without a settlement keeps units and other buildings, but has no 5 gold and no road links.',
    related: ['settlement', 'building-health-and-repair', 'ways-to-win', 'team-rules', 'free-for-all'],
    phases: ['action'],
    ruling: 'A33',
    houseRule: 'ffaConquest',
    helper: { words: 'How long a siege takes', opens: 'siege' },
  },
  {
    id: 'fortress-domination-victory',
    title: 'Fortress (domination) victory',
    words: ['fortress', 'four', 'domination', 'six', '4 fortresses', '6 fortresses', 'all fortresses', 'four forts'],
    page: 'Victory conditions, about p2; Team games, about p14',
    answer:
      'Alone you win at once when all 4 of your fortresses stand. A team needs 6 together, and they must still stand when everyone has finished the round.',
    details:
      'They must stand at the same time: one that was destroyed no longer counts. If a team loses its sixth before the round is over, it starts waiting anew.',
    related: ['fortress', 'placing-buildings', 'team-rules', 'ways-to-win'],
    phases: ['build'],
    ruling: 'A14',
    helper: { words: 'Build', opens: 'construct' },
  },
  {
    id: 'elite-victory',
    title: 'Elite victory',
    words: ['elite', 'four classes', 'rank', '4 elite', 'win with elite', 'four elites'],
    page: 'Victory conditions, about p2',
    answer: 'Four different military classes of yours at Elite win at once. The Builder’s track never counts.',
    details: 'In a team all four must be one player’s own. A class keeps its rank even if none of its units is alive.',
    related: ['veteran-and-elite', 'battle-record', 'ways-to-win', 'ability-tokens'],
    phases: ['action'],
    ruling: 'A34',
    helper: { words: 'Battle record', opens: 'record' },
  },
  {
    id: 'scroll-victory',
    title: 'Scroll victory',
    words: ['scroll', 'dig', 'archaeology', 'archeology', 'how many scrolls', 'dig up', 'territories'],
    page: 'Victory conditions, about p2',
    answer:
      'With 9 territories 7 scrolls win, with 11 territories 9, with more than 11 it takes 10. For 10, or fewer than 9, no number is given: agree on one at set-up.',
    details:
      'The cities are not counted as territories. A team adds its scrolls together. Where scrolls are found is told by cards and tiles.',
    related: ['ways-to-win', 'map-layouts', 'team-rules', 'exploring-an-encounter'],
    phases: ['action'],
    ruling: 'A8',
  },
  {
    id: 'turn-limit-victory',
    title: 'Turn-limit victory',
    words: ['vp', 'points', 'last turn', 'turn limit', 'final scoring', 'count points', 'tie', 'victory points'],
    page: 'Turn limit, about p14',
    answer:
      'Agree on a number of rounds at the start. After the last player’s final turn add up: buildings, destroyed buildings twice, 2 for each road link, missions, living heroes. Most points win.',
    details:
      'A tie is shared, a team adds its points. A living hero of level 8 wins whatever the count. The other ways to win may end the game earlier.',
    related: [
      'victory-points-for-buildings',
      'supply-lines',
      'hero-victory-points',
      'secret-missions',
      'missions-novice',
      'ways-to-win',
    ],
    ruling: 'rulings A11, A25',
    helper: { words: 'Points so far', opens: 'score' },
  },
  {
    id: 'victory-points-for-buildings',
    title: 'Victory points for buildings',
    words: [
      'vp building',
      'building points',
      'destroyed points',
      'points for destroying',
      'how much is a building worth',
    ],
    page: 'Turn limit, about p14',
    answer:
      'Tier 1 / tier 2: Barracks and Guard Tower 2 / 4, Academy 3 / 5, Siege Workshop 4 / 6, Fortress 8 either way. An enemy building you destroyed gives twice its figure: a tier-2 Academy 10.',
    details:
      'The tier-2 figure replaces the first. Only what stands at the end counts for its owner; a house rule lets a lost building keep its points. Destroyed ones count with the tier they had. The settlement gives none.',
    related: ['turn-limit-victory', 'tier-2', 'supply-lines', 'hero-victory-points', 'fortress'],
    ruling: 'rulings A12, A13',
    houseRule: 'keepLostBuildingVp',
    helper: { words: 'Points so far', opens: 'score' },
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const building: readonly Topic[] = [
  {
    id: 'building-phase',
    title: 'Building phase',
    words: ['construct', 'place', 'build', 'place card', 'how many can I build', 'second phase', 'where to build'],
    page: 'Gameplay V',
    answer:
      'On your turn, as often as you like and in any order: build a bought card on an empty open space, open a locked space for 3 gold, or demolish a card of yours for free. Only built cards work.',
    details:
      'Defense cards go in the front row, all others in either row. Built cards never move. There are 8 spaces in all, 2 of them locked at the start; check your board for how they split into rows.',
    related: ['building-cost', 'building-condition', 'locked-space', 'demolish', 'moving-cards', 'defense-cards'],
    phases: ['building'],
  },
  {
    id: 'building-cost',
    title: 'Building cost',
    words: ['pay', 'price', 'cost of card', 'how much to build', 'upper right', 'gold and mineral cost'],
    page: 'Gameplay V',
    answer:
      'Pay the gold and minerals printed on the card when you build it. The Theater, for example, costs 3 gold and 1 mineral.',
    details:
      'The cost comes on top of what you gave for the card in the purchase phase. Characters are built free of charge. For other costs check your card; the app asks once and remembers.',
    related: ['building-phase', 'building-condition', 'minerals', 'immediate-build-type'],
    phases: ['building'],
  },
  {
    id: 'building-condition',
    title: 'Building condition',
    words: ['needs', 'requires', 'prerequisite', 'or', 'requirement', 'need school', 'upper left', 'lost condition'],
    page: 'Gameplay V',
    answer:
      'Most Lv2 cards name two cards joined by "or": at least one of them must stand on your own territory at the moment you build. Losing it later does no harm.',
    details:
      'The usual pair is the basic card of the class or another copy of the same card: School or Theater, Farm or Bank, Infantry or Fleet. A blocked card still meets the condition, a bought but unbuilt one does not. A card without a printed condition needs nothing; check your card.',
    related: ['building-phase', 'building-cost', 'card-levels', 'demolish'],
    phases: ['building', 'purchase'],
    ruling: 'rulings 23, 44, 50',
  },
  {
    id: 'locked-space',
    title: 'Locked space',
    words: ['open', 'unlock', '3 gold', 'lock', 'padlock', 'more space', 'no room', 'board full', 'expand'],
    page: 'Gameplay V',
    answer:
      'In the building phase pay 3 gold to remove one of your locked-space cards. The space is free at once, and you may build on it in the same turn.',
    details:
      'Each row has one at the start. A locked-space card cannot be attacked or carry tokens, and no card can stand there until it is opened. Some characters open locked spaces.',
    related: ['building-phase', 'demolish', 'setup', 'immediate-build-type'],
    phases: ['building'],
    ruling: 'ruling 25',
  },
  {
    id: 'demolish',
    title: 'Demolish',
    words: ['remove', 'destroy own', 'replace', 'tear down', 'refund', 'get rid of building', 'make room', 'overbuild'],
    page: 'Gameplay V',
    answer:
      'In the building phase you may remove any number of your own built cards for free. They go to the discard pile, and nothing is refunded.',
    details:
      'Tokens and counters on the card go back to the supply. A demolished card no longer meets a building condition. Demolishing a Swamp blocks nobody. A demolished Lv2 card can be bought by anyone at the Buy Lv2 card post.',
    related: ['building-phase', 'moving-cards', 'destroyed-or-demolished-cards', 'locked-space'],
    phases: ['building'],
    ruling: 'ruling 24',
  },
  {
    id: 'moving-cards',
    title: 'Moving cards',
    words: [
      'relocate',
      'move',
      'move a building',
      'swap places',
      'rearrange',
      'change position',
      'shift',
      'switch row',
    ],
    page: 'Gameplay V',
    answer: 'A built card cannot be moved to another space. You can only demolish it and build something else there.',
    details:
      'A removed card leaves its space empty; the others do not close up. A demolished card goes to the discard pile and not back to you, so think of the rows and of the Bank’s neighbours before you build.',
    related: ['building-phase', 'demolish', 'bank', 'defense-cards'],
    phases: ['building'],
  },
  {
    id: 'destroyed-or-demolished-cards',
    title: 'Destroyed or demolished cards',
    words: [
      'discard pile',
      'tokens on it',
      'where do dead cards go',
      'card destroyed',
      'lost card',
      'get card back',
      'rebuild',
    ],
    page: 'Gameplay V, Card Ability III-4',
    answer:
      'The card goes to the discard pile of its level, and its counters and tokens go back to the supply. A Lv2 card there can be bought at the Buy Lv2 card post.',
    details:
      'The owner gets nothing back, and the tokens do not move to another card. The attacker takes 1 gold for a destroyed card; a card demolished by its owner gives no loot.',
    related: ['demolish', 'life-and-destruction', 'discard-piles', 'loot', 'buy-lv2-at-the-post'],
    phases: ['building', 'action'],
    ruling: 'ruling 24',
  },
];

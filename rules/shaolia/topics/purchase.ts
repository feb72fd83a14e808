import type { Topic } from '@/rules/kernel/topic';

export const purchase: readonly Topic[] = [
  {
    id: 'purchase-phase',
    title: 'Purchase phase',
    words: ['buy', 'shop', 'what can I buy', 'prices', 'spend gold', 'shopping', 'first phase'],
    page: 'Gameplay IV',
    answer:
      'On your turn buy as much as you can pay, in any order: a Lv1 card for 1 gold, a Lv2 card for 3 discarded cards, an extra die for 4 gold, 2 officers for 1 mineral. For 1 gold you may also change the Lv2 pool.',
    details:
      'Bought cards lie face up beside your board; there is no limit to them. In 2 vs 2 teammates may also give each other resources and cards in this phase, and only now.',
    related: ['buy-lv1-card', 'buy-lv2-card', 'extra-die', 'buying-officers', 'change-the-pool', 'sharing-resources'],
    phases: ['purchase'],
    ruling: 'ruling 22',
  },
  {
    id: 'buy-lv1-card',
    title: 'Buy Lv1 card',
    words: ['level 1', 'lvl 1', 'basic', 'draw', '1 gold', 'basic card price', 'draw from deck', 'post buy lv1'],
    page: 'Gameplay IV',
    answer:
      'Pay 1 gold and take the top card of the face-down Lv1 deck, as often as you can pay. You cannot choose the kind.',
    details:
      'Some modes also have a Buy Lv1 card post on the trading board, with its own printed price and maximum and without the Caravan discount.',
    related: ['purchase-phase', 'buy-lv2-card', 'card-levels', 'deck-runs-out'],
    phases: ['purchase'],
  },
  {
    id: 'buy-lv2-card',
    title: 'Buy Lv2 card',
    words: [
      'level 2',
      'lvl 2',
      'advanced',
      'discard three',
      'discard 3',
      'draft',
      'drafting pool',
      'swap cards',
      'trade in',
    ],
    page: 'Gameplay IV',
    answer:
      'Discard 3 cards you have bought but not built, Lv1 or Lv2 in any mix, and take one card from the open Lv2 pool. It costs no gold. Refill the pool to 3 at once.',
    details:
      'Built cards cannot be part of the three; a house rule may allow it. Building the new card later still has its own cost and condition. The three cards go face up to the discard pile of their level.',
    related: ['purchase-phase', 'change-the-pool', 'building-condition', 'buy-lv2-at-the-post', 'discard-piles'],
    phases: ['purchase'],
    ruling: 'ruling 5',
    houseRule: 'lv2DiscardBuilt',
  },
  {
    id: 'change-the-pool',
    title: 'Change the pool',
    words: ['refresh', 'reroll', 'new cards', 'replace pool', 'wipe', 'drafting pool', 'redraw', 'different lv2 cards'],
    page: 'Gameplay IV',
    answer:
      'In the purchase phase pay 1 gold to discard all three Lv2 cards of the pool and draw three new ones. You may do it again for another gold. You cannot replace single cards.',
    details:
      'The old three go to the Lv2 discard pile first, so they can come back if the deck runs out while you draw. They can also be bought at the Buy Lv2 card post.',
    related: ['buy-lv2-card', 'purchase-phase', 'deck-runs-out', 'discard-piles'],
    phases: ['purchase'],
    ruling: 'ruling 20',
  },
  {
    id: 'extra-die',
    title: 'Extra die',
    words: ['more dice', '4 gold', 'extra dice', 'buy die', 'fourth die', 'additional die', 'bonus die', 'keep dice'],
    page: 'Gameplay IV',
    answer:
      'An extra die costs 4 gold in the purchase phase, and you may buy any number. You roll it together with your 3 dice in the coming action phase; after that it is gone.',
    details: 'It cannot be saved for a later round, and in 2 vs 2 it cannot be given to a teammate.',
    related: ['purchase-phase', 'action-phase', 'unused-dice', 'officers'],
    phases: ['purchase', 'action'],
    ruling: 'ruling 41',
  },
  {
    id: 'officers',
    title: 'Officers',
    words: [
      'adjust',
      'plus minus',
      'change die',
      '6 to 1',
      'modify dice',
      'turn a die',
      'wrap around',
      'change number',
      'pips',
      'officer',
    ],
    page: 'Gameplay IV',
    answer:
      'Spend an officer to turn one of your dice up or down by 1 when you use it. 6 and 1 are neighbours, so a 6 may become a 5 or a 1. You may spend several on one die; unspent officers stay for later rounds.',
    details:
      'No number is ever further away than 3 officers. Officers are spent only together with the use of the die: to activate a command or to free a blocked card. Officers gained from one die may be used for the next. They do not work on a teammate’s dice.',
    related: ['buying-officers', 'palace-abilities', 'using-dice-in-order', 'combo-command'],
    phases: ['purchase', 'action'],
    ruling: 'rulings 45, 46',
  },
  {
    id: 'buying-officers',
    title: 'Buying officers',
    words: [
      'mineral to officers',
      'officer price',
      'officer cost',
      'get officers',
      'hire officers',
      'exchange minerals',
    ],
    page: 'Gameplay IV',
    answer: 'In the purchase phase 1 mineral buys 2 officers, as often as you have minerals. Gold does not buy them.',
    details:
      'In the action phase minerals cannot be changed into officers; then only abilities help, such as the palace’s 2 officers.',
    related: ['officers', 'minerals', 'purchase-phase', 'palace-abilities'],
    phases: ['purchase'],
  },
  {
    id: 'gold',
    title: 'Gold',
    words: ['coins', 'money', '5 gold', 'cash', 'how to get gold', 'income', 'coin', 'max gold', 'gold limit'],
    page: 'Gameplay IV',
    answer:
      'Gold is the basic resource: it pays for cards, dice, pool changes, buildings, locked spaces and deals. You earn it from gold cards, by trading, as loot and by selling characters, and there is no limit to it.',
    details: 'Pieces are worth 1 and 5 and may be changed at any time. Everybody starts with 5 gold.',
    related: ['gold-cards', 'loot', 'sell-buy-mineral', 'selling-characters', 'starting-resources'],
    phases: ['purchase', 'building'],
    ruling: 'ruling 21',
  },
  {
    id: 'minerals',
    title: 'Minerals',
    words: ['ore', 'crystal', 'gem', 'mineral', 'how to get minerals', 'stones', 'what are minerals for'],
    page: 'Gameplay IV',
    answer:
      'Minerals pay for buildings, are sold at the trading board and become officers in the purchase phase, 2 for each mineral. Mineral cards make them, and the Buy mineral post sells them for 2 gold each.',
    details: 'Nobody starts with minerals, and there is no limit to them.',
    related: ['mineral-cards', 'buying-officers', 'sell-buy-mineral', 'building-cost'],
    phases: ['purchase', 'building'],
    ruling: 'ruling 21',
  },
  {
    id: 'deck-runs-out',
    title: 'Deck runs out',
    words: ['empty', 'reshuffle', 'no cards left', 'empty deck', 'shuffle discard', 'out of cards', 'deck empty'],
    page: 'Not in the rulebook, ruling 20',
    answer:
      'When a card is needed and its deck is empty, shuffle the discard pile of that level into a new deck. If that pile is empty too, a Lv1 card cannot be bought and the pool stays short.',
    details:
      'When you change the pool, the three old cards are discarded first and are shuffled in with the rest if the deck runs out.',
    related: ['discard-piles', 'buy-lv1-card', 'change-the-pool', 'buy-lv2-card'],
    phases: ['purchase'],
    ruling: 'ruling 20',
  },
  {
    id: 'discard-piles',
    title: 'Discard piles',
    words: ['graveyard', 'Lv2 post', 'discard pile', 'look through discard', 'where do discards go', 'trash'],
    page: 'Prepare 2',
    answer:
      'There is one open discard pile for each level. Discarded, destroyed and demolished cards go to the pile of their level, and the Lv2 pile is what the Buy Lv2 card post sells.',
    details: 'An empty deck is made anew from the pile of its level. Characters do not belong to either pile.',
    related: ['deck-runs-out', 'buy-lv2-at-the-post', 'destroyed-or-demolished-cards', 'buy-lv2-card'],
    phases: ['purchase'],
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const settingUp: readonly Topic[] = [
  {
    id: 'setup',
    title: 'Setup',
    words: ['start', 'prepare', 'set up', 'beginning', 'how to start', 'lay out', 'table layout', 'before the game'],
    page: 'Prepare 2',
    answer:
      'Each player takes a territory board, 3 dice, the culture tracker on 0 and 2 locked-space cards, one per row. Put the trading board in the middle, shuffle both decks, reveal 3 Lv2 cards and take the start kit of the mode.',
    details:
      'Post cards go on the back row of the trading board as the mode says. Leave room for one discard pile per level. Gold, minerals, officers, damage counters and status tokens lie in the middle. The most regal player begins; a random pick does as well. For a first game take #1 Prelude.',
    related: ['starting-resources', 'game-modes', 'components', 'locked-space', 'first-player-marker'],
  },
  {
    id: 'components',
    title: 'Components',
    words: ['pieces', 'count', 'supply', 'how many tokens', 'box', 'contents', 'run out of tokens', 'not enough dice'],
    page: 'Prepare 1',
    answer:
      'The box holds 48 Lv1, 70 Lv2 and 10 character cards, 10 dice, 20 minerals, 36 one-gold and 21 five-gold pieces and 25 officers. Running out of pieces is no rule limit; use anything as a stand-in.',
    details:
      'Also 4 territory boards, 1 trading board, 9 trading-post cards, 8 locked-space cards, 4 player aids, 4 culture trackers, 40 damage counters, 20 attack tokens, 20 life tokens, 10 blockage tokens and the first-player marker. In 2 vs 2 four players share the 10 dice by passing them on, because action turns follow one another.',
    related: ['setup', 'card-levels', 'gold', 'extra-die'],
    ruling: 'rulings 4, 21',
  },
  {
    id: 'starting-resources',
    title: 'Starting resources',
    words: [
      'start gold',
      'start cards',
      'starting gold',
      'start kit',
      'initial',
      'what do I get at the start',
      'begin with',
    ],
    page: 'Game Mode',
    answer:
      'Everyone starts with 5 gold in every mode. Random characters: none in #1, two in #2, #3 and #4, one in #5. In #3 each player also takes a wonder of choice, in #4 each has a Market already built.',
    details:
      'The wonder of #3 goes to your bought cards and still has to be paid for and built. It comes out of the Lv2 deck, and both players may take the same kind. The Market of #4 comes from the Lv1 deck and stands on any open space. A house rule may place the wonder free of charge.',
    related: ['setup', 'game-modes', 'character-cards', '3-overwhelming-power', '4-trade-war'],
    ruling: 'rulings 37, 38',
    houseRule: 'wonderStartsBuilt',
  },
  {
    id: 'open-information',
    title: 'Open information',
    words: ['hidden', 'secret', 'public', 'can I see', 'look at cards', 'show hand', 'opponent cards'],
    page: 'Gameplay IV',
    answer:
      'Everything lies open: gold, minerals, officers, the pool, and the cards you have bought but not built, face up beside your board. Only character cards are secret.',
    details: 'A character that you sell is not shown either.',
    related: ['character-cards', 'selling-characters', 'purchase-phase', 'discard-piles'],
    phases: ['purchase'],
  },
];

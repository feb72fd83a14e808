import type { Topic } from '@/rules/kernel/topic';

export const modes: readonly Topic[] = [
  {
    id: 'game-modes',
    title: 'Game modes',
    words: [
      'which mode',
      'mode',
      'scenarios',
      'five modes',
      'how many players',
      'three players',
      '3 players',
      'player count',
    ],
    page: 'p19',
    answer:
      'There are five presets: #1 Prelude, #2 Rush, #3 Overwhelming Power and #4 Trade War for two players, #5 The Alliance for two teams of two. You can also make a custom game.',
    details:
      'A mode sets the start kit, the Lv2 kinds and the post cards. Begin with #1 and play it two or three times. This rulebook has no rules for three players.',
    related: ['1-prelude', '2-rush', '3-overwhelming-power', '4-trade-war', '5-the-alliance', 'custom-game'],
  },
  {
    id: '1-prelude',
    title: '#1 Prelude',
    words: ['beginner', 'first game', 'intro', 'learning game', 'mode 1', 'easy mode', 'introductory'],
    page: 'p19–29',
    answer:
      'The mode for beginners, 1 vs 1: 5 gold each, no characters, no post cards, only the four posts of the board. The Lv2 deck has 32 cards, 8 kinds with 4 copies.',
    details:
      'Temple, Garden and Smelter are among the eight kinds; see your rulebook for the other five. There are no wonders. You win by 12 palace damage or 18 culture.',
    related: ['game-modes', 'setup', 'starting-resources', 'how-to-win'],
  },
  {
    id: '2-rush',
    title: '#2 Rush',
    words: ['fast', 'Oak Wilds', 'mode 2', 'quick game', 'aggressive'],
    page: 'p19–29',
    answer:
      'A fast 1 vs 1 with more attack and culture: 5 gold and 2 random characters each. The Lv2 deck has 43 cards, 10 kinds with 4 copies and one of each wonder.',
    details:
      'Post cards: Buy attack token, Buy culture, Buy life token, Buy Lv1 card. Ranch and Smelter are among the kinds; see your rulebook for the others. Three wonders do not win here.',
    related: ['game-modes', 'starting-resources', 'token-posts', 'buy-sell-culture', 'wonder-cards'],
  },
  {
    id: '3-overwhelming-power',
    title: '#3 Overwhelming Power',
    words: ['wonders', 'mode 3', "King's Rest", 'wonder mode', 'start with wonder', 'starting wonder', 'power'],
    page: 'p19–29',
    answer:
      'A 1 vs 1 about wonders: three of your wonders standing at once also win. Each player takes 5 gold, 2 random characters and one wonder of choice. The Lv2 deck has 42 cards, two of each wonder among them.',
    details:
      'The chosen wonder comes out of the 42 and still has to be paid for and built; a house rule places it free at the start. Post cards: Sell culture, Buy Lv1 card, Buy turn, Hire assassin. The other 36 cards are 9 kinds with 4 copies, Smelter among them.',
    related: ['wonder-victory', 'wonder-cards', 'buy-turn', 'hire-mercenary-assassin', 'starting-resources'],
    ruling: 'ruling 37',
    houseRule: 'wonderStartsBuilt',
  },
  {
    id: '4-trade-war',
    title: '#4 Trade War',
    words: ['trade', 'Silver Coast', 'mode 4', 'start with market', 'free market', 'trading mode'],
    page: 'p19–29',
    answer:
      'A 1 vs 1 about trade: 5 gold and 2 random characters each, and a Market already built on your territory. The Lv2 deck has 43 cards, 10 kinds with 4 copies and one of each wonder.',
    details:
      'The Market comes from the Lv1 deck and stands on any open space. Post cards: Buy attack token, Buy culture, Buy life token, Hire assassin. Fleet, Garden, Port, Bank and Mine are among the kinds; see your rulebook for the others.',
    related: ['game-modes', 'trade-cards', 'trading-board', 'hire-mercenary-assassin', 'starting-resources'],
    ruling: 'ruling 38',
  },
  {
    id: '5-the-alliance',
    title: '#5 The Alliance',
    words: ['team', 'four players', '4 players', '2v2', '2 vs 2', 'mode 5', 'teams', 'team game', 'partner'],
    page: 'p29',
    answer:
      'The game for two teams of two, with all 118 Lv1 and Lv2 cards, 5 gold and 1 random character each and 4 random post cards. A team wins by destroying one opposing palace or with 18 culture together.',
    details:
      'Teams alternate in the turn order. Teammates may share resources and cards in the purchase phase. Each has an own territory, palace and culture gauge; Gardens and Theaters see only their own territory.',
    related: ['turn-order-2v2', 'sharing-resources', 'sharing-cards', 'attacking-in-2v2', 'game-modes'],
  },
  {
    id: 'custom-game',
    title: 'Custom game',
    words: ['own setup', 'custom mode', 'own deck', 'choose cards', 'free setup', 'build a deck', 'random setup'],
    page: 'Game Mode II',
    answer:
      'The guide: 5 gold and 2 characters each, all Lv1 cards, 4 post cards of your choice, and as Lv2 kinds 3 attack, 3 culture and 1 or 2 each of defense, gold, mineral and trade.',
    details:
      'Use 4 copies of each kind. Wonders come on top, up to 2 copies each, and do not use up the numbers per class. The wonder victory is a switch. The numbers are advice, not a limit.',
    related: ['game-modes', 'card-levels', 'wonder-cards', 'wonder-victory', 'trading-board'],
    ruling: 'ruling 40',
    houseRule: 'wonderWin',
  },
  {
    id: 'sharing-resources',
    title: 'Sharing resources',
    words: ['give gold teammate', 'give minerals', 'give officers', 'share gold', 'help partner', 'gift', 'donate'],
    page: 'p29',
    answer:
      'In 2 vs 2 teammates may give each other gold, minerals and officers during the purchase phase, as much as they like and free of charge.',
    details:
      'It may be done on anybody’s turn of that phase, not in the other phases. Extra dice and status tokens cannot be given.',
    related: ['sharing-cards', '5-the-alliance', 'purchase-phase', 'turn-order-2v2'],
    phases: ['purchase'],
    ruling: 'ruling 41',
  },
  {
    id: 'sharing-cards',
    title: 'Sharing cards',
    words: ['give cards', 'fee', 'share card', 'swap cards teammate', 'card to partner', 'sharing cost', 'gift card'],
    page: 'p29',
    answer:
      'In 2 vs 2 one of the teammates pays 1 gold in the purchase phase; then both may give each other any number of bought, unbuilt Lv1 and Lv2 cards. Characters and status tokens cannot be shared.',
    details:
      'The fee covers the team for the whole phase, in both directions and on anybody’s turn. A house rule makes it last only for the running turn.',
    related: ['sharing-resources', '5-the-alliance', 'purchase-phase', 'character-cards'],
    phases: ['purchase'],
    ruling: 'ruling 41',
    houseRule: 'shareFeePerTurn',
  },
  {
    id: 'attacking-in-2v2',
    title: 'Attacking in 2v2',
    words: [
      'which opponent',
      'protect teammate',
      'attack either opponent',
      '2 vs 2 attack',
      'team defense',
      'attack teammate',
    ],
    page: 'p29',
    answer:
      'In 2 vs 2 each activation attacks one opponent of your choice. A defense card guards only its owner’s territory, and one fallen palace ends the game for the whole team.',
    details:
      'A sweep hits the front row of one opponent, not of both. Palace damage of the two opponents is not added up.',
    related: ['targeting', 'defense-cards', '5-the-alliance', 'palace-destruction'],
    phases: ['action'],
    ruling: 'ruling 30',
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const overview: readonly Topic[] = [
  {
    id: 'goal',
    title: 'Goal of the game',
    words: ['win', 'most points', 'journey points', 'how to win', 'win the game', 'objective', 'jp', 'victory', 'aim'],
    page: 'p14',
    answer: 'Whoever has the most journey points at the end of the session wins.',
    details:
      'Points come from camps, trade routes, artifacts, threats, chiefs, faction tokens, coins and gems, reputation and some cards. The four factions help you on the way. In a campaign the points of all maps are added for the champion.',
    related: ['scoring', 'end', 'turn', 'tie', 'champion'],
    phases: ['setup', 'yourTurn', 'town', 'travel', 'questAndCamp'],
    helper: { words: 'Score so far', opens: 'score' },
  },
  {
    id: 'turn',
    title: 'A turn',
    words: ['what can I do', 'action', 'my turn', 'actions', 'on my turn', 'turn order', 'end of turn', 'one action'],
    page: 'p15, player aid',
    answer:
      'Do one of two things: visit a building in town, or adventure on the map. On your own turn you may also buy artifacts, as many as you can pay for, at any moment.',
    details:
      'An adventure runs in a fixed order: leave town if you are there, move, attempt a quest, build a camp. Each of these may be left out.',
    related: ['visit-town', 'leave-town', 'movement', 'buy-artifact', 'first-round', 'getting-goods', 'goal'],
    phases: ['yourTurn', 'town', 'travel', 'questAndCamp'],
  },
  {
    id: 'modes',
    title: 'The four modes',
    words: ['casual', 'story', 'which mode', 'game modes', 'ways to play', 'mode', 'shaded boxes'],
    page: 'p4–5, 29',
    answer:
      'First Adventure is one game on Map 1. Campaign plays Maps 2 to 11 in order with one character. Character Mode follows each character’s own story. Arcade is a single game with cards instead of the story book.',
    details:
      'Only Campaign and Character Mode keep experience, talents and keywords from game to game. Story Mode and Casual Mode, named once each in the book, are Character Mode and First Adventure.',
    related: ['first-adventure', 'campaign', 'character-mode', 'arcade', 'maps'],
    phases: ['setup'],
    ruling: 'R30',
  },
  {
    id: 'first-adventure',
    title: 'First Adventure',
    words: ['learn', 'intro', 'casual', 'casual mode', 'first game', 'tutorial', 'basic rules'],
    page: 'p4, 29',
    answer: 'One game on Map 1, Glogo Caverns, with its map quests and the basic rules only.',
    details: 'No experience, no talents, no keywords, nothing is carried on.',
    related: ['modes', 'setup', 'quest', 'campaign'],
    phases: ['setup'],
  },
  {
    id: 'campaign',
    title: 'Campaign Mode',
    words: [
      'story over ten games',
      'campaign',
      'ten games',
      'sessions',
      'in order',
      'long campaign',
      'which map next',
      'next map',
    ],
    page: 'p5, 29, 31',
    answer:
      'Ten games on Maps 2 to 11 in order, always with the same character. You read map quests and side quests, and every three quests give 1 experience.',
    details:
      'Experience buys talents between games. Write down keywords, side quests and your points per map. The highest sum at the end is the champion.',
    related: ['experience', 'side-quests', 'talents', 'champion', 'boss', 'late-start'],
    phases: ['setup'],
  },
  {
    id: 'character-mode',
    title: 'Character Mode',
    words: ['story mode', 'own story', 'personal quest', 'character story', 'eight quests', 'which characters'],
    page: 'p5, 9, 23, 29, 32',
    answer:
      'Each character follows a quest chain of its own on three or more of Maps 2 to 10, in any order. When everybody has done eight quests, the last game is on Map 11.',
    details:
      'Each character quest gives 1 experience, even a failed one. There are no map or side quests. Shardling and Rin have long stories and suit two players; Eyim and Rin should not share a game. A new character begins with its introduction.',
    related: ['character-quests', 'experience', 'modes', 'full-card', 'late-start'],
    phases: ['setup'],
  },
  {
    id: 'arcade',
    title: 'Arcade Mode',
    words: ['no reading', 'quick', 'cards', 'without story book', 'short game', 'arcade'],
    page: 'p5, 23, 29',
    answer: 'A single game on any of the 11 maps. Arcade cards replace the story book, and nothing is carried on.',
    details: 'Each card offers two choices with their numbers. Everything else is played as usual.',
    related: ['arcade-cards', 'modes', 'quest', 'maps'],
    phases: ['setup'],
  },
  {
    id: 'components',
    title: 'Components and limits',
    words: ['how many', 'run out', 'supply', 'deck empty', 'no more coins', 'limited', 'bank empty', 'reshuffle'],
    page: 'p6–7, 10',
    answer:
      'Coins, gems, food, faction tokens and camps never run out: use anything else to count. All other parts are limited by their number.',
    details:
      'When a deck is used up, shuffle its discards; with none left nothing is drawn. The blank faction token has no use in the rules, and bread, fish and bacon are all simply food.',
    related: ['setup', 'bag-empty', 'extra-camps', 'treasures', 'ruling-55', 'ruling-47'],
    phases: ['setup'],
    ruling: 'rulings R47, R55',
  },
  {
    id: 'getting-goods',
    title: 'Getting coins, treasures, artifacts, tokens',
    words: ['get coins', 'get gems', 'get treasures', 'get artifacts', 'get faction tokens', 'need coins', 'earn'],
    page: 'p15–17, 21–24',
    answer:
      'Coins: General Store, coin spaces, mine, camp reveals, quests. Gems: gem spaces, mine, reveals, quests. Food: Farm, quests. Faction tokens: quests. Treasures: Hut, treasure symbols, quests. The Town Hall trades all goods but treasures.',
    details:
      'Artifacts come from the draft and the General Store, animals from the Stables, adventurers from the Saloon; quests may give animals and adventurers too. Talents and cards add to this.',
    related: ['store', 'camp', 'mine', 'farm', 'hut', 'trade', 'rewards', 'treasure-symbol'],
    phases: ['yourTurn'],
  },
];

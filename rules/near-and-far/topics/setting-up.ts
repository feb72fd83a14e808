import type { Topic } from '@/rules/kernel/topic';

export const settingUp: readonly Topic[] = [
  {
    id: 'setup',
    title: 'Setting up',
    words: ['start', 'begin', 'set up', 'preparation', 'before we start', 'checklist', 'who starts', 'first player'],
    page: 'p8–11',
    answer:
      'Town board with the Dusk side up, on the Stables three birds for each player, treasures on the Hut, 5 adventurers in the row, 4 chiefs open. On the map 7, 10 or 13 quest tokens for 2, 3 or 4 players, and the threats stacked from 4 to 15.',
    details:
      'Each player takes a board with camps on all tents, the heart marker at 0, dog or cat, 3 coins and a character, and sets reputation to 0. Deal 2 advanced and 5 basic artifacts each and draft the basic ones. With two players a spare character stands on the Town Hall. Choose who plays first.',
    related: ['quest-tokens', 'start-goods', 'draft', 'two-players', 'ladder', 'day-town', 'companion'],
    phases: ['setup'],
  },
  {
    id: 'quest-tokens',
    title: 'Quest token count',
    words: ['books', 'how many quests', 'quest tokens', 'where to put quest tokens', 'number of quests', 'open book'],
    page: 'p9',
    answer:
      'Three per player plus one: 7, 10 or 13 for 2, 3 or 4 players. They go on spaces with an open book only, one to a space.',
    details:
      'Spread them so that some are near town and some far. In a first campaign run, book spaces that have a name get one for certain. Extra Stories uses four per player.',
    related: ['setup', 'quest', 'extra-stories', 'ruling-25'],
    phases: ['setup'],
  },
  {
    id: 'start-goods',
    title: 'Starting goods',
    words: [
      'starting coins',
      'hearts',
      'what do I start with',
      'start money',
      'starting hearts',
      'beginning resources',
    ],
    page: 'p9',
    answer: 'You start with 3 coins, your dog or cat, 0 hearts, 0 reputation and all camps on your board.',
    details: 'No food, gems or faction tokens. The talents Fishing and Cooking add 1 and 2 food.',
    related: ['setup', 'companion', 'heart-reset', 'camp-row', 'draft'],
    phases: ['setup'],
  },
  {
    id: 'draft',
    title: 'Drafting artifacts',
    words: ['pick and pass', 'starting hand', 'draft', 'keep cards', 'advanced cards', 'discard at start', 'pass left'],
    page: 'p12',
    answer:
      'Keep one of your five basic cards and pass the rest to the left, until all are taken. Then discard at least one of your two advanced cards, and as many basic ones as you like.',
    details:
      'Every card you still hold unbought at the end costs 1 point. With Treasure Hunting you draw 2 more after the draft.',
    related: ['artifact-hand', 'buy-artifact', 'setup', 'talent-treasure-hunting'],
    phases: ['setup'],
  },
  {
    id: 'two-players',
    title: 'Two-player Town Hall',
    words: [
      'dummy',
      'spare figure',
      '2 players',
      'unused character',
      'neutral',
      'two player game',
      'town hall always occupied',
    ],
    page: 'p11, 17',
    answer:
      'With two players a spare character always stands on the Town Hall, so you duel to get in. If your opponent is there you duel the opponent, otherwise the spare one, for which the opponent rolls a bare die.',
    details:
      'Nothing is added to the spare one’s die. After a lost duel, coming from jail, you enter without dueling; so you do with Bribing or Politics. A house rule makes even these duel.',
    related: ['town-hall', 'duel', 'occupied', 'jail', 'talent-bribing', 'ruling-15'],
    phases: ['town', 'yourTurn'],
    ruling: 'R15',
    houseRule: 'twoPlayerHallAlwaysDuel',
  },
  {
    id: 'first-round',
    title: 'First round',
    words: ['can I adventure now', 'round one', 'first turn', 'leave town first turn', 'round 1'],
    page: 'p15',
    answer: 'In the first round everybody must visit town. Adventures begin in the second.',
    related: ['turn', 'visit-town', 'leave-town'],
    phases: ['yourTurn', 'setup'],
  },
  {
    id: 'companion',
    title: 'Animal companion',
    words: ['dog', 'cat', 'pet', 'animal', 'companion symbols', 'cat sword'],
    page: 'p18, 37',
    answer:
      'Your dog or cat counts as a party member without a faction and fits any of the four places. While active it gives 1 search, 1 skill and 2 hearts.',
    details:
      'It may wait at the side like anyone else. The example of play shows a cat with a sword, which page 18 does not have; check your token.',
    related: ['party', 'platypus', 'start-goods', 'ruling-18', 'ruling-33'],
    phases: ['setup', 'travel'],
    ruling: 'R18',
    helper: { words: 'Your party', opens: 'party' },
  },
  {
    id: 'platypus',
    title: 'Platypus',
    words: ['loser', 'pet', 'last place', 'lost the last game', 'special companion'],
    page: 'p37',
    answer:
      'Whoever lost the last game may start with the platypus instead of a dog or cat. It works like any other companion.',
    related: ['companion', 'setup'],
    phases: ['setup'],
  },
];

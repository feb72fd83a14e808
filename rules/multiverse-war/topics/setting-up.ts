import type { Topic } from '@/rules/kernel/topic';

export const settingUp: readonly Topic[] = [
  {
    id: 'rulesets',
    title: 'Rulesets',
    words: ['novice', 'veteran', 'advanced', 'scenario', 'which rules', 'full game', 'difference between scenarios'],
    page: 'Novice scenario, about p2',
    answer:
      'There are three rulesets; the app plays the novice one, with next to no luck. Its novice scenario is a race for missions, its advanced scenario adds heroes, aether mines, the event dial and decoys.',
    details:
      'In the novice scenario those four parts are off, and each has a house rule to bring it in; encounter cards are in use from the first turn. The full game lets you choose the ways to win.',
    related: [
      'novice-changes-at-a-glance',
      'missions-novice',
      'missions-advanced',
      'event-dial',
      'setup',
      'combat-cards',
    ],
    ruling: 'A40',
    houseRule: 'noviceDial',
  },
  {
    id: 'novice-changes-at-a-glance',
    title: 'Novice changes at a glance',
    words: ['differences', 'veteran', 'what is different', 'novice rules', 'summary', 'cheat sheet', 'strength chart'],
    page: 'Novice ruleset, about p6',
    answer:
      'Units 4 HP, melee 2 damage, ranged 1, from a hill or building 2, into forest always 1, mounted at buildings 1. Buildings have 2 HP more, hero abilities are free. No combat cards, no strength charts.',
    details:
      'Heavy armour turns a melee 2 into 1. The unit abilities on the quick reference belong to the veteran rules, its terrain costs hold.',
    related: ['damage-table', 'hit-points', 'when-dice-are-rolled', 'rulesets', 'novice-sides', 'heavy-armour'],
    phases: ['action'],
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'glossary',
    title: 'Glossary',
    words: ['AP', 'HP', 'DMG', 'LOS', 'LVL', 'VP', 'trump', 'tactical', 'abbreviations', 'what does it mean', 'hex'],
    page: 'Glossary, about p2',
    answer:
      'AP action points, HP health, DMG damage, LOS line of sight, LVL level, VP victory points. TRUMP: this unit strikes first. TACTICAL: how many unit abilities you may use in a turn.',
    details: 'S is strength, a word of the veteran rules; the novice game does without it.',
    related: ['action-points', 'hit-points', 'line-of-sight', 'trumping', 'ability-tokens'],
    ruling: 'A50',
  },
  {
    id: 'setup',
    title: 'Setup',
    words: ['start', 'prepare', 'place', 'set up the game', 'begin', 'preparation', 'lay out the board'],
    page: 'Game setup, about p4–5',
    answer:
      'Lay the shuffled territories face down, put the cities in place, and set three bronze-age units in each 5-hex settlement. Unit cards lie to one side, building cards to the other.',
    details:
      'Everyone takes a battle record sheet, a rack, all own building tokens and two ability tokens. Shuffle the 24 encounter cards. Advanced: shuffle the six hero sheets and show the top one, agree on the mines, turn the dial to 1.',
    related: ['starting-units', 'map-layouts', 'novice-sides', 'components-list', 'first-turn', 'rulesets'],
    helper: { words: 'Set up the table', opens: 'setup' },
  },
  {
    id: 'starting-units',
    title: 'Starting units',
    words: ['bronze', 'three', 'builder', 'first units', 'bronze age', 'which units do I start with', '3 units'],
    page: 'Game setup, about p5',
    answer:
      'Take any three units of the bronze age and put them inside your settlement. One Builder is good advice; in the novice scenario you must have one.',
    details: 'They cost nothing and may act in the first turn.',
    related: ['setup', 'builder', 'first-turn', 'settlement', 'unit-types'],
    helper: { words: 'Choose starting units', opens: 'start' },
  },
  {
    id: 'components-list',
    title: 'Components list',
    words: [
      'contents',
      'box',
      'tokens',
      'pieces',
      'how many tokens',
      'what is in the box',
      'parts',
      'gold limit',
      'most gold',
    ],
    page: 'Components, about p3–5',
    answer:
      '18 territories, 4 cities, 18 unit cards, 5 building cards, 6 hero sheets, 24 encounter cards, 6 secret missions, 30 road hexes, 18 encounter hexes, 6 mines, 10 chop/plant hexes, two d10, one d6.',
    details:
      'Also 40 gold, 30 wound and 8 freeze/slow tokens, 72 cubes, ability tokens, one event dial and one portal track. Gold has no limit: the 40 tokens are only what the box holds. Each faction adds blocks, stickers, building tokens and its sheets.',
    related: ['setup', 'freeze-and-slow-tokens', 'secret-missions', 'hex-improvements'],
  },
  {
    id: 'novice-sides',
    title: 'Novice sides',
    words: ['side', 'flip cards', 'which side', 'card side', 'novice side', 'printed values', 'front or back'],
    page: 'Novice ruleset, about p6',
    answer:
      'Hero sheets, unit cards and the battle track have a side for novices: use it. Building cards have none, so add 2 HP to what they print.',
    details:
      'Numbers printed only on your parts (prices, action points, ranks, tracks) are typed in once and kept. On the quick reference only the terrain costs apply.',
    related: ['novice-changes-at-a-glance', 'building-health-and-repair', 'setup', 'battle-record'],
    ruling: 'A1',
    helper: { words: 'Printed values', opens: 'cards' },
  },
  {
    id: 'map-layouts',
    title: 'Map layouts',
    words: ['duel', '3 players', '4 players', 'map configuration', 'board layout', 'how to lay the map', 'map size'],
    page: 'Recommended setups, about p14–15',
    answer:
      'The last pages draw four maps: duel, alternate duel, two against two, and a free-for-all of four. You may lay out your own.',
    details:
      'Count the face-down territories, cities left out: that number sets the scrolls needed. The text sends you to page 14 in one place and to page 15 in another, so look at both.',
    related: ['setup', 'scroll-victory', 'aether-mines', 'team-rules', 'free-for-all'],
    ruling: 'A37',
  },
];

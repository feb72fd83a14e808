import type { Topic } from '@/rules/kernel/topic';

export const ending: readonly Topic[] = [
  {
    id: 'end',
    title: 'Game end',
    words: [
      'last round',
      'when over',
      'final round',
      'end of game',
      '14th camp',
      'when does the game end',
      '14 camps',
      'last turn',
      'turns left',
      'how long is the game',
      'fourteenth camp',
    ],
    page: 'p28',
    answer:
      'When a player places the 14th camp, on the map, in the mine or on a threat, the running round is finished so that all have had the same number of turns. Then you score.',
    details:
      'That player ends the turn as usual and may place more camps. The seat before the first player plays last. The book says 15 in a few places; a house rule moves the end there.',
    related: ['scoring', 'camp-row', 'extra-camps', 'long-game', 'ruling-1', 'ruling-2'],
    phases: ['yourTurn', 'questAndCamp'],
    ruling: 'R1',
    houseRule: 'campsOnBoard',
    helper: { words: 'Score so far', opens: 'score' },
  },
  {
    id: 'scoring',
    title: 'Scoring',
    words: [
      'count points',
      'final score',
      'end points',
      'points',
      'score',
      'what gives points',
      'half a point',
      'coins at the end',
      'worth at the end',
      'points for coins',
      'gem worth',
      'what is it worth',
      'treasure points',
      'points for treasures',
    ],
    page: 'p28',
    answer:
      'Camps 1 each, all camps off the board 2, chiefs 5, faction tokens 1, every two coins or gems 1, three treasures 5, reputation by its step, routes, threats, artifacts and card bonuses as printed. Each artifact in hand −1.',
    details:
      'Coins and gems are counted together: 3 gems and 1 coin make 2 points. Food, adventurers and animals give nothing. On Map 10 no camp on a mammoth space costs 8; on Map 11 a full card gives 7.',
    related: ['reputation-points', 'trade-route', 'artifact-hand', 'chief', 'tie', 'mammoth', 'full-card', 'camp-row'],
    helper: { words: 'Score so far', opens: 'score' },
  },
  {
    id: 'tie',
    title: 'Tie-break',
    words: ['equal points', 'tied', 'tie', 'same score', 'draw', 'tiebreaker', 'tie breaker'],
    page: 'p28',
    answer: 'A card that wins ties decides first, then the higher reputation, then the most coins and gems together.',
    details: 'Still equal: the win is shared.',
    related: ['scoring', 'reputation', 'ruling-22', 'champion'],
    ruling: 'R22',
    helper: { words: 'Score so far', opens: 'score' },
  },
  {
    id: 'extra-camps',
    title: 'More than 14 camps',
    words: ['out of tents', 'extra camps', 'no camps left', '15th camp', 'run out of camps'],
    page: 'p10, 28',
    answer:
      'If you need more camps after the last one, take them from the box. Each still gives 1 point, but shows no coin or gem.',
    related: ['end', 'camp-row', 'components', 'long-game'],
    phases: ['questAndCamp'],
  },
];

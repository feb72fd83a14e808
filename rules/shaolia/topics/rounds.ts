import type { Topic } from '@/rules/kernel/topic';

export const rounds: readonly Topic[] = [
  {
    id: 'round-structure',
    title: 'Round structure',
    words: [
      'phases',
      'order',
      'order of phases',
      'sequence of play',
      'what comes next',
      'round end',
      'end of round',
      'turn overview',
    ],
    page: 'Gameplay II',
    answer:
      'A round has three phases: purchase, building, action. All players take their turn in a phase before the next phase begins. After the last action turn the first-player marker moves and a new round starts.',
    details:
      'Nothing else is reset at the end of a round: tokens, damage, officers, resources and bought cards stay. Extra dice are gone after the action turn they were bought for.',
    related: [
      'purchase-phase',
      'building-phase',
      'action-phase',
      'turn-order-1v1',
      'turn-order-2v2',
      'first-player-marker',
    ],
    phases: ['purchase', 'building', 'action'],
  },
  {
    id: 'turn-order-1v1',
    title: 'Turn order 1v1',
    words: ['first player', 'alternate', 'whose turn', 'who goes first', 'two players', 'who starts', 'player order'],
    page: 'Gameplay III',
    answer:
      'In each phase the first player takes a turn, then the other player. Both finish a phase before the next begins, and the marker changes hands after each round.',
    details: 'So the player who went second in one round begins the next, unless somebody has used the Buy turn post.',
    related: ['round-structure', 'first-player-marker', 'buy-turn', 'turn-order-2v2'],
    phases: ['purchase'],
  },
  {
    id: 'turn-order-2v2',
    title: 'Turn order 2v2',
    words: ['alliance', 'teams', 'A C B D', 'whose turn', 'four players', 'team order', 'seating', 'who goes first'],
    page: 'p29',
    answer:
      'With teams AB and CD the players act in the order A, C, B, D in every phase, so the teams alternate. After each round the first place moves on by one seat, and everybody becomes first player in turn.',
    details:
      'Round 1 is A C B D, round 2 C B D A, round 3 B D A C, round 4 D A C B, and then it repeats. The rulebook fixes only that the teams alternate and that everybody becomes first player; the seat cycle is our ruling. A house rule lets the table set the order by hand each round.',
    related: ['round-structure', 'first-player-marker', '5-the-alliance', 'buy-turn'],
    phases: ['purchase'],
    ruling: 'ruling 3',
    houseRule: 'orderByHand',
  },
  {
    id: 'first-player-marker',
    title: 'First player marker',
    words: ['start player', 'flag', 'first player token', 'pass the marker', 'starting player', 'most regal'],
    page: 'Gameplay III',
    answer:
      'The marker shows who begins every phase of the round. It moves after each round: to the other player in 1 vs 1, to the next seat of the other team in 2 vs 2.',
    details:
      'In round 1 the most regal player has it. Whoever bought the Buy turn post last takes it for the next round, and the order goes on from that seat.',
    related: ['turn-order-1v1', 'turn-order-2v2', 'buy-turn', 'setup'],
    phases: ['purchase'],
  },
  {
    id: 'buy-turn',
    title: 'Buy turn',
    words: ['become first', 'trading', 'go first next round', 'buy first player', 'turn post', 'steal first player'],
    page: '#3 modes page',
    answer:
      'Buy turn is a trading post that makes you first player in the next round. Its price is printed on the post card.',
    details:
      'If several players buy it in one round, the last buyer begins. Afterwards the order goes on from the new first player. A Caravan pays 1 gold less here. It does not give an extra turn.',
    related: ['trading-board', 'first-player-marker', '3-overwhelming-power', 'caravan'],
    phases: ['action'],
    ruling: 'ruling 35',
  },
];

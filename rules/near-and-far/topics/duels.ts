import type { Topic } from '@/rules/kernel/topic';

export const duels: readonly Topic[] = [
  {
    id: 'duel',
    title: 'Dueling',
    words: [
      'fight player',
      'challenge',
      'duel',
      'attack player',
      'pvp',
      'duelling',
      'how to duel',
      'fight for building',
      'attack players on the map',
      'fight other players',
    ],
    page: 'p17',
    answer:
      'Name your opponent in the building and say whether you fight dirty or honourably. Both roll a die and add their swords; then you may add hearts. The higher total wins.',
    details:
      'Swords of the active party, bought artifacts, treasures and world cards count, and so do Martial Arts and Taunting on either side. If several stand there you choose one. One duel per turn, and only in town: on the map nobody fights another player.',
    related: ['dirty', 'duel-tie', 'duel-hearts', 'duel-result', 'jail', 'sym-combat'],
    phases: ['town'],
  },
  {
    id: 'dirty',
    title: 'Dirty or honourable',
    words: [
      '+1',
      'lose reputation',
      'fight dirty',
      'honorable',
      'honourably',
      'dirty fighting',
      'which style',
      'dishonorable',
      'dishonourable',
    ],
    page: 'p17',
    answer:
      'Fighting dirty adds 1 to your roll and costs 1 reputation if you win. Fighting honourably adds nothing and gains 1 reputation if you win.',
    details: 'You say it before the dice. A lost duel changes no reputation. Only the one who starts the duel chooses.',
    related: ['duel', 'reputation', 'duel-result'],
    phases: ['town'],
  },
  {
    id: 'duel-tie',
    title: 'Tied duel',
    words: ['equal', 'draw', 'same total', 'duel tie', 'who wins ties'],
    page: 'p17',
    answer: 'The defender wins a tie. You need at least one more.',
    details: 'Hearts may be added after both totals are known, so you see exactly how many would win.',
    related: ['duel', 'duel-hearts', 'duel-result'],
    phases: ['town'],
  },
  {
    id: 'duel-hearts',
    title: 'Hearts in a duel',
    words: ['defender hearts', 'can the defender spend hearts', 'hearts duel', 'spend hearts in duel'],
    page: 'p17',
    answer:
      'Only the player who started the duel may spend hearts, after all dice and modifiers are known. The defender may not.',
    details:
      'Nor may a defender use food by Meditation; free modifiers are fine. Hearts left in town are lost on leaving, so spending them here costs little.',
    related: ['duel', 'hearts-on-rolls', 'heart-reset', 'ruling-48'],
    phases: ['town'],
    ruling: 'R48',
  },
  {
    id: 'duel-result',
    title: 'After a duel',
    words: ['winner', 'loser', 'won duel', 'what happens to the loser', 'lose duel', 'win duel'],
    page: 'p17',
    answer:
      'If you win, your reputation moves one step as you chose, and you use the building. If you lose, you go to jail, your turn is spent and your reputation stays.',
    details: 'A beaten defender loses nothing and stays in the building. On the Day side the jail gives you 1 food.',
    related: ['jail', 'dirty', 'duel', 'visit-bonus', 'ruling-41'],
    phases: ['town'],
    ruling: 'R41',
  },
];

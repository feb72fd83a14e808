import type { Topic } from '@/rules/kernel/topic';

export const wanted: readonly Topic[] = [
  {
    id: 'wanted-points',
    title: 'Wanted points',
    words: ['gain', 'lose', 'crime', 'wanted', 'lose wanted', 'get rid of wanted', 'reputation', 'criminal', 'deeds'],
    page: 'p26',
    answer:
      'Up: merchant +1, a player without points +1, Government +2. Down: Destroyer or Raid −1, a wanted player −1, Brigand −2, Legendary −2. Minions change nothing, and death sets you to 0.',
    details:
      'Crimes count when you attack, good deeds when you defeat. A Government that attacked you adds its 2 when you beat it. Never below 0. Who merely defends against a player neither gains nor loses. The house rule changes the moment.',
    related: ['most-wanted-order', 'bounty', 'good-boy', 'merchant-attack', 'government-move'],
    phases: ['player', 'npc'],
    ruling: 'R-9',
    houseRule: 'wantedTiming',
    helper: { words: 'Wanted points', opens: 'wanted' },
  },
  {
    id: 'most-wanted-order',
    title: 'Most wanted order',
    words: ['tie', 'left', 'right', 'wanted rank', 'who is most wanted', 'same number', 'wanted track order', 'rank'],
    page: 'p26',
    answer:
      'The higher number is more wanted. On the same number whoever came there first, furthest to the left, ranks higher.',
    details:
      'You join a number at its right end, coming from above or below. If your number does not change, neither does your place.',
    related: ['wanted-points', 'government-move', 'bounty', 'good-boy'],
    phases: ['player', 'npc'],
    helper: { words: 'Wanted points', opens: 'wanted' },
  },
  {
    id: 'bounty',
    title: 'Bounty',
    words: ['reward', 'capture', 'kill wanted player', 'bounty gold', 'reward for wanted', 'head money'],
    page: 'p26',
    answer:
      'Killing a wanted player brings the bounty that the board shows for his place, besides what he carried. Driving him off brings none.',
    details: 'His points at the moment of death count; then they become zero. Type in the amount your board prints.',
    related: ['wanted-points', 'most-wanted-order', 'death', 'duel-attack'],
    phases: ['player'],
    ruling: 'R-38',
    helper: { words: 'Wanted points', opens: 'wanted' },
  },
  {
    id: 'good-boy',
    title: 'Good Boy',
    words: [
      'zero',
      'no wanted points',
      'innocent',
      'zero wanted',
      'clean record',
      'does government attack innocent players',
    ],
    page: 'p26',
    answer: 'With 0 wanted points you are a Good Boy: you have no rank, and the Government ignores you.',
    details: 'A player who attacks you gains a wanted point.',
    related: ['wanted-points', 'government-auto-attack', 'most-wanted-order'],
    phases: ['player'],
    helper: { words: 'Wanted points', opens: 'wanted' },
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const winning: readonly Topic[] = [
  {
    id: 'how-to-win',
    title: 'How to win',
    words: ['goal', 'victory', 'end', 'win condition', 'objective', 'when is the game over', 'points', 'tie'],
    page: 'Gameplay I',
    answer:
      'Destroy an opposing palace with 12 damage or reach 18 culture. In #3 Overwhelming Power three wonders standing on your territory win as well. The game stops the moment one of these is met.',
    details:
      'There is no final scoring and no tie-break, and the round is not played out. In 2 vs 2 the culture of both teammates is added up, and one fallen palace is enough.',
    related: ['culture-victory', 'palace-destruction', 'wonder-victory', 'round-structure'],
    phases: ['action'],
    ruling: 'ruling 1',
  },
  {
    id: 'culture-victory',
    title: 'Culture victory',
    words: [
      '18',
      '18 culture',
      'lantern',
      'gauge',
      'culture track',
      'culture score',
      'culture points',
      'win by culture',
    ],
    page: 'Gameplay I',
    answer:
      'You win at once when your culture gauge reaches 18. In 2 vs 2 the two gauges of a team are added, and a sum of 18 wins.',
    details:
      'The gauge ends at 18; anything beyond is lost. Culture from cards, from Gardens and from the Buy culture post all counts. Selling culture lowers the gauge, but never below 0 and never takes back a win.',
    related: ['how-to-win', 'culture-cards', 'garden', 'buy-sell-culture'],
    phases: ['action'],
    ruling: 'ruling 1',
  },
  {
    id: 'palace-destruction',
    title: 'Palace destruction',
    words: [
      '12',
      '12 damage',
      'kill',
      'kill palace',
      'destroy palace',
      'castle',
      'palace life',
      'palace hp',
      'attack the palace',
      'military win',
    ],
    page: 'Gameplay I',
    answer:
      'A palace falls at 12 damage and its side loses at once. It is attacked like a card, so standing defense cards of that territory must be attacked first.',
    details:
      'Damage stays from round to round. Life tokens repair the palace, and on an undamaged one they lift it to 14 at most. A sweep of the front row never touches the palace. There is no loot for it, because the game is over.',
    related: ['how-to-win', 'targeting', 'defense-cards', 'tokens-on-the-palace'],
    phases: ['action'],
    ruling: 'ruling 1',
  },
  {
    id: 'wonder-victory',
    title: 'Wonder victory',
    words: ['three wonders', '3 wonders', '#3', 'wonder win', 'build wonders to win', 'third way to win'],
    page: 'p19–29 #3',
    answer:
      'In #3 Overwhelming Power you also win as soon as three wonder cards stand on your own territory at the same time. Other modes do not have this win, unless a custom game switches it on.',
    details:
      'Two copies of the same wonder count as two. A wonder you have only bought does not count, and one that was destroyed or demolished no longer does.',
    related: ['how-to-win', 'wonder-cards', '3-overwhelming-power', 'custom-game'],
    phases: ['building'],
    ruling: 'ruling 39',
    houseRule: 'wonderWin',
  },
];

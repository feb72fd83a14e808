import type { Topic } from '@/rules/kernel/topic';

export const action: readonly Topic[] = [
  {
    id: 'action-phase',
    title: 'Action phase',
    words: ['roll', 'dice', 'how many dice', 'use dice', 'third phase', 'activate cards', 'before rolling'],
    page: 'Gameplay VI',
    answer:
      'Roll 3 dice plus the extra dice you bought, then spend them one by one on matching commands of your cards and palace. Before the roll each Mine gives 1 mineral and each Gym places 1 attack token.',
    details:
      'There is no reroll; officers turn a die by 1. At the end of your turn unspent dice are lost, while officers stay. Cards bought in this phase wait for the next building phase.',
    related: [
      'using-dice-in-order',
      'one-activation-per-card',
      'officers',
      'palace-abilities',
      'unused-dice',
      'mine',
      'gym',
    ],
    phases: ['action'],
  },
  {
    id: 'using-dice-in-order',
    title: 'Using dice in order',
    words: ['sequence', 'timing', 'one by one', 'all at once', 'order of dice', 'which die first', 'simultaneous'],
    page: 'Gameplay VI-1',
    answer:
      'Use one die at a time, in the order you like, and finish its effect before the next. What one die brings, such as officers or gold, may be used for the next die.',
    details:
      'Inside one activation: pay and mark the card, take its gains, then the Garden and Bank bonuses, place tokens, attack, and last the deals. Bank gold may therefore pay the neighbouring trade card’s deal. A combo spends its two dice together.',
    related: ['action-phase', 'officers', 'combo-command', 'bank', 'unused-dice'],
    phases: ['action'],
    ruling: 'ruling 48',
  },
  {
    id: 'one-activation-per-card',
    title: 'One activation per card',
    words: [
      'once',
      'twice',
      'repeat',
      'same card',
      'use card again',
      'two abilities',
      'how often',
      'multiple activation',
    ],
    page: 'Gameplay VI-2',
    answer:
      'Each card can be activated once per action phase, even if it has several abilities. The palace is the exception: each of its three abilities may be used once.',
    details:
      'Two copies of the same card count separately. Passive abilities and freeing a blocked card are no activations. An attack or deal that you decline still uses up the card.',
    related: ['palace-abilities', 'what-activate-means', 'passive-ability', 'removing-a-blockage'],
    phases: ['action'],
    ruling: 'rulings 15, 52',
  },
  {
    id: 'palace-abilities',
    title: 'Palace abilities',
    words: [
      'basic',
      'any',
      'castle actions',
      'palace',
      'palace actions',
      'castle',
      '2 officers',
      'basic abilities',
      'useless die',
    ],
    page: 'Gameplay VI-3',
    answer:
      'The palace has three abilities. Each can be used once per action phase, all three in the same turn, and each needs a die. One gives 2 officers, as far as we know for any die; check your board.',
    details:
      'The same ability twice in one phase is not possible. The rulebook calls the abilities usable at any time; we read that as always available, not as free of dice.',
    related: ['one-activation-per-card', 'any-command', 'officers', 'tokens-on-the-palace'],
    phases: ['action'],
    ruling: 'rulings 7, 8',
  },
  {
    id: 'normal-command',
    title: 'Normal command',
    words: ['number', 'die', 'single die', 'matching die', 'die face', 'action command', 'what number'],
    page: 'Card Ability II',
    answer: 'A normal command shows one die face. Spend one die with that number, turned by officers if needed.',
    details: 'The Blacksmith works on a 5, the School on a 4, the Cavalry’s single strike on a 3.',
    related: ['any-command', 'combo-command', 'passive-ability', 'officers'],
    phases: ['action'],
  },
  {
    id: 'any-command',
    title: 'ANY command',
    words: ['any number', 'joker', 'wild', 'any die', 'all numbers', 'wildcard'],
    page: 'Card Ability II',
    answer: 'Any die fits an ANY command, whatever number it shows. No officer is needed.',
    details:
      'The Library has one, and the palace has at least one. A blocked card with an ANY command is freed by any die as well.',
    related: ['normal-command', 'combo-command', 'palace-abilities', 'culture-cards'],
    phases: ['action'],
  },
  {
    id: 'combo-command',
    title: 'Combo command',
    words: ['two dice', 'pair', 'double', 'combination', '2 dice', 'combined'],
    page: 'Card Ability II',
    answer:
      'A combo needs two dice together, one for each number shown; officers may turn both. It counts as one activation of the card.',
    details:
      'All officers for both dice must be at hand at that moment, since nothing can be gained between them. Bank and Garden pay once for a combo. Combo numbers do not free a blocked card.',
    related: ['normal-command', 'one-activation-per-card', 'officers', 'garden', 'bank'],
    phases: ['action'],
  },
  {
    id: 'passive-ability',
    title: 'Passive ability',
    words: ['P', 'always on', 'passive', 'no dice', 'automatic', 'permanent effect', 'P symbol'],
    page: 'Card Ability II',
    answer:
      'An ability marked P works without dice as long as the card stands. It is no activation, so a card may use its passive and its dice ability in the same turn.',
    details:
      'Passives go on working while the card carries a blockage token. Bank, Mine, Garden, Gym, Swamp and every defense card have one.',
    related: ['what-activate-means', 'blockage-token', 'mine', 'gym', 'bank', 'garden', 'defense-cards'],
    phases: ['action', 'building'],
    ruling: 'ruling 50',
  },
  {
    id: 'what-activate-means',
    title: 'What "activate" means',
    words: ['trigger', 'activate', 'activation', 'counts as activated', 'definition', 'does passive count'],
    page: 'Card Ability II',
    answer:
      'A card is activated only when dice are spent to use one of its abilities. Passive effects and spending a die to remove a blockage are no activations.',
    details:
      'This matters for Bank and Garden, which pay on activations, and for the limit of one activation per card and action phase.',
    related: ['one-activation-per-card', 'passive-ability', 'bank', 'garden', 'removing-a-blockage'],
    phases: ['action'],
    ruling: 'ruling 15',
  },
  {
    id: 'unused-dice',
    title: 'Unused dice',
    words: [
      'leftover',
      'skip',
      'must I',
      'left over dice',
      'forced to use',
      'pass',
      'save dice',
      'do I have to',
      'optional',
    ],
    page: 'Gameplay VI',
    answer:
      'Dice you have not spent are lost at the end of your action turn, extra dice too. You need not use a die that does not help you.',
    details:
      'The rulebook speaks of using every die; we take a die left over as simply wasted. A house rule forces you to go on while a die can still activate or free something.',
    related: ['action-phase', 'extra-die', 'palace-abilities', 'using-dice-in-order'],
    phases: ['action'],
    ruling: 'ruling 6',
    houseRule: 'forceDice',
  },
];

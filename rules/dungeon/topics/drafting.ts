import type { Topic } from '@/rules/kernel/topic';

export const drafting: readonly Topic[] = [
  {
    id: 'dice-drafting',
    title: 'Dice drafting',
    words: ['variant 1', 'eight dice', 'module 1', 'draft pairs', 'pick dice'],
    page: 'Variant 1',
    answer:
      'Roll 8 dice. Take any die, the enemy takes the highest left: that pair is turn 1. Go on until four pairs lie there, then fight them in order without rolling again.',
    details: 'All pairs are fixed before the first blow. Stun and charm read the total of each turn’s pair.',
    related: [
      'stamina',
      'extending-and-giving-up',
      'third-die-in-drafting',
      'leftover-dice',
      '4-leaf-clover',
      'which-modules-go-together',
    ],
    phases: ['battle'],
    ruling: 'ruling A26',
  },
  {
    id: 'stamina',
    title: 'Stamina',
    words: ['10 stamina', 'energy', 'stamina runs out', 'lose stamina', 'extension point'],
    page: 'Variant 1',
    answer:
      'You start with 10 stamina. Each extension costs 1, only a revive gives 1 back. At the end every 2 lost cost 1 fame. At 0 the game ends.',
    details: 'The last point still buys its three turns and that battle’s rewards. A house rule ends the game at once.',
    related: ['extending-and-giving-up', 'revive', 'goal-and-fame', 'dice-drafting'],
    phases: ['battle'],
    ruling: 'ruling A27',
    houseRule: 'staminaZeroEnds',
  },
  {
    id: 'extending-and-giving-up',
    title: 'Extending and giving up',
    words: ['six dice', 'no loot', 'extend battle', 'enemy survives', 'four turns over'],
    page: 'Variant 1',
    answer:
      'If the enemy still stands after the drafted turns, pay 1 stamina for 6 new dice and three more turns, again and again; or give up for 1 EXP and no loot.',
    details:
      'Won after an extension you get everything but gold. The stamina penalty reads what is missing at the end; a house rule counts all ever spent.',
    related: ['stamina', 'can-i-flee', 'dice-drafting', 'gold'],
    phases: ['battle'],
    ruling: 'rulings A28, A39',
    houseRule: 'staminaPenalty',
  },
  {
    id: 'third-die-in-drafting',
    title: 'Third die in drafting',
    words: ['equipment', 'third die module 1', 'roll each turn'],
    page: 'Variant 1',
    answer: 'With equipment the third die is rolled before each drafted turn, after all pairs are fixed.',
    related: ['third-die', 'dice-drafting'],
    phases: ['battle'],
  },
  {
    id: 'leftover-dice',
    title: 'Leftover dice',
    words: ['unused pairs', 'remaining dice', 'won early'],
    page: 'Variant 2',
    answer:
      'Dice of drafted pairs that you did not have to fight are leftovers. The enemy’s highest gives gold, your own highest may bring the merchant.',
    details: 'They count as the Clover left them. No pair left means neither.',
    related: ['gold', 'meeting-the-merchant', 'dice-drafting', 'after-a-win'],
    phases: ['rewards', 'battle'],
    ruling: 'ruling A30',
  },
];

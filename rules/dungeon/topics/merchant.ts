import type { Topic } from '@/rules/kernel/topic';

export const merchant: readonly Topic[] = [
  {
    id: 'gold',
    title: 'Gold',
    words: ['coins', 'money', 'leftover gold', 'earn gold', 'how do I get gold'],
    page: 'Variant 2',
    answer:
      'You start with 6 gold. After a battle you did not extend you gain the highest leftover die of the enemy, at most 3. You cannot hold more than the gold boxes of your sheet.',
    details: 'Gold comes once at the start of the game. A special enemy pays like any other.',
    related: ['leftover-dice', 'gold-at-the-end', 'meeting-the-merchant', 'merchant-goods'],
    phases: ['shop', 'rewards'],
    ruling: 'ruling A30',
  },
  {
    id: 'meeting-the-merchant',
    title: 'Meeting the merchant',
    words: ['shop', 'buy', 'when can I buy', 'merchant visit', 'store'],
    page: 'Variant 2',
    answer:
      'You may shop once before entering the dungeon, and after a battle if your highest leftover die is 3 or more. Buy as much as you can pay.',
    details: 'That is possible after an extended battle too.',
    related: ['merchant-goods', 'gold', 'leftover-dice', 'which-modules-go-together'],
    phases: ['shop', 'rewards'],
    ruling: 'ruling A30',
  },
  {
    id: 'merchant-goods',
    title: 'Merchant goods',
    words: ['medicine', 'remedy', 'buy potion', 'price', 'stock', 'what can I buy'],
    page: 'Merchant',
    answer:
      'Medicine heals 3 HP, Remedy removes 1 ailment counter, 4 Leaf Clover changes a battle die by 1, ATK and DEF Potion add 1 for one battle. Prices and stock are on your sheet.',
    related: ['4-leaf-clover', 'atk-and-def-potion', 'meeting-the-merchant', 'values-to-type-from-my-sheet', 'gold'],
    phases: ['shop'],
    helper: { words: 'See the goods', opens: 'shop' },
  },
  {
    id: '4-leaf-clover',
    title: '4 Leaf Clover',
    words: ['modify die', 'plus minus', 'change a die', 'four leaf clover', '+1 -1'],
    page: 'Merchant',
    answer:
      'Change one battle die by 1 up or down: a die of the pool, or either die of a pair not fought yet. It stays between 1 and 6.',
    details: 'Never the third die. It is the only item used in battle; pairs keep their partners.',
    related: ['merchant-goods', 'when-may-items-be-used', 'dice-drafting', 'luck'],
    phases: ['battle', 'shop'],
    ruling: 'ruling A29',
  },
  {
    id: 'atk-and-def-potion',
    title: 'ATK and DEF Potion',
    words: ['boost', 'attack potion', 'defence potion', 'drink before'],
    page: 'Merchant',
    answer:
      'Each adds 1 to your ATK or DEF for one battle. Drink it before the encounter roll; it waits through a quiet tile or trap and ends with the battle.',
    details: 'Several add up.',
    related: ['merchant-goods', 'when-may-items-be-used', 'damage'],
    phases: ['map', 'shop'],
    ruling: 'ruling A42',
  },
  {
    id: 'gold-at-the-end',
    title: 'Gold at the end',
    words: ['fame', '5 gold', 'gold points', 'is gold worth fame'],
    page: 'Variant Scoring',
    answer: 'Every full 5 gold left at the end are worth 2 fame. 9 gold give 2, 10 give 4.',
    related: ['gold', 'goal-and-fame', 'ranks'],
  },
];

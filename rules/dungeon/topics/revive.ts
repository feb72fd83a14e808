import type { Topic } from '@/rules/kernel/topic';

export const revive: readonly Topic[] = [
  {
    id: 'revive',
    title: 'Revive',
    words: ['death', 'continue', 'half hp', 'come back', 'resurrect', 'second life'],
    page: 'Variant 3',
    answer:
      'When you fall you may come back with half of your maximum HP, rounded down, and roll a shame die. With Dice Drafting you also gain 1 stamina.',
    details:
      'Ailments stay. The turn in which you fell is over and its pair is used up; the enemy keeps its HP. In a trap you go on rolling, unless you were out already.',
    related: ['shame', 'defeat', 'stamina', 'which-modules-go-together'],
    phases: ['battle', 'trap'],
    ruling: 'ruling A33',
  },
  {
    id: 'shame',
    title: 'Shame',
    words: ['penalty', 'die', 'cross', 'shame die', 'lose fame', 'shame row'],
    page: 'Variant 3',
    answer:
      'Cross the number the shame die shows; it is lost fame at the end. If it is crossed already, cross the next higher one.',
    details:
      'If none is free at or above it, the next lower is crossed; a house rule gives no revive instead. With all crossed there is no revive.',
    related: ['revive', 'goal-and-fame'],
    ruling: 'ruling A31',
    houseRule: 'shameTop',
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const goal: readonly Topic[] = [
  {
    id: 'goal-and-fame',
    title: 'Goal and fame',
    words: ['win', 'points', 'score', 'how do I win', 'victory', 'aim of the game', 'what counts'],
    page: 'Scoring Fame Rules',
    answer:
      'Collect as much fame as you can. Artifacts, explored tiles, defeated enemies and EXP beyond the twelfth give fame; the total gives your rank.',
    details:
      'The modules add gold, and take fame away for lost stamina and shame. The Score page shows the running total at any time; a value you have not typed yet stands as a question mark.',
    related: ['ranks', 'artifacts', 'dungeon-map', 'enemy-counter', 'exp-plus', 'score-after-a-fall'],
    phases: ['map'],
    helper: { words: 'My fame so far', opens: 'score' },
  },
  {
    id: 'ranks',
    title: 'Ranks',
    words: [
      'adventurer level',
      'title',
      'beginner',
      'dungeon master',
      'senior',
      'elite',
      'master',
      'how good is my score',
    ],
    page: 'Adventurer Level',
    answer:
      'Below 50 fame you are a Beginner Adventurer, from 50 Senior, from 75 Elite, from 100 Master, and from 150 Dungeon Master.',
    details: 'The sheet says "above 150"; exactly 150 counts as Dungeon Master here.',
    related: ['goal-and-fame', 'score-after-a-fall', 'gold-at-the-end'],
    ruling: 'ruling A32',
    helper: { words: 'My fame so far', opens: 'score' },
  },
  {
    id: 'score-after-a-fall',
    title: 'Score after a fall',
    words: ['died', 'no clear', 'ended early', 'dead score', 'stop early', 'does fame count when I die'],
    page: 'ruling A34',
    answer: 'Fame counts even if you fell or stopped, only without the 10 for clearing the dungeon.',
    details: 'The run is marked as fallen. A house rule lets a fall count for nothing.',
    related: ['defeat', 'entrance-and-clearing', 'goal-and-fame', 'ranks'],
    ruling: 'ruling A34',
    houseRule: 'scoreOnDefeat',
  },
  {
    id: 'which-modules-go-together',
    title: 'Which modules go together?',
    words: ['variants', 'red circle', 'module', 'expansion', 'variant 1', 'variant 2', 'variant 3', 'combine modules'],
    page: 'Variants',
    answer:
      'Module 1 (Dice Drafting) and module 3 (Revive Option) are free to add. Module 2 (Merchant) needs module 1, because gold comes from drafted dice.',
    details: 'On the sheet the number of a module stands in a red circle beside its boxes.',
    related: ['dice-drafting', 'gold', 'revive', 'stamina', 'meeting-the-merchant', 'values-to-type-from-my-sheet'],
  },
  {
    id: 'values-to-type-from-my-sheet',
    title: 'Values to type from my sheet',
    words: [
      'missing',
      'unknown',
      'price',
      'HP of boss',
      'question mark',
      'not typed',
      'printed values',
      'why is there a question mark',
    ],
    page: 'section 10',
    answer:
      'Some numbers stand only on your printed sheet: artifact fame, HP and stars of special enemies, prices, numbers of boxes, four enemy names. Type each once; the app remembers it.',
    details: 'Until then the total shows a question mark and says what is missing. Nothing is guessed.',
    related: ['artifacts', 'special-enemies', 'merchant-goods', 'luck', 'which-modules-go-together'],
    helper: { words: 'Type a value', opens: 'values' },
  },
];

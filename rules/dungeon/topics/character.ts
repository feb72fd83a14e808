import type { Topic } from '@/rules/kernel/topic';

export const character: readonly Topic[] = [
  {
    id: 'level-and-exp',
    title: 'Level and EXP',
    words: ['xp', 'level up', 'experience', 'when do I level', 'exp table', 'next level'],
    page: 'Player’s Status',
    answer: 'A won battle gives 1 EXP. You reach level 1 at 1 EXP, then 2, 3, 4, 5, 6 at 3, 5, 7, 9 and 11 EXP.',
    details: 'With module 1 a battle you gave up also gives 1 EXP. The enemies rise with you.',
    related: ['hp', 'atk-and-def-by-level', 'exp-plus', 'does-levelling-heal', 'enemy-level', 'after-a-win'],
    phases: ['rewards'],
  },
  {
    id: 'hp',
    title: 'HP',
    words: ['health', 'life', 'heart', 'hit points', 'max hp', 'maximum health', 'how many hearts'],
    page: 'Player’s HP',
    answer:
      'Your HP go up to 6 plus your level, so 12 at level 6. At 0 or lower you are defeated. Healing never passes the maximum.',
    related: ['does-levelling-heal', 'level-and-exp', 'defeat', 'potion-and-high-potion', 'dionysus-jar'],
    phases: ['battle', 'trap'],
  },
  {
    id: 'atk-and-def-by-level',
    title: 'ATK and DEF by level',
    words: ['strength', 'armour', 'stats', 'attack value', 'defence value', 'my attack', 'level bonus'],
    page: 'Player’s Status',
    answer:
      'ATK is 0 at level 0, 1 from level 1, and 2 from level 5. DEF is 0 up to level 2, 1 from level 3, and 2 at level 6.',
    details: 'They are added to what your die gives, every turn.',
    related: ['level-and-exp', 'your-die-1-6', 'damage', 'charm'],
    phases: ['battle'],
  },
  {
    id: 'exp-plus',
    title: 'EXP+',
    words: ['extra experience', '13', 'exp plus', 'thirteenth', 'more exp than needed'],
    page: 'Scoring Fame Rules',
    answer: 'From your 13th EXP on every EXP is worth 1 fame. 12 EXP give none, 15 give 3.',
    related: ['level-and-exp', 'goal-and-fame'],
    phases: ['rewards'],
  },
  {
    id: 'does-levelling-heal',
    title: 'Does levelling heal?',
    words: ['level up', 'hp', 'refill', 'heal on level', 'new level hearts', 'level up health'],
    page: 'ruling A7',
    answer: 'No. A new level raises the maximum, not the HP you have now.',
    details: 'House rules let it heal 1 HP, or all of them.',
    related: ['hp', 'level-and-exp'],
    phases: ['rewards'],
    ruling: 'ruling A7',
    houseRule: 'levelUpHeal',
  },
  {
    id: 'luck',
    title: 'Luck',
    words: ['luck boxes', 'lucky', 'what is luck', 'luck counter'],
    page: 'Luck',
    answer:
      'The sheet has luck boxes, but what they do is lost. The app keeps a free counter for them and nothing else depends on it.',
    related: ['values-to-type-from-my-sheet', '4-leaf-clover'],
  },
];

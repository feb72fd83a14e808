import type { Topic } from '@/rules/kernel/topic';

export const battle: readonly Topic[] = [
  {
    id: 'battle-turn',
    title: 'Battle turn',
    words: ['fight', 'combat', 'sequence', 'how to fight', 'turn order', 'steps of a battle'],
    page: 'Battle Rules',
    answer:
      'Poison and Jar first. Roll two dice, and the third with equipment. Choose one for you, the other is the enemy’s. Both strike at once, reflect comes at the end. Repeat until someone is down.',
    details: 'Charm works right after the roll, stun decides whether you act. A 6 strikes first.',
    related: [
      'choosing-dice',
      'your-die-1-6',
      'enemy-action-odd-even',
      'damage',
      'third-die',
      'after-a-win',
      'can-i-flee',
    ],
    phases: ['battle'],
  },
  {
    id: 'choosing-dice',
    title: 'Choosing dice',
    words: ['which die', 'mine', 'enemy die', 'split dice', 'who gets which', 'take or give'],
    page: 'Battle Rules',
    answer:
      'Of the two battle dice take one as your action; the enemy acts by the other. On a double there is nothing to choose.',
    details:
      'The app shows both ways side by side: what each does for certain, the chance to win and the HP left with the best play from then on. The third die can never be chosen.',
    related: ['your-die-1-6', 'enemy-action-odd-even', 'battle-turn', 'third-die'],
    phases: ['battle'],
  },
  {
    id: 'your-die-1-6',
    title: 'Your die 1–6',
    words: ['action table', 'faces', 'what does a 4 do', 'roll 3', 'die values', 'numbers on my die'],
    page: 'Battle Rules',
    answer: '1: ATK 1. 2: DEF 1. 3: ATK 2. 4: DEF 2. 5: ATK 1 and DEF 1. 6: ATK 1 and DEF 1, and you strike first.',
    details: 'Fear lowers the number first; a die lowered to 0 gives nothing.',
    related: ['strike-first', 'fear', 'atk-and-def-by-level', 'hercules-club', 'choosing-dice'],
    phases: ['battle'],
  },
  {
    id: 'strike-first',
    title: 'Strike first',
    words: ['six', 'initiative', 'priority', 'attack first', 'does the enemy hit back', '6'],
    page: 'Battle Rules',
    answer:
      'With a 6 your attack comes first. If it fells the enemy, the enemy does nothing at all. If not, its action follows as usual.',
    details:
      'The die must count 6 after fear, and you must not be stunned. A dodge or parry of the enemy still works against a first strike.',
    related: ['your-die-1-6', 'fear', 'damage'],
    phases: ['battle'],
  },
  {
    id: 'enemy-action-odd-even',
    title: 'Enemy action odd/even',
    words: ['monster move', 'table', 'enemy table', 'odd or even', 'what does the enemy do', 'enemy die'],
    page: 'Battle Rules, Enemies',
    answer: 'An enemy die of 1, 3 or 5 takes its first action, 2, 4 or 6 its second. The values depend on its level.',
    related: ['enemy-level', 'werewolf-e1', 'special-enemies', 'choosing-dice', 'ailments-overview'],
    phases: ['battle'],
  },
  {
    id: 'enemy-level',
    title: 'Enemy level',
    words: ['monster level', 'scaling', 'how strong is the enemy', 'same level'],
    page: 'Battle Rules',
    answer:
      'Every ordinary enemy has your own level, the one you have when the battle begins. Special enemies have one strength.',
    details: 'So a new level makes the next enemy stronger too.',
    related: ['enemy-action-odd-even', 'level-and-exp', 'special-enemies'],
    phases: ['battle', 'map'],
  },
  {
    id: 'damage',
    title: 'Damage',
    words: ['calculate', 'total', 'simultaneous', 'how much damage', 'attack minus defence', 'at the same time'],
    page: 'Battle Rules',
    answer:
      'Attack less DEF is the damage, dealt by both sides at the same time. Your attack is die plus level plus abilities, your DEF die plus level. The enemies have no DEF.',
    details:
      'Dodge, parry and absorb values add to your attack; a house rule lets them replace die and level. DEF is taken off before a parry halves.',
    related: ['strike-first', 'critical', 'dodge', 'parry', 'absorb', 'reflect', 'both-fall', 'atk-and-def-by-level'],
    phases: ['battle'],
    ruling: 'rulings A3, A17',
    houseRule: 'abilityAdds',
  },
  {
    id: 'both-fall',
    title: 'Both fall',
    words: ['tie', 'double ko', 'both die', 'same time death', 'mutual kill'],
    page: 'ruling A14',
    answer:
      'If both fall in the same exchange you are defeated and claim nothing. With a revive the enemy stays down and the win is yours after all.',
    details: 'A house rule claims the win first and lets you fall then.',
    related: ['defeat', 'damage', 'revive'],
    phases: ['battle'],
    ruling: 'ruling A14',
    houseRule: 'doubleKO',
  },
  {
    id: 'after-a-win',
    title: 'After a win',
    words: ['reward', 'victory', 'checklist', 'what do I get', 'enemy defeated', 'won a battle'],
    page: 'Battle Rules',
    answer:
      'Cross the tile, cross the enemy counter, add 1 EXP, claim what the loot die gives. The app does counter and EXP; tile and loot are yours to tap.',
    details: 'With module 2 the leftover dice also decide gold and merchant.',
    related: ['loot', 'enemy-counter', 'level-and-exp', 'dungeon-map', 'leftover-dice'],
    phases: ['rewards'],
  },
  {
    id: 'third-die',
    title: 'Third die',
    words: ['equipment die', 'extra die', '3rd die', 'when do I roll the third die'],
    page: 'Battle Rules, Equipment',
    answer:
      'Roll it only if you own Trident, Boots, Spear, Shield or Scale. It decides which of their abilities work this turn, and nothing else.',
    details:
      'It is rolled with the pair and seen before you choose; a house rule rolls it after. One die serves all equipment, and it never counts for stun or charm.',
    related: ['several-equipment-at-once', 'equipment', 'third-die-in-drafting', 'poseidon-trident', 'choosing-dice'],
    phases: ['battle'],
    ruling: 'rulings A1, A2',
    houseRule: 'thirdDieTiming',
  },
  {
    id: 'can-i-flee',
    title: 'Can I flee?',
    words: ['run', 'escape', 'give up', 'leave battle', 'run away', 'retreat'],
    page: 'Battle Rules, Variant 1',
    answer:
      'No. A battle ends with one side down. Only with module 1 may you give up, once all drafted pairs are fought.',
    related: ['extending-and-giving-up', 'battle-turn', 'defeat'],
    phases: ['battle'],
  },
  {
    id: 'defeat',
    title: 'Defeat',
    words: ['die', 'game over', 'dead', '0 hp', 'killed', 'what happens when I die'],
    page: 'Battle Rules, Variant 3',
    answer:
      'At 0 HP or lower, by an enemy, a trap, poison or your own charm, you are defeated and the game ends. With module 3 you may revive.',
    related: ['revive', 'score-after-a-fall', 'both-fall', 'hp'],
    phases: ['battle', 'trap'],
  },
];

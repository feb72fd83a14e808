import type { Topic } from '@/rules/kernel/topic';

export const units: readonly Topic[] = [
  {
    id: 'unit-types',
    title: 'Unit types',
    words: ['infantry', 'mounted', 'siege', 'cavalry', 'foot', 'horse', 'unit card', 'kinds of units'],
    page: 'Unit types, about p7',
    answer: 'Infantry goes on foot, mounted units ride a horse, siege weapons are machines.',
    details:
      'The type matters against buildings (mounted 1 damage, siege extra), for range, and for where a unit is made. Price, AP, attack and ability are on the unit’s card.',
    related: [
      'attack-types',
      'siege-weapons',
      'mounted-against-buildings',
      'heavy-armour',
      'highly-agile',
      'action-points',
    ],
    phases: ['build', 'action'],
    helper: { words: 'Printed values', opens: 'cards' },
  },
  {
    id: 'attack-types',
    title: 'Attack types',
    words: ['melee', 'ranged', 'hand to hand', 'close combat', 'archer in melee', 'ranged unit adjacent'],
    page: 'Unit types, about p7',
    answer: 'Melee fights hand to hand for 2 damage, ranged shoots from a distance for 1.',
    details:
      'A ranged unit’s blow stays ranged when the enemy is adjacent: same damage, armour does not help against it, agility does.',
    related: ['damage-table', 'shooting', 'attack-move', 'heavy-armour', 'unit-types'],
    phases: ['action'],
    ruling: 'A3',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'heavy-armour',
    title: 'Heavy armour',
    words: ['armor', 'armour', 'knight', 'swordsman', 'heavy armor', 'plate', 'less damage'],
    page: 'Novice ruleset, about p6; Unit types, about p7',
    answer: 'It takes 1 off a melee hit, but never below 1: the usual 2 becomes 1. Against ranged hits it is no help.',
    details:
      'It comes last, after all other changes. The text says "to 1" here and "by 1" there; house rules offer at most 1, or 1 less even down to 0.',
    related: ['damage-table', 'attack-types', 'trumping', 'spearman-ability'],
    phases: ['action'],
    ruling: 'A2',
    houseRule: 'heavyArmour',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'highly-agile',
    title: 'Highly agile',
    words: ['dodge', 'agile', 'miss', 'evade', 'hard to hit', 'agility', 'roll to hit'],
    page: 'Unit types, about p7',
    answer: 'Whoever shoots at an agile unit rolls a d10: 5 or less hits, more misses. Melee hits need no roll for it.',
    details:
      'A shot fired back at an agile attacker rolls as well. If the shooter is flanked too, two rolls must both succeed (25 %); a house rule makes it one.',
    related: ['flanking', 'when-dice-are-rolled', 'shooting', 'unit-types'],
    phases: ['action'],
    ruling: 'A6',
    houseRule: 'stackRolls',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'hit-points',
    title: 'Hit points',
    words: ['health', 'hp', 'wounds', 'lives', 'how many hits', 'unit health', 'hearts', 'dies'],
    page: 'Novice ruleset, about p6',
    answer:
      'Every unit has 4 HP, a Builder 1. Buildings have 2 more than printed; a hero has the points you put into HP.',
    details:
      'A fresh unit falls to two melee hits, or four if it wears heavy armour; to four shots, or two from a hill or building.',
    related: ['damage-table', 'rest-and-healing', 'building-health-and-repair', 'builder', 'hero-skill-points'],
    phases: ['action'],
  },
  {
    id: 'siege-weapons',
    title: 'Siege weapons',
    words: ['catapult', 'ram', 'set up', 'siege', 'siege range', 'trebuchet', 'ballista', 'siege damage', 'machine'],
    page: 'Unit types, about p7; Movement, about p10',
    answer:
      'Range 3. Setting up costs 1 AP and must come before firing; it holds until the weapon moves. They do extra damage to buildings.',
    details:
      'How much extra is printed on the component: it is asked before the first such hit. Units they hit like any shot: 1, or 2 from a height. A set-up weapon strikes back within its range, one not set up does not; a house rule makes it never.',
    related: ['siege-workshop', 'retaliation', 'shooting', 'building-health-and-repair', 'bridges'],
    phases: ['action'],
    ruling: 'rulings A7, A29, A30',
    houseRule: 'siegeRetaliates',
    helper: { words: 'How long a siege takes', opens: 'siege' },
  },
  {
    id: 'spearman-ability',
    title: 'Spearman ability',
    words: ['pikeman', 'formation', 'front', 'spear', 'spearmen', 'pike', 'phalanx', 'spear wall', 'protected side'],
    page: 'Spearman example, about p13',
    answer:
      'Once unlocked, melee attackers from his protected sides do 1 less damage. Struck from elsewhere, he himself hits back for 1 less.',
    details:
      'It is passive and costs no token. Which sides are protected is drawn on the card, so the app asks. Spearman and Pikeman are one class unless your cards have both.',
    related: ['special-ability-unlock', 'ability-tokens', 'retaliation', 'flanking', 'heavy-armour'],
    phases: ['action'],
    ruling: 'A20',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'freeze-and-slow-tokens',
    title: 'Freeze and slow tokens',
    words: ['frozen', 'slowed', 'freeze', 'slow', 'ice'],
    page: 'Components, about p5',
    answer:
      'The ability that places such a token says what it does; the rules give no more. There are eight in the box.',
    details: 'Note it at the table: the app keeps no count of them.',
    related: ['components-list', 'special-ability-unlock', 'hero-attacks-and-abilities'],
    phases: ['action'],
    ruling: 'A41',
  },
  {
    id: 'decoys',
    title: 'Decoys',
    words: ['bluff', 'blank block', 'decoy', 'fake unit', 'dummy', 'empty block', 'no sticker'],
    page: 'Decoys, about p14',
    answer:
      'A block without a sticker. Place one free in each Build phase, two on the board at most. It has 2 AP, cannot fight or explore encounters, and leaves the board once an opponent reveals it.',
    details:
      'It may reveal territories. It supports nobody, in fights or encounters. Attacking it uses up the attack, hurts nobody and is no kill. Decoys come with the advanced scenario; a house rule brings them into the novice one.',
    related: ['build-phase', 'support-in-encounters', 'flanking', 'map-exploration', 'rulesets'],
    phases: ['build'],
    ruling: 'rulings A40, A42',
    houseRule: 'noviceDecoys',
  },
];

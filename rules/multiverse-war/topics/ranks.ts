import type { Topic } from '@/rules/kernel/topic';

export const ranks: readonly Topic[] = [
  {
    id: 'battle-record',
    title: 'Battle record',
    words: [
      'track',
      'experience',
      'kills',
      'battle track',
      'xp',
      'steps',
      'does a retaliation kill count',
      'level up units',
      'exp',
    ],
    page: 'Unit veterancy, about p7; Movement, about p10',
    answer:
      'Each enemy unit killed or building destroyed moves the killer’s class one step, in attack or when striking back. All units of the class share the track.',
    details:
      'Steps are never lost. A decoy or a bridge gives none; units that die inside a building give none, the building gives 1. Encounter foes give a step only if the card grants XP. A hero’s kill goes to the hero.',
    related: [
      'special-ability-unlock',
      'veteran-and-elite',
      'elite-victory',
      'hero-levels',
      'units-inside-a-building',
      'builder-experience',
    ],
    phases: ['action'],
    ruling: 'rulings A39, A43',
    helper: { words: 'Who should take the kill', opens: 'volley' },
  },
  {
    id: 'special-ability-unlock',
    title: 'Special ability unlock',
    words: ['ability', 'two kills', 'special ability', 'unlock', '2 kills', 'when can I use the ability', 'cleave'],
    page: 'Unit veterancy, about p7; Movement, about p10',
    answer: 'At 2 steps on its track every unit of that class has its special ability, as its card tells.',
    details: 'Each use costs an ability token, in your own turn. A passive one, like the spearman’s, costs nothing.',
    related: ['battle-record', 'ability-tokens', 'veteran-and-elite', 'spearman-ability', 'missions-novice'],
    phases: ['action'],
    ruling: 'A35',
    helper: { words: 'Battle record', opens: 'record' },
  },
  {
    id: 'veteran-and-elite',
    title: 'Veteran and Elite',
    words: ['rank', 'bonus', 'veteran', 'elite', 'class bonus', 'promotion', 'rank up'],
    page: 'Unit veterancy, about p7',
    answer:
      'At the steps printed on the track the whole class becomes Veteran, later Elite, and gets the bonus shown there. An Elite military class also brings one more ability token.',
    details:
      'Type the two steps once for each class. The token may be used in the same turn. The Builder’s track brings no token.',
    related: ['elite-victory', 'ability-tokens', 'battle-record', 'special-ability-unlock', 'builder-experience'],
    phases: ['action'],
    helper: { words: 'Battle record', opens: 'record' },
  },
  {
    id: 'ability-tokens',
    title: 'Ability tokens',
    words: ['tokens', 'tactical', 'two', 'how many abilities', 'ability limit', 'use abilities', 'token back'],
    page: 'Movement, about p10',
    answer:
      'You have 2 each turn, and 1 more for every Elite military class. One token lets one unit use its ability once, in your own turn; all come back when your turn begins.',
    details:
      'A unit uses its ability once a turn. Heroes need no token. A passive ability that works in a rival’s turn, such as the spearman’s, costs none unless a house rule says so.',
    related: ['special-ability-unlock', 'veteran-and-elite', 'hero-attacks-and-abilities', 'spearman-ability'],
    phases: ['action'],
    ruling: 'A35',
    houseRule: 'passiveNeedsToken',
  },
  {
    id: 'unit-upgrade',
    title: 'Unit upgrade',
    words: ['improve', 'evolve', 'upgrade a unit', 'friendly territory', 'change class', 'next age'],
    page: 'Unit info, about p7',
    answer:
      'A unit can be upgraded in the Build phase, only while it is in one of your buildings or on a hex next to one.',
    details: 'Not on the first turn. The price is typed as printed. It becomes the new class and keeps its wounds.',
    related: ['build-phase', 'unit-types', 'tier-2', 'veteran-and-elite'],
    phases: ['build'],
    ruling: 'A41',
  },
];

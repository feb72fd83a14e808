import type { Topic } from '@/rules/kernel/topic';

const HEROES = { words: 'Heroes', opens: 'heroes' };

export const heroes: readonly Topic[] = [
  {
    id: 'heroes-recruiting',
    title: 'Heroes: recruiting',
    words: ['hero', 'buy', '7', 'recruit a hero', 'buy a hero', 'hero cost', 'hero price', '7 gold', 'next hero'],
    page: 'Game setup, about p5; Heroes, about p12',
    answer:
      'In the Build phase 7 gold buys the face-up hero. For 1 gold you send that sheet to the bottom and see the next one.',
    details:
      'A hero appears where units are made and takes one of that place’s units for the turn; nothing limits how many you have. Heroes come with the advanced scenario; a house rule brings them into the novice one.',
    related: [
      'hero-skill-points',
      'hero-levels',
      'hero-death',
      'hero-attacks-and-abilities',
      'units-per-building',
      'missions-advanced',
    ],
    phases: ['build'],
    ruling: 'rulings A17, A40',
    houseRule: 'noviceHeroes',
    helper: HEROES,
  },
  {
    id: 'hero-skill-points',
    title: 'Hero skill points',
    words: ['skill', '8', 'skill points', 'hero hp', 'hero ap', 'spend points', 'hero health'],
    page: 'Heroes, about p12',
    answer:
      'A new hero has 8 points: each HP costs 1, each AP 1, each ability 2. Suggested: 3 HP, 3 AP and one ability of level 1.',
    details: 'At least 1 HP. A point placed stays, a point kept may be placed later. Abilities have a level they need.',
    related: ['heroes-recruiting', 'hero-levels', 'hero-attacks-and-abilities', 'hit-points'],
    phases: ['build'],
    ruling: 'A54',
    helper: HEROES,
  },
  {
    id: 'hero-levels',
    title: 'Hero levels',
    words: ['level up', 'xp', 'hero experience', 'hero kills', 'how many kills', 'hero level', 'hero xp', 'exp'],
    page: 'Heroes, about p12',
    answer:
      'Level 2 takes 2 kills, level 3 another 3, level 4 another 4, and so on to 8. The count starts at 0 again after each level.',
    details:
      'Only units and heroes killed count; a house rule adds destroyed buildings. A hero’s kill moves no unit class. How many skill points a level brings is not in the text: the app asks once.',
    related: ['hero-skill-points', 'hero-victory-points', 'hero-death', 'battle-record'],
    phases: ['action'],
    ruling: 'rulings A16, A28',
    houseRule: 'heroXpFromBuildings',
    helper: HEROES,
  },
  {
    id: 'hero-death',
    title: 'Hero death',
    words: ['resurrect', 'revive', 'dead hero', 'hero dies', 'bring back', 'resurrection cost', 'hero killed'],
    page: 'Heroes, about p12',
    answer:
      'A fallen hero can be brought back in a Build phase: 7 gold at level 1, above that 4 gold for each level, so 12 at level 3.',
    details:
      'Level, experience and skills stay, health is full. It takes the place of a unit where it returns. A dead hero gives no points.',
    related: ['heroes-recruiting', 'hero-levels', 'hero-victory-points', 'units-per-building'],
    phases: ['build'],
    ruling: 'rulings A17, A45',
    helper: HEROES,
  },
  {
    id: 'hero-attacks-and-abilities',
    title: 'Hero attacks and abilities',
    words: ['once', 'action point', 'hero attack', 'hero ability', 'hero ability cost', 'hero damage', 'hero combat'],
    page: 'Heroes, about p12; Novice ruleset, about p6',
    answer:
      'One regular attack a turn, and each ability once a turn. In the novice ruleset abilities cost no AP; no ability token either.',
    details:
      'The hero page asks 1 AP, the novice list none; a house rule takes the 1. Use abilities before the attack: after it the hero is done. A hero hits like a unit of its attack type, melee 2 or ranged 1, unless an ability names its own damage.',
    related: ['heroes-recruiting', 'hero-skill-points', 'attack-ends-action', 'damage-table', 'ability-tokens'],
    phases: ['action'],
    ruling: 'rulings A18, A54, A59',
    houseRule: 'heroAbilityAp',
    helper: { words: 'Fight', opens: 'fight' },
  },
  {
    id: 'hero-victory-points',
    title: 'Hero victory points',
    words: ['hero vp', 'hero points', 'level 8', 'hero worth', 'points for heroes'],
    page: 'Turn limit, about p14',
    answer:
      'Each hero alive at the turn limit gives 4, 8, 16, 24, 36 or 50 points for level 2 to 7. Level 1 gives none; a living hero of level 8 wins.',
    details:
      'If several sides have a level-8 hero, the points decide among them, 50 for that hero. A house rule lets level 8 win at once.',
    related: ['turn-limit-victory', 'hero-levels', 'hero-death', 'victory-points-for-buildings'],
    ruling: 'A15',
    houseRule: 'heroLevel8',
    helper: { words: 'Points so far', opens: 'score' },
  },
];

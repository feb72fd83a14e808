import type { Topic } from '@/rules/kernel/topic';

export const characters: readonly Topic[] = [
  {
    id: 'character-cards',
    title: 'Character cards',
    words: ['secret', 'hero', 'when', 'characters', 'play character', 'hidden card', 'any phase', 'use character'],
    page: 'Card Ability VI',
    answer:
      'Characters are kept secret. On your own turn, in any phase, you may use, build or sell one. You get 0, 1 or 2 at random at the start, depending on the mode; #1 has none.',
    details:
      'Between two dice is allowed, and before the roll, but not in the middle of a die’s effect. They cannot be given to a teammate.',
    related: ['selling-characters', 'immediate-build-type', 'starting-resources', 'open-information'],
    phases: ['purchase', 'building', 'action'],
    ruling: 'ruling 42',
  },
  {
    id: 'selling-characters',
    title: 'Selling characters',
    words: ['4 gold', 'sell character', 'discard character', 'character price', 'unwanted character', 'sell hero'],
    page: 'Card Ability VI',
    answer: 'On your own turn, in any phase, discard a character without showing it and gain 4 gold.',
    details: 'This is for a character you still hold; one already built on your territory cannot be sold.',
    related: ['character-cards', 'immediate-build-type', 'gold', 'open-information'],
    phases: ['purchase', 'building', 'action'],
    ruling: 'ruling 42',
  },
  {
    id: 'immediate-build-type',
    title: 'Immediate / build type',
    words: [
      'character building',
      'open locks',
      'build character',
      'instant',
      'character types',
      'character life',
      'free building',
    ],
    page: 'Card Ability VI',
    answer:
      'An immediate character takes effect once and leaves. A build-type character is placed free of charge on an empty open space and then works like a card, with its own life and commands.',
    details:
      'It may stand in either row, a defense character only in front. It can be activated in the same action phase. The printed sample of the immediate type opens all your locked spaces; the built sample has 1 life. Destroying one gives 1 gold of loot.',
    related: ['character-cards', 'selling-characters', 'locked-space', 'building-phase', 'loot'],
    phases: ['building', 'action'],
    ruling: 'rulings 29, 42, 43',
  },
];

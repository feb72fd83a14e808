import type { Topic } from '@/rules/kernel/topic';

export const runes: readonly Topic[] = [
  {
    id: 'gaining-a-rune',
    title: 'Gaining a rune',
    words: ['gem', 'power card', 'claim rune', 'get a rune', 'what do I get for a rune', 'rune reward'],
    page: 'p11',
    answer:
      'Put one of your gems on the objective and take one rune power: keep one of two drawn face down, or pick a face-up one. Your 1st, 4th and 7th rune also bring a status point and a power slot.',
    details:
      'Then see whether the stage rises and whether you have won. Two runes in one turn are handled one after the other.',
    related: ['rune-objectives', 'rune-powers', 'rune-slots', 'stage-level', 'how-to-win'],
    phases: ['player'],
  },
  {
    id: 'rune-powers',
    title: 'Rune powers',
    words: ['yellow', 'purple', 'uses', 'rune card', 'power cards', 'when can I use a power', 'discard power', 'spell'],
    page: 'p11, 26',
    answer:
      'Yellow powers work outside combat and usually have two uses. Purple ones work in combat, once, before the dice of a stage are rolled.',
    details:
      'A used-up power goes to a discard pile that comes back only when the deck is empty. Cards you did not choose or threw away lie face up for everybody. You keep your powers when you die.',
    related: ['rune-slots', 'same-name-power', 'gaining-a-rune', 'duel-attack'],
    phases: ['player', 'npc'],
    ruling: 'R-40',
    helper: { words: 'Your rune powers', opens: 'powers' },
  },
  {
    id: 'rune-slots',
    title: 'Rune slots',
    words: [
      '1 4 7',
      'slot',
      'how many powers',
      'power slot',
      'slots full',
      'exchange power',
      'status point rune',
      'when do I get a status point',
    ],
    page: 'p9, 11',
    answer:
      'You have one power slot from your 1st rune, two from the 4th and three from the 7th. Each of these runes also gives a status point to place.',
    details:
      'With all slots full you choose which cards to keep; the rest go face up where others may take them. With five runes you hold two powers.',
    related: ['rune-powers', 'same-name-power', 'power-status', 'gaining-a-rune'],
    phases: ['player'],
    helper: { words: 'Your rune powers', opens: 'powers' },
  },
  {
    id: 'same-name-power',
    title: 'Same-name power',
    words: ['duplicate', 'two of one name', 'same card', 'double power', 'identical power'],
    page: 'p11',
    answer: 'You may never hold two rune powers with the same name. Take another card instead.',
    related: ['rune-powers', 'rune-slots'],
    phases: ['player'],
    helper: { words: 'Your rune powers', opens: 'powers' },
  },
  {
    id: 'stage-level',
    title: 'Stage level',
    words: [
      'level up',
      'harder',
      'stage 2',
      'stage 3',
      'stage up',
      'swap cards',
      'difficulty',
      'when does the stage rise',
      'replace monster cards',
      'replace cards',
    ],
    page: 'p7, 11',
    answer:
      'The stage follows the best single player: 1 up to three runes, 2 from the 4th, 3 from the 7th. When it rises, swap the merchant, monster, Raid, Government and Brigand cards for those of the new stage.',
    details:
      'It never falls, and stays at 3 beyond nine runes. In team games one member’s own count decides, not the sum. An NPC on the map gets its new card at once, but not in the middle of a battle.',
    related: ['gaining-a-rune', 'raid-appears', 'brigand-and-government-cards', 'teammates'],
    phases: ['player'],
    ruling: 'rulings R-33, R-35',
  },
];

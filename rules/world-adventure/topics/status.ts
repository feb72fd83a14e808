import type { Topic } from '@/rules/kernel/topic';

export const status: readonly Topic[] = [
  {
    id: 'power-status',
    title: 'Power status',
    words: ['points', 'distribute', 'status points', 'stats', 'spend points', 'move points around', 'five points'],
    page: 'p17',
    answer:
      'You place 5 points on Explorer, Charisma and Leadership at the start, at most 4 on one. The 1st, 4th and 7th rune and each legendary item give one more.',
    details: 'Points once placed stay. Above 4 needs a legendary item, and 5 is the end.',
    related: ['explorer', 'charisma', 'leadership', 'limit-break', 'rune-slots'],
    phases: ['player'],
    ruling: 'R-5',
    helper: { words: 'Hero and status', opens: 'status' },
  },
  {
    id: 'explorer',
    title: 'Explorer',
    words: ['bonus', 'limit break', 'explorer 4', 'explorer 5', 'more moves', 'extra move', 'scout dice'],
    page: 'p17',
    answer:
      'Explorer is the number of scouting dice. At 4 you have one more move each turn; at 5 another one, and you find every target for certain.',
    details:
      'That makes 4 moves at Explorer 5. You still roll for the bonus action, which needs two successes; a house rule counts all dice as successes. With 0 you cannot scout.',
    related: ['scouting', 'turn-points', 'limit-break', 'bonus-action', 'power-status'],
    phases: ['player'],
    ruling: 'rulings R-6, R-7',
    houseRule: 'limitBreakGivesBonus',
    helper: { words: 'Hero and status', opens: 'status' },
  },
  {
    id: 'charisma',
    title: 'Charisma',
    words: ['discount', 'toll', 'charisma 4', 'charisma 5', 'bar rivals', 'cheaper goods', 'closed city'],
    page: 'p18',
    answer:
      'Each point makes goods 1 gold cheaper and allows one stall. At 4 rivals pay you 2 gold in your stall cities and you may buy one good of your choice at a market; at 5 rivals cannot enter those cities.',
    details:
      'At 5 charisma rolls in quests succeed as well. Stalls end at 4. A rival who already stands in such a city may leave but do nothing there.',
    related: ['buying', 'market-stall', 'toll', 'limit-break', 'power-status'],
    phases: ['player'],
    ruling: 'rulings R-13, R-14, R-15',
    helper: { words: 'Hero and status', opens: 'status' },
  },
  {
    id: 'leadership',
    title: 'Leadership',
    words: [
      'soldiers',
      'reroll',
      'leadership 4',
      'leadership 5',
      'reroll die',
      'reroll in battle',
      'soldier slots',
      'more soldiers',
    ],
    page: 'p18',
    answer:
      'Leadership is how many soldiers you may have. At 4 you may reroll one hit die in each battle; at 5 the soldier in slot 5 joins at Lv 2.',
    details:
      'Decide on the reroll after seeing the dice; the gold skill die is never rerolled. A house rule gives the reroll in every stage. In a duel the attacker decides first, then the defender.',
    related: ['recruit', 'hero-skill', 'limit-break', 'duel-attack', 'power-status'],
    phases: ['player', 'npc'],
    ruling: 'rulings R-20, R-49',
    houseRule: 'leadershipReroll',
    helper: { words: 'Hero and status', opens: 'status' },
  },
  {
    id: 'limit-break',
    title: 'Limit break',
    words: ['above 4', 'item', 'status 5', 'fifth point', 'max status', 'more than 4'],
    page: 'p17–18, 23',
    answer:
      'A status rises to 5 only with a legendary item. Explorer 5: one more move and sure finds. Charisma 5: rivals stay out of your stall cities. Leadership 5: a fifth soldier who joins at Lv 2.',
    details: 'One item opens the fifth step of all three, and 5 is the end however many items you have.',
    related: ['legendary-item', 'explorer', 'charisma', 'leadership'],
    phases: ['player'],
    ruling: 'R-5',
    helper: { words: 'Hero and status', opens: 'status' },
  },
  {
    id: 'legendary-item',
    title: 'Legendary item',
    words: ['status item', 'boss reward', 'item', 'legendary reward', 'extra status point'],
    page: 'p23',
    answer: 'Defeating a Legendary gives its item: one status point, and from then on your statuses may go to 5.',
    related: ['limit-break', 'legendary', 'power-status'],
    phases: ['player'],
    ruling: 'R-5',
    helper: { words: 'Hero and status', opens: 'status' },
  },
];

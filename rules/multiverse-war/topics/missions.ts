import type { Topic } from '@/rules/kernel/topic';

const MISSIONS = { words: 'Missions', opens: 'missions' };

export const missions: readonly Topic[] = [
  {
    id: 'missions-novice',
    title: 'Missions, novice',
    words: [
      'mission',
      'bonus',
      'novice missions',
      'bonus mission',
      'mission list',
      'all missions',
      'mission two',
      'quests',
    ],
    page: 'Novice scenario, about p8 and p10',
    answer:
      'Build a Barracks; unlock one class’s ability; join two buildings to the settlement; build two Guard Towers and a Fortress; reach Elite with one class. The first player with all of them wins.',
    details:
      'A mission once done stays done. The second mission is missing from the text: agree on one of your own at set-up or leave it out. We count the four bonus missions as needed; a house rule asks only for the others.',
    related: [
      'missions-advanced',
      'secret-missions',
      'barracks',
      'special-ability-unlock',
      'supply-lines',
      'ways-to-win',
    ],
    phases: ['build'],
    ruling: 'A26',
    houseRule: 'bonusMissionsRequired',
    helper: MISSIONS,
  },
  {
    id: 'missions-advanced',
    title: 'Missions, advanced',
    words: ['hero mission', 'advanced missions', 'advanced scenario mission', 'first advanced mission'],
    page: 'Advanced scenario, about p12',
    answer:
      'The advanced scenario’s first mission is to get a hero. The text names no other; add missions of your own if you like.',
    related: ['missions-novice', 'secret-missions', 'heroes-recruiting', 'rulesets'],
    phases: ['build'],
    helper: MISSIONS,
  },
  {
    id: 'secret-missions',
    title: 'Secret missions',
    words: ['secret', 'hidden mission', 'mission points', 'secret mission card', 'worth of a mission'],
    page: 'Components, about p5; Turn limit, about p14',
    answer:
      'Six cards in the box; what to do and what it is worth is printed on each. Accomplished missions give their points at the turn limit.',
    details:
      'How they are dealt is not told. Type yours in as secret: its words stay covered until it is done. They are never needed to win the race of the novice scenario.',
    related: ['missions-novice', 'missions-advanced', 'turn-limit-victory', 'components-list'],
    ruling: 'A41',
    helper: MISSIONS,
  },
];

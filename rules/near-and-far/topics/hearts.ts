import type { Topic } from '@/rules/kernel/topic';

export const hearts: readonly Topic[] = [
  {
    id: 'hearts',
    title: 'Hearts',
    words: [
      'stamina',
      'health',
      'morale',
      'what are hearts for',
      'zero hearts',
      'no hearts',
      'spend hearts',
      'hp',
      'life',
      'run out of hearts',
      'out of hearts',
    ],
    page: 'p14',
    answer:
      'Hearts are what an adventure costs: 1 for each empty space you pass, 3 for a camp, and as many as you like to raise your dice by 1 each. At 0 nothing bad happens.',
    details:
      'A price you cannot pay is refused; a loss simply stops at 0. You get hearts when leaving town, from quests and from some cards.',
    related: ['heart-reset', 'hearts-on-rolls', 'empty-space', 'camp', 'heart-max', 'sym-heart'],
    phases: ['travel', 'questAndCamp', 'town'],
    helper: { words: 'Plan the trip', opens: 'trip' },
  },
  {
    id: 'heart-reset',
    title: 'Resetting hearts',
    words: [
      'refill',
      'heal',
      'regain',
      'get hearts back',
      'reset hearts',
      'new hearts',
      'recover hearts',
      'restore',
      'keep hearts in town',
      'hearts in town',
    ],
    page: 'p19',
    answer:
      'Only leaving town resets hearts: to the sum on your active party, bought artifacts, treasures and world cards, 13 at most. Old hearts are gone, not added.',
    details:
      'Walking over the town space of the map resets nothing. So buy artifacts with hearts before you leave, and spend spare hearts in town on duels.',
    related: ['leave-town', 'heart-max', 'sym-heart', 'town-space', 'hearts'],
    phases: ['yourTurn', 'travel'],
    helper: { words: 'Plan the trip', opens: 'trip' },
  },
  {
    id: 'heart-max',
    title: 'Heart limit 13',
    words: ['maximum', 'cap', 'max hearts', 'more than 13', 'thirteen', 'heart track end'],
    page: 'p19',
    answer:
      'When you leave town 13 hearts is the most; what is above is wasted. Hearts gained later on the way are not limited.',
    details: 'The book caps only the leaving. A house rule keeps you at 13 always.',
    related: ['heart-reset', 'hearts', 'party', 'ruling-5'],
    phases: ['yourTurn', 'travel'],
    ruling: 'R5',
    houseRule: 'heartCap',
  },
  {
    id: 'hearts-on-rolls',
    title: 'Hearts on dice',
    words: [
      'boost',
      'add to roll',
      'raise die',
      'hearts after rolling',
      'how many hearts',
      'help another player',
      'bid',
    ],
    page: 'p14',
    answer:
      'After your own die is rolled, each heart you spend adds 1, without limit. It works in town too, but a defender in a duel may not.',
    details:
      'A 4 and 8 hearts make 12. You cannot help or hinder somebody else’s roll. With Meditation food serves as hearts.',
    related: ['hearts', 'duel-hearts', 'fight', 'quest', 'talent-meditation', 'ruling-17'],
    phases: ['travel', 'questAndCamp', 'town'],
  },
  {
    id: 'reputation',
    title: 'Reputation track',
    words: [
      'flame',
      'fame',
      'wanted',
      'rep',
      'honor',
      'reputation limit',
      'negative reputation',
      'lose reputation',
      'fire symbol',
    ],
    page: 'p14',
    answer: 'Reputation runs from −6 to 12. Gains and losses stop at the ends, and what is beyond is lost.',
    details:
      'You change it by winning duels, at the Town Hall, by quests, and on the Day side in the mine. It decides which artifacts you may buy, gives points at the end and breaks ties.',
    related: ['buy-reputation', 'dirty', 'reputation-points', 'artifact-req', 'tie', 'rewards'],
    phases: ['town'],
  },
  {
    id: 'buy-reputation',
    title: 'Paying for reputation',
    words: ['town hall donate', 'buy reputation', 'bribe', 'gain reputation', 'pay to lose reputation', 'donation'],
    page: 'p15',
    answer:
      'At the Town Hall each coin or gem you pay moves your reputation one step, up or down. One direction per visit.',
    details: 'Coins and gems may be mixed. You cannot pay past either end of the track.',
    related: ['town-hall', 'reputation', 'artifact-req', 'ruling-11'],
    phases: ['town'],
    ruling: 'R11',
  },
  {
    id: 'reputation-points',
    title: 'Reputation points',
    words: ['score reputation', 'points for reputation', 'reputation score', 'reputation at the end', 'rep points'],
    page: 'p28, 36',
    answer:
      'At the end 4 and 5 give 2 points, 6 and 7 give 3, 8 and 9 give 4, 10 and 11 give 5, 12 gives 6. Only your own step counts, nothing is added up. Below 4 it is nothing.',
    details:
      'On the Day side −3 and −4 cost 1 point, −5 and −6 cost 2. The book lists 4 to 9 and goes on with etc.; compare with your track. A house rule gives 1 point at 2 and 3.',
    related: ['scoring', 'reputation', 'day-town', 'talent-storytelling', 'ruling-3'],
    ruling: 'R3',
    houseRule: 'repAt2',
    helper: { words: 'Score so far', opens: 'score' },
  },
];

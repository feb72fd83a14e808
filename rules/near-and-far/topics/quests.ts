import type { Topic } from '@/rules/kernel/topic';

export const quests: readonly Topic[] = [
  {
    id: 'quest',
    title: 'Attempting a quest',
    words: [
      'story',
      'read',
      'encounter',
      'quest',
      'who reads',
      'quest roll',
      'do a quest',
      'choices',
      'decline quest',
      'start quest',
      'begin quest',
    ],
    page: 'p21–22',
    answer:
      'If you stop on a quest token you may try it. The player to your left reads the story and the choices; pick one, roll, add skill or combat, then hearts. Reaching the number wins the reward.',
    details:
      'Only the bold line of a choice is read before you decide, not its rewards. Cards you own add their symbols. The token goes whatever happens; if you decline, it stays. One quest per turn.',
    related: ['quest-bonus', 'quest-fail', 'quest-pay', 'rewards', 'sym-skill', 'sym-combat', 'camp'],
    phases: ['questAndCamp'],
    helper: { words: 'Odds for a quest', opens: 'quest' },
  },
  {
    id: 'quest-bonus',
    title: 'Bonus reward',
    words: ['two above', 'second line', 'second number', 'extra reward', 'quest bonus', 'two more'],
    page: 'p22',
    answer:
      'If your total is at least two above the number you needed, you get the second reward as well as the first.',
    details: 'Hearts count, so two more may be worth it. The second number is printed with the choice.',
    related: ['quest', 'rewards', 'hearts-on-rolls', 'ruling-49'],
    phases: ['questAndCamp'],
    ruling: 'R49',
    helper: { words: 'Odds for a quest', opens: 'quest' },
  },
  {
    id: 'quest-fail',
    title: 'Failed quest',
    words: ['lose', 'fail quest', 'fail', 'missed the number', 'quest lost', 'failed roll'],
    page: 'p22–23',
    answer: 'You gain nothing, and the quest token is removed all the same. The text of the outcome is not read.',
    details:
      'In Character Mode it is read even then, you write down the next quest and gain 1 experience. In a campaign a failed quest still fills a box. You may still build a camp.',
    related: ['quest', 'experience', 'character-quests', 'camp'],
    phases: ['questAndCamp'],
  },
  {
    id: 'quest-pay',
    title: 'Choices with a price',
    words: ['minus coin', 'pay for choice', 'quest cost', 'cost of choice', '-1 coin', 'cannot afford choice'],
    page: 'p22',
    answer:
      'A choice that asks for a payment can be taken only if you can pay. You pay once, when you take it, even if the roll then fails.',
    details:
      'In the sample quests a price also stands among the rewards; we treat it alike. Reputation in the reward, also negative, comes only on success. A house rule moves the payment to the success.',
    related: ['quest', 'rewards', 'quest-fail', 'ruling-12'],
    phases: ['questAndCamp'],
    ruling: 'R12',
    houseRule: 'questPayment',
    helper: { words: 'Odds for a quest', opens: 'quest' },
  },
  {
    id: 'rewards',
    title: 'Quest rewards',
    words: ['what can I get', 'reward', 'prize', 'must I take reputation', 'refuse reward', 'adventurer reward'],
    page: 'p22',
    answer:
      'Quests may give reputation, faction tokens, coins, gems, food, hearts, treasures, world cards, adventurers or pack animals. Reputation cannot be refused, good or bad.',
    details:
      'An animal needs a free place, a treasure an animal. An adventurer comes free and may join the party at once; its hearts count from the next leaving of town.',
    related: ['quest', 'reputation', 'world-cards', 'treasures', 'chief', 'ruling-54'],
    phases: ['questAndCamp'],
    ruling: 'R54',
  },
  {
    id: 'world-cards',
    title: 'World cards',
    words: ['special card', 'world card', 'story card', 'card from quest', 'named card'],
    page: 'p22',
    answer: 'World cards come only from certain quests. They work from the moment you get them until the game ends.',
    details: 'Their swords, hands and hearts count like those on artifacts, except in the Mine.',
    related: ['rewards', 'quest', 'sym-combat', 'ruling-20'],
    phases: ['questAndCamp'],
    helper: { words: 'Your cards', opens: 'cards' },
  },
  {
    id: 'keywords',
    title: 'Keywords',
    words: ['burning', 'password', 'keyword', 'code word', 'must read choice', 'otherwise'],
    page: 'p23, 35',
    answer:
      'Write keywords on your card. If a quest has a choice for a keyword you own, that choice must be read to you, unless it says optional.',
    details:
      'A choice without a number needs no roll. One that asks for two keywords needs both; of several, the one matching most of your keywords is read.',
    related: ['quest', 'campaign', 'character-mode', 'ruling-44'],
    phases: ['questAndCamp'],
    ruling: 'R44',
  },
  {
    id: 'side-quests',
    title: 'Side quests',
    words: ['Q number', 'side quest', 'Q2', 'q quest', 'extra quest', 'cross out'],
    page: 'p23, 31',
    answer:
      'In a campaign a side quest, with a Q before its number, is read at your next quest instead of the one on the map. Then cross it out, failed or not.',
    details: 'It fills a box like any quest. If several wait, the oldest comes first.',
    related: ['campaign', 'quest', 'experience', 'ruling-42'],
    phases: ['questAndCamp'],
    ruling: 'R42',
  },
  {
    id: 'character-quests',
    title: 'Character quests',
    words: ['next number', 'quest chain', 'character quest', 'own quest', 'last two quests', 'R1', 'story order'],
    page: 'p23, 32',
    answer:
      'In Character Mode you read your own chain: your choice names the next number. The last two of the ten are read only on Map 11.',
    details:
      'Write the next number down even after a failure; each quest gives 1 experience. After eight, elsewhere than on Map 11, use an arcade card, which gives none.',
    related: ['character-mode', 'experience', 'arcade-cards', 'quest-fail', 'ruling-43'],
    phases: ['questAndCamp'],
    ruling: 'R43',
  },
  {
    id: 'arcade-cards',
    title: 'Arcade cards',
    words: ['two choices', 'arcade card', 'draw arcade', 'card instead of story', 'arcade quest'],
    page: 'p23',
    answer:
      'The player to your left draws a card and reads its title and both choices with their numbers. Choose, roll and add as in any quest; the card is discarded either way.',
    details: 'Two above the number gives the bonus as well. The quest token goes even on a failure.',
    related: ['arcade', 'quest', 'quest-bonus', 'character-quests'],
    phases: ['questAndCamp'],
  },
];

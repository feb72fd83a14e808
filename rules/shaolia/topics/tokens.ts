import type { Topic } from '@/rules/kernel/topic';

export const tokens: readonly Topic[] = [
  {
    id: 'status-tokens',
    title: 'Status tokens',
    words: [
      'limits',
      'place now',
      'third token',
      'token limit',
      'how many tokens',
      'keep token',
      'move token',
      'max tokens',
    ],
    page: 'Card Ability IV',
    answer:
      'No card or palace holds more than 2 tokens of one kind. Place a token at once or lose it. It stays there over rounds until it is used and never moves.',
    details:
      'Attack and life tokens go on your own territory only, on any card or the palace; a teammate’s is not allowed. A blockage token goes where the effect says. When a card leaves, its tokens go back to the supply.',
    related: ['attack-token', 'life-token', 'blockage-token', 'tokens-on-the-palace', 'token-posts'],
    phases: ['action'],
    ruling: 'rulings 18, 51',
  },
  {
    id: 'attack-token',
    title: 'Attack token',
    words: ['+1 damage', 'sword token', 'more damage', 'atk token', 'boost attack', 'use attack token', 'atk'],
    page: 'Card Ability IV-1',
    answer:
      'Each attack token on a card adds 1 damage to its next attack. All tokens on the card are used together and then go back to the supply.',
    details:
      'On the Catapult’s combo they count for every card hit. A declined attack or an activation without damage uses none. They do not help hired attacks. A house rule lets you choose how many to use.',
    related: ['status-tokens', 'gym', 'token-posts', 'catapult', 'attack-cards'],
    phases: ['action'],
    ruling: 'rulings 9, 10',
    houseRule: 'chooseTokens',
  },
  {
    id: 'life-token',
    title: 'Life token',
    words: ['heal', 'repair', '+1 life', 'shield', 'heart token', 'healing', 'fix damage', 'restore'],
    page: 'Card Ability IV-2',
    answer:
      'On a damaged card a life token removes 1 damage and is gone. On an undamaged card it stays as 1 more life until damage takes it; at most 2.',
    details:
      'Two tokens on a Farm with 1 damage remove the damage and leave one token. Incoming damage takes life tokens first.',
    related: ['status-tokens', 'wall', 'tokens-on-the-palace', 'token-posts', 'life-and-destruction'],
    phases: ['action'],
    ruling: 'ruling 12',
  },
  {
    id: 'blockage-token',
    title: 'Blockage token',
    words: ['blocked', 'chain', 'free', 'block', 'disabled', 'stunned', 'card blocked', 'blocked passive'],
    page: 'Card Ability IV-3',
    answer:
      'A card with a blockage token cannot use any dice ability until a matching die removes the token. Its passive abilities go on working.',
    details:
      'A blocked card still guards, meets building conditions and counts for the Theater. A blocked palace has all three abilities blocked.',
    related: ['removing-a-blockage', 'swamp', 'passive-ability', 'status-tokens'],
    phases: ['action'],
    ruling: 'rulings 16, 50',
  },
  {
    id: 'removing-a-blockage',
    title: 'Removing a blockage',
    words: ['unblock', 'two tokens', 'remove block', 'free a card', 'get rid of blockage', 'unchain', 'clear blockage'],
    page: 'Card Ability IV-3',
    answer:
      'Spend one die that matches a one-die command of the card, with officers if needed, to remove one blockage token. That die does nothing else, and it is no activation.',
    details:
      'So another matching die may activate the card in the same phase. Two tokens take two dice. Combo numbers do not count. A card with passives only keeps its token, which does no harm. A house rule lets the die that removes the last token also use the card.',
    related: ['blockage-token', 'officers', 'one-activation-per-card', 'swamp'],
    phases: ['action'],
    ruling: 'rulings 14, 15, 16, 17',
    houseRule: 'unblockUses',
  },
  {
    id: 'tokens-on-the-palace',
    title: 'Tokens on the palace',
    words: [
      'palace heart',
      'repair palace',
      'heal palace',
      'palace life token',
      'heal castle',
      'palace 14',
      'more than 12',
    ],
    page: 'Card Ability IV',
    answer:
      'The palace takes status tokens like a card, at most 2 of a kind. A life token repairs 1 damage; on an undamaged palace it stays, so the palace can stand at 14 at most.',
    details: 'A house rule limits life tokens on the palace to repairs, so that it never stands above 12.',
    related: ['life-token', 'palace-destruction', 'status-tokens', 'wall'],
    phases: ['action'],
    ruling: 'ruling 13',
    houseRule: 'palaceLifeTokens',
  },
];

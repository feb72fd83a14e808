import type { Topic } from '@/rules/kernel/topic';

export const trade: readonly Topic[] = [
  {
    id: 'trade-cards',
    title: 'Trade cards',
    words: ['Market', 'Caravan', 'Port', 'trade once', 'how to trade', 'ship icon', 'trading card'],
    page: 'Card Ability III-6',
    answer:
      'Trade cards are the only way to use the trading board. The Market makes one deal at one post, the Caravan one deal at a better price, the Port deals at two different posts.',
    details:
      'A deal is optional; the card counts as activated all the same. The Caravan’s condition seems to be Market or Caravan; for the Port check your card. For dice and costs check your card too.',
    related: ['trading-board', 'reading-a-post', 'caravan', 'port'],
    phases: ['action'],
  },
  {
    id: 'trading-board',
    title: 'Trading board',
    words: ['posts', 'market', 'trading posts', 'which posts', 'back row posts', 'trade board', 'post cards'],
    page: 'Card Ability III-6',
    answer:
      'Four posts are always there: Sell mineral, Buy mineral, Hire mercenary and Buy Lv2 card. Up to four post cards come with the mode, so there are 8 at most. Only trade cards can use them.',
    details:
      'Posts are never used up; every deal may choose any of them. #1 has no post cards, #5 has four random ones of the nine.',
    related: ['trade-cards', 'reading-a-post', 'sell-buy-mineral', 'buy-lv2-at-the-post', 'game-modes'],
    phases: ['action'],
  },
  {
    id: 'reading-a-post',
    title: 'Reading a post',
    words: ['max', 'price', 'maximum', 'per item', 'limit per deal', 'how to read', 'post symbols', 'quantity'],
    page: 'Card Ability III-6',
    answer:
      'A post shows its title, what you get or give, the price for one item and the maximum number of items in one deal. You choose any number up to that maximum.',
    details: 'Buy Lv2 card, for example, asks 3 gold for each card and allows 2.',
    related: ['trading-board', 'sell-buy-mineral', 'buy-lv2-at-the-post', 'caravan'],
    phases: ['action'],
  },
  {
    id: 'sell-buy-mineral',
    title: 'Sell / buy mineral',
    words: ['trade ore', 'sell minerals', 'buy minerals', 'mineral price', 'mineral for gold', '9 gold'],
    page: 'Card Ability III-6',
    answer:
      'Sell mineral pays 3 gold each, at most 3 in one deal. Buy mineral costs 2 gold each; for its maximum check the board.',
    details:
      'A Caravan sells for 4 and buys for 1. A Port may buy first and sell the same minerals with one die, a profit of 1 gold each.',
    related: ['trading-board', 'minerals', 'caravan', 'port'],
    phases: ['action'],
  },
  {
    id: 'buy-lv2-at-the-post',
    title: 'Buy Lv2 at the post',
    words: ['discard pile', 'buy from discard', 'lv2 post', 'buy discarded card', 'get card back', 'market lv2'],
    page: 'Card Ability III-6',
    answer:
      'At the Buy Lv2 card post you pick cards out of the Lv2 discard pile and pay 3 gold for each, at most 2 in one deal.',
    details:
      'They join your bought cards and can be built from the next building phase on. A Caravan pays 2 gold each. With an empty pile nothing can be bought.',
    related: ['buy-lv2-card', 'discard-piles', 'trading-board', 'caravan'],
    phases: ['action'],
  },
  {
    id: 'hire-mercenary-assassin',
    title: 'Hire mercenary / assassin',
    words: ['attack by trade', 'hire', 'mercenaries', 'assassinate', 'hired attack', 'buy damage', 'merc'],
    page: '#3, #4 modes pages',
    answer:
      'Hired hands attack through a trade card. The assassin deals 1 damage past all defense cards; the mercenary does what its post prints. One deal is one attack on one target.',
    details:
      'Hiring several in one deal adds up their damage on that target, and surplus is lost; a house rule lets each pick its own. The Port’s two deals are two attacks. Attack tokens do not help hired hands, the Caravan discount does. Loot is paid as usual.',
    related: ['trading-board', 'targeting', 'fleet', 'swamp', 'caravan', 'surplus-damage'],
    phases: ['action'],
    ruling: 'rulings 10, 49',
    houseRule: 'hireSplit',
  },
  {
    id: 'caravan',
    title: 'Caravan',
    words: ['cheaper', 'discount', 'profit', 'camel', 'better price', 'caravan ability', 'not applied'],
    page: 'Card pages',
    answer:
      'A deal made with the Caravan buys each item 1 gold cheaper or sells it 1 gold dearer. It does not apply to Buy attack token, Buy life token and Buy Lv1 card.',
    details:
      'It works for hiring and for Buy turn as well. A price never falls below 0; at 0 you may still take only the printed maximum. Other trade cards do not profit from it.',
    related: ['trade-cards', 'sell-buy-mineral', 'token-posts', 'port', 'buy-turn'],
    phases: ['action'],
    ruling: 'ruling 33',
  },
  {
    id: 'port',
    title: 'Port',
    words: ['two posts', 'double trade', 'harbour', 'harbor', 'trade twice', 'two deals', 'buy and sell'],
    page: 'Card pages',
    answer:
      'One activation of the Port makes deals at two different posts, one after the other. What the first deal brings may be used in the second.',
    details: 'The same post twice is not allowed. Either deal may be left out. There is no Caravan discount.',
    related: ['trade-cards', 'caravan', 'sell-buy-mineral', 'trading-board'],
    phases: ['action'],
    ruling: 'ruling 34',
  },
  {
    id: 'buy-sell-culture',
    title: 'Buy / sell culture',
    words: ['trade culture', 'buy culture', 'sell culture', 'culture for gold', 'culture post', 'culture price'],
    page: '#2–#4 modes pages',
    answer:
      'These posts trade culture for gold at the printed price and maximum. Bought culture counts towards 18 at once, but brings no Garden bonus.',
    details:
      'Buy culture belongs to #2 and #4, Sell culture to #3. You cannot sell below 0. The Caravan makes each point 1 gold better.',
    related: ['culture-victory', 'garden', 'trading-board', 'caravan'],
    phases: ['action'],
    ruling: 'rulings 31, 36',
  },
  {
    id: 'token-posts',
    title: 'Token posts',
    words: [
      'buy attack',
      'buy life',
      'buy tokens',
      'buy attack token',
      'buy life token',
      'attack token price',
      'token price',
    ],
    page: '#2, #4 modes pages',
    answer:
      'Buy attack token and Buy life token sell tokens at the printed price and maximum. Place them at once on your own cards or palace. The Caravan gives no discount here.',
    details:
      'A token that finds no place with fewer than 2 of its kind is lost. A token may go on any card of yours, even where it is of no use.',
    related: ['status-tokens', 'attack-token', 'life-token', 'caravan', 'trading-board'],
    phases: ['action'],
    ruling: 'rulings 18, 51',
  },
];

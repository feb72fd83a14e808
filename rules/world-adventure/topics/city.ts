import type { Topic } from '@/rules/kernel/topic';

export const city: readonly Topic[] = [
  {
    id: 'city-activities',
    title: 'City activities',
    words: [
      'what can I do in city',
      'in the city',
      'city hall',
      'town',
      'free actions',
      'cost no action',
      'need an action',
      'buy without action',
    ],
    page: 'p13, 19',
    answer:
      'In a city you may visit the merchant shop once, the caravan workshop and the soldier recruiter for free. Building a stall or taking a quest costs 1 action each.',
    details:
      'You need no move or action left for the free ones. Where a rival with Charisma 5 has a stall, the city’s activities are closed to you even if you wake up there.',
    related: ['selling', 'buying', 'market-stall', 'caravan-swap', 'recruit', 'training', 'guild-quest-take'],
    phases: ['player'],
    ruling: 'R-15',
  },
  {
    id: 'selling',
    title: 'Selling',
    words: [
      'price',
      'need',
      '4',
      '6',
      'sell goods',
      'sell price',
      'how much for goods',
      'sell first',
      'sale',
      'make money',
      'earn gold',
    ],
    page: 'p19',
    answer:
      'A good sells for 4 gold, or 6 if the city’s marker shows that it is needed. Sell everything in one go before you roll the market dice and buy.',
    details:
      'Spice, iron and silk where iron is needed bring 14. With a needed good in it, a sale from 12 gives 1 experience and a rune, from 16 it gives 2 experience. Sold goods go back to the stock.',
    related: ['need-marker', 'buying', 'rune-sales', 'shop-again', 'experience'],
    phases: ['player'],
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'buying',
    title: 'Buying',
    words: ['market dice', 'stock', 'buy goods', 'purchase', 'free goods', 'market price', 'choose a good', 'six dice'],
    page: 'p19',
    answer:
      'Roll six dice: each shows one good on offer. You pay 4 gold less your Charisma for each, as long as it is in stock, fits your cargo and is not what the city needs.',
    details:
      'At Charisma 4 goods are free; a house rule sets the least price at 1. Charisma 4 also lets you buy one unit of a kind you choose besides the dice, if the stock has it and the city does not need it.',
    related: ['goods-dice', 'goods-stock', 'charisma', 'selling', 'need-marker', 'caravan-values'],
    phases: ['player'],
    ruling: 'rulings R-13, R-14',
    houseRule: 'minimumPrice',
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'need-marker',
    title: 'Need marker',
    words: [
      'face down',
      'replace',
      'city need',
      'commodity marker',
      'needed good',
      'turn over',
      'buy needed good',
      'demand',
      'cannot buy',
      'why can I not buy',
    ],
    page: 'p19',
    answer:
      'The marker shows the good a city needs. After a visit in which that good was sold it is turned face down, and the end of the month replaces it.',
    details:
      'While it is face down the city needs nothing: every good sells for 4, and any may be bought. During the seller’s own visit the need still holds, so it cannot be bought back. Several needed goods in one sale count as one need fulfilled; every third calls the Brigand.',
    related: ['selling', 'buying', 'brigand-appears', 'end-of-month'],
    phases: ['player', 'end'],
    ruling: 'R-12',
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'shop-again',
    title: 'Shop again',
    words: [
      'cooldown',
      '2 months',
      'same shop',
      'visit again',
      'shop closed',
      'second visit',
      'trade again',
      'next month',
    ],
    page: 'p19',
    answer:
      'A shop you used is closed to you in the next month and open again in the one after: used in month 7, open in month 9.',
    details:
      'This counts per player and city, and only if you sold something or rolled the dice. Another city in the same turn is fine. The text can also be read as two closed months, so there is a house rule for it.',
    related: ['selling', 'buying', 'city-activities'],
    phases: ['player'],
    ruling: 'R-11',
    houseRule: 'shopCooldown',
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'market-stall',
    title: 'Market stall',
    words: ['build', 'limit', 'stall', 'build stall', 'how many stalls', 'stall cost', 'shop of my own', 'stall limit'],
    page: 'p20',
    answer:
      'In a city without a stall, pay 5 gold and 1 action to build yours. You may own one per point of Charisma, four at most, and a city holds only one in all.',
    details:
      'Each brings 5 gold a month and 1 experience when built; the 2nd, 3rd and 4th bring a rune. At Charisma 4 rivals pay you a toll there.',
    related: ['stall-income', 'toll', 'rune-stalls', 'charisma', 'experience'],
    phases: ['player'],
    helper: { words: 'Build a stall', opens: 'stall' },
  },
  {
    id: 'toll',
    title: 'Toll',
    words: ['2 gold', 'visit', 'pay to enter', 'fee', 'entry fee', 'rival city', 'tax', 'cannot pay'],
    page: 'p18, 20',
    answer: 'Each time a rival enters a city with your stall while your Charisma is 4 or more, he pays you 2 gold.',
    details:
      'It is due on travelling in, once per entry, not on waking up there. A purse with less pays what it has. Teammates pay nothing.',
    related: ['market-stall', 'charisma', 'entering-a-territory', 'teammates'],
    phases: ['player'],
    ruling: 'R-15',
  },
];

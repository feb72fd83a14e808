import type { Topic } from '@/rules/kernel/topic';

export const basics: readonly Topic[] = [
  {
    id: 'territories',
    title: 'Territories',
    words: ['city', 'outer', 'hex', 'nation', 'map', 'countries', 'how many cities', 'outer city'],
    page: 'p10',
    answer:
      'There are nine nations, each with one city and six outer hexes around it. Trade and recruiting happen in the city, merchants and monsters are met outside.',
    details:
      'The nations are Java, Japan, China, Russia, India, Persia, Arabia, Egypt and Europe. The outer hexes are numbered 1 to 6: north, north-east, south-east, south, south-west, north-west.',
    related: ['travel', 'awakening-markers', 'city-activities', 'engage'],
    phases: ['player'],
  },
  {
    id: 'dice-colours',
    title: 'Dice colours',
    words: ['silver', 'gold', 'red', 'black', 'purple', 'blue', 'green', 'which die', 'dice colors'],
    page: 'p10',
    answer:
      'Silver is the hero’s hit and gold the hero’s skill. The soldiers in slots 1 to 5 roll red, black, purple, blue and green.',
    details:
      'Colours matter only in battle and for other rolls by unit; elsewhere any dice will do. There are two sets of seven.',
    related: ['success-numbers', 'hero-skill', 'duel-attack', 'chase-stages'],
    phases: ['player', 'npc'],
  },
  {
    id: 'success-numbers',
    title: 'Success numbers',
    words: ['1 2 3', 'hit', 'what do I need to roll', 'success roll', 'hit accuracy', 'hit number', 'low rolls'],
    page: 'p10',
    answer:
      'Low is good: a die of 1, 2 or 3 succeeds nearly everywhere. Against merchants and monsters the accuracy on their card is the highest face that hits.',
    details:
      'Accuracy 2 is hit by 1 and 2. Scouting, training and fleeing from a player, the Brigand or the Government need 1 to 3; the hero’s skill needs its cast value or less.',
    related: ['dice-colours', 'hero-card', 'scouting', 'duel-attack', 'monster-card'],
    phases: ['player', 'npc'],
  },
  {
    id: 'random-golds',
    title: 'Random golds',
    words: ['loot', 'gold dice', 'random gold', 'loot dice', 'how much gold per die', 'roll for gold'],
    page: 'p10',
    answer: 'Each gold die pays 2 gold on 1 or 2, 3 gold on 3 to 5, and 4 gold on a 6.',
    details:
      'Five dice showing 2, 3, 4, 5, 6 pay 15. On average a die brings a little under 3. Used for loot and for the penalty turn. What lifts you above 99 is lost.',
    related: ['penalty-turn', 'random-cargo', 'gold-abaculus', 'merchant-card', 'monster-card'],
    phases: ['player', 'npc'],
    helper: { words: 'Roll gold dice', opens: 'gold' },
  },
  {
    id: 'awakening-markers',
    title: 'Awakening markers',
    words: [
      'spawn',
      'direction',
      'N NE',
      'random place',
      'random city',
      'which hex',
      'where does it appear',
      'NE SE SW NW',
    ],
    page: 'p10',
    answer:
      'The marker drawn names the nation; that alone means its city. For an outer hex roll a die as well: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW.',
    details:
      'Players wake in cities, NPCs in outer hexes. Shuffle the marker back after each use. Arabia and a 2 mean the hex north-east of the Arabian city.',
    related: ['start-city', 'death', 'raid-appears', 'brigand-appears', 'government-appears', 'territories'],
    phases: ['beginning'],
  },
  {
    id: 'goods-dice',
    title: 'Goods dice',
    words: [
      'commodity numbers',
      '1 fruit',
      '6 silk',
      'commodity dice',
      'which number is which good',
      '2 spice',
      '3 chocolate',
      '4 medicine',
      '5 iron',
      'metal',
    ],
    page: 'p8, 19',
    answer: 'The faces mean 1 fruit, 2 spice, 3 chocolate, 4 medicine, 5 iron, 6 silk.',
    details:
      'They are ordinary dice, used for the market’s offer and for looted cargo. The rulebook sometimes says metal for iron.',
    related: ['buying', 'random-cargo', 'goods-stock', 'need-marker'],
    phases: ['player'],
    helper: { words: 'Open the shop', opens: 'market' },
  },
  {
    id: 'goods-stock',
    title: 'Goods stock',
    words: [
      'out of stock',
      'supply',
      'no goods left',
      'run out',
      'how many of each good',
      'sold out',
      'market empty',
      'stock empty',
    ],
    page: 'p8, 19',
    answer:
      'There are only as many of each good as players. What is in caravans is missing from the shop: a good that is out can be neither bought nor looted until somebody sells or loses one.',
    related: ['buying', 'random-cargo', 'selling', 'setup-city-mat'],
    phases: ['player'],
  },
  {
    id: 'gold-abaculus',
    title: 'Gold abaculus',
    words: [
      'money',
      'tens',
      'ones',
      '99',
      'waste',
      'max gold',
      'gold limit',
      'tael',
      'coins',
      'abacus',
      'wasted',
      'how much gold can I have',
      'gold cap',
    ],
    page: 'p10',
    answer:
      'The upper rod counts tens, the lower one ones, so 99 gold is the most you can hold. Anything above is wasted.',
    details:
      'Who pays pays in full, even if the receiver cannot hold it all. Nobody goes below 0: what you cannot afford you cannot buy, only a toll takes what is there.',
    related: ['price-list', 'random-golds', 'stall-income', 'toll'],
    phases: ['player', 'beginning'],
  },
  {
    id: 'price-list',
    title: 'Price list',
    words: ['cost', 'prices', 'how much', 'how much does it cost', 'costs', 'what can I afford', 'table of prices'],
    page: 'p13, 18–21',
    answer:
      'Soldier 5, recovery 2, training 5 or 15 for certain, any caravan upgrade 5 (sells for 2), stall 5 and an action, goods 4 less your Charisma, cancelled quest 5.',
    details:
      'Goods sell for 4, needed ones for 6. A stall brings 5 a month, a toll 2. The rulebook’s examples sell a Trader for 5 and buy a Master Trader for 40; for other caravans read the card. The resale price is shown only for bomb and pack; pet and cargo are taken to be the same.',
    related: ['buying', 'selling', 'market-stall', 'caravan-swap', 'recruit', 'recover', 'training'],
    phases: ['player'],
    ruling: 'R-16',
  },
  {
    id: 'gifts-and-deals',
    title: 'Gifts and deals',
    words: [
      'trade with player',
      'give gold',
      'swap goods',
      'lend',
      'give to teammate',
      'negotiate',
      'player trade',
      'share',
    ],
    page: 'not in the rulebook',
    answer:
      'Players cannot give or trade gold, goods or cards with each other, teammates neither. A house rule lets teammates hand each other gold.',
    details: 'The rulebook says nothing about it. If your table strikes a deal all the same, enter it as a correction.',
    related: ['teammates', 'toll', 'golden-rule'],
    phases: ['player'],
    ruling: 'R-43',
    houseRule: 'teamGifts',
  },
  {
    id: 'teammates',
    title: 'Teammates',
    words: ['team rules', 'attack teammate', 'partner', 'ally', 'team play', 'friendly', 'rival', 'enemy player'],
    page: 'p5',
    answer:
      'Teammates play their own turns, purses and clans; only their runes are added up. They do not attack each other, pay no toll to each other and are not barred from each other’s cities.',
    details:
      'Status points, rune power slots and each objective count per player. The stage follows the best single player, not the team’s sum.',
    related: ['modes', 'gifts-and-deals', 'toll', 'stage-level'],
    ruling: 'rulings R-15, R-35',
  },
  {
    id: 'golden-rule',
    title: 'Golden rule',
    words: ['dispute', 'house rule', 'disagree', 'argue', 'rule unclear', 'overrule', 'do it anyway'],
    page: 'p27',
    answer: 'If a rule stands in your way or you disagree, all players decide together what holds at your table.',
    details:
      'In the app a refusal for the rules’ sake has a way to do it anyway; the log marks it. Our rulings with two fair readings are switches among the house rules.',
    related: ['how-to-win', 'gifts-and-deals', 'wanted-points'],
  },
];

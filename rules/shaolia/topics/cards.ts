import type { Topic } from '@/rules/kernel/topic';

export const cards: readonly Topic[] = [
  {
    id: 'card-levels',
    title: 'Card levels',
    words: ['Lv1', 'Lv2', 'pentagon', 'hexagon', 'level', 'how many cards', 'copies', 'emblem', 'deck size'],
    page: 'Card Ability I',
    answer:
      'Lv1 cards are basic: 6 kinds with 8 copies each, 48 in all, marked by a pentagon. Lv2 cards are advanced: 70 in all, 16 kinds with 4 copies and 3 wonders with 2, marked by a hexagon.',
    details:
      'The rulebook speaks of 19 kinds with 4 copies each, which would be 76; the wonders explain the 70. Every mode uses all Lv1 cards, but only some Lv2 kinds.',
    related: ['wonder-cards', 'card-classes', 'buy-lv1-card', 'buy-lv2-card', 'game-modes'],
    phases: ['purchase'],
    ruling: 'ruling 2',
  },
  {
    id: 'wonder-cards',
    title: 'Wonder cards',
    words: ['War elephant', 'Ancestral valley', 'Fortress', 'expensive', 'wonder', 'elephant', 'valley', 'wonders'],
    page: 'Card Ability I',
    answer:
      'Wonders are strong, costly Lv2 cards shuffled into the Lv2 deck, at most 2 copies each: War elephant (attack), Ancestral valley (culture) and Fortress (defense). In #3 three standing wonders win.',
    details:
      'They are bought, built, attacked and discarded like other Lv2 cards and count for their class. As far as we know each works with any die: the War elephant for 2 damage, the Fortress for 2 life tokens; check your card for these, the costs and the combo.',
    related: ['wonder-victory', '3-overwhelming-power', 'card-levels', 'building-cost', 'any-command'],
    phases: ['purchase', 'building'],
    ruling: 'ruling 2',
  },
  {
    id: 'card-classes',
    title: 'Card classes',
    words: ['icons', 'six types', 'symbols', 'types of cards', 'colours', 'corner icon', 'kinds of card'],
    page: 'Card Ability III',
    answer:
      'There are six classes: gold, mineral, culture, attack, defense and trade. The class icon, such as coin, lantern, sword or ship, stands at the top left of the card.',
    details:
      'Each class has one Lv1 card: Farm, Blacksmith, School, Infantry, Barricade, Market. The class matters for the front row, for Theater, Garden and Gym and for the Catapult’s 3 damage.',
    related: ['gold-cards', 'mineral-cards', 'culture-cards', 'attack-cards', 'defense-cards', 'trade-cards'],
    phases: ['purchase', 'building'],
  },
  {
    id: 'gold-cards',
    title: 'Gold cards',
    words: ['Farm', 'Ranch', 'Bank', 'coin', 'gold income', 'make gold', 'farm gold'],
    page: 'Card pages',
    answer:
      'The Farm gives 3 gold and the Ranch 6 gold for one matching die; check your card. The Bank pays 2 gold whenever a card right beside it is activated.',
    details: 'A Farm has 2 life. The Ranch needs a Farm or Ranch to be built, the Bank a Farm or Bank.',
    related: ['bank', 'gold', 'card-classes', 'building-condition'],
    phases: ['action', 'building'],
  },
  {
    id: 'bank',
    title: 'Bank',
    words: ['left right', 'neighbour', 'neighbor', 'adjacent', 'beside', 'next to', 'bank gold', 'passive income'],
    page: 'Card pages',
    answer:
      'The Bank gives 2 gold each time the card directly to its left or right in the same row is activated with dice. If both neighbours are activated in a turn, it pays 4.',
    details:
      'Only the very next space counts; an empty or locked space breaks the link, and the palace is no card. A combo pays once. Two Banks beside one card both pay. It pays when the card is activated, before that card’s attack or deal, and also while the Bank is blocked.',
    related: ['gold-cards', 'what-activate-means', 'moving-cards', 'passive-ability', 'using-dice-in-order'],
    phases: ['building', 'action'],
    ruling: 'rulings 19, 48',
  },
  {
    id: 'mineral-cards',
    title: 'Mineral cards',
    words: ['Blacksmith', 'Smelter', 'Mine', 'smith', 'make minerals', 'get ore', 'forge'],
    page: 'Card pages',
    answer:
      'The Blacksmith gives 1 mineral on a 5. The Smelter gives 2 minerals with one die or 4 with its combo; check your card. The Mine gives 1 mineral before each of your rolls.',
    details:
      'The Mine needs a Blacksmith or Mine to be built. For the Smelter a Blacksmith or Smelter fits the pattern; check your card.',
    related: ['mine', 'minerals', 'card-classes', 'combo-command'],
    phases: ['action', 'building'],
  },
  {
    id: 'mine',
    title: 'Mine',
    words: ['before rolling', 'free mineral', 'mine passive', 'start of action phase', 'mineral each turn'],
    page: 'Card pages',
    answer:
      'Each standing Mine gives you 1 mineral at the start of your action phase, before you roll. It needs no die and also works while blocked.',
    details: 'It is no activation, so a Bank beside it does not pay. It needs a Blacksmith or Mine to be built.',
    related: ['mineral-cards', 'passive-ability', 'action-phase', 'gym'],
    phases: ['action'],
    ruling: 'ruling 50',
  },
  {
    id: 'culture-cards',
    title: 'Culture cards',
    words: ['School', 'Temple', 'Library', 'lantern', 'get culture', 'make culture', 'culture points'],
    page: 'Card pages',
    answer:
      'The School gives 1 culture on a 4, the Library 2 with any die. The Temple gives 2 with one die or 5 with its combo; check your card. Theater and Garden count your culture cards.',
    details:
      'Each Lv2 culture card needs a School or a copy of itself to be built; check your card for wonders. The Theater costs 3 gold and 1 mineral; the Temple seems to cost the same, check your card.',
    related: ['theater', 'garden', 'culture-victory', 'card-classes', 'any-command'],
    phases: ['action', 'building'],
  },
  {
    id: 'theater',
    title: 'Theater',
    words: ['per culture card', 'theatre', 'counts itself', 'each culture card', 'theater culture', 'stage'],
    page: 'Card pages',
    answer:
      'The Theater gives 1 culture for every card of the culture class standing on your territory, itself included. With two other culture cards that is 3.',
    details:
      'Gardens, other Theaters, culture wonders and blocked culture cards count; a teammate’s cards do not. It counts when it is activated, and the Garden’s bonus comes on top. Its die looks like a 5; check your card.',
    related: ['culture-cards', 'garden', 'culture-victory', 'building-condition'],
    phases: ['action'],
    ruling: 'rulings 31, 32, 50',
  },
  {
    id: 'garden',
    title: 'Garden',
    words: ['culture activates', 'bonus culture', 'garden passive', 'extra culture', 'gardens stack', 'two gardens'],
    page: 'Card pages',
    answer:
      'Each Garden gives 1 more culture whenever a culture card of yours is activated with dice. A combo counts once.',
    details:
      'Two Gardens give 2. Culture bought at a trading post brings no bonus, nor does a teammate’s card. The Garden itself cannot be activated and works while blocked.',
    related: ['culture-cards', 'theater', 'what-activate-means', 'buy-sell-culture', 'passive-ability'],
    phases: ['action'],
    ruling: 'rulings 31, 50',
  },
];

import type { Topic } from '@/rules/kernel/topic';

export const workshop: readonly Topic[] = [
  {
    id: 'caravan-swap',
    title: 'Caravan swap',
    words: ['sell', 'buy', 'lv2', 'new caravan', 'change caravan', 'caravan price', 'sell upgrades', 'lv 2 caravan'],
    page: 'p20',
    answer:
      'Sell all upgrades first, 2 gold each, then the old caravan, then buy the new one. Upgrades cannot be carried over.',
    details:
      'In the example a Trader with a bomb and a pack sells for 5 and 2 and 2, and a Master Trader costs 40. Your goods stay aboard during the swap and must only fit the new cargo; the rest goes to the stock. You are never left without a caravan. The first Lv 2 caravan earns a rune.',
    related: ['caravan-values', 'caravan-types', 'rune-caravan', 'price-list', 'smoke-bomb'],
    phases: ['player'],
    ruling: 'R-39',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'caravan-values',
    title: 'Caravan values',
    words: ['cargo', 'chaser', 'barrier', 'shield', 'slots', 'caravan card', 'how many goods', 'capacity'],
    page: 'p20',
    answer:
      'Cargo is how many goods you carry, Chaser how many stages you may chase a merchant, Barrier how many losses the caravan takes for your soldiers against a monster.',
    details:
      'The barrier is spent before any soldier, is whole again in the next battle and does nothing against a Legendary.',
    related: ['caravan-types', 'chase-stages', 'monster-battle', 'mount-pet', 'caravan-cargo'],
    phases: ['player'],
    ruling: 'R-19',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'caravan-types',
    title: 'Caravan types',
    words: ['trader', 'chaser', 'scout shell', 'which caravan', 'best caravan', 'master trader'],
    page: 'p20',
    answer:
      'The Trader carries more goods, the Chaser is best for plundering merchants, the Scout Shell protects your soldiers against monsters.',
    details: 'Each comes at Lv 1 and Lv 2. The first Lv 1 caravan is free.',
    related: ['caravan-values', 'caravan-swap', 'starting-tips'],
    phases: ['player'],
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'mount-pet',
    title: 'Mount Pet',
    words: ['chaser upgrade', 'chase +1', 'pet', 'mount', 'faster', 'more chase'],
    page: 'p20',
    answer: 'For 5 gold the Mount Pet raises your chase value by 1: one more stage against a merchant.',
    details: 'You can have one. It sells for 2, as we read it.',
    related: ['chase-stages', 'caravan-values', 'rune-caravan', 'caravan-cargo'],
    phases: ['player'],
    ruling: 'R-16',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'caravan-cargo',
    title: 'Caravan Cargo',
    words: ['slot upgrade', 'capacity +1', 'more goods', 'extra slot', 'cargo upgrade', 'expansion', 'too many goods'],
    page: 'p20',
    answer: 'For 5 gold Caravan Cargo lets you carry one good more.',
    details: 'You can have one. You cannot sell it while your goods need the place, except during a caravan swap.',
    related: ['caravan-values', 'buying', 'rune-caravan', 'mount-pet'],
    phases: ['player'],
    ruling: 'rulings R-16, R-39',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'smoke-bomb',
    title: 'Smoke Bomb',
    words: ['escape', 'reroll', 'gas', 'gas bomb', 'flee for sure', 'bomb', 'use bomb', 'second bomb', 'two bombs'],
    page: 'p20',
    answer:
      'Used before the dice of a stage it takes you out of any battle for certain, and you drop one good. Or it rerolls scouting dice of your choice, once. Then it is gone.',
    details:
      'You hold one at most; the first is free, later ones cost 5 gold. Another player you fled from may take the dropped good if it fits his cargo; otherwise it goes to the stock.',
    related: ['duel-retreat', 'monster-retreat', 'scouting', 'medic-pack', 'caravan-swap'],
    phases: ['player', 'npc'],
    ruling: 'rulings R-27, R-34',
    helper: { words: 'Open the workshop', opens: 'workshop' },
  },
  {
    id: 'medic-pack',
    title: 'Medic Pack',
    words: ['heal', 'faint', 'wake soldier', 'medicine pack', 'heal outside city', 'first aid', 'revive'],
    page: 'p20',
    answer:
      'A pack wakes one fainted soldier at once, outside battle, in anybody’s turn. It costs 5 gold, and you hold three at most.',
    details:
      'After an attack is announced you may still use it until the first dice are rolled; the soldier then fights and earns experience.',
    related: ['recover', 'fainted-soldiers', 'smoke-bomb', 'rune-caravan'],
    phases: ['player', 'npc'],
    ruling: 'R-48',
    helper: { words: 'Open the clan', opens: 'clan' },
  },
];

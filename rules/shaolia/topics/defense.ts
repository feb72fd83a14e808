import type { Topic } from '@/rules/kernel/topic';

export const defense: readonly Topic[] = [
  {
    id: 'defense-cards',
    title: 'Defense cards',
    words: [
      'must be attacked first',
      'taunt',
      'guard',
      'defence',
      'protect',
      'shield',
      'block attacks',
      'defense row',
      'protection',
    ],
    page: 'Card Ability III-5',
    answer:
      'Defense cards stand in the front row only. While one stands, the other cards and the palace of that territory cannot be chosen as targets.',
    details:
      'They guard both rows, also while blocked. The Fleet’s first ability and the assassin go past them, and the Catapult’s combo hits the whole front row anyway. In 2 vs 2 they guard only their owner’s territory.',
    related: ['barricade', 'wall', 'swamp', 'several-defense-cards', 'targeting', 'attacking-in-2v2'],
    phases: ['building', 'action'],
    ruling: 'rulings 26, 30',
  },
  {
    id: 'barricade',
    title: 'Barricade',
    words: ['basic defense', 'fence', 'lv1 defense', 'barricades', 'palisade'],
    page: 'Card Ability III-5',
    answer:
      'The Barricade is the basic defense card: it goes in the front row and must be destroyed before other cards or the palace can be attacked. It needs no die.',
    details: 'It meets the usual condition of the Lv2 defense cards. For its life and cost check your card.',
    related: ['defense-cards', 'wall', 'swamp', 'several-defense-cards', 'building-condition'],
    phases: ['building', 'action'],
  },
  {
    id: 'wall',
    title: 'Wall',
    words: ['life tokens', 'walls', 'wall ability', '2 life tokens', 'repair with wall', 'gain life', 'block damage'],
    page: 'Card pages',
    answer:
      'The Wall must be attacked first, like every defense card. One matching die also gives you 2 life tokens: put both on one of your cards or split them between two.',
    details:
      'The palace may take them too. The passive and the dice ability work in the same turn. Its die looks like a 4; check your card.',
    related: ['defense-cards', 'life-token', 'tokens-on-the-palace', 'passive-ability'],
    phases: ['action'],
  },
  {
    id: 'swamp',
    title: 'Swamp',
    words: ['mud', 'revenge', 'blocks attacker', 'destroyed swamp', 'bog', 'marsh', 'blockage when destroyed'],
    page: 'Card pages',
    answer: 'The Swamp must be attacked first. When it is destroyed, the card that destroyed it gets 1 blockage token.',
    details:
      'That card has already acted, so the token hurts in later rounds. A Swamp its owner demolishes blocks nobody. If a hired mercenary or assassin destroys it, the trade card that paid is blocked; a house rule drops this. One token per Swamp, at most 2 on a card.',
    related: ['defense-cards', 'blockage-token', 'removing-a-blockage', 'hire-mercenary-assassin', 'catapult'],
    phases: ['action'],
    ruling: 'rulings 27, 28',
    houseRule: 'swampHire',
  },
  {
    id: 'several-defense-cards',
    title: 'Several defense cards',
    words: ['choose', 'two walls', 'multiple defense', 'which defender', 'two barricades', 'more than one defense'],
    page: 'Card Ability III-5',
    answer:
      'If several defense cards stand on a territory, the attacker picks which one to attack. All of them must fall before anything else there can be chosen.',
    details: 'Each new attack may pick another of them.',
    related: ['defense-cards', 'targeting', 'barricade', 'attacking-in-2v2'],
    phases: ['action'],
  },
];

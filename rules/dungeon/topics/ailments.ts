import type { Topic } from '@/rules/kernel/topic';

export const ailments: readonly Topic[] = [
  {
    id: 'ailments-overview',
    title: 'Ailments overview',
    words: ['status', 'debuff', 'condition', 'caught an ailment', 'poison fear stun charm', 'status effects'],
    page: 'Status Ailment',
    answer:
      'Poison, fear, stun and charm are caught when an attack with that word does at least 1 damage to you. Each such hit adds one counter.',
    details: 'Blocked to 0, by DEF or a parry, nothing is caught. One counter, whatever the number behind the word.',
    related: [
      'poison',
      'fear',
      'stun',
      'charm',
      'when-an-ailment-starts',
      'how-ailments-end',
      'ailments-outside-battle',
    ],
    phases: ['battle'],
    ruling: 'ruling A10',
  },
  {
    id: 'poison',
    title: 'Poison',
    words: ['venom', 'lose hp', 'move', 'poisoned', 'toxic'],
    page: 'Status Ailment',
    answer:
      'Poisoned, you lose 1 HP at the start of every battle turn and on every move, however many counters you have.',
    details:
      'Poison and Jar are settled together, so with the Jar you lose nothing. By house rule each counter costs 1 HP.',
    related: [
      'dionysus-jar',
      'walking-back',
      'e4-charm-poison',
      'e2-poison-absorb',
      'minotaur',
      'how-ailments-end',
      'boss-loot',
    ],
    phases: ['battle', 'map'],
    ruling: 'rulings A6, A9',
    houseRule: 'poisonPerCounter',
  },
  {
    id: 'fear',
    title: 'Fear',
    words: ['scared', 'die minus', 'afraid', 'lower die'],
    page: 'Status Ailment',
    answer:
      'Your action die counts 1 lower for each fear counter, so a 6 no longer strikes first. At 0 it gives nothing.',
    details:
      'Only your own die: not the enemy’s, not the third, not the total for stun and charm. Fear can make a 4 a 3, which is sometimes good. A house rule stops at 1.',
    related: ['e5-fear-absorb', 'cyclops', 'your-die-1-6', 'strike-first', 'boss-loot'],
    phases: ['battle'],
    ruling: 'ruling A8',
    houseRule: 'fearFloor',
  },
  {
    id: 'stun',
    title: 'Stun',
    words: ['paralysed', 'odd', 'cannot act', 'lose turn', 'stunned'],
    page: 'Status Ailment',
    answer:
      'Stunned, you lose your action when the total of the two battle dice is odd: no attack, no die DEF, no third-die ability.',
    details:
      'The enemy still acts. Level DEF, Ambrosia and DEF Potion still protect you. By house rule the whole turn is skipped instead.',
    related: ['orc-e3', 'charm', 'how-ailments-end', 'third-die'],
    phases: ['battle'],
    ruling: 'rulings A11, A12',
    houseRule: 'stunMode',
  },
  {
    id: 'charm',
    title: 'Charm',
    words: ['seduced', 'even', 'self damage', 'hit myself', 'charmed'],
    page: 'Status Ailment',
    answer:
      'Charmed, you hit yourself for your level’s ATK when the total of the two battle dice is even. You still act.',
    details:
      'DEF does not help, and no bonus raises it. It comes right after the roll and can fell you. At level 0 it is 0.',
    related: ['e4-charm-poison', 'vampire', 'stun', 'atk-and-def-by-level', 'how-ailments-end'],
    phases: ['battle'],
    ruling: 'ruling A13',
  },
  {
    id: 'when-an-ailment-starts',
    title: 'When an ailment starts',
    words: ['next turn', 'orc', 'does it work at once', 'ailment timing'],
    page: 'Status Ailment note',
    answer: 'What you catch in a turn works from the next turn on, and in later battles until it is cured.',
    related: ['ailments-overview', 'orc-e3', 'ailments-outside-battle'],
    phases: ['battle'],
  },
  {
    id: 'how-ailments-end',
    title: 'How ailments end',
    words: ['cure', 'heal', 'remove', 'get rid of poison', 'remove counter'],
    page: 'Items, traits',
    answer:
      'They stay until cured: Antidote, High Antidote, Dragon Blood, Elixir, Remedy, the third and sixth artifact, or one counter per artifact with three equipment.',
    details: 'They do not end with the battle, nor by a revive.',
    related: [
      'antidote-and-high-antidote',
      'dragon-blood',
      'elixir',
      'merchant-goods',
      'set-traits-equipment',
      'set-traits-artifacts',
    ],
    phases: ['rewards', 'map'],
  },
  {
    id: 'ailments-outside-battle',
    title: 'Ailments outside battle',
    words: ['map', 'walking', 'after the battle', 'do ailments stay'],
    page: 'Status Ailment note',
    answer: 'Outside battle only poison works: 1 HP on every move. Fear, stun and charm wait for the next battle.',
    related: ['poison', 'walking-back', 'ailments-overview'],
    phases: ['map'],
  },
];

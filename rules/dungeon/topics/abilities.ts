import type { Topic } from '@/rules/kernel/topic';

export const abilities: readonly Topic[] = [
  {
    id: 'critical',
    title: 'Critical',
    words: ['double', 'crit', 'twice the attack', 'double damage'],
    page: 'Abilities',
    answer: 'A critical doubles your whole attack this turn.',
    details: 'It does not double what you reflect. An enemy that dodges still takes nothing.',
    related: ['poseidon-trident', 'damage', 'dodge', 'reflect'],
    phases: ['battle'],
  },
  {
    id: 'dodge',
    title: 'Dodge',
    words: ['miss', 'evade', 'avoid attack', 'both dodge'],
    page: 'Abilities',
    answer: 'Dodge X attacks for X, and the other side’s attack misses altogether, even a critical.',
    details:
      'If both dodge, both miss. A dodge also stops a first strike. It does not stop what is reflected at the end of the turn.',
    related: ['hermes-boots', 'werewolf-e1', 'damage', 'critical'],
    phases: ['battle'],
    ruling: 'ruling A18',
  },
  {
    id: 'parry',
    title: 'Parry',
    words: ['half', 'block', 'halve damage', 'rounded down'],
    page: 'Abilities',
    answer: 'Parry X attacks for X, and the other side’s damage is halved, rounded down.',
    details: 'DEF is taken off first, then it is halved. If nothing is left no ailment is caught.',
    related: ['ares-shield', 'e6-parry-reflect', 'cyclops', 'damage'],
    phases: ['battle'],
    ruling: 'ruling A17',
  },
  {
    id: 'absorb',
    title: 'Absorb',
    words: ['drain', 'lifesteal', 'heal by attack', 'vampire attack'],
    page: 'Abilities',
    answer: 'Absorb X attacks for X and heals as much as it dealt, at most X.',
    details:
      'Damage comes first: whoever is down does not heal. You heal up to your maximum, the enemy up to its starting HP. House rules: heal all damage dealt, or let enemies pass their HP.',
    related: ['zeus-spear', 'e2-poison-absorb', 'e5-fear-absorb', 'vampire', 'damage'],
    phases: ['battle'],
    ruling: 'rulings A15, A16',
    houseRule: 'absorbHeals',
  },
  {
    id: 'reflect',
    title: 'Reflect',
    words: ['thorns', 'return', 'mirror damage', 'damage back'],
    page: 'Abilities',
    answer:
      'At the end of the turn Reflect X deals the damage you took back, at most X. It adds nothing to the attack.',
    details:
      'It reads the damage that got through. DEF, dodge and parry do not lower it, and it is not reflected again. A side that is down reflects nothing. A house rule reads the whole attack.',
    related: ['athena-scale', 'e6-parry-reflect', 'minotaur', 'hydra', 'critical'],
    phases: ['battle'],
    ruling: 'rulings A4, A5',
    houseRule: 'reflectReads',
  },
];

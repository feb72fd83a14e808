import type { Topic } from '@/rules/kernel/topic';

export const merchants: readonly Topic[] = [
  {
    id: 'merchant-attack',
    title: 'Merchant attack',
    words: ['plunder', 'raid merchant', 'rob', 'attack merchant', 'rob merchant', 'steal', 'failed plunder'],
    page: 'p22',
    answer:
      'After finding a merchant choose one of two cards by dice and attack or leave. The attack itself costs 1 wanted point and places a Merchant X token, whether you succeed or not.',
    details:
      'If you leave him alone nothing happens and no token is placed. Plundering brings the card’s experience, goods and gold, and a rune for the first green and the first yellow merchant.',
    related: ['scouting', 'two-dice-one-card', 'chase-stages', 'merchant-x', 'wanted-points', 'merchant-card'],
    phases: ['player'],
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'merchant-card',
    title: 'Merchant card',
    words: [
      'tier',
      'cargo',
      'loot',
      'merchant stats',
      'merchant hp',
      'green merchant',
      'yellow merchant',
      'merchant values',
    ],
    page: 'p22',
    answer:
      'The card shows the merchant’s colour tier, hit points, the highest die that hits, experience, and the dice for goods and gold you roll after plundering.',
    related: ['merchant-attack', 'chase-stages', 'random-cargo', 'random-golds'],
    phases: ['player'],
  },
  {
    id: 'chase-stages',
    title: 'Chase stages',
    words: [
      'escape',
      'chase',
      'chase value',
      'how many rolls',
      'merchant escapes',
      'chase merchant',
      'merchant battle',
      'no chase',
    ],
    page: 'p22',
    answer:
      'You may roll as many stages as your chase value, caravan plus Mount Pet. Damage adds up; if it reaches the merchant’s hit points in time you plunder him, otherwise he escapes.',
    details:
      'The merchant never strikes back, and nobody faints. Hero and active soldiers roll each stage: Lv 1 deals 1, Lv 2 deals 2, the hero what the card says. Without any chase value you cannot attack.',
    related: ['merchant-attack', 'mount-pet', 'caravan-values', 'hero-skill', 'leadership'],
    phases: ['player'],
    helper: { words: 'Scout or attack', opens: 'attack' },
  },
  {
    id: 'merchant-x',
    title: 'Merchant X',
    words: [
      'token',
      'nine',
      'merchant token',
      'third merchant',
      'nine tokens',
      'no merchant here',
      'merchant track',
      'x token',
      'token on hex',
      'all merchants plundered',
    ],
    page: 'p22',
    answer:
      'Each attack on a merchant leaves an X token: no merchant can be found there for now. Every third brings the Government; after the ninth all tokens come back.',
    details:
      'On the ninth the Government appears first, then the map is cleared and every merchant can be found again.',
    related: ['merchant-attack', 'government-appears', 'monster-x', 'scout-limits'],
    phases: ['player'],
    ruling: 'R-32',
  },
];

import { topics as all } from '@/rules/shaolia/topics';

const FEW = [
  'round-structure',
  'purchase-phase',
  'buy-lv2-card',
  'officers',
  'buying-officers',
  'gold',
  'deck-runs-out',
  'building-phase',
  'building-cost',
  'action-phase',
  'palace-abilities',
  'loot',
  'swamp',
  'several-defense-cards',
  'blockage-token',
];

/** Enough of Shaolia's rules to look something up, few enough to draw again and again. */
export const topics = all.filter(({ id }) => FEW.includes(id));

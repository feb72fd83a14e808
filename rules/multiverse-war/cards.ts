import type { CardKind, KnownCard } from '@/rules/kernel/card-kind';
import { BARRACKS_INCOME, BUILDINGS } from './tables';

/** How many sections the dial has is typed as the length of its track. */
export const EVENT_DIAL = 'Event dial';

const STEPS = { type: 'number', min: 1, max: 30, optional: true } as const;
const GOLD = { type: 'number', min: 0, max: 99, unit: 'gold' } as const;

/** Section 10: what the components print and the text does not. Nothing is filled in that the text does not say. */
export const cardKinds: readonly CardKind[] = [
  {
    key: 'unit',
    words: { one: 'unit class', many: 'unit classes' },
    fields: [
      {
        type: 'choice',
        key: 'type',
        words: 'unit type',
        values: [
          { value: 'infantry', words: 'Infantry' },
          { value: 'mounted', words: 'Mounted' },
          { value: 'siege', words: 'Siege' },
          { value: 'civilian', words: 'Civilian' },
        ],
        topic: 'unit-types',
      },
      {
        type: 'choice',
        key: 'attack',
        words: 'attack',
        values: [
          { value: 'melee', words: 'Melee' },
          { value: 'ranged', words: 'Ranged' },
          { value: 'none', words: 'None' },
        ],
        topic: 'attack-types',
      },
      {
        type: 'several',
        key: 'traits',
        words: 'attributes',
        optional: true,
        values: [
          { value: 'armour', words: 'Heavy armour' },
          { value: 'agile', words: 'Highly agile' },
          { value: 'formation', words: 'Spearman ability' },
        ],
        topic: 'heavy-armour',
      },
      { ...GOLD, key: 'cost', words: 'cost' },
      { ...GOLD, key: 'uniqueCost', words: 'cost of the unique unit', optional: true },
      { type: 'number', key: 'ap', words: 'action points', min: 0, max: 12, unit: 'AP', topic: 'action-points' },
      { ...STEPS, key: 'veteran', words: 'Veteran step', topic: 'veteran-and-elite' },
      { ...STEPS, key: 'elite', words: 'Elite step', topic: 'veteran-and-elite' },
      { ...STEPS, key: 'track', words: 'track length', topic: 'battle-record' },
      {
        type: 'number',
        key: 'range',
        words: 'range',
        min: 1,
        max: 6,
        optional: true,
        unit: 'hexes',
        topic: 'shooting',
      },
      {
        type: 'number',
        key: 'siegeDamage',
        words: 'damage to buildings',
        min: 0,
        max: 9,
        optional: true,
        topic: 'siege-weapons',
      },
      {
        type: 'choice',
        key: 'age',
        words: 'age',
        optional: true,
        values: [
          { value: 'bronze', words: 'Bronze' },
          { value: 'later', words: 'Later' },
        ],
        topic: 'starting-units',
      },
      {
        type: 'choice',
        key: 'requires',
        words: 'needs',
        optional: true,
        values: BUILDINGS.map(({ type, words }) => ({ value: type, words })),
        topic: 'build-phase',
      },
      {
        type: 'several',
        key: 'makers',
        words: 'made at',
        optional: true,
        values: [
          { value: 'settlement', words: 'Settlement' },
          ...BUILDINGS.map(({ type, words }) => ({ value: type, words })),
        ],
        topic: 'units-per-building',
      },
      {
        type: 'text',
        key: 'ability',
        words: 'special ability',
        max: 200,
        optional: true,
        topic: 'special-ability-unlock',
      },
      { type: 'text', key: 'veteranBonus', words: 'Veteran bonus', max: 120, optional: true },
      { type: 'text', key: 'eliteBonus', words: 'Elite bonus', max: 120, optional: true },
    ],
    known: [
      { name: 'Builder', values: { type: 'civilian', attack: 'none' } },
      { name: 'Bowman', values: { type: 'infantry', attack: 'ranged' } },
      { name: 'Pikeman', values: { type: 'infantry', attack: 'melee', traits: 'formation' } },
      { name: 'Heavy Swordsman', values: { type: 'infantry', attack: 'melee', traits: 'armour' } },
      { name: 'Horseman', values: { type: 'mounted', attack: 'melee' }, check: ['attack'] },
      {
        name: 'Knight',
        values: { type: 'mounted', attack: 'melee', requires: 'academy' },
        check: ['type', 'attack'],
      },
    ],
  },
  {
    key: 'trump',
    words: { one: 'trump pair', many: 'trump pairs' },
    fields: [{ type: 'flag', key: 'first', words: 'strikes first', topic: 'trumping' }],
    known: [
      { name: 'Bowman over Heavy Swordsman', values: { first: true } },
      { name: 'Heavy Swordsman over Pikeman', values: { first: true } },
      { name: 'Horseman over ranged units', values: { first: true } },
    ],
  },
  {
    key: 'building',
    words: { one: 'building', many: 'buildings' },
    fields: [
      { ...GOLD, key: 'cost', words: 'cost', topic: 'build-phase' },
      { ...GOLD, key: 'revenue', words: 'revenue', topic: 'revenue-phase' },
      { ...GOLD, key: 'upgrade', words: 'upgrade cost', optional: true, topic: 'tier-2' },
      { ...GOLD, key: 'revenue2', words: 'tier 2 revenue', optional: true, topic: 'tier-2' },
      { type: 'number', key: 'hp2', words: 'tier 2 health', min: 1, max: 20, optional: true, topic: 'tier-2' },
      { type: 'number', key: 'repair2', words: 'tier 2 repair', min: 1, max: 9, optional: true, topic: 'tier-2' },
      { type: 'number', key: 'tokens', words: 'tokens', min: 1, max: 20, optional: true },
      { type: 'flag', key: 'noUnits', words: 'makes no units', optional: true, topic: 'units-per-building' },
    ],
    known: BUILDINGS.map(({ words, type }): KnownCard => ({
      name: words,
      values: type === 'barracks' ? { revenue: BARRACKS_INCOME } : {},
    })),
  },
  {
    key: 'track',
    words: { one: 'track', many: 'tracks' },
    fields: [
      { type: 'number', key: 'length', words: 'length', min: 1, max: 60, topic: 'stone-portal-victory' },
      { type: 'text', key: 'advance', words: 'how it advances', max: 120, optional: true },
      { type: 'text', key: 'bonusAt', words: 'bonus at step', max: 40, optional: true, topic: 'builder-experience' },
      { type: 'text', key: 'bonus', words: 'bonus', max: 160, optional: true, topic: 'builder-experience' },
    ],
    known: [
      { name: 'Stone Portal', values: {} },
      { name: 'Builder track', values: {} },
      { name: EVENT_DIAL, values: {} },
    ],
  },
  {
    key: 'dial',
    words: { one: 'dial section', many: 'dial sections' },
    fields: [
      {
        type: 'several',
        key: 'effects',
        words: 'shows',
        optional: true,
        values: [
          { value: 'direction', words: 'Caravan moves' },
          { value: 'tokens', words: 'New encounters' },
          { value: 'first', words: 'First player' },
        ],
        topic: 'event-dial',
      },
      { type: 'text', key: 'text', words: 'effect', max: 160, optional: true },
    ],
  },
  {
    key: 'encounter',
    words: { one: 'encounter card', many: 'encounter cards' },
    fields: [
      {
        type: 'number',
        key: 'upTo',
        words: 'succeeds up to',
        min: 0,
        max: 10,
        optional: true,
        topic: 'exploring-an-encounter',
      },
      {
        type: 'number',
        key: 'atLeast',
        words: 'succeeds from',
        min: 1,
        max: 10,
        optional: true,
        topic: 'exploring-an-encounter',
      },
      { type: 'number', key: 'support', words: 'supporters needed', min: 0, max: 6, topic: 'support-in-encounters' },
      { type: 'number', key: 'damage', words: 'damage on failure', min: 0, max: 9 },
      { type: 'text', key: 'reward', words: 'reward', max: 160, optional: true },
      { type: 'flag', key: 'permanent', words: 'stays on the map', optional: true, topic: 'permanent-encounters' },
    ],
    known: [{ name: 'Kuma', values: { upTo: 7, support: 1, damage: 2, reward: 'A bear on an adjacent hex and 1 XP' } }],
  },
  {
    key: 'terrain',
    words: { one: 'terrain', many: 'terrains' },
    fields: [{ type: 'number', key: 'cost', words: 'entry cost', min: 0, max: 9, unit: 'AP', topic: 'roads' }],
    known: [
      { name: 'Grassland', values: {} },
      { name: 'Forest', values: {} },
      { name: 'Hill', values: {} },
    ],
  },
  {
    key: 'mission',
    words: { one: 'mission', many: 'missions' },
    fields: [
      { type: 'number', key: 'points', words: 'points', min: 0, max: 99, topic: 'secret-missions' },
      { type: 'text', key: 'text', words: 'task', max: 160, optional: true },
    ],
  },
  {
    key: 'hero',
    words: { one: 'hero sheet', many: 'hero sheets' },
    fields: [
      {
        type: 'choice',
        key: 'attack',
        words: 'attack',
        values: [
          { value: 'melee', words: 'Melee' },
          { value: 'ranged', words: 'Ranged' },
        ],
        topic: 'hero-attacks-and-abilities',
      },
      { type: 'number', key: 'mostHp', words: 'health track', min: 1, max: 20, optional: true },
      { type: 'number', key: 'mostAp', words: 'AP track', min: 1, max: 20, optional: true },
      {
        type: 'text',
        key: 'abilities',
        words: 'abilities, each with its level',
        max: 300,
        optional: true,
        topic: 'hero-skill-points',
      },
    ],
  },
];

import type { Choice, Value } from '@/rules/kernel/setup';
import type { State } from './state';

const ON_OFF: Choice['values'] = [
  { value: true, words: 'on' },
  { value: false, words: 'off' },
];

function rule(key: string, ruling: string, words: string, detail: string, topic: string, more: Partial<Choice> = {}) {
  return { key, words, detail, values: ON_OFF, default: false, ruling, topic, more: true, ...more } satisfies Choice;
}

/** The switches of section 9, in the order of its rulings. */
export const houseRules: readonly Choice[] = [
  rule('orderByHand', '3', 'Order by hand', 'The table says the order at the start of each round.', 'turn-order-2v2'),
  rule(
    'lv2DiscardBuilt',
    '5',
    'Built cards pay for Lv2',
    'Own built cards may be among the three discarded.',
    'buy-lv2-card',
  ),
  rule('forceDice', '6', 'Every die must be used', 'A turn cannot end while a die could do something.', 'unused-dice', {
    more: false,
  }),
  rule(
    'chooseTokens',
    '9',
    'Choose attack tokens',
    'The attacker says how many of the card’s tokens are used.',
    'attack-token',
  ),
  rule('gymAnyCard', '11', 'Gym trains any card', 'Its token may lie on any own card, not only attack cards.', 'gym'),
  rule(
    'palaceLifeTokens',
    '13',
    'Palace above 12',
    'Life tokens lift an undamaged palace to 14.',
    'tokens-on-the-palace',
    {
      default: true,
    },
  ),
  rule(
    'unblockUses',
    '14',
    'Freeing also uses',
    'The die that takes the last blockage also activates.',
    'removing-a-blockage',
  ),
  {
    key: 'swampHire',
    words: 'Swamp and hired attacks',
    detail: 'Where the blockage goes when hired attackers destroy a Swamp.',
    values: [
      { value: 'tradeCard', words: 'trade card' },
      { value: 'none', words: 'nowhere' },
    ],
    default: 'tradeCard',
    ruling: '27',
    topic: 'swamp',
    more: true,
  },
  rule(
    'wonderStartsBuilt',
    '37',
    'First wonder stands',
    'The starting wonder is placed free on an open space.',
    '3-overwhelming-power',
    {
      modes: ['power'],
    },
  ),
  rule('shareFeePerTurn', '41', 'Share fee each turn', 'The fee lasts until the running turn ends.', 'sharing-cards', {
    modes: ['alliance', 'custom'],
  }),
  rule('hireSplit', '49', 'Hired hits split', 'Each hired hit picks its own target.', 'hire-mercenary-assassin'),
  rule('wonderWin', '39', 'Three wonders win', 'Three wonders standing at once win the game.', 'wonder-victory', {
    more: false,
    modes: ['custom'],
    shapesSetup: true,
  }),
];

export function houseRule(state: State, key: string): Value {
  return state.houseRules[key] ?? houseRules.find((each) => each.key === key)?.default ?? false;
}

import fc from 'fast-check';
import type { Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import { anyBy, anyKernelAction, anyNumber, laws, plays } from '../laws';
import { longPlay } from '../longPlay';
import { ALL_MODULES, setup, withModules } from './table';

const switched = fc
  .record(
    Object.fromEntries(
      dungeon.houseRules.map(({ key, values }) => [key, fc.constantFrom(...values.map((each) => each.value))]),
    ),
  )
  .map((rules) => rules);

const setups = fc.oneof(
  fc.constant(setup),
  fc.constant(withModules(ALL_MODULES)),
  fc
    .record({ drafting: fc.constant(true), merchant: fc.boolean(), revive: fc.boolean() })
    .map((options) => withModules(options)),
  switched.map((rules) => withModules(ALL_MODULES, rules)),
  switched.map((rules) => withModules({ revive: true }, rules)),
);

const player = fc.oneof(
  { weight: 12, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(1, -1, NaN) },
);
const face = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: anyNumber });
const own = <T extends Action['type']>(
  type: T,
  more: Record<string, fc.Arbitrary<unknown>> = {},
  optional: string[] = [],
) => {
  const shape = { type: fc.constant(type), player, ...more };
  const requiredKeys = Object.keys(shape).filter((key) => !optional.includes(key)) as (keyof typeof shape)[];
  return fc.record(shape, { requiredKeys }) as fc.Arbitrary<object> as fc.Arbitrary<Action>;
};
const ailment = fc.constantFrom('poison', 'fear', 'stun', 'charm');
const foe = fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'vampire', 'cyclops', 'minotaur', 'hydra');
const item = fc.constantFrom('potion', 'antidote', 'highPotion', 'highAntidote', 'dragonBlood', 'elixir');
const ware = fc.constantFrom('medicine', 'remedy', 'clover', 'atkPotion', 'defPotion');
const loot = fc.oneof(
  fc.record({
    kind: fc.constant('artifact'),
    id: fc.constantFrom('skull', 'crown', 'robe', 'midas', 'grail', 'dragonHead'),
  }),
  fc.record({ kind: fc.constant('item'), id: item }),
  fc.record({
    kind: fc.constant('equipment'),
    id: fc.constantFrom('jar', 'trident', 'boots', 'spear', 'shield', 'scale'),
  }),
  fc.record(
    { kind: fc.constant('advanced'), id: fc.constantFrom('halo', 'ambrosia', 'club'), line: fc.constantFrom(0, 1) },
    { requiredKeys: ['kind', 'id'] },
  ),
  fc.record({ kind: fc.constant('boss'), id: fc.constantFrom('teeth', 'eye', 'horn', 'head') }),
);
const die = fc.oneof(
  fc.record({ of: fc.constant('pool'), face }),
  fc.record({ of: fc.constantFrom('mine', 'theirs'), pair: fc.integer({ min: -1, max: 4 }) }),
);
const printed: fc.Arbitrary<Action> = fc.constantFrom<Action[]>(
  { type: 'defineCard', kind: 'special', card: 'Vampire', values: { hp: 6, fame: 4 } },
  { type: 'defineCard', kind: 'special', card: 'Hydra', values: { hp: 8, fame: null } },
  { type: 'defineCard', kind: 'ware', card: 'Medicine', values: { price: 2, quantity: 2 } },
  { type: 'defineCard', kind: 'ware', card: '4 Leaf Clover', values: { price: 1, quantity: null } },
  { type: 'defineCard', kind: 'ware', card: 'ATK Potion', values: { price: 1, quantity: null } },
  {
    type: 'defineCard',
    kind: 'sheet',
    card: 'My sheet',
    values: { gold: 7, poison: 3, fear: 2, expPlus: 2, shame: '1 3 5' },
  },
  { type: 'defineCard', kind: 'artifact', card: 'Holy Grail', values: { fame: 5 } },
  { type: 'defineCard', kind: 'enemy', card: 'Poison and Absorb', values: { name: 'Spider' } },
);

/** What gets somewhere: rolls, picks, choices, loot. */
const useful = fc.oneof(
  { weight: 4, arbitrary: own('startBattle', { foe }) },
  { weight: 6, arbitrary: own('rollBattle', { a: face, b: face, c: face, by: anyBy }, ['by']) },
  { weight: 6, arbitrary: own('chooseDie', { mine: fc.constantFrom('a', 'b'), c: face }, ['c']) },
  { weight: 3, arbitrary: own('draftRoll', { faces: fc.array(face, { minLength: 8, maxLength: 8 }) }) },
  { weight: 2, arbitrary: own('draftRoll', { faces: fc.array(face, { minLength: 6, maxLength: 6 }) }) },
  { weight: 5, arbitrary: own('draftPick', { face }) },
  { weight: 1, arbitrary: own('draftPlan', { faces: fc.array(face, { maxLength: 4 }) }) },
  { weight: 5, arbitrary: own('draftTurn', { c: face }, ['c']) },
  { weight: 3, arbitrary: own('claimLoot', { loot }) },
  { weight: 2, arbitrary: own('encounterRoll', { roll: fc.integer({ min: -1, max: 11 }) }) },
  own('meet', { met: fc.constantFrom('nothing', 'battle', 'trap') }),
  { weight: 2, arbitrary: own('trapRoll', { face }) },
  { weight: 2, arbitrary: own('revive', { face }) },
  { weight: 2, arbitrary: own('useItem', { id: fc.oneof(item, ware, fc.constant('ambrosia')), ailment }, ['ailment']) },
  own('buyItem', { id: ware }),
  own('useClover', { die, change: fc.constantFrom(1, -1) }),
  own('chooseAilmentToReduce', { ailment }),
  own('markTile', { dice: fc.integer({ min: 1, max: 5 }) }),
  own('unmarkTile', { dice: fc.integer({ min: 1, max: 5 }) }),
  own('moveTile'),
  own('beginTurn'),
  own('extendBattle'),
  own('giveUpBattle'),
  own('claimVictory'),
  own('leaveRewards'),
  own('leaveMerchant'),
  own('startTrap'),
  own('leaveTrap'),
);

const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 16, arbitrary: useful },
  { weight: 2, arbitrary: printed },
  {
    weight: 3,
    arbitrary: anyKernelAction(
      dungeon.counters.map((counter) => counter.key),
      dungeon.houseRules.map(({ key }) => key),
    ) as fc.Arbitrary<Action>,
  },
  // These end a play, so they are kept rare.
  {
    weight: 1,
    arbitrary: fc.oneof({ weight: 20, arbitrary: useful }, own('acceptDefeat'), own('clearDungeon'), own('endGame')),
  },
);

laws(dungeon, plays(setups, actions));
longPlay(dungeon, setups, actions);

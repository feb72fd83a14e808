import fc from 'fast-check';
import type { Action } from '@/rules/shaolia/actions';
import { shaolia } from '@/rules/shaolia/game';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { setup } from './table';

const setups = fc.constantFrom(setup, { ...setup, first: 1 });

const own = fc.record({
  type: fc.constantFrom('setFirstPlayer', 'refreshPool', 'buyExtraDie', 'beginAction', 'endTurn', 'concede'),
  player: anySeat,
}) as fc.Arbitrary<Action>;

const actions: fc.Arbitrary<Action> = fc.oneof(
  // Conceding ends a play, so it is kept rare.
  { weight: 4, arbitrary: own.filter((action) => action.type !== 'concede') },
  { weight: 1, arbitrary: fc.oneof({ weight: 9, arbitrary: own.filter((a) => a.type !== 'concede') }, own) },
  fc.record(
    { type: fc.constant('buyLv1' as const), player: anySeat, card: fc.constantFrom('Farm', '', null) },
    { requiredKeys: ['type', 'player'] },
  ),
  fc.record({ type: fc.constant('buyOfficers' as const), player: anySeat, minerals: anyNumber }),
  fc.record({
    type: fc.constant('openLockedSpace' as const),
    player: anySeat,
    row: fc.constantFrom('front' as const, 'back' as const),
  }),
  fc.record({
    type: fc.constant('setRoll' as const),
    player: anySeat,
    faces: fc.oneof(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 5 }),
      fc.array(anyNumber, { maxLength: 4 }),
    ),
    by: anyBy,
  }),
  {
    weight: 4,
    arbitrary: anyKernelAction(
      shaolia.counters.map((counter) => counter.key),
      ['forceDice'],
    ) as fc.Arbitrary<Action>,
  },
);

laws(shaolia, plays(setups, actions));

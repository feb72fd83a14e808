import fc from 'fast-check';
import { toy, toyCounters, toySetup, type ToyAction } from '../toy';
import { anyBy, anyKernelAction, anyNumber, anySeat, laws, plays } from '../laws';
import { longPlay } from '../longPlay';

const setups = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.boolean(), fc.boolean()).map(([seats, teams, deepPool]) => {
  const setup = toySetup(seats, { houseRules: { deepPool } });
  return teams ? { ...setup, seats: setup.seats.map((seat, index) => ({ ...seat, team: index % 2 })) } : setup;
});

const actions: fc.Arbitrary<ToyAction> = fc.oneof(
  fc.record({ type: fc.constant('take' as const), player: anySeat, pebbles: anyNumber }),
  fc.record({ type: fc.constant('hide' as const), player: anySeat, card: fc.constantFrom('Farm', 'School', '') }),
  fc.record({ type: fc.constant('challenge' as const), player: anySeat, against: anySeat }),
  fc.record({
    type: fc.constant('throw' as const),
    player: anySeat,
    faces: fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
      fc.array(anyNumber, { maxLength: 3 }),
    ),
    by: anyBy,
  }),
  fc.record({ type: fc.constant('pass' as const), player: anySeat }),
  fc.record(
    { type: fc.constant('count' as const), player: anySeat, bag: anyNumber, charms: anyNumber },
    { requiredKeys: ['type', 'player'] },
  ),
  anyKernelAction(
    toyCounters.map((counter) => counter.key),
    toy.houseRules.map((rule) => rule.key),
  ),
);

laws(toy, plays(setups, actions));
longPlay(toy, setups, actions);

import fc from 'fast-check';
import { finish } from '@/rules/dice/sliced';
import { joined, type PartyChoice, partyChoices, weigh } from '@/rules/near-and-far/party';
import { FACTIONS, type Player, playerOf, type State } from '@/rules/near-and-far/state';
import { partyProblem } from '@/rules/near-and-far/sums';
import { adventurer, at, MIRA } from './table';

const four = ['red', 'green', 'blue', 'yellow', 'red'] as const;
const crew = (more: Partial<Player> = {}): Player =>
  playerOf(
    at({}, [{ adventurers: four.map((faction, index) => adventurer(`${faction} ${index}`, faction)), ...more }]),
    MIRA,
  );

test.each([
  ['a free place is taken', [0], true, 1, { party: [0, 1], companion: true }],
  ['the own faction makes way', [0, 1], true, 4, { party: [1, 4], companion: true }],
  ['the own faction makes way in a full party', [0, 1, 2], true, 4, { party: [1, 2, 4], companion: true }],
  ['a fourth faction waits while the companion has the last place', [0, 1, 2], true, 3, undefined],
  ['the companion comes back into a free place', [0], false, 'companion', { party: [0], companion: true }],
  ['the companion waits where four go already', [0, 1, 2, 3], false, 'companion', undefined],
] as const)('p.18: %s', (_, party, companion, who, expected) => {
  expect(joined(crew(), { party, companion }, who)).toEqual(expected);
});

test('with the Merchant Contract two of one faction go along', () => {
  const player = crew({ artifacts: ['Merchant Contract'] });
  expect(joined(player, { party: [0], companion: true }, 4)).toEqual({ party: [0, 4], companion: true });
});

describe('5.6: the party chooser', () => {
  const MERITS = ['hearts', 'skill', 'combat', 'search', 'movement', 'shield'] as const;
  const meritsOf = (choice: PartyChoice) => MERITS.map((merit) => choice[merit]);

  /** Every subset of the crew, weighed by itself; then those that no other beats. */
  function brute(state: State): string[] {
    const player = playerOf(state, MIRA);
    const crew = player.adventurers;
    const all: number[][] = [];
    for (let subset = 0; subset < 2 ** crew.length; subset += 1) {
      const party = crew.flatMap((_, index) => ((subset >> index) & 1 ? [index] : []));
      const arranged = crew.map((each, index) => ({ ...each, active: party.includes(index) }));
      for (const companion of [true, false]) {
        if (!partyProblem(player, arranged, companion)) {
          all.push(meritsOf(weigh(state, MIRA, player, party, companion)));
        }
      }
    }
    const beats = (a: number[], b: number[]) => a.every((each, at) => each >= (b[at] ?? 0)) && a.join() !== b.join();
    return [...new Set(all.filter((one) => !all.some((other) => beats(other, one))).map((each) => each.join()))].sort();
  }

  test('agrees with weighing every party, with and without the Merchant Contract', () => {
    const few = fc.nat(2);
    const someone = fc.record({
      faction: fc.constantFrom(...FACTIONS),
      skill: few,
      combat: few,
      search: few,
      move: fc.nat(1),
      shield: fc.nat(1),
      heart: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 7 }), fc.boolean(), fc.nat(3), (crew, contract, birds) => {
        const adventurers = crew.map(({ faction, ...some }, index) => adventurer(`${index}`, faction, some, false));
        const state = at({}, [{ adventurers, birds, artifacts: contract ? ['Merchant Contract'] : [] }]);
        const choices = finish(partyChoices(state, MIRA, playerOf(state, MIRA), 'fight'));
        expect(choices.map((choice) => meritsOf(choice).join()).sort()).toEqual(brute(state));
        for (const { party, companion, ...rest } of choices) {
          expect(weigh(state, MIRA, playerOf(state, MIRA), party, companion)).toMatchObject(rest);
        }
      }),
      { numRuns: 60 },
    );
  });
});

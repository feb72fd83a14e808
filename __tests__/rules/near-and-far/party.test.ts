import { joined } from '@/rules/near-and-far/party';
import { type Player, playerOf } from '@/rules/near-and-far/state';
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

import { phasesOf, rightNow } from '@/components/lookup/rightNow';
import { PHASES } from '@/rules/multiverse-war/flow';
import { multiverseWar } from '@/rules/multiverse-war/game';
import { BUILDINGS } from '@/rules/multiverse-war/tables';
import { topics } from '@/rules/multiverse-war/topics';
import { racesOf } from '@/rules/multiverse-war/victory';
import { ADVANCED, at, MIRA, playTo, startOf, table, TEO } from './table';

const ids = new Set(topics.map(({ id }) => id));

const TABLES = [
  { words: 'the novice race', log: () => table() },
  { words: 'an advanced duel for points', log: () => table('duel', { ...ADVANCED, turnLimit: 3 }) },
  { words: 'a free-for-all with deals', log: () => table('ffa', { scenario: 'full', diplomacy: true }) },
  { words: 'two teams', log: () => table('teams', ADVANCED) },
];

describe.each(TABLES)('the way to the rules in $words', ({ log }) => {
  it.each(PHASES)('is there from every tile, reminder, phase and score row of the %s phase', (phase) => {
    const { state } = playTo(log(), 2, MIRA, phase);
    const links = [
      ...multiverseWar.menu(state, MIRA),
      ...multiverseWar.nudges(state),
      ...multiverseWar.phases(state),
      ...multiverseWar.scoreSheet(state).rows,
      ...racesOf(state, MIRA),
    ];
    expect(links.length).toBeGreaterThan(0);
    expect(links.flatMap(({ topic }) => (topic === undefined || ids.has(topic) ? [] : topic))).toEqual([]);
  });
});

it('has a topic for every building', () => {
  expect(BUILDINGS.filter(({ topic }) => !ids.has(topic))).toEqual([]);
});

it('begins with the phase the table is in', () => {
  expect(phasesOf(topics)).toEqual(PHASES);
  for (const phase of PHASES) expect(rightNow(topics, { phase })[0]?.id).toBe(`${phase}-phase`);
});

it('counts one mine and one encounter as one', () => {
  const { state } = playTo(table('duel', ADVANCED), 2, MIRA, 'action');
  const one = { ...state, mines: [{ terrain: 'hill', owner: null }], encounters: { ...state.encounters, tokens: 1 } };
  const details = multiverseWar.menu(one, MIRA).map(({ detail }) => detail);
  expect(details).toContain('1 mine on the map');
  expect(details).toContainEqual(expect.stringMatching(/revealed, 1 encounter$/));
});

it('tells of old loans what the table allows: back in the Revenue phase, after a treaty too (p14)', () => {
  const loan = { id: 'l', from: MIRA, to: TEO, gold: 4, note: '', round: 1 };
  const treaty = { id: 't', a: MIRA, b: TEO, round: 2, broken: false };
  const cooled = at(
    startOf({ scenario: 'full' }, {}, 'ffa'),
    { round: 5, loans: [loan], treaties: [treaty] },
    {},
    { gold: 9 },
  );
  const repay = { type: 'repayLoan', player: TEO, loan: 'l', amount: 1 } as const;
  expect(multiverseWar.check(cooled, repay)).toBeUndefined();
  expect(multiverseWar.check({ ...cooled, phase: 'build' }, repay)?.words).toBe('Gold moves only in the Revenue phase');
  expect(topics.find(({ id }) => id === 'treaties')?.details).toContain('paid back, in a Revenue phase');
});

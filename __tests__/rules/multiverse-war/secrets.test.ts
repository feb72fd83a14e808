import { multiverseWar } from '@/rules/multiverse-war/game';
import { ADVANCED, at, MIRA, startOf } from './table';

test('no number that everybody sees tells how many blocks are decoys (trap 14)', () => {
  const figures = (decoys: number) => {
    const state = at(startOf(ADVANCED), {}, { decoys });
    return multiverseWar.counters.map(({ key, read }) => [key, read(state, MIRA)]);
  };
  expect(figures(2)).toEqual(figures(0));
});

test('no tile tells it either', () => {
  const details = (decoys: number) =>
    multiverseWar
      .menu(at(startOf(ADVANCED), { phase: 'build', collected: true }, { decoys }), MIRA)
      .map(({ key, detail }) => [key, detail]);
  expect(details(1)).toEqual(details(0));
});

test('a log that corrected decoys when they were counted for all still leads to what it led to', () => {
  const state = at(startOf(ADVANCED), {}, { decoys: 0 });
  const correct = { type: 'correct', player: MIRA, counter: 'decoys', how: 'set', amount: 2 } as const;
  expect(multiverseWar.apply(state, correct).players[MIRA]?.decoys).toBe(2);
  expect(multiverseWar.describe(state, correct).words).toContain('decoys');
});

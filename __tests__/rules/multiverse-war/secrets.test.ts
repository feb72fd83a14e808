import { multiverseWar } from '@/rules/multiverse-war/game';
import { ADVANCED, at, MIRA, startOf } from './table';

test('no number that everybody sees tells how many blocks are decoys (trap 14)', () => {
  const figures = (decoys: number) => {
    const state = at(startOf(ADVANCED), {}, { decoys });
    return multiverseWar.counters.map(({ key, read }) => [key, read(state, MIRA)]);
  };
  expect(figures(2)).toEqual(figures(0));
});

import { worldAdventure } from '@/rules/world-adventure/game';
import { MIRA, table } from './table';

const tile = (key: string, ...given: Parameters<typeof table>) =>
  worldAdventure.menu(table(...given), MIRA).find((each) => each.key === key);

test.each([
  [{ nation: 'China' as const }, undefined],
  [null, undefined],
  [{ nation: 'Egypt' as const }, 'City already has a stall'],
  [{ nation: 'China' as const, die: 2 }, 'Only in a city'],
])('a stall may be built in the city where the caravan stands: %j', (place, words) => {
  expect(tile('stall', {}, { place, charisma: 3 }, { stalls: ['Egypt'] })?.refusal?.words).toBe(words);
});

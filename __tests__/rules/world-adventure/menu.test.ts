import type { Action } from '@/rules/world-adventure/actions';
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

const CHINA = { nation: 'China' } as const;

test.each<[string, string, Parameters<typeof table>[1], string, Action]>([
  ['another move', 'travel', { moves: 0 }, 'No move left', { type: 'travel', player: MIRA }],
  [
    'a stall without an action',
    'stall',
    { place: CHINA, charisma: 1, actions: 0 },
    'No action left',
    { type: 'buildStall', player: MIRA, city: 'China' },
  ],
  [
    'a stall too many',
    'stall',
    { place: CHINA },
    'One stall per Charisma point',
    { type: 'buildStall', player: MIRA, city: 'China' },
  ],
])('the table may overrule the tile: %s (p.27)', (_, key, mira, words, action) => {
  const refused = tile(key, {}, mira);
  expect(refused?.refusal).toEqual({ refused: 'againstTheRules', words });
  expect(refused?.action).toEqual(action);
});

test('what may be done opens its sheet, and does nothing by itself', () => {
  const ready = { place: CHINA, charisma: 1 };
  expect(tile('travel', {}, ready)).toMatchObject({ opens: 'travel' });
  expect(tile('stall', {}, ready)).toMatchObject({ opens: 'stall' });
  expect([tile('travel', {}, ready), tile('stall', {}, ready)].flatMap((each) => each?.action ?? [])).toEqual([]);
});

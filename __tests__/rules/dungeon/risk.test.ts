import { finish } from '@/rules/dice/sliced';
import { ENEMIES } from '@/rules/dungeon/foes';
import { battleWorths, fameOverGivingUp, meanWorth, winChance } from '@/rules/dungeon/risk';
import { ALL_MODULES, act, at, played } from './table';

test('one more battle: each enemy’s fame and chance, and their mean', () => {
  const state = at({ kills: { e1: 0, e2: 1, e3: 1, e4: 1, e5: 1, e6: 2 } });
  const worths = finish(battleWorths(state));
  expect(worths.map(({ fame }) => fame)).toEqual([10, 0, 0, 0, 0, 1]);
  const chances = ENEMIES.map((foe) => finish(winChance(state, foe)) ?? NaN);
  // 5.7: level 0 at full HP.
  expect(chances[0]).toBeCloseTo(0.350283556, 9);
  const [first = 0, , , , , sixth = 0] = chances;
  const mean = meanWorth(worths);
  expect(mean?.fame).toBeCloseTo((10 * first + sixth) / 6, 12);
  expect(mean?.win).toBeCloseTo(chances.reduce((sum, each) => sum + each, 0) / 6, 12);
});

test('no mean where a battle cannot be reckoned, nor of nothing', () => {
  expect(meanWorth([{ foe: 'e1', fame: 1, win: undefined }])).toBeUndefined();
  expect(meanWorth([])).toBeUndefined();
});

test.each([
  ['the first of its kind', 'e1', { e1: 0 }, 0, 0],
  ['the third', 'e1', { e1: 2 }, 0, 1],
  ['the last of the six', 'e1', { e1: 0, e2: 1, e3: 1, e4: 1, e5: 1, e6: 1 }, 0, 10],
  ['EXP+ comes with both', 'e1', { e1: 5 }, 13, 1],
] as const)('what an extension plays for: %s', (_, foe, kills, exp, fame) => {
  const all = { e2: 0, e3: 0, e4: 0, e5: 0, e6: 0, ...kills };
  const drafted = played(
    at({ kills: all, exp, gold: 4 }, ALL_MODULES),
    act('leaveMerchant'),
    act('startBattle', { foe }),
    act('draftRoll', { faces: [6, 6, 6, 6, 6, 6, 6, 6] }),
    act('draftPlan', { faces: [6, 6, 6, 6] }),
  );
  expect(fameOverGivingUp(drafted)).toBe(fame);
});

test.each([
  [{}, 'scale', 'number'],
  [{ drafting: true }, 'jar', 'number'],
  [{ drafting: true }, 'scale', 'undefined'],
] as const)('5.8: with %j and the %s the chance to win is of type %s', (options, piece, kind) => {
  const work = winChance(at({ equipment: [piece] }, options), 'e3');
  // A draft of eight with a third die is left out before it begins.
  expect(typeof (kind === 'undefined' ? work.next().value : finish(work))).toBe(kind);
});

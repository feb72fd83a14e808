import { finish } from '@/rules/dice/sliced';
import { toText } from '@/rules/dice/fraction';
import { betterPlan, cloverPlanning, draftOdds, type Draft, type Plan, planning } from '@/rules/dungeon/draft';
import { picked, spoils } from '@/rules/dungeon/battle';
import type { EnemyId } from '@/rules/dungeon/foes';
import type { EquipmentId } from '@/rules/dungeon/loot';
import { begunTurn, fightOn, type Turn } from '@/rules/dungeon/resolver';
import { fightAgainst, firstTurn } from '@/rules/dungeon/sheet';
import type { Pair } from '@/rules/dungeon/state';
import { must } from '../dice/brute';
import { ALL_MODULES, at } from './table';

const EXP = [0, 1, 3, 5, 7, 9, 11];
const HP = [6, 7, 8, 9, 10, 11, 12];

function draftOf(
  foe: EnemyId,
  level: number,
  pool: readonly number[] = [],
  equipment: readonly EquipmentId[] = [],
): Draft {
  const state = at({ exp: EXP[level] ?? 0, hp: HP[level] ?? 6, equipment }, ALL_MODULES);
  const fight = fightAgainst(state, foe);
  if (!fight) throw new Error('no such enemy');
  return { fight, turn: firstTurn(state, fight.foe), drafted: [], pool, extended: 0, merchant: true };
}

test.each([
  ['e1', 0, '374309/839808'],
  ['e2', 0, '377521/839808'],
  ['e3', 0, '1667327/1679616'],
  ['e4', 0, '1605107/1679616'],
  ['e5', 0, '461329/559872'],
  ['e6', 0, '1272713/1679616'],
  ['e1', 1, '51217/62208'],
  ['e2', 1, '33875/34992'],
  ['e3', 1, '1'],
  ['e4', 1, '1'],
  ['e5', 1, '1674353/1679616'],
  ['e6', 1, '2183/2187'],
] as const)('5.8 the preview before the roll: %s at level %i, %s', (foe, level, expected) => {
  const odds = must(finish(draftOdds(draftOf(foe, level), 8)));
  expect(typeof odds === 'number' ? odds : toText(odds)).toBe(expected);
});

test('5.8 an extension at level 1: 4 HP against e1 with 3 HP', () => {
  const draft = draftOf('e1', 1);
  const odds = must(finish(draftOdds({ ...draft, turn: { ...draft.turn, hp: 4, foeHp: 3 }, extended: 1 }, 6)));
  expect(typeof odds === 'number' ? odds : toText(odds)).toBe('5107/7776');
});

/** Every order, every face of the third die, one after the other: the twin. */
function brutePlans(draft: Draft, third: boolean): { faces: number[]; win: number; hp: number }[] {
  const ordersOf = (pool: readonly number[]): Pair[][] =>
    pool.length === 0
      ? [[]]
      : pool.flatMap((face) => {
          const pick = picked(pool, face);
          return pick ? ordersOf(pick.pool).map((rest) => [pick.pair, ...rest]) : [];
        });
  const run = (turn: Turn, pairs: readonly Pair[]): { win: number; hp: number } => {
    const [pair, ...rest] = pairs;
    if (!pair) return { win: 0, hp: turn.hp };
    const begun = begunTurn(draft.fight, turn);
    if (!begun) return { win: 0, hp: 0 };
    const faces = third ? [1, 2, 3, 4, 5, 6] : [0];
    const all = faces.map((face) => {
      const step = fightOn(draft.fight, begun, pair.mine, pair.theirs, face);
      if (step.end === 'defeat') return { win: 0, hp: 0 };
      return step.end === 'win' ? { win: 1, hp: step.hp } : run(step.turn, rest);
    });
    const mean = (of: 'win' | 'hp') => all.reduce((sum, each) => sum + each[of], 0) / all.length;
    return { win: mean('win'), hp: mean('hp') };
  };
  return ordersOf(draft.pool).map((pairs) => ({ faces: pairs.map(({ mine }) => mine), ...run(draft.turn, pairs) }));
}

test.each([
  ['e1', 0, [6, 5, 5, 4, 3, 2, 1, 1], []],
  ['e6', 1, [6, 6, 5, 4, 4, 3, 3, 2], []],
  ['e4', 2, [6, 5, 4, 3, 2, 1], ['shield']],
  ['e1', 1, [6, 5, 4, 4, 2, 1], ['trident', 'spear', 'jar']],
] as const)('every order judged: %s at level %i, %j, %j', (foe, level, pool, equipment) => {
  const draft = draftOf(foe, level, pool, equipment);
  const brute = brutePlans(
    draft,
    equipment.some((each) => each !== 'jar'),
  );
  const top = Math.max(...brute.map(({ win }) => win));
  const hp = Math.max(...brute.filter(({ win }) => win > top - 1e-9).map((each) => each.hp));
  const { best, picks, plans } = finish(planning(draft));
  expect(best?.win).toBeCloseTo(top, 12);
  expect(best?.hp).toBeCloseTo(hp, 12);
  expect(plans).toBeLessThanOrEqual(384);
  expect(new Set(picks.map(({ pairs }) => pairs[0]?.mine))).toEqual(new Set(pool));
});

test('the pairs drafted already are part of the plan', () => {
  const whole = draftOf('e1', 1, [6, 5, 4, 3, 2, 1]);
  const best = finish(planning(whole)).best;
  const [first] = best?.pairs ?? [];
  const pick = picked(whole.pool, first?.mine ?? 0);
  const later = finish(planning({ ...whole, drafted: [pick?.pair as Pair], pool: pick?.pool ?? [] })).best;
  expect(later).toEqual(best);
});

test.each([
  [2, 0],
  [1, 1],
  [0, 2],
])('V8: of two poison boxes %i are full, so that a plan brings %i more', (poison, more) => {
  const cards = { 'sheet:My sheet': { poison: 2 } };
  const state = at({ exp: 11, hp: 12, ailments: { poison, fear: 0, stun: 0, charm: 0 }, cards }, ALL_MODULES);
  const fight = fightAgainst(state, 'e2');
  if (!fight) throw new Error('no such enemy');
  const turn = firstTurn(state, fight.foe);
  // Your 1s give no DEF: Poison 3 gets through your level's 2 each turn.
  const drafted = Array.from({ length: 4 }, () => ({ mine: 1, theirs: 1 }));
  const plan = finish(planning({ fight, turn, drafted, pool: [], extended: 0, merchant: false })).best;
  expect(plan?.ailments).toBe(more);
});

test('5.8 without a plan that wins: alive first, then the enemy’s HP, then yours', () => {
  const plan = (more: Partial<Plan>): Plan => ({
    ...{ pairs: [], win: 0, alive: 1, hp: 3, foeHp: 2, ailments: 0, turns: 4, gold: 0, merchant: 0 },
    ...more,
  });
  expect(betterPlan(plan({ alive: 1 }), plan({ alive: 0.5, hp: 9 }))).toBeGreaterThan(0);
  expect(betterPlan(plan({ foeHp: 1, hp: 1 }), plan({}))).toBeGreaterThan(0);
  expect(betterPlan(plan({ hp: 4 }), plan({}))).toBeGreaterThan(0);
  expect(betterPlan(plan({ win: 1, hp: 1 }), plan({ win: 0.9, hp: 9 }))).toBeGreaterThan(0);
  expect(betterPlan(plan({ win: 1, gold: 2 }), plan({ win: 1, gold: 1, merchant: 1 }))).toBeGreaterThan(0);
  expect(betterPlan(plan({ win: 1, turns: 2 }), plan({ win: 1, gold: 3 }))).toBeGreaterThan(0);
});

test('the Clover is shown only where it lifts the best plan', () => {
  const draft = draftOf('e1', 0, [6, 6, 4, 4, 2, 2, 2, 2]);
  const best = finish(planning(draft)).best as Plan;
  const clover = finish(cloverPlanning(draft, best));
  expect(clover && betterPlan(clover.plan, best)).toBeGreaterThan(0);
  const sure = draftOf('e3', 6, [6, 6, 6, 5, 5, 5, 4, 4]);
  const won = finish(planning(sure)).best as Plan;
  const more = finish(cloverPlanning(sure, won));
  expect(more === undefined || betterPlan(more.plan, won) > 0).toBe(true);
});

test.each<[Pair[], number, { gold: number; merchant: boolean }]>([
  [[], 0, { gold: 0, merchant: false }],
  [[{ mine: 2, theirs: 5 }], 0, { gold: 3, merchant: false }],
  [
    [
      { mine: 1, theirs: 1 },
      { mine: 3, theirs: 2 },
    ],
    0,
    { gold: 2, merchant: true },
  ],
  [[{ mine: 6, theirs: 6 }], 1, { gold: 0, merchant: true }],
])('5.10 the leftovers %j after %i extensions: %j', (pairs, extended, expected) => {
  expect(spoils(pairs, extended)).toEqual(expected);
});

import { finish, type Work } from '@/rules/dice/sliced';
import type { Budget } from '@/rules/shaolia/plan/budget';
import { modelOf } from '@/rules/shaolia/plan/model';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { spreading } from '@/rules/shaolia/plan/odds';
import { PAUSE, planning } from '@/rules/shaolia/plan/search';
import type { Side } from '@/rules/shaolia/state';
import { acting, MIRA, territory, TYPED } from './table';

// The largest legal case: eight cards that strike and trade, three abilities of the palace, eight posts with their
// highest numbers, eight cards to hit, nine dice. It cannot be searched to its end; it must still never hold up a frame.
const full = (...cards: readonly [string, string, string, string, string, string, string, string]) =>
  territory(...cards.map((card, index) => [`${index < 4 ? 'front' : 'back'}-${index % 4}`, card] as const));
const mine: Partial<Side> = {
  ...full('Catapult', 'Cavalry', 'Fleet', 'War elephant', 'Infantry', 'Port', 'Caravan', 'Market'),
  officers: 9,
  gold: 99,
  minerals: 9,
};
const theirs = full('Temple', 'Ranch', 'Cavalry', 'Library', 'Infantry', 'Farm', 'School', 'Bank');
const posts = [
  'Sell mineral',
  'Buy mineral',
  'Hire mercenary',
  'Buy attack token',
  'Buy culture',
  'Sell culture',
  'Hire assassin',
  'Buy life token',
];
const dear = Object.fromEntries(posts.map((name) => [`post:${name}`, { price: 1, max: 9, damage: 1 }]));
const palace = {
  'palace:Palace': { die1: 'any', what1: 'officers', gives1: 2, die2: 'any', what2: 'gold', gives2: 9 },
};
const largest = modelOf(
  acting([1, 2, 3, 4, 5, 6, 1, 3, 5], mine, theirs, { cards: { ...TYPED, ...dear, ...palace }, posts }),
  MIRA,
);

/** The most moves tried between two pauses, with the search let go after so many. */
function longestStretch(work: Work<unknown>, budget: Budget): number {
  let longest = 0;
  for (;;) {
    const before = budget.left;
    const { done } = work.next();
    longest = Math.max(longest, before - budget.left);
    if (done) return longest;
  }
}

const GOALS: readonly Objective[] = [
  { for: 'win' },
  { for: 'culture' },
  { for: 'palaceDamage' },
  { for: 'gold' },
  { for: 'minerals' },
  { for: 'officers' },
  { for: 'wish', places: ['front-0', 'back-2'] },
  { for: 'destroy', target: { seat: 1, place: 'front-2' } },
  { for: 'weighted', weights: { culture: 2, gold: 1, palaceDamage: 3 } },
];

test.each(GOALS)('the largest plan pauses often, and ends: %j', (goal) => {
  const budget = { left: 1500 };
  expect(longestStretch(planning(largest, goal, budget), budget)).toBeLessThanOrEqual(PAUSE);
});

test.each(GOALS)('so do the odds of all throws: %j', (goal) => {
  const budget = { left: 1500 };
  const work = spreading({ ...largest }, 9, goal, undefined, budget);
  expect(longestStretch(work, budget)).toBeLessThanOrEqual(PAUSE);
});

test('what was not tried to the end is told, and still a plan', () => {
  const { plans, whole } = finish(planning(largest, { for: 'palaceDamage' }, { left: 500 }));
  expect(whole).toBe(false);
  expect(plans[0]?.steps.length).toBeGreaterThan(0);
  expect(finish(spreading(largest, 9, { for: 'gold' }, undefined, { left: 500 }))).toBeUndefined();
});

test('three dice on a common board are tried to the end, within a few thousand moves', () => {
  const board = full('Wall', 'Infantry', 'Cavalry', 'Temple', 'Garden', 'School', 'Farm', 'Smelter');
  const model = modelOf(acting([1, 3, 5], { ...board, officers: 2 }, theirs, { posts: ['Sell mineral'] }), MIRA);
  for (const goal of GOALS) {
    const budget = { left: 10_000 };
    expect([goal.for, finish(planning(model, goal, budget)).whole]).toEqual([goal.for, true]);
  }
});

test.each<Objective>([{ for: 'win' }, { for: 'culture' }, { for: 'palaceDamage' }])(
  'a Port with eight posts is tried to the end as well: %j',
  (goal) => {
    const board = full('Wall', 'Infantry', 'Cavalry', 'Fleet', 'Port', 'School', 'Farm', 'Smelter');
    const rival = territory(['front-0', 'Barricade'], ['front-1', 'Ranch'], ['front-2', 'Swamp'], ['back-0', 'Farm']);
    const board8 = [
      'Sell mineral',
      'Buy mineral',
      'Hire mercenary',
      'Buy Lv2 card',
      'Buy attack token',
      'Buy culture',
      'Buy life token',
      'Hire assassin',
    ];
    const model = modelOf(
      acting([1, 3, 5], { ...board, officers: 2, gold: 8, minerals: 3 }, rival, { posts: board8 }),
      MIRA,
    );
    expect(finish(planning(model, goal, { left: 30_000 })).whole).toBe(true);
  },
);

test.each<[Objective, number]>([
  [{ for: 'culture' }, 20_000],
  [{ for: 'gold' }, 80_000],
  [{ for: 'minerals' }, 30_000],
])(
  'three dice with Market, Caravan and Port, seven posts and five attackers are tried to the end: %j',
  (goal, most) => {
    const board = full('Catapult', 'Cavalry', 'Fleet', 'War elephant', 'Infantry', 'Port', 'Caravan', 'Market');
    const rival = full('Barricade', 'Wall', 'Swamp', 'Temple', 'Infantry', 'Farm', 'School', 'Bank');
    const held = { officers: 3, gold: 12, minerals: 4, culture: 8 };
    const seven = posts.filter((name) => name !== 'Buy life token');
    const model = modelOf(acting([1, 3, 5], { ...board, ...held }, rival, { posts: seven }), MIRA);
    expect(finish(planning(model, goal, { left: most })).whole).toBe(true);
  },
);

import fc from 'fast-check';
import { finish } from '@/rules/dice/sliced';
import type { Action, Choices, Deal } from '@/rules/shaolia/actions';
import { commandsAt } from '@/rules/shaolia/activate';
import { targetsOf } from '@/rules/shaolia/attack';
import { postDef } from '@/rules/shaolia/card-def';
import { shaolia } from '@/rules/shaolia/game';
import { askedOf, withTrades } from '@/rules/shaolia/plan/asked';
import { type Model, modelOf, type Pos } from '@/rules/shaolia/plan/model';
import { diceLeft } from '@/rules/shaolia/plan/most';
import { movesOf, type Step } from '@/rules/shaolia/plan/moves';
import { hasWon, type Objective, valueOf } from '@/rules/shaolia/plan/objective';
import { Prospect } from '@/rules/shaolia/plan/prospect';
import { scoreOf } from '@/rules/shaolia/plan/score';
import { planning } from '@/rules/shaolia/plan/search';
import { actionOf, asks } from '@/rules/shaolia/plan/steps';
import { Draft, Top } from '@/rules/shaolia/plan/top-plans';
import type { Side, State } from '@/rules/shaolia/state';
import { standing } from '@/rules/shaolia/territory';
import { tokenPlaces } from '@/rules/shaolia/tokens';
import { acting, MIRA, TEO, territory, TYPED } from './table';

const side = (state: State, seat: number) => state.sides[seat] as Side;

/** Every deal at one post with every choice it has. */
function everyDeal(state: State): readonly Deal[] {
  return state.posts.flatMap((post): Deal[] => {
    const { good, max, ignoreDefense } = postDef(state.cards, post);
    return Array.from({ length: max ?? 1 }, (_, at) => at + 1).flatMap((quantity): Deal[] => {
      if (good === 'hit') return targetsOf(state, MIRA, ignoreDefense).map((attack) => ({ post, quantity, attack }));
      if (good !== 'attackToken') return [{ post, quantity }];
      return tokenPlaces(state, MIRA, 'attack').map((place) => ({ post, quantity, tokens: [place] }));
    });
  });
}

/** One deal, and for a Port every second one as the table then stands. */
function everyTrade(state: State, action: Action & { type: 'activateCommand' }, trades: number): readonly Choices[] {
  const none = shaolia.apply(state, action);
  const singles = everyDeal(none).map((deal) => [deal]);
  const pairs =
    trades < 2
      ? []
      : singles.flatMap((first) => {
          const choices = { deals: first };
          if (shaolia.check(state, { ...action, choices })) return [];
          const then = shaolia.apply(state, { ...action, choices });
          return everyDeal(then).flatMap((deal) => (deal.post === first[0]?.post ? [] : [[...first, deal]]));
        });
  return [{}, ...singles.map((deals) => ({ deals })), ...pairs.map((deals) => ({ deals }))];
}

/** The slow twin: every order of every legal action, through the reducer itself. */
function slowBest(state: State, value: (state: State) => number, memo = new Map<string, number>()): number {
  const key = JSON.stringify(state.sides);
  const there = memo.get(key);
  if (there !== undefined) return there;
  let best = value(state);
  if (state.victory) return best;
  const dice = side(state, MIRA).dice?.flatMap((_, index) => (side(state, MIRA).spent[index] ? [] : [index])) ?? [];
  for (const place of ['palace', ...standing(side(state, MIRA)).map((each) => each.place)]) {
    commandsAt(state, MIRA, place).forEach(({ effect }, command) => {
      for (const die of dice) {
        const action = { type: 'activateCommand' as const, player: MIRA, place, command, dice: [die] };
        if (shaolia.check(state, action)) continue;
        const choices: readonly Choices[] =
          effect?.damage !== undefined
            ? targetsOf(state, MIRA, effect.ignoreDefense).map((attack) => ({ attack }))
            : everyTrade(state, action, effect?.trades ?? 0);
        for (const each of choices) {
          const chosen = { ...action, choices: each };
          if (shaolia.check(state, chosen)) continue;
          best = Math.max(best, slowBest(shaolia.apply(state, chosen), value, memo));
        }
      }
    });
  }
  memo.set(key, best);
  return best;
}

const CARDS = {
  ...TYPED,
  'post:Sell mineral': { price: 3, max: 2 },
  'post:Buy mineral': { price: 2, max: 2 },
  'post:Hire mercenary': { price: 2, max: 2, damage: 1 },
  'post:Hire assassin': { price: 3, max: 1, damage: 1 },
  'post:Buy attack token': { price: 1, max: 1 },
  'post:Buy culture': { price: 3, max: 2 },
  'post:Sell culture': { price: 4, max: 1 },
};

const boards = fc
  .record({
    faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 2 }),
    officers: fc.nat(2),
    gold: fc.nat(6),
    minerals: fc.nat(2),
    culture: fc.constantFrom(2, 15, 16),
    trader: fc.constantFrom('Market', 'Caravan', 'Port', 'Port'),
    other: fc.constantFrom('Infantry', 'School', 'Farm', 'Market', 'Port', 'Fleet'),
    guard: fc.constantFrom('Barricade', 'Swamp', 'Farm'),
    palaceDamage: fc.constantFrom(0, 9, 11),
    posts: fc.constantFrom(
      ['Sell mineral', 'Buy mineral', 'Hire mercenary', 'Buy culture', 'Buy attack token'],
      ['Sell mineral', 'Hire assassin', 'Hire mercenary', 'Sell culture', 'Buy culture'],
    ),
  })
  .map(({ faces, officers, gold, minerals, culture, trader, other, guard, palaceDamage, posts }) =>
    acting(
      faces,
      { officers, gold, minerals, culture, ...territory(['back-0', trader], ['front-1', other]) },
      { palaceDamage, ...territory(['front-0', guard, { damage: 1 }]) },
      { cards: CARDS, posts },
    ),
  );

const VALUES: readonly [Objective, (state: State) => number][] = [
  [{ for: 'culture' }, (state) => side(state, MIRA).culture],
  [{ for: 'gold' }, (state) => side(state, MIRA).gold],
  [{ for: 'palaceDamage' }, (state) => side(state, TEO).palaceDamage],
  [{ for: 'win' }, (state) => (state.victory ? 1 : 0)],
  [
    { for: 'weighted', weights: { culture: 3, gold: 1, palaceDamage: 2 } },
    (state) => 3 * side(state, MIRA).culture + side(state, MIRA).gold + 2 * side(state, TEO).palaceDamage,
  ],
];

/** The three best plans of all orders of all moves, none left out because another can do the same. */
function everyPlan(model: Model, objective: Objective): readonly Draft[] {
  const traded = withTrades(model, objective);
  const asked = askedOf(traded, objective);
  const apart = { ...asked, comparison: { of: (pos: Pos) => ({ key: JSON.stringify(pos), held: [] }) } };
  const top = new Top();
  const go = (end: Pos, step?: Step, before?: Draft) => {
    const draft = new Draft(valueOf(traded, objective, end), diceLeft(end), end, step, before);
    top.add(draft);
    if (hasWon(traded, end)) return;
    for (const move of movesOf(traded, end, apart)) if (move) go(move.after, move.step, draft);
  };
  go(traded.start);
  return top.drafts();
}

/** Fewer than elsewhere in the slow lane: trying everything takes its time for every board. */
const RUNS = { seed: 20261117, numRuns: Math.min(100, Number(process.env.ABACULUS_RUNS ?? 12)) };

test.each(VALUES)('with trades the search finds what trying everything finds: %j', (objective, value) => {
  fc.assert(
    fc.property(boards, (state) => {
      const best = slowBest(state, value) - value(state);
      const model = modelOf(state, MIRA);
      expect(finish(new Prospect(model, objective).of(model.start.dice))).toBe(best);
      const { plans, whole } = finish(planning(model, objective));
      expect(whole).toBe(true);
      for (const [rank, plan] of plans.entries()) {
        // Every plan can be followed tap by tap and leads where it says; the first leads as far as can be.
        let now = state;
        for (const step of plan.steps) {
          const action = actionOf(now, model, step);
          expect([shaolia.check(now, action), asks(model, step) && step.deals !== undefined]).toEqual([
            undefined,
            false,
          ]);
          now = shaolia.apply(now, action);
        }
        expect(value(now) - value(state)).toBe(plan.value);
        if (rank === 0) expect(plan.value).toBe(best);
      }
    }),
    RUNS,
  );
});

test.each(VALUES)('what is left out as covered is not missed among the three best: %j', (objective) => {
  fc.assert(
    fc.property(boards, (state) => {
      const model = modelOf(state, MIRA);
      const ranks = everyPlan(model, objective).flatMap(({ score, left, steps }) =>
        steps.length === 0 ? [] : [[score, left]],
      );
      const told = finish(planning(model, objective)).plans.map(({ value, end }) => [
        scoreOf(value, end.officers, end.gold + end.minerals),
        diceLeft(end),
      ]);
      expect(told).toEqual(ranks);
    }),
    RUNS,
  );
});

test.each(VALUES)('a search cut short still tells what no plan passes: %j', (objective) => {
  fc.assert(
    fc.property(boards, fc.nat(60), (state, moves) => {
      const model = modelOf(state, MIRA);
      const whole = finish(planning(model, objective));
      const best = whole.plans[0]?.value ?? 0;
      expect(whole.most).toBe(best);
      const cut = finish(planning(model, objective, { left: moves }));
      expect(cut.plans[0]?.value ?? 0).toBeLessThanOrEqual(best);
      expect(cut.most).toBeGreaterThanOrEqual(best);
    }),
    RUNS,
  );
});

test('gold: hired for nothing, or to open what a guard keeps, attackers bring loot', () => {
  const free = { ...CARDS, 'post:Hire mercenary': { price: 1, max: 2, damage: 1 } };
  const caravan = acting([1], { ...territory(['back-0', 'Caravan']), gold: 0 }, territory(['front-0', 'Farm']), {
    cards: free,
    posts: ['Hire mercenary'],
  });
  const opened = acting(
    [1, 2, 2],
    { ...territory(['back-0', 'Market'], ['front-0', 'Infantry'], ['front-1', 'Infantry']), gold: 1 },
    territory(
      ['front-0', 'Barricade', { damage: 2 }],
      ['back-0', 'Farm', { damage: 1 }],
      ['back-1', 'Farm', { damage: 1 }],
    ),
    { cards: { ...free, 'palace:Palace': { die1: 'any', what1: 'culture', gives1: 1 } }, posts: ['Hire mercenary'] },
  );
  const gold = (state: State) => finish(planning(modelOf(state, MIRA), { for: 'gold' })).plans[0]?.value;
  expect([gold(caravan), gold(opened)]).toEqual([1, 2]);
});

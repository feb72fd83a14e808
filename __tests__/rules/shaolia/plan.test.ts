import fc from 'fast-check';
import { finish } from '@/rules/dice/sliced';
import { commandsAt } from '@/rules/shaolia/activate';
import type { Action, Choices } from '@/rules/shaolia/actions';
import { targetsOf } from '@/rules/shaolia/attack';
import { shaolia } from '@/rules/shaolia/game';
import { modelOf } from '@/rules/shaolia/plan/model';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { nearest, reachable } from '@/rules/shaolia/plan/reach';
import { Prospect } from '@/rules/shaolia/plan/prospect';
import { planning } from '@/rules/shaolia/plan/search';
import { actionOf, asks } from '@/rules/shaolia/plan/steps';
import { countsOf } from '@/rules/shaolia/plan/model';
import type { Side, State } from '@/rules/shaolia/state';
import { standing } from '@/rules/shaolia/territory';
import { acting, MIRA, TEO, territory, tokens, TYPED } from './table';

const plansFor = (state: State, objective: Objective) => finish(planning(modelOf(state, MIRA), objective)).plans;
const named = (state: State, objective: Objective) => {
  const model = modelOf(state, MIRA);
  return plansFor(state, objective).map(({ steps }) =>
    steps.map(({ faces, command }) => `${faces.join('+')} ${model.commands[command]?.name}`),
  );
};
const statuses = (state: State) =>
  Object.fromEntries(
    ['palace', ...standing(state.sides[MIRA] as Side).map(({ place }) => place)].map((place) => [
      place,
      nearest(reachable(state, MIRA), place)?.status,
    ]),
  );

const forge = territory(['back-0', 'School'], ['back-1', 'Blacksmith']);

describe('reachability (5.2)', () => {
  test('5.11: dice 2, 5, 6 and one officer', () => {
    expect(statuses(acting([2, 5, 6], { ...forge, officers: 1 }))).toEqual({
      palace: { is: 'ready' },
      'back-0': { is: 'officers', officers: 1 },
      'back-1': { is: 'ready' },
    });
  });

  test.each<[string, State, unknown]>([
    [
      'no officer, but the palace gives two',
      acting([2, 6], forge),
      { is: 'chain', officers: 2, via: [{ place: 'palace', command: 0, face: 2 }] },
    ],
    ['one die is too few for the chain', acting([6], forge), { is: 'short', officers: 2 }],
    [
      '6 and 1 are neighbours',
      acting([1], { ...territory(['back-0', 'Farm']), officers: 1 }),
      { is: 'officers', officers: 1 },
    ],
    ['used', acting([4], territory(['back-0', 'School', { activated: true }])), { is: 'used' }],
    ['no dice', acting([], forge), { is: 'noDice' }],
    [
      'blocked, two dice free and use it',
      acting([4, 4], territory(['back-0', 'School', { tokens: tokens({ blockage: 1 }) }])),
      { is: 'blocked', officers: 0, allowed: true, dice: 1 },
    ],
    [
      'blocked twice',
      acting([4, 4], territory(['back-0', 'School', { tokens: tokens({ blockage: 2 }) }])),
      { is: 'blocked', officers: undefined, allowed: false, dice: 1 },
    ],
    [
      'house rule: the die that frees it is enough',
      acting(
        [4],
        territory(['back-0', 'School', { tokens: tokens({ blockage: 1 }) }]),
        {},
        {
          houseRules: { unblockUses: true },
        },
      ),
      { is: 'blocked', officers: 0, allowed: true, dice: 0 },
    ],
    [
      'the cheaper of a combo’s assignments',
      acting([4, 3], { ...territory(['back-0', 'Catapult', { activated: false }]), officers: 3 }),
      { is: 'officers', officers: 1 },
    ],
  ])('%s', (_, state, status) => {
    expect(statuses(state)['back-0']).toEqual(status);
  });

  test('a combo takes two dice after the one that frees; none is left for it where that one uses the card', () => {
    const state = acting([3, 3, 3], territory(['back-0', 'Cavalry', { tokens: tokens({ blockage: 1 }) }]));
    const combo = (table: State) =>
      reachable(table, MIRA).find(({ place, command }) => place === 'back-0' && command === 1);
    expect(combo(state)?.status).toEqual({ is: 'blocked', officers: 0, allowed: true, dice: 2 });
    const lenient = { ...state, houseRules: { unblockUses: true } };
    expect(combo(lenient)?.status).toMatchObject({ is: 'blocked', officers: undefined, allowed: false });
    // What nobody typed is not used by the die that frees.
    const cards = { ...TYPED, 'combo:Cavalry': { ...TYPED['combo:Cavalry'], gives: null } };
    expect(combo({ ...lenient, cards })?.status).toMatchObject({ officers: 0, allowed: true, dice: 2 });
  });

  test('a value nobody typed is not guessed', () => {
    expect(statuses({ ...acting([4], territory(['back-0', 'Infantry'])), cards: {} })['back-0']).toEqual({
      is: 'unknown',
    });
  });
});

describe('the best plan (5.3)', () => {
  test('5.11: both cards, one officer left, one plan for all its forms', () => {
    const state = acting([2, 5, 6], { ...forge, officers: 1 });
    const [best, second] = plansFor(state, { for: 'wish', places: ['back-0', 'back-1'] });
    expect(best).toMatchObject({ value: 2, end: { officers: 1, culture: 1, minerals: 1 } });
    expect(second?.value).toBe(1);
  });

  test('trap 2: it is not greedy: the officers come first', () => {
    const state = acting([6, 6], territory(['back-0', 'School']));
    expect(named(state, { for: 'culture' })[0]).toEqual(['6 Palace', '6 School']);
  });

  test('a combo waits for both dice and counts the Garden once', () => {
    const state = acting([4, 5], territory(['back-0', 'Temple'], ['back-1', 'Garden']));
    expect(plansFor(state, { for: 'culture' })[0]).toMatchObject({ value: 6, steps: [{ faces: [4, 5], command: 2 }] });
  });

  test('the guard first, then the palace', () => {
    const state = acting(
      [2, 3],
      territory(['front-0', 'Infantry'], ['front-1', 'Cavalry']),
      territory(['front-0', 'Barricade', { damage: 2 }]),
    );
    const [best] = plansFor(state, { for: 'palaceDamage' });
    expect(best?.value).toBe(2);
    expect(named(state, { for: 'palaceDamage' })[0]).toEqual(['2 Infantry', '3 Cavalry']);
  });

  test('win: whichever way works', () => {
    const mira = { ...territory(['front-0', 'Cavalry'], ['back-0', 'School']), culture: 17 };
    const [byPalace] = plansFor(acting([3], mira, { palaceDamage: 10 }), { for: 'win' });
    expect(byPalace).toMatchObject({ value: 1, wins: true, steps: [{ faces: [3] }] });
    const [byCulture] = plansFor(acting([4], mira, { palaceDamage: 10 }), { for: 'win' });
    expect(byCulture).toMatchObject({ value: 1, wins: true, steps: [{ faces: [4] }] });
    expect(plansFor(acting([1], mira), { for: 'win' })[0]?.value ?? 0).toBe(0);
  });

  test('a Port buys and sells its way to gold', () => {
    const state = acting(
      [5],
      { ...territory(['back-0', 'Port']), gold: 8 },
      {},
      { posts: ['Buy mineral', 'Sell mineral'] },
    );
    expect(plansFor(state, { for: 'gold' })[0]).toMatchObject({ value: 3 });
  });

  test('destroy: just that one, though its neighbour is like it', () => {
    const theirs = territory(['back-0', 'Farm'], ['back-1', 'Farm']);
    const state = acting([2, 3], territory(['front-0', 'Infantry'], ['front-1', 'Cavalry']), theirs);
    const [best] = plansFor(state, { for: 'destroy', target: { seat: TEO, place: 'back-1' } });
    const model = modelOf(state, MIRA);
    expect(best?.value).toBe(1);
    expect(best?.steps.some(({ target }) => model.targets[target ?? -1]?.place === 'back-1')).toBe(true);
  });

  test('weights: a culture worth more than the gold beside it', () => {
    const state = acting([5], { ...territory(['back-0', 'School'], ['back-1', 'Farm']), officers: 1 });
    const culture = plansFor(state, { for: 'weighted', weights: { culture: 4, gold: 1 } })[0];
    expect(culture).toMatchObject({ value: 4, steps: [{ faces: [5], officers: 1 }] });
    expect(plansFor(state, { for: 'weighted', weights: { culture: 1, gold: 1 } })[0]?.value).toBe(3);
  });

  test('of two cards alike the wished one is used', () => {
    const state = acting([4], territory(['back-0', 'School'], ['back-1', 'School']));
    expect(plansFor(state, { for: 'wish', places: ['back-1'] })[0]?.value).toBe(1);
  });

  test('house rule: each hired hit has its own target', () => {
    const state = acting(
      [1],
      { ...territory(['back-0', 'Market']), gold: 6 },
      territory(['front-0', 'Barricade', { damage: 2 }], ['back-0', 'Farm', { damage: 1 }]),
      { posts: ['Hire mercenary'], houseRules: { hireSplit: true } },
    );
    const model = modelOf(state, MIRA);
    const [best] = plansFor(state, { for: 'destroy', target: { seat: TEO, place: 'back-0' } });
    const [step] = best?.steps ?? [];
    expect(best?.value).toBe(1);
    if (step) expect(shaolia.check(state, actionOf(state, model, step))).toBeUndefined();
  });

  test('house rule: a die that frees a Wall and uses it asks where the life tokens go', () => {
    const state = acting(
      [4],
      territory(['front-0', 'Wall', { tokens: tokens({ blockage: 1 }) }]),
      {},
      {
        houseRules: { unblockUses: true },
      },
    );
    const model = modelOf(state, MIRA);
    const plans = plansFor(state, { for: 'wish', places: ['front-0'] });
    expect(plans[0]).toMatchObject({ value: 1, steps: [{ does: 'free', acts: true }] });
    expect(plans[0]?.steps.map((step) => asks(model, step))).toEqual([true]);
  });

  test('an attack on nothing is no plan, unless its activation is worth something', () => {
    const cards = { ...TYPED, 'passive:Barricade': { gold: 1, minerals: 0 } };
    const guarded = territory(['front-0', 'Barricade']);
    const best = (objective: Objective, ...bank: [string, string][]) =>
      named(
        acting([2, 4], { ...territory(['front-0', 'Catapult'], ...bank), palaceUsed: [0] }, guarded, { cards }),
        objective,
      )[0];
    expect(best({ for: 'palaceDamage' })).toBeUndefined();
    expect(best({ for: 'palaceDamage' }, ['front-1', 'Bank'])).toEqual(['2 Catapult']);
    expect(best({ for: 'wish', places: ['front-0'] })).toEqual(['2 Catapult']);
  });

  test('what is not typed is left out and named', () => {
    const bare = { ...acting([4], territory(['back-0', 'Infantry'])), cards: {} };
    expect(modelOf(bare, MIRA).left).toEqual(['2 palace abilities', 'Infantry']);
    // The palace has three abilities, whatever is typed of them.
    const second = { die1: 'any', what1: 'officers', gives1: 2, die2: '3', what2: 'gold', gives2: 2 };
    const palace = (values: State['cards'][string]) => ({ ...TYPED, 'palace:Palace': values });
    const left = (values: State['cards'][string]) => modelOf({ ...bare, cards: palace(values) }, MIRA).left;
    expect(left(second)).toEqual(['1 palace ability']);
    const whole = { ...second, die3: '5', what3: 'culture', gives3: 1 };
    expect(left(whole)).toEqual([]);
    // A character nobody typed may have any command; one typed without a command has none.
    const monk = acting([4], territory(['back-0', 'Monk']), {}, { cards: palace(whole) });
    expect(modelOf(monk, MIRA).left).toEqual(['Monk']);
    const typed = { ...monk.cards, 'character:Monk': { use: 'build', life: 1 } };
    expect(modelOf({ ...monk, cards: typed }, MIRA).left).toEqual([]);
  });
});

/** The slow twin: every order of every legal action, through the reducer itself. */
function slowBest(state: State, value: (state: State) => number): number {
  let best = value(state);
  if (state.victory) return best;
  const side = state.sides[MIRA] as Side;
  const dice = side.dice?.flatMap((_, index) => (side.spent[index] ? [] : [index])) ?? [];
  const tried = new Set<string>();
  for (const place of ['palace', ...standing(side).map((each) => each.place)]) {
    commandsAt(state, MIRA, place).forEach(({ needs, effect }, command) => {
      const pairs =
        needs.length === 1
          ? dice.map((die) => [die])
          : dice.flatMap((a) => dice.flatMap((b) => (a === b ? [] : [[a, b]])));
      const choices: (Choices | undefined)[] =
        effect?.damage !== undefined
          ? targetsOf(state, MIRA, effect.ignoreDefense).map((attack) => ({ attack }))
          : effect?.sweep !== undefined
            ? [{ sweep: TEO }]
            : effect?.lifeTokens !== undefined
              ? [{ tokens: Array.from({ length: effect.lifeTokens }, () => 'drop') }]
              : [undefined];
      for (const pair of pairs) {
        const key = `${place} ${command} ${pair.map((die) => side.dice?.[die]).join()}`;
        if (tried.has(key)) continue;
        tried.add(key);
        const actions: Action[] = [
          ...choices.map((each): Action => ({
            type: 'activateCommand',
            player: MIRA,
            place,
            command,
            dice: pair,
            ...(each ? { choices: each } : {}),
          })),
          { type: 'unblockCard', player: MIRA, place, command, die: pair[0] ?? 0 },
        ];
        for (const action of actions) {
          if (!shaolia.check(state, action)) best = Math.max(best, slowBest(shaolia.apply(state, action), value));
        }
      }
    });
  }
  return best;
}

const NAMES = [
  'Farm',
  'Blacksmith',
  'School',
  'Infantry',
  'Temple',
  'Library',
  'Theater',
  'Garden',
  'Bank',
  'Cavalry',
  'Fleet',
  'Catapult',
  'Wall',
];
const someCard = fc.record({
  card: fc.constantFrom(...NAMES),
  attack: fc.nat(2),
  blockage: fc.constantFrom(0, 0, 0, 1),
});
const boards = fc
  .record({
    faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    officers: fc.nat(3),
    culture: fc.constantFrom(0, 14, 16),
    mine: fc.array(someCard, { minLength: 1, maxLength: 4 }),
    theirs: fc.array(fc.record({ card: fc.constantFrom('Farm', 'Barricade', 'Swamp'), damage: fc.nat(1) }), {
      maxLength: 2,
    }),
    palaceDamage: fc.constantFrom(0, 9, 11),
  })
  .map(({ faces, officers, culture, mine, theirs, palaceDamage }) => {
    const places = ['front-0', 'front-1', 'back-0', 'back-1'];
    return acting(
      faces,
      {
        officers,
        culture,
        ...territory(
          ...mine.map(
            ({ card, attack, blockage }, index) =>
              [places[index] ?? 'back-2', card, { tokens: tokens({ attack, blockage }) }] as const,
          ),
        ),
      },
      {
        palaceDamage,
        ...territory(...theirs.map(({ card, damage }, index) => [`front-${index}`, card, { damage }] as const)),
      },
    );
  });

const RUNS = { seed: 20261116, numRuns: Number(process.env.ABACULUS_RUNS ?? 40) };

const GOLD_AND_MINERALS: Objective = { for: 'weighted', weights: { gold: 2, minerals: 1, culture: 3 } };

const VALUES: readonly [Objective, (state: State) => number][] = [
  [{ for: 'culture' }, (state) => (state.sides[MIRA] as Side).culture],
  [{ for: 'gold' }, (state) => (state.sides[MIRA] as Side).gold],
  [{ for: 'palaceDamage' }, (state) => (state.sides[TEO] as Side).palaceDamage],
  [{ for: 'win' }, (state) => (state.victory ? 1 : 0)],
  [{ for: 'officers' }, (state) => (state.sides[MIRA] as Side).officers],
  [{ for: 'minerals' }, (state) => (state.sides[MIRA] as Side).minerals],
  [GOLD_AND_MINERALS, ({ sides: [mira] }) => 2 * (mira?.gold ?? 0) + (mira?.minerals ?? 0) + 3 * (mira?.culture ?? 0)],
  [
    { for: 'destroy', target: { seat: TEO, place: 'front-1' } },
    ({ sides }) => (typeof sides[TEO]?.front[1] === 'string' ? 1 : 0),
  ],
];

/** What the value is before anything is done; yes or no questions begin at no. */
const startValue = (objective: Objective, value: (state: State) => number, state: State) =>
  objective.for === 'win' || objective.for === 'officers' || objective.for === 'destroy' ? 0 : value(state);

test.each(VALUES)('the search finds what trying everything finds: %j', (objective, value) => {
  fc.assert(
    fc.property(boards, (state) => {
      const best = slowBest(state, value);
      if (objective.for === 'destroy' && value(state) === 1) return;
      const before = startValue(objective, value, state);
      const model = modelOf(state, MIRA);
      const faces = (state.sides[MIRA] as Side).dice ?? [];
      expect((finish(new Prospect(model, objective).of(countsOf(faces))) ?? NaN) + before).toBe(best);
      const [plan] = finish(planning(model, objective)).plans;
      if (plan) expect(plan.value + before).toBe(best);
    }),
    RUNS,
  );
});

test('every plan can be followed tap by tap, and leads where it says', () => {
  fc.assert(
    fc.property(boards, fc.constantFrom(...VALUES), (state, [objective, value]) => {
      const model = modelOf(state, MIRA);
      if (objective.for === 'destroy' && value(state) === 1) return;
      const before = startValue(objective, value, state);
      for (const plan of finish(planning(model, objective)).plans) {
        let now = state;
        for (const step of plan.steps) {
          const action = actionOf(now, model, step);
          const dropped = asks(model, step) ? ({ ...action, choices: { tokens: ['drop', 'drop'] } } as Action) : action;
          expect(shaolia.check(now, dropped)).toBeUndefined();
          now = shaolia.apply(now, dropped);
        }
        expect(value(now) - before).toBe(plan.value);
      }
    }),
    RUNS,
  );
});

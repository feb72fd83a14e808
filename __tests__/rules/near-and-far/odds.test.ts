import { addAll } from '@/rules/dice/combine';
import { chance, map } from '@/rules/dice/distribution';
import { D6 } from '@/rules/dice/die';
import { toNumber, toText } from '@/rules/dice/fraction';
import { finish } from '@/rules/dice/sliced';
import { NEW_QUESTER } from '@/rules/near-and-far/campaign';
import { duelGrid, duelOdds } from '@/rules/near-and-far/duel';
import { partyChoices } from '@/rules/near-and-far/party';
import { adviseChoice, bestChoices } from '@/rules/near-and-far/quest-advice';
import { faceStrip, rollOdds } from '@/rules/near-and-far/roll';
import { movement, seenBy } from '@/rules/near-and-far/sums';
import { bestRung, ladder } from '@/rules/near-and-far/threat-advice';
import { offersFor, paymentsFor, tradePoints, tradeProblem, valueOf } from '@/rules/near-and-far/trade';
import { atLeast, planTrip, tripSpaces, type TripStep } from '@/rules/near-and-far/trip';
import { FACTIONS, GOODS, playerOf, type Goods } from '@/rules/near-and-far/state';
import { adventurer, ADVENTURE, at, EMPTY, MIRA, ON_MAP, TEO } from './table';

const FACES = [1, 2, 3, 4, 5, 6];

describe('5.1 one roll', () => {
  test('every target, modifier, purse and reserve agrees with counting the faces', () => {
    for (let target = 0; target <= 15; target += 1) {
      for (let hearts = 0; hearts <= 13; hearts += 2) {
        for (const reserve of [0, 3]) {
          const free = Math.max(0, hearts - reserve);
          const needs = FACES.map((face) => Math.max(0, target - 2 - face));
          const within = (most: number) => needs.filter((each) => each <= most).length / 6;
          const odds = rollOdds({ target, modifier: 2, hearts, reserve });
          expect(toNumber(odds.noHearts)).toBeCloseTo(within(0), 12);
          expect(toNumber(odds.allIn)).toBeCloseTo(within(hearts), 12);
          expect(toNumber(odds.keeping)).toBeCloseTo(within(free), 12);
          const spent = needs.filter((each) => each <= free);
          expect(toNumber(odds.hearts)).toBeCloseTo(spent.reduce((a, b) => a + b, 0) / 6, 12);
          expect(odds.worst).toBe(Math.max(0, ...spent));
        }
      }
    }
  });

  test('5.4: certain with level − 1, half a chance with level − 4', () => {
    for (let level = 4; level <= 15; level += 1) {
      const chanceWith = (hearts: number) => toText(rollOdds({ target: level, modifier: 0, hearts, reserve: 0 }).allIn);
      expect(chanceWith(level - 1)).toBe('1');
      expect(chanceWith(level - 4)).toBe('1/2');
    }
  });

  test('the strip of faces says what each needs, and what is out of reach', () => {
    expect(
      faceStrip({ target: 7, modifier: 2, hearts: 3, reserve: 0 }, 9).map(({ base, bonus }) => [base, bonus]),
    ).toEqual([
      [undefined, undefined],
      [3, undefined],
      [2, undefined],
      [1, 3],
      [0, 2],
      [0, 1],
    ]);
  });
});

test('5.2: a duel by all 36 pairs; the defender wins ties', () => {
  for (let lead = -7; lead <= 7; lead += 1) {
    for (let hearts = 0; hearts <= 8; hearts += 1) {
      let [won, free, spent] = [0, 0, 0];
      for (const attacker of FACES) {
        for (const defender of FACES) {
          const short = defender - attacker - lead;
          const need = short < 0 ? 0 : short + 1;
          if (need === 0) free += 1;
          if (need <= hearts) [won, spent] = [won + 1, spent + need];
        }
      }
      const odds = duelOdds(lead, hearts);
      expect(toNumber(odds.win)).toBeCloseTo(won / 36, 12);
      expect(toNumber(odds.withoutHearts)).toBeCloseTo(free / 36, 12);
      expect(toNumber(odds.hearts)).toBeCloseTo(spent / 36, 12);
      expect(
        duelGrid(lead, hearts)
          .flat()
          .filter((cell) => cell !== 'lost'),
      ).toHaveLength(won);
    }
  }
});

test('5.3: safest, cheapest and richest choice', () => {
  const state = at();
  const player = playerOf(state, MIRA);
  const choice = (required: number, coins: number) =>
    adviseChoice(
      state,
      player,
      { kind: 'skill', required, bonusAt: required + 2, modifier: 1, reward: { coins } },
      6,
      3,
    );
  const all = [choice(4, 0), choice(7, 8), choice(10, 2)];
  expect(bestChoices(all)).toEqual({ safest: [0], cheapest: [0], richest: [1] });
  expect(toText(all[0]?.keeping ?? { numerator: 0n, denominator: 1n })).toBe('1');
  expect(toText(all[0]?.bonusKeeping ?? { numerator: 0n, denominator: 1n })).toBe('5/6');
  expect(all[1]?.points).toBeCloseTo((4 / 6) * 4, 12);
});

test('5.3, R12: where success pays, a price weighs only as often as the choice is passed', () => {
  const points = (questPayment: string, required: number, kind: 'skill' | 'none' = 'skill') => {
    const state = at({ houseRules: { questPayment } });
    const choice = { kind, required, bonusAt: required + 2, modifier: 1, payment: { coins: 2 }, reward: { red: 3 } };
    return adviseChoice(state, playerOf(state, MIRA), choice, 0, 0).points;
  };
  // 7 with a hand: a six only.
  expect(points('atChoice', 7)).toBeCloseTo(3 / 6 - 1, 12);
  expect(points('onSuccess', 7)).toBeCloseTo(3 / 6 - 1 / 6, 12);
  expect(points('onSuccess', 7, 'none')).toBe(2);
});

test('5.3, R38: food that a choice costs is no heart for its roll', () => {
  const state = at({}, [{ hearts: 1, food: 2, quester: { ...NEW_QUESTER, talents: ['meditation'] } }]);
  const chanceFor = (food: number, player = playerOf(state, MIRA)) =>
    toText(
      adviseChoice(state, player, { kind: 'skill', required: 9, bonusAt: 11, modifier: 1, payment: { food } }, 3, 0)
        .allIn,
    );
  expect([0, 1, 2].map((food) => chanceFor(food))).toEqual(['1/3', '1/6', '0']);
  expect(chanceFor(2, { ...playerOf(state, MIRA), quester: NEW_QUESTER })).toBe('1/3');
});

describe('5.5 the trip planner', () => {
  const steps: readonly TripStep[] = [
    { kind: 'pass' },
    { kind: 'walk' },
    { kind: 'treasure' },
    { kind: 'pass' },
    { kind: 'threat', level: 6 },
    { kind: 'quest', modifier: 1, target: 5, must: false },
    { kind: 'hearts', gain: 2 },
    { kind: 'water' },
    { kind: 'quest', modifier: 0, target: 4, must: true },
    { kind: 'pass' },
    { kind: 'camp' },
  ];

  /** Every run of dice, one by one; hearts are spent before food, and water takes hearts alone. */
  function brute(start: readonly [hearts: number, food: number], free: readonly [now: number, later: number]) {
    const [combat, reserve] = [1, 3];
    const left: number[] = [];
    const go = (index: number, hearts: number, food: number, passes: number, weight: number): number => {
      const step = steps[index];
      const have = hearts + food;
      if (!step) {
        left[have] = (left[have] ?? 0) + weight;
        return weight;
      }
      const pay = (price: number, share = weight, rest = passes) =>
        have < price ? 0 : go(index + 1, Math.max(0, hearts - price), food - Math.max(0, price - hearts), rest, share);
      switch (step.kind) {
        case 'pass':
          return passes > 0 ? pay(0, weight, passes - 1) : pay(1);
        case 'walk':
        case 'treasure':
          return pay(0);
        case 'water':
          // The first step after a quest: another turn, with its own passes.
          return go(index + 1, Math.max(0, hearts - 1), food, free[1], weight);
        case 'camp':
          return pay(3);
        case 'hearts':
          return go(index + 1, hearts + step.gain, food, passes, weight);
        case 'threat':
        case 'quest':
          return FACES.reduce((sum, face) => {
            const target = step.kind === 'threat' ? step.level - combat : step.target - step.modifier;
            const most = step.kind === 'threat' ? have : Math.max(0, have - reserve);
            const need = Math.max(0, target - face);
            if (need <= most) return sum + pay(need, weight / 6);
            return step.kind === 'quest' && !step.must ? sum + pay(0, weight / 6) : sum;
          }, 0);
      }
    };
    return { done: go(0, ...start, free[0], 1), left };
  }

  test('agrees with every run of dice, with food for hearts and with free passes of this turn and the next', () => {
    for (let hearts = 0; hearts <= 13; hearts += 1) {
      for (const [food, free, freeLater] of [
        [0, 0, 0],
        [0, 1, 1],
        [2, 0, 1],
        [3, 1, 0],
      ] as const) {
        const plan = planTrip({ hearts, food, combat: 1, freePasses: free, freeLater, reserve: 3, steps });
        const twin = brute([hearts, food], [free, freeLater]);
        expect(toNumber(plan.done)).toBeCloseTo(twin.done, 10);
        for (const { hearts: left, chance: share } of plan.left)
          expect(toNumber(share)).toBeCloseTo(twin.left[left] ?? 0, 10);
        const sum = twin.left.reduce((so, share, left) => so + share * left, 0);
        expect(plan.mean === undefined).toBe(twin.done === 0);
        expect(plan.mean ? toNumber(plan.mean) * twin.done : 0).toBeCloseTo(sum, 10);
        expect(toNumber(atLeast(plan, 3))).toBeCloseTo(
          twin.left.reduce((sum, share, left) => sum + (left >= 3 ? share : 0), 0),
          10,
        );
      }
    }
  });

  test('R38: water takes no food, and the rest pays for the camp', () => {
    const trip = { hearts: 0, food: 3, combat: 0, freePasses: 0, reserve: 0 };
    expect(planTrip({ ...trip, steps: [{ kind: 'water' }, { kind: 'camp' }] }).done).toEqual(chance(D6, () => true));
  });

  test('R5: where every gain is capped, a reward above thirteen is lost', () => {
    const gain: TripStep = { kind: 'hearts', gain: 4 };
    const left = (cap?: number) =>
      planTrip({ hearts: 12, ...(cap ? { cap } : {}), combat: 0, freePasses: 0, reserve: 0, steps: [gain] }).left;
    expect(left().map(({ hearts }) => hearts)).toEqual([16]);
    expect(left(13).map(({ hearts }) => hearts)).toEqual([13]);
  });

  test('p.19: the spaces of each turn; a quest or a camp ends one', () => {
    const passes: readonly TripStep[] = [{ kind: 'pass' }, { kind: 'camp' }, { kind: 'walk' }, { kind: 'pass' }];
    expect(tripSpaces([], 'town')).toEqual([]);
    expect(tripSpaces([{ kind: 'camp' }], 'town')).toEqual([1]);
    for (const start of ['town', 'map'] as const) {
      expect(tripSpaces(steps, start)).toEqual([4, 1, 2]);
      expect(tripSpaces(passes, start)).toEqual([2, 3]);
    }
  });

  test('R28, R46: what happens where the figure stands needs no space; underway the space left is one of those passed', () => {
    const here: readonly TripStep[] = [
      { kind: 'hearts', gain: 2 },
      { kind: 'quest', modifier: 0, target: 4, must: false },
    ];
    for (const start of ['map', 'underway'] as const) {
      expect(tripSpaces([...here, { kind: 'camp' }], start)).toEqual([0]);
      expect(tripSpaces([...here, { kind: 'pass' }], start)).toEqual([0, 2]);
    }
    expect(tripSpaces(steps, 'underway')).toEqual([3, 1, 2]);
    expect(tripSpaces([{ kind: 'threat', level: 4 }, { kind: 'camp' }], 'underway')).toEqual([1]);
  });

  test('threats and payments are one sum of needs', () => {
    const levels = [4, 6, 5];
    const needs = addAll(levels.map((level) => map(D6, (face) => Math.max(0, level - face))));
    for (let hearts = 0; hearts <= 13; hearts += 1) {
      const plan = planTrip({
        hearts,
        combat: 0,
        freePasses: 0,
        reserve: 0,
        steps: [...levels.map((level): TripStep => ({ kind: 'threat', level })), { kind: 'pass' }, { kind: 'camp' }],
      });
      expect(plan.done).toEqual(chance(needs, (sum) => sum + 4 <= hearts));
    }
  });
});

test('5.6: only parties that no other beats, the wasted hearts named', () => {
  const state = at({}, [
    {
      adventurers: [
        adventurer('Weak', 'red', { combat: 1 }),
        adventurer('Strong', 'red', { combat: 3, heart: 1 }),
        adventurer('Stout', 'blue', { heart: 12 }),
      ],
    },
  ]);
  const choices = finish(partyChoices(state, MIRA, playerOf(state, MIRA), 'fight'));
  expect(choices[0]).toMatchObject({ party: [1, 2], companion: true, combat: 3, hearts: 13, wasted: 2 });
  expect(choices.every(({ party }) => !party.includes(0))).toBe(true);
  expect(choices.every(({ party }) => !(party.includes(0) && party.includes(1)))).toBe(true);
});

describe('5.7 the trade calculator', () => {
  const typed = { 'trade:Dusk town': { food: 1, coins: 2, gems: 2, red: 5, blue: 7, green: 4, yellow: 6 } };
  const state = at({ cards: typed }, [{ coins: 4, gems: 3, food: 2, blue: 1 }]);
  const player = playerOf(state, MIRA);

  test('what a blue token buys: nothing above its value, nothing that could be more', () => {
    const offers = offersFor(state, player, { blue: 1 });
    expect(offers.length).toBeGreaterThan(5);
    for (const { goods, value } of offers) {
      expect(value).toBeLessThanOrEqual(7);
      expect(value).toBe(valueOf(state, goods));
    }
    expect(offers.some(({ goods }) => goods.coins === 3 && goods.food === 1)).toBe(true);
  });

  test('the cheapest way to a red token agrees with trying every bundle', () => {
    const [best] = paymentsFor(state, player, { red: 1 });
    const all: Goods[] = [];
    const add = (index: number, left: number, goods: Goods) => {
      const good = GOODS[index];
      if (!good) {
        all.push(goods);
        return;
      }
      for (let count = 0; count <= Math.min(left, player[good]); count += 1)
        add(index + 1, left - count, { ...goods, [good]: count });
    };
    add(0, 5, {});
    const enough = all.filter((goods) => (valueOf(state, goods) ?? 0) >= 5);
    const most = Math.max(...enough.map((pay) => tradePoints(player, pay, { red: 1 })));
    expect(best?.points).toBe(most);
    // Nothing wasted, and of those the fewest goods.
    expect(best?.value).toBe(5);
    expect(valueOf(state, best?.goods ?? {})).toBe(5);
  });

  test.each<[string, Goods]>([
    ['a red token', { red: 1 }],
    ['a coin', { coins: 1 }],
    ['three gems', { gems: 3 }],
    ['six coins', { coins: 6 }],
  ])('for %s the payments are those that the rules take, all of them', (_, gain) => {
    const all: Goods[] = [];
    const add = (index: number, goods: Goods) => {
      const good = GOODS[index];
      if (!good) all.push(goods);
      else for (let count = 0; count <= player[good]; count += 1) add(index + 1, { ...goods, [good]: count });
    };
    add(0, {});
    const key = (goods: Goods) => GOODS.map((good) => goods[good] ?? 0).join();
    const legal = all.filter((pay) => !tradeProblem(state, player, pay, gain));
    expect(
      paymentsFor(state, player, gain)
        .map(({ goods }) => key(goods))
        .sort(),
    ).toEqual(legal.map(key).sort());
  });

  test('a chief that a trade would bring is named', () => {
    const near = at({ cards: typed }, [{ red: 3, blue: 1 }]);
    const offers = offersFor(near, playerOf(near, MIRA), { blue: 1 });
    expect(offers.filter(({ goods }) => goods.red).every(({ chiefs }) => chiefs.includes('red'))).toBe(true);
    expect(FACTIONS).toContain('red');
  });
});

test('the steps and given birds of the running turn are the active player’s alone', () => {
  const turn = { ...ADVENTURE, steps: 2, moveBonus: 1, passBonus: 1 };
  const state = at({ turn }, [ON_MAP, { ...ON_MAP, here: EMPTY, hearts: 3 }]);
  const teo = playerOf(state, TEO);
  expect(movement(seenBy(state, TEO), teo)).toBe(2);
  expect(movement(seenBy(state, MIRA), playerOf(state, MIRA))).toBe(3);
  // Level 4 with 3 hearts is certain: nothing is set aside for a step that is not his.
  expect(toText(ladder(state, TEO)[0]?.odds.allIn ?? { numerator: 0n, denominator: 1n })).toBe('1');
});

test('5.4: the ladder, Bounty Hunting and the best of it', () => {
  const state = at({}, [{ hearts: 3, companionActive: false }]);
  expect(
    ladder(state, MIRA)
      .filter(({ open }) => open)
      .map(({ level }) => level),
  ).toEqual([4]);
  const quester = { ...playerOf(state, MIRA).quester, talents: ['bountyHunting'] };
  const hunter = at({}, [{ hearts: 3, companionActive: false, quester }]);
  const rungs = ladder(hunter, MIRA);
  expect(rungs.filter(({ open }) => open)).toHaveLength(12);
  // Points are not typed: the highest that is beaten two times in three.
  expect(bestRung(rungs)?.level).toBe(6);
});

import fc from 'fast-check';
import { toNumber } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { restOrFight } from '@/rules/multiverse-war/advice';
import {
  abilityRoll,
  direction,
  encounterOdds,
  meets,
  newTokens,
  severalTries,
} from '@/rules/multiverse-war/encounterOdds';
import {
  alternatingDuel,
  exchange,
  exchangeOdds,
  readKey,
  repeatedDuel,
  turnedRound,
  withSupport,
} from '@/rules/multiverse-war/exchange';
import { type Fight, type Fighter, settle, strikesOf } from '@/rules/multiverse-war/fight';
import { besieging, siege, turnsToFall } from '@/rules/multiverse-war/siege';
import { bestOrder, ordering, type Shooter, volley } from '@/rules/multiverse-war/volley';

const RULES = {
  heavyArmour: 'minusOneMin1',
  flankRule: 'lead2',
  flankCountsAttacker: false,
  stackRolls: 'both',
  rangedRetaliation: 'ifInReach',
  siegeRetaliates: 'ifSetUp',
  answerAtGarrison: 'building',
};
const UNIT: Fighter = {
  name: 'Melee',
  hp: 4,
  attack: 'melee',
  mounted: false,
  siege: false,
  setUp: false,
  range: null,
  armour: false,
  agile: false,
  formation: false,
  building: false,
  siegeDamage: null,
  ground: 'open',
  bonus: 0,
};
const BOW: Fighter = { ...UNIT, name: 'Bow', attack: 'ranged' };
const HOUSE: Fighter = { ...UNIT, name: 'House', attack: 'none', building: true, hp: 5 };

function fight(attacker: Fighter, target: Fighter, more: Partial<Fight> = {}): Fight {
  return {
    attacker,
    target,
    answerer: target.building ? null : target,
    shield: null,
    distance: 1,
    support: { attacker: 0, target: 0 },
    trump: 'none',
    protectedSide: false,
    sting: 0,
    rules: RULES,
    ...more,
  };
}

const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  name: fc.constant('X'),
  hp: fc.integer({ min: 1, max: 5 }),
  attack: fc.constantFrom('melee' as const, 'ranged' as const),
  mounted: fc.boolean(),
  siege: fc.constant(false),
  setUp: fc.constant(false),
  range: fc.constantFrom(null, 2),
  armour: fc.boolean(),
  agile: fc.boolean(),
  formation: fc.boolean(),
  building: fc.constant(false),
  siegeDamage: fc.constant(null),
  ground: fc.constantFrom('open' as const, 'hill' as const, 'forest' as const, 'building' as const),
  bonus: fc.integer({ min: -1, max: 2 }),
});

const anyFight: fc.Arbitrary<Fight> = fc
  .record({
    attacker: anyFighter,
    target: anyFighter,
    distance: fc.integer({ min: 1, max: 2 }),
    mine: fc.integer({ min: 0, max: 3 }),
    theirs: fc.integer({ min: 0, max: 3 }),
    trump: fc.constantFrom('none' as const, 'attacker' as const, 'defender' as const),
    protectedSide: fc.boolean(),
    sting: fc.constantFrom(0, 0, 1),
    stackRolls: fc.constantFrom('both', 'single'),
    flankRule: fc.constantFrom('lead2', 'twoOrMore'),
  })
  .map(({ attacker, target, mine, theirs, stackRolls, flankRule, ...rest }) =>
    fight(attacker, target, {
      ...rest,
      support: { attacker: mine, target: theirs },
      rules: { ...RULES, stackRolls, flankRule },
    }),
  );

/** Every throw of every die that may be due, weighed alike. */
function bruteForce(of: Fight): Map<string, number> {
  const asked = strikesOf(of).flatMap(({ by, rolls }) => rolls.map((why) => ({ who: by, why })));
  const ends = new Map<string, number>();
  const count = 10 ** asked.length;
  for (let throws = 0; throws < count; throws += 1) {
    const rolls = asked.map((roll, index) => ({
      ...roll,
      value: (Math.floor(throws / 10 ** index) % 10) + 1,
      by: 'typed' as const,
    }));
    const { attackerHp, targetHp, shieldHp } = settle(of, rolls);
    const key = `${attackerHp}|${targetHp}|${shieldHp}`;
    ends.set(key, (ends.get(key) ?? 0) + 1 / count);
  }
  return ends;
}

test('an exchange is what all throws of its dice give', () => {
  fc.assert(
    fc.property(anyFight, (each) => {
      const ends = exchange(each);
      const brute = bruteForce(each);
      expect([...brute.keys()].sort()).toEqual([...ends.outcomes].sort());
      ends.outcomes.forEach((key, index) => {
        expect(Number(ends.weights[index]) / Number(ends.total)).toBeCloseTo(brute.get(key) ?? 0, 10);
      });
    }),
    { seed: 5, numRuns: 120 },
  );
});

test('5.1: flanked and agile together hit once in four', () => {
  const odds = exchangeOdds(
    fight(BOW, { ...UNIT, agile: true, hp: 1 }, { distance: 2, support: { attacker: 0, target: 2 } }),
  );
  expect(odds.kill).toEqual({ numerator: 1n, denominator: 4n });
});

test.each([
  ['melee', UNIT, UNIT, 2],
  ['melee at heavy armour', UNIT, { ...UNIT, armour: true }, 1],
  ['ranged', BOW, UNIT, 1],
  ['ranged at heavy armour', BOW, { ...UNIT, armour: true }, 1],
  ['ranged from a hill', { ...BOW, ground: 'hill' as const }, UNIT, 2],
  ['ranged from a building', { ...BOW, ground: 'building' as const }, UNIT, 2],
  ['forest beats hill', { ...BOW, ground: 'hill' as const }, { ...UNIT, ground: 'forest' as const }, 1],
  ['forest also beats bonuses', { ...BOW, bonus: 2 }, { ...UNIT, ground: 'forest' as const }, 1],
  ['melee in forest', UNIT, { ...UNIT, ground: 'forest' as const }, 2],
  ['melee at a building', UNIT, HOUSE, 2],
  ['mounted at a building', { ...UNIT, mounted: true }, HOUSE, 1],
  ['mounted archer on a hill at a building', { ...BOW, mounted: true, ground: 'hill' as const }, HOUSE, 1],
  ['ranged at a building', BOW, HOUSE, 1],
  ['ranged from a hill at a building', { ...BOW, ground: 'hill' as const }, HOUSE, 2],
  ['siege at a building', { ...BOW, siege: true, setUp: true, siegeDamage: 3, ground: 'hill' as const }, HOUSE, 3],
  ['siege at a unit', { ...BOW, siege: true, setUp: true, siegeDamage: 3 }, UNIT, 1],
])('6.1: %s does %#', (_, attacker, target, damage) => {
  expect(strikesOf(fight(attacker, target))[0]?.damage).toBe(damage);
});

test.each([
  ['minusOneMin1', 1],
  ['capAt1', 1],
  ['minusOne', 0],
])('A2: a blow of 1 against heavy armour, %s', (heavyArmour, damage) => {
  const weak = { ...UNIT, bonus: -1 };
  expect(strikesOf(fight(weak, { ...UNIT, armour: true }, { rules: { ...RULES, heavyArmour } }))[0]?.damage).toBe(
    damage,
  );
});

test('A7: a shot from afar is answered only within reach, and by nobody under the switch', () => {
  expect(strikesOf(fight(BOW, UNIT, { distance: 2 }))).toHaveLength(1);
  expect(strikesOf(fight(BOW, BOW, { distance: 2 }))).toHaveLength(2);
  expect(strikesOf(fight(BOW, BOW, { distance: 2, rules: { ...RULES, rangedRetaliation: 'meleeOnly' } }))).toHaveLength(
    1,
  );
  const siegeTarget = { ...BOW, siege: true, setUp: true };
  expect(strikesOf(fight(BOW, siegeTarget, { distance: 2 }))).toHaveLength(2);
  expect(strikesOf(fight(BOW, { ...siegeTarget, setUp: false }, { distance: 2 }))).toHaveLength(1);
});

test('A49: the colony stings after the blow, even if it falls by it', () => {
  const colony = fight(UNIT, { ...HOUSE, hp: 2 }, { sting: 1 });
  expect(settle(colony, [])).toMatchObject({ targetHp: 0, attackerHp: 3 });
  expect(settle(fight(BOW, { ...HOUSE, hp: 2 }, { sting: 1, distance: 2 }), [])).toMatchObject({ attackerHp: 4 });
});

test('A57: an answer to a shot out of a building hits the building', () => {
  const shot = fight({ ...BOW, ground: 'building' }, { ...BOW, ground: 'hill' }, { distance: 2, shield: { hp: 2 } });
  expect(settle(shot, [])).toMatchObject({ attackerHp: 0, shieldHp: 0, targetHp: 2 });
  expect(settle({ ...shot, shield: { hp: 5 } }, [])).toMatchObject({ attackerHp: 4, shieldHp: 3 });
  expect(strikesOf({ ...shot, rules: { ...RULES, answerAtGarrison: 'none' } })).toHaveLength(1);
});

describe('5.4: repeated duels', () => {
  test('certain hits: two exchanges decide melee against melee for the attacker', () => {
    const duel = repeatedDuel(fight(UNIT, UNIT));
    if (isRefusal(duel)) throw new Error(duel.words);
    expect(duel.ends.get('attacker')).toEqual({ numerator: 1n, denominator: 1n });
    expect(duel.steps).toEqual({ numerator: 2n, denominator: 1n });
  });

  test('nobody hurts anybody: it never ends', () => {
    const harmless = { ...UNIT, bonus: -2 };
    const duel = repeatedDuel(fight(harmless, harmless));
    if (isRefusal(duel)) throw new Error(duel.words);
    expect(toNumber(duel.never)).toBe(1);
    expect(duel.steps).toBeUndefined();
  });

  /** Value iteration: the same chain, followed step by step until nothing is left. */
  function followed(of: Fight): number {
    let field = new Map([[`${of.attacker.hp}|${of.target.hp}|0`, 1]]);
    let won = 0;
    for (let turn = 0; turn < 400; turn += 1) {
      const next = new Map<string, number>();
      for (const [key, weight] of field) {
        const { attackerHp, targetHp } = readKey(key);
        const target = { ...of.target, hp: targetHp };
        const ends = exchange({
          ...of,
          attacker: { ...of.attacker, hp: attackerHp },
          target,
          answerer: of.answerer && target,
        });
        ends.outcomes.forEach((end, index) => {
          const part = (weight * Number(ends.weights[index])) / Number(ends.total);
          const at = readKey(end);
          if (at.targetHp === 0 && at.attackerHp > 0) won += part;
          else if (at.targetHp > 0 && at.attackerHp > 0) next.set(end, (next.get(end) ?? 0) + part);
        });
      }
      field = next;
    }
    return won;
  }

  test('loops are solved as following them would', () => {
    fc.assert(
      fc.property(anyFight, (each) => {
        const duel = repeatedDuel(each);
        if (isRefusal(duel)) throw new Error(duel.words);
        expect(toNumber(duel.ends.get('attacker') ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(
          followed(each),
          6,
        );
      }),
      { seed: 9, numRuns: 25 },
    );
  });

  test('taking turns, whoever begins wins among equals', () => {
    const mine = fight(UNIT, UNIT);
    const begins = alternatingDuel(mine, mine, 'mine');
    const second = alternatingDuel(mine, mine, 'theirs');
    if (isRefusal(begins) || isRefusal(second)) throw new Error('refused');
    // 4–4: mine 4 → 2, theirs 4 → 2; then the other attacks first and kills.
    expect(begins.ends.get('target')).toEqual({ numerator: 1n, denominator: 1n });
    expect(second.ends.get('attacker')).toEqual({ numerator: 1n, denominator: 1n });
  });
});

test('5.9: the flank gained or lost', () => {
  const alone = fight(UNIT, { ...UNIT, hp: 2 }, { support: { attacker: 0, target: 2 } });
  expect(toNumber(exchangeOdds(alone).kill)).toBe(0.5);
  expect(toNumber(exchangeOdds(withSupport(alone, 1, 2)).kill)).toBe(1);
});

describe('5.5: volleys', () => {
  const shooter = (key: string, of: Fight): Shooter => ({ key, name: key, fight: of });
  const flanked = { support: { attacker: 0, target: 2 } };

  /** Every hit and miss of every attacker in order, one by one. */
  function followed(shooters: readonly Shooter[]) {
    let [kill, lost, any] = [0, 0, 0];
    const killBy = shooters.map(() => 0);
    const walk = (index: number, hp: number, chance: number, hpLost: number, fell: boolean) => {
      const each = shooters[index];
      if (hp === 0 || !each) {
        if (hp === 0) kill += chance;
        lost += chance * hpLost;
        if (fell) any += chance;
        return;
      }
      const target = { ...each.fight.target, hp };
      const answerer = each.fight.target.building ? each.fight.answerer : target;
      for (const [key, part] of bruteForce({ ...each.fight, target, answerer })) {
        const at = readKey(key);
        if (at.targetHp === 0) killBy[index] = (killBy[index] ?? 0) + chance * part;
        walk(
          index + 1,
          at.targetHp,
          chance * part,
          hpLost + each.fight.attacker.hp - at.attackerHp,
          fell || at.attackerHp === 0,
        );
      }
    };
    walk(0, shooters[0]?.fight.target.hp ?? 0, 1, 0, false);
    return { kill, lost, any, killBy };
  }

  test('a volley is what following every blow gives', () => {
    fc.assert(
      fc.property(fc.array(anyFight, { minLength: 1, maxLength: 3 }), (fights) => {
        const target = fights[0]?.target ?? UNIT;
        const shooters = fights.map((each, index) => shooter(`${index}`, { ...each, target, answerer: target }));
        const odds = volley(shooters);
        const brute = followed(shooters);
        expect(odds.kill).toBeCloseTo(brute.kill, 10);
        expect(odds.hpLost).toBeCloseTo(brute.lost, 10);
        expect(odds.loseAny).toBeCloseTo(brute.any, 10);
        odds.killBy.forEach((each, index) => expect(each).toBeCloseTo(brute.killBy[index] ?? 0, 10));
      }),
      { seed: 3, numRuns: 40 },
    );
  });

  test('certain hits: two melee kill 4 health; the third is spare', () => {
    const three = ['a', 'b', 'c'].map((key) => shooter(key, fight(UNIT, UNIT)));
    expect(volley(three)).toMatchObject({ kill: 1, mostUsed: 2, used: 2, killBy: [0, 1, 0] });
  });

  test('the best order has archers first, who are not answered; the swordsman takes the kill', () => {
    const bows = fight(BOW, UNIT, { distance: 2 });
    const [sword, a, b] = [shooter('sword', fight(UNIT, UNIT)), shooter('a', bows), shooter('b', bows)];
    const best = bestOrder([sword, a, b], { for: 'kill' });
    expect(best.order).toEqual(['a', 'b', 'sword']);
    expect(best).toMatchObject({ kill: 1, hpLost: 0 });
  });

  test('the kill can be kept for a class', () => {
    const bows = fight(BOW, { ...UNIT, hp: 3 }, { distance: 2 });
    const [sword, a] = [shooter('sword', fight(UNIT, { ...UNIT, hp: 3 })), shooter('a', bows)];
    const best = bestOrder([a, sword], { for: 'credit', keys: ['a'] });
    expect(best.order).toEqual(['sword', 'a']);
    expect(best.killBy).toEqual([0, 1]);
  });

  test('no order beats the one advised', () => {
    fc.assert(
      fc.property(fc.array(anyFight, { minLength: 2, maxLength: 4 }), (fights) => {
        const target = fights[0]?.target ?? UNIT;
        const shooters = fights.map((each, index) => shooter(`${index}`, { ...each, target, answerer: target }));
        const best = bestOrder(shooters, { for: 'kill' });
        expect(best.kill).toBeGreaterThanOrEqual(volley(shooters).kill);
        expect(best.kill).toBeGreaterThanOrEqual(volley([...shooters].reverse()).kill);
      }),
      { seed: 4, numRuns: 40 },
    );
  });

  test('six attackers pause often, and the bar never falls', () => {
    const six = Array.from({ length: 6 }, (_, key) => shooter(`${key}`, fight(UNIT, { ...UNIT, hp: 9 }, flanked)));
    const told = [...ordering(six, { for: 'kill' })].map(({ done }) => done);
    expect(told.length).toBeGreaterThan(80);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  test('a flanked volley can miss', () => {
    const one = shooter('a', fight(UNIT, { ...UNIT, hp: 2 }, flanked));
    expect(volley([one, { ...one, key: 'b' }]).kill).toBe(0.75);
  });
});

describe('5.6: sieges', () => {
  const catapult: Fighter = { ...BOW, siege: true, setUp: true, siegeDamage: 3 };

  test.each([
    [5, 3, 2],
    [6, 2, 5],
    [6, 6, 1],
    [5, 1, undefined],
    [1, 1, 1],
    [5, 0, undefined],
  ])('%i health against %i a turn', (health, damage, turns) => {
    expect(turnsToFall(health, damage)).toBe(turns);
  });

  test.each([
    [5, 3],
    [6, 2],
    [6, 4],
  ])('the turn loop agrees with the formula: %i health, %i a turn', (hp, siegeDamage) => {
    const one = { key: 'c', name: 'c', fight: fight({ ...catapult, siegeDamage }, { ...HOUSE, hp }, { distance: 3 }) };
    const odds = siege([one], hp);
    expect(odds.expected).toBe(turnsToFall(hp, siegeDamage));
    expect(odds.never).toBe(false);
  });

  test('counted in pieces, with the screen between them, it comes to the same', () => {
    // Each may miss, and each may be missed by the archer inside: many branches.
    const agile = { ...UNIT, agile: true };
    const shooters = ['a', 'b', 'c'].map((key) => ({
      key,
      name: key,
      fight: fight(
        agile,
        { ...HOUSE, hp: 9 },
        {
          answerer: { ...BOW, hp: 4 },
          support: { attacker: 0, target: 2 },
        },
      ),
    }));
    const work = besieging(shooters, 9);
    let pauses = 0;
    for (;;) {
      const piece = work.next();
      if (piece.done) {
        expect(piece.value).toEqual(siege(shooters, 9));
        break;
      }
      pauses += 1;
      expect(piece.value.done).toBeLessThanOrEqual(piece.value.of);
    }
    expect(pauses).toBeGreaterThan(1);
  });

  test('broken off for a turn, the building repairs, and the siege goes on from there', () => {
    const from = (hp: number) => siege([{ key: 'm', name: 'm', fight: fight(UNIT, { ...HOUSE, hp }) }], 6).expected;
    expect([6, 5].map(from)).toEqual([5, 4]);
    // One turn of 2 damage and two repairs later it stands as at the start: nothing was won.
    expect(from(Math.min(6, 6 - 2 + 1 + 1))).toBe(5);
  });

  test('1 a turn never brings it down', () => {
    const one = { key: 'b', name: 'b', fight: fight(BOW, { ...HOUSE, hp: 5 }, { distance: 2 }) };
    expect(siege([one], 5)).toMatchObject({ never: true, beaten: false, expected: undefined });
  });

  test('a garrison that kills the besieger saves the building', () => {
    const one = {
      key: 'm',
      name: 'm',
      fight: fight({ ...UNIT, hp: 2 }, { ...HOUSE, hp: 5 }, { answerer: { ...UNIT, ground: 'building' } }),
    };
    const odds = siege([one], 5);
    expect(odds.fallenBy.every((chance) => chance === 0)).toBe(true);
    expect(odds.beaten).toBe(true);
  });
});

test('5.7 and 5.8: tries, ability dice, directions and new tokens', () => {
  const even = { upTo: 5, atLeast: null, support: 0, damage: 2, reward: null, permanent: false };
  expect(severalTries([even, even], 0, 4)).toEqual({ numerator: 3n, denominator: 4n });
  // The first failure kills a unit of 2 health: there is no second try.
  expect(severalTries([even, even], 0, 2)).toEqual({ numerator: 1n, denominator: 2n });
  const three = abilityRoll(3, 5);
  if (isRefusal(three)) throw new Error(three.words);
  expect([...three.weights].map(Number)).toEqual([1, 3, 3, 1]);
  expect(direction(2)).toEqual({ numerator: 1n, denominator: 3n });
  expect(newTokens(3)).toEqual({ numerator: 3n, denominator: 10n });
});

test('5.7: a card that wants a high roll', () => {
  const high = { upTo: null, atLeast: 8, support: 0, damage: 1, reward: null, permanent: false };
  expect(encounterOdds(high, 0, 4).success).toEqual({ numerator: 3n, denominator: 10n });
  expect([7, 8].map((d10) => meets(high, d10))).toEqual([false, true]);
});

describe('5.9: rest or fight', () => {
  /** Answer after answer, each one hitting, until the attacker falls. */
  function answersTaken(asked: Fight): number | undefined {
    let hp = asked.attacker.hp;
    for (let exchanges = 0; exchanges < 50; exchanges += 1) {
      const sure = { ...asked, attacker: { ...asked.attacker, hp }, target: { ...asked.target, hp: 99 } };
      const held = { ...sure, answerer: sure.answerer && { ...sure.answerer, hp: 99 } };
      const rolls = (['attacker', 'target'] as const).flatMap((who) =>
        (['flanked', 'agile'] as const).map((why) => ({ who, why, value: 1, by: 'typed' as const })),
      );
      const after = settle(held, rolls).attackerHp;
      if (after === 0) return exchanges;
      if (after === hp) return undefined;
      hp = after;
    }
    return undefined;
  }

  test('a hurt attacker stands after as many answers as following them shows', () => {
    fc.assert(
      fc.property(anyFight, fc.integer({ min: 1, max: 4 }), (any, hp) => {
        const asked = { ...any, attacker: { ...any.attacker, hp }, shield: null };
        const { now, rested } = restOrFight(asked, 4);
        expect([now.hp, rested.hp]).toEqual([hp, 4]);
        expect(now.survives).toBe(answersTaken(asked));
        if (now.survives !== undefined) expect(rested.survives).toBeGreaterThanOrEqual(now.survives);
      }),
    );
  });

  test('two swordsmen: at 2 health the attack is lost, rested it is won', () => {
    const hurt = fight({ ...UNIT, hp: 2 }, UNIT);
    const { now, rested } = restOrFight(hurt, 4);
    expect(now).toEqual({ hp: 2, survives: 0, wins: { numerator: 0n, denominator: 1n } });
    expect(rested).toEqual({ hp: 4, survives: 1, wins: { numerator: 1n, denominator: 1n } });
  });
});

test('5.4: turned round, the same two change sides and the trump with them', () => {
  const turned = turnedRound(fight(UNIT, BOW, { trump: 'defender', support: { attacker: 1, target: 3 } }));
  expect(turned).toMatchObject({ attacker: { name: 'Bow' }, target: { name: 'Melee' }, trump: 'attacker' });
  expect(turned?.support).toEqual({ attacker: 3, target: 1 });
  expect(turnedRound(fight(UNIT, HOUSE))).toBeUndefined();
});

import { branchesOf, solve, solveExactly } from '@/rules/dice/chain';
import { product } from '@/rules/dice/combine';
import { chance, fromWeights, map } from '@/rules/dice/distribution';
import { D10, D6, pool } from '@/rules/dice/die';
import { type Fraction, toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { successes } from '@/rules/dice/pool';
import { everyThrow, lines, must, of } from '../brute';

test('5.1 ranged at an agile target while flanked: two rolls of 5 or less', () => {
  const hit = map(D10, (face) => (face <= 5 ? 1 : 0));
  expect(lines(hit)).toEqual(['0: 1/2', '1: 1/2']);
  expect(toText(chance(product(hit, hit, Math.min), (both) => both === 1))).toBe('1/4');
});

test('V10, 5.7 the bear: 7 or less on a d10; three tries', () => {
  expect(toText(chance(D10, (face) => face <= 7))).toBe('7/10');
  expect(
    toText(
      chance(
        successes(must(pool(3, 10)), (face) => face <= 7),
        (n) => n >= 1,
      ),
    ),
  ).toBe('973/1000');
});

test.each([1, 2, 5])('5.8 %i ability dice are binomial', (k) => {
  const binomial = [...Array(k + 1).keys()].map((n) => {
    let ways = 1;
    for (let i = 1; i <= n; i++) ways = (ways * (k - n + i)) / i;
    return `${n}: ${toText(of(ways * 3 ** n * 7 ** (k - n), 10 ** k))}`;
  });
  expect(lines(successes(must(pool(k, 10)), (face) => face <= 3))).toEqual(binomial);
});

type Duel = readonly [attacker: number, defender: number, mine: boolean];

/** Both strike for 2 when they hit; the one whose turn it is strikes first; a second strike needs a living striker. */
function exchange([a, d, mine]: Duel, hitA: number, hitD: number, alternate: boolean) {
  const strike = (p: number) =>
    must(
      fromWeights([
        [2, p],
        [0, 4 - p],
      ]),
    );
  return branchesOf(
    product(strike(hitA), strike(hitD), (x, y) => `${x},${y}`),
    (blows, weight) => {
      const [x = 0, y = 0] = blows.split(',').map(Number);
      const [first, second] = mine ? [d - x, a - y] : [a - y, d - x];
      if (first <= 0) return toEnd(weight, mine ? 'attacker' : 'defender');
      if (second <= 0) return toEnd(weight, mine ? 'defender' : 'attacker');
      return toState(weight, [a - y, d - x, alternate ? !mine : mine] as const);
    },
  );
}

test('5.4 a repeated duel: divide by what does not stay', () => {
  // f(a, d) by the recursion of the spec, in doubles.
  const f = (a: number, d: number, p: number, q: number): number => {
    if (d <= 0) return 1;
    if (a <= 0) return 0;
    const stay = (1 - p) * (1 - q);
    const hit = d <= 2 ? p : p * q * f(a - 2, d - 2, p, q) + p * (1 - q) * f(a, d - 2, p, q);
    return (hit + (1 - p) * q * f(a - 2, d, p, q)) / (1 - stay);
  };
  for (const [hitA, hitD] of [
    [2, 2],
    [1, 2],
    [4, 1],
    [4, 4],
  ] as const) {
    for (const [a, d] of [
      [4, 4],
      [2, 6],
      [6, 2],
      [5, 3],
    ] as const) {
      const ask = [[a, d, true] as Duel, (s: Duel) => exchange(s, hitA, hitD, false), String] as const;
      const exact = must(solveExactly(...ask)).ends.get('attacker') ?? ZERO;
      expect(toNumber(exact)).toBeCloseTo(f(a, d, hitA / 4, hitD / 4), 13);
      expect(Math.abs((must(solve(...ask)).ends.get('attacker') ?? 0) - toNumber(exact))).toBeLessThan(1e-12);
    }
  }
});

test('5.4 certain hits take ceil(hp / damage) exchanges', () => {
  const sure = must(solveExactly([9, 7, true] as Duel, (s: Duel) => exchange(s, 4, 0, false), String));
  expect(sure.steps && toText(sure.steps)).toBe('4');
});

test('5.4 nobody can hit: neither can win', () => {
  const idle = must(solve([4, 4, true] as Duel, (s: Duel) => exchange(s, 0, 0, true), String));
  expect([idle.ends.size, idle.never]).toEqual([0, 1]);
});

test('5.4 alternating attackers: loops of two states; equals have the first striker ahead', () => {
  const duel = must(solveExactly([2, 2, true] as Duel, (s: Duel) => exchange(s, 2, 2, true), String));
  // One hit decides: the first striker of each exchange is the owner of the turn, then the other.
  // w = 1/2 + 1/4·(1 − w), so w = 3/5; the other's answer takes 1/4 at once.
  const w = duel.ends.get('attacker') ?? ZERO;
  expect(toText(w)).toBe('3/5');
});

test('5.6 a siege that nets D − 1 a turn falls after ceil((H − 1) / (D − 1))', () => {
  for (let hp = 2; hp <= 9; hp++) {
    for (let damage = 2; damage <= 5; damage++) {
      const siege = must(
        solveExactly(
          hp,
          (h: number) => [h <= damage ? toEnd(1, 'down') : toState(1, Math.min(hp, h - damage + 1))],
          Number,
        ),
      );
      expect(siege.steps && toText(siege.steps)).toBe(`${hp <= damage ? 1 : Math.ceil((hp - 1) / (damage - 1))}`);
    }
  }
  const never = must(solveExactly(4, (h: number) => [toState(1, Math.min(4, h - 1 + 1))], Number));
  expect(toText(never.never)).toBe('1');
});

test.each([
  ['melee', 2, 2],
  ['melee on heavy armour', 1, 4],
  ['ranged', 1, 4],
  ['ranged from a hill or building', 2, 2],
  ['ranged into forest', 1, 4],
])('6.2 a fresh unit of 4 HP falls to %s of %i after %i hits', (_, damage, hits) => {
  const fall = must(
    solveExactly(4, (hp: number) => [hp <= damage ? toEnd(1, 'down') : toState(1, hp - damage)], Number),
  );
  expect(fall.steps && toText(fall.steps)).toBe(`${hits}`);
});

test('5.8 directions and tiles', () => {
  for (let k = 0; k <= 6; k++) expect(chance(D6, (side) => side <= k)).toEqual(of(k, 6));
  for (let m = 0; m <= 10; m++) expect(chance(D10, (tile) => tile <= m)).toEqual(of(m, 10));
});

interface Attacker {
  readonly damage: number;
  /** Hits of four. */
  readonly hits: number;
  readonly answered: boolean;
}
const ANSWER = { damage: 2, hits: 2 };

/** A volley in this order: who fells the target, and what an attacker of 4 HP is expected to lose. */
function volley(order: readonly Attacker[], hp: number): ReadonlyMap<string, Fraction> {
  const strike = (hits: number) => fromWeights([['hit', hits] as const, ['miss', 4 - hits] as const]);
  return must(
    solveExactly(
      [0, hp, 0] as readonly [at: number, hp: number, lost: number],
      ([at, left, lost]) => {
        const attacker = order[at];
        if (!attacker) return [toEnd(1, `stands, ${lost} lost`)];
        const both = product(
          must(strike(attacker.hits)),
          must(strike(ANSWER.hits)),
          (mine, theirs) => `${mine},${theirs}`,
        );
        return branchesOf(both, (blows, weight) => {
          const [mine, theirs] = blows.split(',');
          const after = left - (mine === 'hit' ? attacker.damage : 0);
          if (after <= 0) return toEnd(weight, `felled by ${at}, ${lost} lost`);
          const hurt = attacker.answered && theirs === 'hit' ? ANSWER.damage : 0;
          return toState(weight, [at + 1, after, lost + hurt] as const);
        });
      },
      String,
    ),
  ).ends;
}

test('5.5 a volley, against every way the strikes can fall', () => {
  const order: readonly Attacker[] = [
    { damage: 1, hits: 2, answered: false },
    { damage: 2, hits: 4, answered: true },
    { damage: 2, hits: 1, answered: true },
  ];
  for (const hp of [1, 2, 3, 5]) {
    const tally = new Map<string, number>();
    // Four faces for every strike and every answer.
    for (const faces of everyThrow(new Array<number>(order.length * 2).fill(4))) {
      let [left, lost, end] = [hp, 0, ''];
      order.forEach(({ damage, hits, answered }, at) => {
        if (end) return;
        if ((faces[2 * at] ?? 0) <= hits) left -= damage;
        if (left <= 0) end = `felled by ${at}, ${lost} lost`;
        else if (answered && (faces[2 * at + 1] ?? 0) <= ANSWER.hits) lost += ANSWER.damage;
      });
      end ||= `stands, ${lost} lost`;
      tally.set(end, (tally.get(end) ?? 0) + 1);
    }
    const ends = volley(order, hp);
    expect([...ends.keys()].sort()).toEqual([...tally.keys()].sort());
    for (const [end, count] of tally) expect(ends.get(end)).toEqual(of(count, 4 ** (order.length * 2)));
  }
});

test('5.5 certain hits: kills with so many attackers, the rest to spare', () => {
  const sure = new Array<Attacker>(5).fill({ damage: 2, hits: 4, answered: false });
  expect([...volley(sure, 4).keys()]).toEqual(['felled by 1, 0 lost']);
  expect([...volley(sure, 5).keys()]).toEqual(['felled by 2, 0 lost']);
});

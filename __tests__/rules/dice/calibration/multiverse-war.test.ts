import { branchesOf, solve, solveExactly } from '@/rules/dice/chain';
import { product } from '@/rules/dice/combine';
import { chance, fromWeights, map } from '@/rules/dice/distribution';
import { D10, pool } from '@/rules/dice/die';
import { toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { successes } from '@/rules/dice/pool';
import { lines, must, of } from '../brute';

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

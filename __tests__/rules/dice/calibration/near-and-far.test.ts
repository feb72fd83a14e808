import { branchesOf, solveExactly } from '@/rules/dice/chain';
import { addAll, product } from '@/rules/dice/combine';
import { chance, map, mean } from '@/rules/dice/distribution';
import { D6 } from '@/rules/dice/die';
import { compare, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { must, of } from '../brute';

const clamp = (x: number): number => Math.max(0, Math.min(6, x));

test('5.1 a face needed, with hearts to spend', () => {
  for (let needed = -3; needed <= 14; needed++) {
    const need = map(D6, (face) => Math.max(0, needed - face));
    for (let hearts = 0; hearts <= 13; hearts++) {
      expect(chance(need, (n) => n <= hearts)).toEqual(of(clamp(7 - (needed - hearts)), 6));
      const spent = [1, 2, 3, 4, 5, 6].map((r) => Math.max(0, needed - r)).filter((n) => n <= hearts);
      expect(mean(map(need, (n) => (n <= hearts ? n : 0)))).toEqual(
        of(
          spent.reduce((a, b) => a + b, 0),
          6,
        ),
      );
    }
  }
});

test.each([
  [-5, 0],
  [-4, 1],
  [-3, 3],
  [-2, 6],
  [-1, 10],
  [0, 15],
  [1, 21],
  [2, 26],
  [3, 30],
  [4, 33],
  [5, 35],
  [6, 36],
])('5.2 a duel at Δ = %i is won %i times in 36', (delta, wins) => {
  const difference = product(D6, D6, (attacker, defender) => attacker - defender);
  expect(chance(difference, (d) => d + delta > 0)).toEqual(of(wins, 36));
});

test('5.2 hearts to be expected in a duel: the price of every pair of dice that can be paid', () => {
  for (let delta = -5; delta <= 6; delta++) {
    const need = product(D6, D6, (a, d) => Math.max(0, d + 1 - a - delta));
    for (const hearts of [0, 1, 3, 13]) {
      let spent = 0;
      for (let a = 1; a <= 6; a++) {
        for (let d = 1; d <= 6; d++) {
          const price = Math.max(0, d + 1 - a - delta);
          if (price <= hearts) spent += price;
        }
      }
      expect(mean(map(need, (n) => (n <= hearts ? n : 0)))).toEqual(of(spent, 36));
      // With hearts spent after the dice are seen, the chance is that of a Δ higher by as many.
      expect(chance(need, (n) => n <= hearts)).toEqual(
        chance(
          product(D6, D6, (a, d) => a - d),
          (difference) => difference + delta + hearts > 0,
        ),
      );
    }
  }
});

test('5.3 the bonus of a quest is the same roll against two more', () => {
  const total = map(D6, (face) => face + 1);
  expect(toText(chance(total, (sum) => sum >= 5))).toBe('1/2');
  expect(toText(chance(total, (sum) => sum >= 7))).toBe('1/6');
});

test.each([4, 5, 6, 9, 12, 15])('5.4 level %i: certain with one less, even with four less', (level) => {
  const odds = (strength: number) => chance(D6, (face) => face + strength >= level);
  const least = (holds: (strength: number) => boolean) => [...Array(20).keys()].find(holds);
  expect(least((strength) => toText(odds(strength)) === '1')).toBe(level - 1);
  expect(least((strength) => compare(odds(strength), of(1, 2)) >= 0)).toBe(level - 4);
});

test('5.5 a trip of threats and payments is one sum of needs', () => {
  const threats = [4, 6, 5];
  const needs = threats.map((level) => map(D6, (face) => Math.max(0, level - face)));
  for (let hearts = 0; hearts <= 13; hearts++) {
    const trip = must(
      solveExactly(
        [0, hearts] as readonly [step: number, hearts: number],
        ([at, left]) => {
          const need = needs[at];
          // After the threats: pass an empty space (1) and build a camp (3).
          if (!need) return [toEnd(1, left >= 4 ? 'done' : 'stopped')];
          return branchesOf(need, (n, weight) =>
            n > left ? toEnd(weight, 'stopped') : toState(weight, [at + 1, left - n] as const),
          );
        },
        String,
      ),
    );
    expect(trip.ends.get('done') ?? ZERO).toEqual(chance(addAll(needs), (sum) => sum + 4 <= hearts));
  }
});

test('5.8 Spelunking succeeds on 4–6', () => {
  expect(toText(chance(D6, (face) => face >= 4))).toBe('1/2');
});

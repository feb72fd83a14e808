import { branchesOf, solve, solveExactly } from '@/rules/dice/chain';
import { addAll, convolve, mixture, repeat } from '@/rules/dice/combine';
import { type Choice, decide, decideExactly } from '@/rules/dice/decision';
import { chance, constant, type Distribution, entriesOf, fromWeights } from '@/rules/dice/distribution';
import { plus, toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { type Branch, toEnd, toState } from '@/rules/dice/graph';
import { lines, must } from '../brute';

/** The units of a side in this file: a hero (attack, perhaps a skill cast on 1–3 that needs the hit) and soldiers. */
const soldier = (a: number, damage: number): Distribution =>
  must(
    fromWeights([
      [damage, a],
      [0, 6 - a],
    ]),
  );
const doubleStrike = (a: number, attack: number): Distribution =>
  must(
    mixture([
      [6 - a, constant(0)],
      [
        a,
        must(
          mixture([
            [3, constant(attack)],
            [3, constant(2 * attack)],
          ]),
        ),
      ],
    ]),
  );

/** Damage that adds up over the stages of a chase. */
function chase(stage: Distribution, hp: number, stages: number): string {
  const all = must(repeat(stage, stages));
  return toText(chance(all, (damage) => damage >= hp));
}

test('O1, O2: a merchant chased', () => {
  const stage = addAll([doubleStrike(3, 1), soldier(3, 1), soldier(3, 2)]);
  expect(lines(stage)).toEqual(['0: 1/8', '1: 3/16', '2: 1/4', '3: 1/4', '4: 1/8', '5: 1/16']);
  expect([1, 2, 3].map((k) => chase(stage, 4, k))).toEqual(['3/16', '175/256', '3731/4096']);
  expect(chase(addAll([soldier(3, 1), soldier(3, 1), soldier(3, 1)]), 4, 2)).toBe('11/32');
});

/** A monster battle: every stage that does not slay it costs a barrier point, then a soldier, then the hero. */
function monster(hero: Distribution, barrier: number, hp = 4) {
  const key = ([h, b, n]: readonly [number, number, number]): string => `${h},${b},${n}`;
  const step = ([h, b, n]: readonly [number, number, number]) => {
    const stage = addAll([hero, ...new Array<Distribution>(n).fill(soldier(3, 1))]);
    return branchesOf(stage, (damage, weight) => {
      if (damage >= h) return toEnd(weight, 'win');
      if (b === 0 && n === 0) return toEnd(weight, 'die');
      return toState(weight, [h - damage, Math.max(0, b - 1), b > 0 ? n : n - 1] as const);
    });
  };
  const start: readonly [number, number, number] = [hp, barrier, 2];
  return { exact: must(solveExactly(start, step, key)), quick: must(solve(start, step, key)) };
}

test.each([
  ['with double strike', doubleStrike(3, 1), 0, '279/512'],
  ['without skill', soldier(3, 1), 0, '11/32'],
  ['without skill, barrier 1', soldier(3, 1), 1, '191/256'],
] as const)('O3 to the end, %s', (_, hero, barrier, expected) => {
  const { exact, quick } = monster(hero, barrier);
  const win = exact.ends.get('win') ?? ZERO;
  expect(toText(win)).toBe(expected);
  expect(Math.abs((quick.ends.get('win') ?? 0) - toNumber(win))).toBeLessThan(1e-12);
});

test.each([
  ['a retreat die of 3', 3, { win: '17/64', escape: '13/32', die: '21/64' }],
  ['a Smoke Bomb', 6, { win: '3/16', escape: '13/16', die: '0' }],
] as const)('O4 leaving when the hero is alone, by %s', (_, retreat, expected) => {
  const ending = must(
    solveExactly(
      [4, 2, 1] as readonly [hp: number, soldiers: number, stage: number],
      ([h, n, stage]) => {
        const damage = addAll([soldier(3, 1), ...new Array<Distribution>(n).fill(soldier(3, 1))]);
        const leaves = stage > 1 && n === 0 ? retreat : 0;
        const fight = branchesOf(damage, (d, weight) => {
          const scaled = BigInt(weight) * BigInt(6 - leaves);
          if (d >= h) return toEnd(scaled, 'win');
          return n === 0 ? toEnd(scaled, 'die') : toState(scaled, [h - d, n - 1, 2] as const);
        });
        return [...fight, toEnd(damage.total * BigInt(leaves), 'escape')];
      },
      String,
    ),
  );
  for (const end of ['win', 'escape', 'die'] as const) {
    expect(toText(ending.ends.get(end) ?? ZERO)).toBe(expected[end]);
  }
});

/** A clan as it falls: hit points in the order of falling, the hero (if any) last. */
interface Clan {
  readonly soldiers: readonly number[];
  readonly hero?: { readonly hp: number; readonly attack: number; readonly accuracy: number };
}

function standing(clan: Clan, taken: number): { soldiers: number; hero: boolean } {
  let left = taken;
  let soldiers = 0;
  for (const hp of clan.soldiers) {
    if (left >= hp) left -= hp;
    else {
      soldiers += 1;
      left = 0;
    }
  }
  const down = soldiers === 0 && left >= (clan.hero?.hp ?? 0);
  return { soldiers, hero: clan.hero !== undefined && !down };
}

function blows(striker: Clan, taken: number, target: Clan, targetTaken: number): Distribution {
  const [me, foe] = [standing(striker, taken), standing(target, targetTaken)];
  const a = foe.soldiers > 0 ? 3 : (target.hero?.accuracy ?? 3);
  const units = new Array<Distribution>(me.soldiers).fill(soldier(a, 1));
  if (me.hero && striker.hero) units.push(soldier(a, striker.hero.attack));
  return addAll(units);
}

/** The battle of two clans, weakest first; a stage in which nothing happens repeats itself. */
function battle(mine: Clan, theirs: Clan) {
  const full = (clan: Clan): number => clan.soldiers.reduce((a, b) => a + b, 0) + (clan.hero?.hp ?? 0);
  const [my, their] = [full(mine), full(theirs)];
  return [
    [0, 0] as readonly [number, number],
    ([x, y]: readonly [number, number]) => {
      const [give, get] = [blows(mine, x, theirs, y), blows(theirs, y, mine, x)];
      return [...entriesOf(give)].flatMap(([d, v]) =>
        [...entriesOf(get)].flatMap(([e, w]): Branch<readonly [number, number], 'win' | 'die'>[] => {
          const next = [Math.min(my, x + e), Math.min(their, y + d)] as const;
          const weight = v * w * 2n;
          if (next[0] < my && next[1] < their) return [toState(weight, next)];
          if (next[0] < my) return [toEnd(weight, 'win')];
          if (next[1] < their) return [toEnd(weight, 'die')];
          return [toEnd(weight / 2n, 'win'), toEnd(weight / 2n, 'die')];
        }),
      );
    },
    String,
  ] as const;
}

test('O5 a clan against three brigands', () => {
  const fight = battle({ soldiers: [2, 2], hero: { hp: 4, attack: 1, accuracy: 3 } }, { soldiers: [2, 2, 2] });
  const win = must(solveExactly(...fight)).ends.get('win') ?? ZERO;
  expect(toText(win)).toBe('8600328502728886999/12676284036264948750');
  const quick = must(solve(...fight));
  expect(Math.abs((quick.ends.get('win') ?? 0) - toNumber(win))).toBeLessThan(1e-12);
  expect(quick.error).toBeLessThan(1e-12);
});

test('O6 two identical clans', () => {
  const clan: Clan = { soldiers: [2, 2, 2], hero: { hp: 5, attack: 2, accuracy: 4 } };
  expect(toText(must(solveExactly(...battle(clan, clan))).ends.get('win') ?? ZERO)).toBe('1/2');
});

test('5.4 one reroll in a chase, chosen as best, against all ways to choose', () => {
  // Two Lv 1 soldiers, 2 HP, two stages, one reroll of a failed die: after each roll keep or reroll.
  type At = { readonly h: number; readonly k: number; readonly r: number; readonly rolled?: number };
  const choices = ({ h, k, r, rolled }: At): Choice<At>[] => {
    const on = (weight: number | bigint, left: number, rerolls: number) =>
      left <= 0
        ? toEnd(weight, [1])
        : k === 1
          ? toEnd(weight, [0])
          : toState<At>(weight, { h: left, k: k - 1, r: rerolls });
    if (rolled === undefined) {
      const stage = convolve(soldier(3, 1), soldier(3, 1));
      return [
        { words: 'roll', branches: branchesOf(stage, (d, weight) => toState<At>(weight, { h, k, r, rolled: d })) },
      ];
    }
    const keep = { words: 'keep', branches: [on(1, h - rolled, r)] };
    if (r === 0 || rolled === 2) return [keep];
    return [keep, { words: 'reroll', branches: [on(1, h - rolled - 1, 0), on(1, h - rolled, 0)] }];
  };
  const key = (at: At): string => `${at.h},${at.k},${at.r},${at.rolled ?? 'before'}`;
  const g = (h: number, k: number, r: number): number => {
    if (h <= 0) return 1;
    if (k === 0) return 0;
    return [0.25, 0.5, 0.25].reduce((sum, p, d) => {
      const keep = g(h - d, k - 1, r);
      const again = r > 0 && d < 2 ? (g(h - d - 1, k - 1, 0) + g(h - d, k - 1, 0)) / 2 : 0;
      return sum + p * Math.max(keep, again);
    }, 0);
  };
  for (const h of [1, 2, 3, 4]) {
    for (const k of [1, 2, 3]) {
      expect(must(decide<At>({ h, k, r: 1 }, choices, key)).value[0]).toBeCloseTo(g(h, k, 1), 13);
      expect(toNumber(must(decideExactly<At>({ h, k, r: 1 }, choices, key)).value[0] ?? ZERO)).toBe(g(h, k, 1));
    }
  }
});

test('5.5 of those who may faint, a Lv 1 soldier is never the wrong one', () => {
  type At = readonly [hp: number, lv1: number, lv2: number, stood?: number];
  const stage = (n1: number, n2: number) =>
    addAll([
      soldier(3, 2),
      ...new Array<Distribution>(n1).fill(soldier(3, 1)),
      ...new Array<Distribution>(n2).fill(soldier(3, 2)),
    ]);
  const choices = ([hp, n1, n2, stood]: At): Choice<At>[] => {
    if (stood === undefined) {
      const rolled = branchesOf(stage(n1, n2), (d, weight): Branch<At, number[]> => {
        if (d >= hp) return toEnd(weight, [1]);
        return n1 + n2 === 0 ? toEnd(weight, [0]) : toState(weight, [hp, n1, n2, hp - d] as const);
      });
      return [{ words: 'roll', branches: rolled }];
    }
    const lose = (words: string, of: number, to: At): Choice<At>[] =>
      of > 0 ? [{ words, branches: [toState(1, to)] }] : [];
    return [...lose('Lv 1', n1, [stood, n1 - 1, n2]), ...lose('Lv 2', n2, [stood, n1, n2 - 1])];
  };
  for (const [hp, n1, n2] of [
    [6, 1, 1],
    [9, 2, 2],
    [12, 3, 2],
  ] as const) {
    const best = must(decide<At>([hp, n1, n2], choices, String));
    for (let left = 1; left <= hp; left++) {
      const [one, two] = best.at([hp, n1, n2, left])?.choices ?? [];
      if (one && two) expect(one.value[0]).toBeGreaterThanOrEqual((two.value[0] ?? 0) - 1e-12);
    }
    expect(best.value[0]).toBeGreaterThan(0);
  }
});

test('5.5 how many soldiers faint in a win: the parts add up to the win', () => {
  const [start, step] = [
    [4, 2] as readonly [hp: number, soldiers: number],
    ([h, n]: readonly [number, number]) =>
      branchesOf(addAll([soldier(3, 1), ...new Array<Distribution>(n).fill(soldier(3, 1))]), (d, weight) => {
        if (d >= h) return toEnd(weight, `won, ${2 - n} fainted`);
        return n === 0 ? toEnd(weight, 'died') : toState(weight, [h - d, n - 1] as const);
      }),
  ];
  const ends = must(solveExactly(start, step, String)).ends;
  const parts = [0, 1, 2].map((n) => ends.get(`won, ${n} fainted`) ?? ZERO);
  expect(toText(parts.reduce(plus, ZERO))).toBe('11/32');
  // Three hits of three cannot fell 4 HP in the first stage; the second fells it or not.
  expect(toText(parts[0] ?? ZERO)).toBe('0');
});

test.each([
  ['a clan against three brigands', { soldiers: [2, 2], hero: { hp: 4, attack: 1, accuracy: 3 } }],
  ['two soldiers against three', { soldiers: [2, 2] }],
])('5.6 fleeing at every stage, %s: the loop is divided out', (_, mine: Clan) => {
  const theirs: Clan = { soldiers: [2, 2, 2] };
  const full = (clan: Clan): number => clan.soldiers.reduce((a, b) => a + b, 0) + (clan.hero?.hp ?? 0);
  const [my, their] = [full(mine), full(theirs)];
  // R = ½ escape + ½ (stage, then R), by hand, dividing by 1 − ½ · s(0) · s(0).
  const known = new Map<string, readonly number[]>();
  const flee = (x: number, y: number): readonly number[] => {
    if (x >= my || y >= their) return x >= my && y >= their ? [0.5, 0, 0.5] : x >= my ? [0, 0, 1] : [1, 0, 0];
    const name = `${x},${y}`;
    const before = known.get(name);
    if (before) return before;
    const [give, get] = [blows(mine, x, theirs, y), blows(theirs, y, mine, x)];
    const sum = [0, 0.5, 0];
    let stay = 0;
    for (const [d, v] of entriesOf(give)) {
      for (const [e, w] of entriesOf(get)) {
        const p = (Number(v) / Number(give.total)) * (Number(w) / Number(get.total)) * 0.5;
        if (d + e === 0) stay += p;
        else flee(x + e, y + d).forEach((part, at) => (sum[at] = (sum[at] ?? 0) + p * part));
      }
    }
    const result = sum.map((part) => part / (1 - stay));
    known.set(name, result);
    return result;
  };
  const [start, step, key] = battle(mine, theirs);
  const fleeing = (state: readonly [number, number]): Branch<readonly [number, number], 'win' | 'die' | 'escape'>[] => {
    const fought = step(state);
    return [
      ...fought,
      toEnd(
        fought.reduce((sum, { weight }) => sum + BigInt(weight), 0n),
        'escape',
      ),
    ];
  };
  const { ends } = must(solve(start, fleeing, key));
  const [win = 0, escape = 0, die = 0] = flee(0, 0);
  expect(Math.abs((ends.get('win') ?? 0) - win)).toBeLessThan(1e-12);
  expect(Math.abs((ends.get('escape') ?? 0) - escape)).toBeLessThan(1e-12);
  expect(Math.abs((ends.get('die') ?? 0) - die)).toBeLessThan(1e-12);
});

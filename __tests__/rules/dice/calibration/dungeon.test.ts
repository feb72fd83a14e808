import { branchesOf, solve, solveExactly } from '@/rules/dice/chain';
import { decide, decideExactly } from '@/rules/dice/decision';
import { chance, fromWeights, map, mean } from '@/rules/dice/distribution';
import { D10, D6 } from '@/rules/dice/die';
import { type Fraction, minus, ONE, over, toNumber, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { multisets } from '@/rules/dice/multiset';
import { counted, everyThrow, lines, must, of } from '../brute';
import {
  type At,
  type Battle,
  choicesIn,
  fight,
  FIRES,
  FOES,
  hpLeft,
  type Item,
  keyOf,
  opening,
  type Turn,
  upkeep,
  winning,
} from './dungeon-model';

const battleOf = (id: string, level: 0 | 1, ...items: readonly Item[]): Battle => {
  const foe = FOES[id]?.[level];
  if (!foe) throw new Error(`no foe ${id}`);
  return { level, foe, items };
};
const best = (battle: Battle, worth: (hp: number) => number[], after = false): number =>
  must(decide({ turn: opening(battle) }, choicesIn(battle, worth, after), keyOf)).value[0] ?? NaN;

test('5.4 the trap', () => {
  const ask = [
    0,
    (hurt: number) => [toState(3, hurt + 1), toEnd(2, `${hurt + 1}`), toEnd(1, `${hurt}`)],
    Number,
  ] as const;
  // Never-ending damage is cut at 60, where 2⁻⁶⁰ is left.
  const cut = must(solve(0, (hurt: number) => (hurt === 60 ? [toEnd(1, '60')] : ask[1](hurt)), Number));
  expect(cut.ends.get('0')).toBeCloseTo(1 / 6, 14);
  for (let k = 1; k < 30; k++) expect(cut.ends.get(`${k}`)).toBeCloseTo((5 / 6) * 0.5 ** k, 14);
  expect(cut.steps).toBeCloseTo(2, 12);
  for (let hp = 1; hp <= 12; hp++) {
    const dies = must(
      solveExactly(
        hp,
        (left: number) => [
          left === 1 ? toEnd(3, 'dead') : toState(3, left - 1),
          toEnd(2, left === 1 ? 'dead' : 'out'),
          toEnd(1, 'out'),
        ],
        Number,
      ),
    );
    expect(toText(dies.ends.get('dead') ?? ZERO)).toBe(toText(of(5, 6 * 2 ** (hp - 1))));
  }
});

test('5.4 the mean damage of a trap is 5/3, and of a single roll 5/6', () => {
  const roll = must(
    fromWeights([
      ['stay', 3],
      ['out', 2],
      ['unhurt', 1],
    ]),
  );
  // m = 5/6 + 1/2 · m
  const once = chance(roll, (each) => each !== 'unhurt');
  expect(toText(once)).toBe('5/6');
  const again = chance(roll, (each) => each === 'stay');
  expect(toText(must(over(once, minus(ONE, again))))).toBe('5/3');
  const hurt = must(solveExactly(0, () => [toState(3, 0), toEnd(2, 'hurt'), toEnd(1, 'unhurt')], Number));
  // Every roll but the last one unhurt costs one: rolls − P(out unhurt).
  expect(toText(minus(hurt.steps ?? ZERO, hurt.ends.get('unhurt') ?? ZERO))).toBe('5/3');
});

test('5.3 how often equipment works', () => {
  const odds = Object.entries(FIRES).map(([item, faces]) => [item, toText(chance(D6, (face) => faces.includes(face)))]);
  expect(Object.fromEntries(odds)).toEqual({ trident: '1/3', boots: '1/3', spear: '1/3', shield: '1/2', scale: '1/2' });
});

test('5.5 the encounter roll, and the chance that a move kills', () => {
  const met = map(D10, (face) => (face <= 4 ? 'nothing' : face <= 8 ? 'battle' : 'trap'));
  expect(lines(met)).toEqual(['battle: 2/5', 'nothing: 2/5', 'trap: 1/5']);
  const hp = 3;
  const lost = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'].map((foe) => {
    const battle = battleOf(foe, 0);
    const at = { turn: { ...opening(battle), hp } };
    return 1 - (must(decide(at, choicesIn(battle, winning), keyOf)).value[0] ?? 0);
  });
  const trap = (5 / 6) * 0.5 ** (hp - 1);
  const byHand = 0.2 * trap + (0.4 * lost.reduce((a, b) => a + b, 0)) / 6;
  const ending = must(
    solve(
      'move',
      (at: string) => {
        if (at === 'move')
          return branchesOf(met, (what, weight) =>
            what === 'nothing' ? toEnd(weight, 'alive') : toState(weight, what),
          );
        if (at === 'trap') return [toEnd(5, 'dead'), toEnd(6 * 2 ** (hp - 1) - 5, 'alive')];
        const scale = 2 ** 45;
        const dead = Math.round((scale * lost.reduce((a, b) => a + b, 0)) / 6);
        return [toEnd(dead, 'dead'), toEnd(scale - dead, 'alive')];
      },
      String,
    ),
  );
  expect(Math.abs((ending.ends.get('dead') ?? 0) - byHand)).toBeLessThan(1e-12);
});

test('5.6 special enemies on fresh rolls', () => {
  const rolls = (n: number, holds: (f: number[]) => boolean): string | undefined =>
    counted(everyThrow(new Array<number>(n).fill(6)), (f) => (holds(f) ? 'yes' : 'no')).find((l) =>
      l.startsWith('yes'),
    );
  const pairs = (f: number[], holds: (a: number, b: number) => boolean): boolean =>
    f.every((b, i) => i === 0 || holds(f[i - 1] ?? 0, b));
  expect(rolls(3, (f) => pairs(f, (a, b) => a === b))).toBe(`yes: ${toText(of(6, 216))}`);
  expect(rolls(3, (f) => pairs(f, (a, b) => a > b))).toBe(`yes: ${toText(of(20, 216))}`);
  expect(rolls(3, (f) => pairs(f, (a, b) => a < b))).toBe(`yes: ${toText(of(20, 216))}`);
  const different = must(multisets(5)).map(
    ({ counts, ways }) => [counts.every((c) => c <= 1) ? 'yes' : 'no', ways] as const,
  );
  expect(chance(must(fromWeights(different)), (each) => each === 'yes')).toEqual(of(720, 7776));
});

const ANCHORS: readonly (readonly [level: 0 | 1, foe: string, w: number, h: number])[] = [
  [0, 'e1', 0.350283556, 0.545767],
  [0, 'e2', 0.844473371, 3.146069],
  [0, 'e3', 0.985355754, 4.031947],
  [0, 'e4', 0.998580027, 3.989207],
  [0, 'e5', 0.989815975, 4.520463],
  [0, 'e6', 0.862508012, 2.336076],
  [1, 'e1', 0.960973902, 2.690037],
  [1, 'e2', 0.999787857, 6.037934],
  [1, 'e3', 0.974676355, 4.273298],
  [1, 'e4', 1, 5.862054],
  [1, 'e5', 0.999999939, 6.400104],
  [1, 'e6', 0.998628258, 5.06438],
];

test.each(ANCHORS)('5.7 level %i against %s: W %d, H %d', (level, foe, w, h) => {
  const battle = battleOf(foe, level);
  expect(Math.abs(best(battle, winning) - w)).toBeLessThanOrEqual(0.5e-9 + 1e-12);
  expect(Math.abs(best(battle, hpLeft) - h)).toBeLessThanOrEqual(0.5e-6 + 1e-12);
});

test.each([
  ['e1', 0, '14409484/41136627'],
  ['e3', 0, '1058017685/1073741824'],
  ['e6', 0, '463055463/536870912'],
  ['e4', 1, '1'],
] as const)('5.7 %s at level %i, exactly %s', (foe, level, expected) => {
  const battle = battleOf(foe, level);
  const exact = must(decideExactly({ turn: opening(battle) }, choicesIn(battle, winning), keyOf)).value[0] ?? ZERO;
  expect(toText(exact)).toBe(expected);
  expect(Math.abs(best(battle, winning) - toNumber(exact))).toBeLessThanOrEqual(1e-12);
});

test.each([
  ['trident', 0.568427896, 1.207925, 0.560220681],
  ['boots', 0.885410536, 3.717345, 0.820775469],
  ['spear', 0.821929848, 4.360381, 0.74264104],
  ['shield', 0.953635229, 3.983261, 0.911450998],
  ['scale', 0.87610726, 2.385805, 0.834329393],
  ['jar', 0.994458617, 3.32762, undefined],
] as const)('5.7 e1 at level 0 with %s: W %d, H %d, third die after the choice %d', (item, w, h, after) => {
  const battle = battleOf('e1', 0, item);
  expect(Math.abs(best(battle, winning) - w)).toBeLessThanOrEqual(0.5e-9 + 1e-12);
  expect(Math.abs(best(battle, hpLeft) - h)).toBeLessThanOrEqual(0.5e-6 + 1e-12);
  if (after !== undefined) expect(Math.abs(best(battle, winning, true) - after)).toBeLessThanOrEqual(0.5e-9 + 1e-12);
});

test.each([
  ['e1', 0, [1, 6], winning, { 'take 1': 0.148965, 'take 6': 0.415249 }],
  ['e6', 0, [3, 6], winning, { 'take 3': 0.97951, 'take 6': 0.722738 }],
  ['e4', 1, [2, 5], hpLeft, { 'take 2': 4.811728, 'take 5': 6.527778 }],
] as const)('5.7 advice against %s at level %i for the roll %j', (foe, level, [a, b], worth, expected) => {
  const battle = battleOf(foe, level);
  const all = must(decide({ turn: opening(battle) }, choicesIn(battle, worth), keyOf));
  const roll = all.at({ turn: opening(battle), dice: [a, b, 0] });
  for (const [words, value] of Object.entries(expected)) {
    const choice = roll?.choices.find((each) => each.words === words);
    expect(Math.abs((choice?.value[0] ?? NaN) - value)).toBeLessThanOrEqual(0.5e-6 + 1e-12);
    expect(choice?.best).toBe(value === Math.max(...Object.values(expected)));
  }
});

test.each(ANCHORS)('5.7 level %i against %s from full HP: under 150 turns can come about', (level, foe) => {
  const battle = battleOf(foe, level);
  const turns = new Set<string>();
  const noted = choicesIn(battle, winning);
  must(
    decide<At>(
      { turn: opening(battle) },
      (at) => {
        if (!at.dice) turns.add(keyOf(at));
        return noted(at);
      },
      keyOf,
    ),
  );
  expect(turns.size).toBeLessThan(150);
});

test('5.7 e1 at level 0, roll 4 3: either', () => {
  const battle = battleOf('e1', 0);
  const all = must(decide({ turn: opening(battle) }, choicesIn(battle, winning), keyOf));
  expect(all.at({ turn: opening(battle), dice: [3, 4, 0] })?.choices.map(({ best: marked }) => marked)).toEqual([
    true,
    true,
  ]);
});

/** Whether some order of picks from the pool wins: you take any die, the enemy the highest left. */
function draftWins(battle: Battle, turn: Turn, dice: readonly number[]): boolean {
  if (dice.length === 0) return false;
  const ready = upkeep(battle, turn);
  if (!ready) return false;
  return [...new Set(dice)].some((mine) => {
    const left = [...dice];
    left.splice(left.indexOf(mine), 1);
    const theirs = left.pop() ?? 1;
    const next = fight(battle, ready, mine, theirs, 0);
    if (next === 'defeat') return false;
    return typeof next === 'number' || draftWins(battle, next, left);
  });
}

function draft(battle: Battle, turn: Turn, dice: number): Fraction {
  const rolls = must(multisets(dice)).map(
    ({ faces, ways }) => [draftWins(battle, turn, faces) ? 'win' : 'no', ways] as const,
  );
  return chance(must(fromWeights(rolls)), (each) => each === 'win');
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
] as const)('5.8 drafting against %s at level %i: %s', (foe, level, expected) => {
  const battle = battleOf(foe, level);
  expect(toText(draft(battle, opening(battle), 8))).toBe(expected);
});

test('5.8 an extension at level 1: 4 HP against e1 with 3', () => {
  const battle = battleOf('e1', 1);
  expect(toText(draft(battle, { ...opening(battle), hp: 4, foe: 3 }, 6))).toBe('5107/7776');
});

test('5.9 the shame die costs 3.5 on an empty row, more where boxes are crossed', () => {
  expect(toText(mean(D6))).toBe('7/2');
  const crossed = [2, 3];
  const box = (face: number): number => (crossed.includes(face) ? box(face + 1) : face);
  expect(toText(mean(map(D6, box)))).toBe('4');
});

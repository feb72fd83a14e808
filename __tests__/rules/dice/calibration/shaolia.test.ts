import fc from 'fast-check';
import { solveExactly } from '@/rules/dice/chain';
import { type Choice, decide } from '@/rules/dice/decision';
import { chance, fromWeights } from '@/rules/dice/distribution';
import { type Fraction, minus, ONE, toText, ZERO } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { choose, multisets } from '@/rules/dice/multiset';
import { must, of, RUNS } from '../brute';

/** Officers to turn face a into face b; 6 and 1 are neighbours. */
const turning = (a: number, b: number): number => Math.min(Math.abs(a - b), 6 - Math.abs(a - b));
const reach = (officers: number): number => [1, 3, 5][officers] ?? 6;

function odds(dice: number, holds: (faces: readonly number[]) => boolean): Fraction {
  const all = must(multisets(dice)).map(({ faces, ways }) => [holds(faces) ? 'yes' : 'no', ways] as const);
  return chance(must(fromWeights(all)), (each) => each === 'yes');
}

/** One command, direct: some die can be turned. */
const direct = (officers: number, need: number) => (faces: readonly number[]) =>
  faces.some((face) => turning(face, need) <= officers);
/** With the palace: one die (any) gives two officers, another activates. */
const withPalace = (officers: number, need: number) => (faces: readonly number[]) =>
  direct(officers, need)(faces) || (faces.length >= 2 && faces.some((face) => turning(face, need) <= officers + 2));
const combo =
  (a: number, b: number, officers = 0) =>
  (faces: readonly number[]) =>
    faces.some((x, i) => faces.some((y, j) => i !== j && turning(x, a) + turning(y, b) <= officers));

test.each([
  [0, '91/216'],
  [1, '7/8'],
  [2, '215/216'],
  [3, '1'],
])('5.4 one command, three dice, %i officers', (officers, expected) => {
  expect(toText(odds(3, direct(officers, 4)))).toBe(expected);
});

test('5.4 the closed form for any dice and officers, with and without the palace', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.nat(4), fc.integer({ min: 1, max: 6 }), (n, k, need) => {
      const closed = (w: number): Fraction => of(6 ** n - (6 - w) ** n, 6 ** n);
      expect(odds(n, direct(k, need))).toEqual(closed(reach(k)));
      expect(odds(n, withPalace(k, need))).toEqual(closed(n >= 2 ? reach(k + 2) : reach(k)));
    }),
    RUNS,
  );
});

test('5.4 combos', () => {
  expect(toText(odds(3, withPalace(0, 2)))).toBe('215/216');
  expect(toText(odds(3, combo(4, 4)))).toBe('2/27');
  expect(toText(odds(3, combo(2, 5)))).toBe('5/36');
  expect(toText(odds(1, combo(2, 5)))).toBe('0');
});

/** A command needs one number or two, or any die (0); a blocked one must first be freed by a die of its own. */
interface Command {
  readonly needs: readonly number[];
  readonly officers?: number;
  readonly blocked?: boolean;
}
interface Board {
  readonly dice: readonly number[];
  readonly officers: number;
  readonly used: readonly number[];
  readonly freed: readonly number[];
}

const price = (face: number, need: number): number => (need === 0 ? 0 : turning(face, need));

/** Every way to spend dice on these needs in their order: the dice left and the officers it takes. */
function spent(dice: readonly number[], needs: readonly number[]): { left: readonly number[]; paid: number }[] {
  const [need, ...rest] = needs;
  if (need === undefined) return [{ left: dice, paid: 0 }];
  return dice.flatMap((face, at) =>
    spent(
      dice.filter((_, other) => other !== at),
      rest,
    ).map(({ left, paid }) => ({ left, paid: paid + price(face, need) })),
  );
}

/** The most wishes that can be used with these dice, and the officers then left. */
function plan(commands: readonly Command[], wishes: readonly number[], dice: readonly number[], officers: number) {
  const choices = (board: Board): Choice<Board>[] => {
    const wished = board.used.filter((at) => wishes.includes(at)).length;
    const on = commands.flatMap(({ needs, officers: gained = 0, blocked }, at) => {
      if (board.used.includes(at)) return [];
      const frees = blocked && !board.freed.includes(at);
      return spent(board.dice, needs)
        .filter(({ paid }) => paid <= board.officers)
        .map(({ left, paid }) => {
          const rest = { dice: left, officers: board.officers - paid };
          return frees
            ? { ...rest, used: board.used, freed: [...board.freed, at] }
            : { ...rest, officers: rest.officers + gained, used: [...board.used, at].sort(), freed: board.freed };
        });
    });
    return [
      { words: 'stop', branches: [toEnd(1, [wished, board.officers])] },
      ...on.map((next) => ({ words: 'use', branches: [toState(1, next)] })),
    ];
  };
  return must(decide<Board>({ dice, officers, used: [], freed: [] }, choices, JSON.stringify)).value;
}

const PALACE: Command = { needs: [0], officers: 2 };
const planned =
  (commands: readonly Command[], wishes: readonly number[], officers: number) => (faces: readonly number[]) =>
    plan(commands, wishes, faces, officers)[0] === wishes.length;

test('5.4 a search over plans comes to the closed forms', () => {
  for (const [officers, alone, helped] of [
    [0, '91/216', '215/216'],
    [1, '7/8', '1'],
  ] as const) {
    expect(toText(odds(3, planned([{ needs: [4] }], [0], officers)))).toBe(alone);
    expect(toText(odds(3, planned([{ needs: [4] }, PALACE], [0], officers)))).toBe(helped);
  }
  expect(toText(odds(1, planned([{ needs: [4] }, PALACE], [0], 0)))).toBe('1/6');
});

test('5.4 a blocked card is a combo of its number twice, directly and with the palace', () => {
  const blocked: Command = { needs: [3], blocked: true };
  const twice: Command = { needs: [3, 3] };
  expect(toText(odds(3, planned([blocked], [0], 0)))).toBe('2/27');
  for (const officers of [0, 1]) {
    for (const others of [[], [PALACE]]) {
      const [free, pair] = [planned([blocked, ...others], [0], officers), planned([twice, ...others], [0], officers)];
      expect(odds(3, free)).toEqual(odds(3, pair));
    }
  }
});

test('5.4 any die will do for ANY', () => {
  for (const dice of [1, 2, 3]) expect(odds(dice, planned([{ needs: [0] }], [0], 0))).toEqual(ONE);
});

test('5.11 dice 2, 5, 6 and an officer: School and Blacksmith, with an officer left', () => {
  const board = [{ needs: [4] }, { needs: [5] }, PALACE];
  expect(plan(board, [0, 1], [2, 5, 6], 1)).toEqual([2, 1]);
  expect(plan(board.slice(0, 2), [0, 1], [2, 5, 6], 1)).toEqual([1, 1]);
});

test('5.9 draw odds: card by card is the hypergeometric closed form', () => {
  for (const [deck, copies, draws] of [
    [48, 8, 1],
    [48, 8, 3],
    [32, 4, 3],
    [5, 2, 3],
    [3, 0, 2],
  ] as const) {
    const drawn = must(
      solveExactly(
        [deck, draws] as readonly [number, number],
        ([left, more]) => {
          if (more === 0) return [toEnd(1, 'none')];
          return [toEnd(copies, 'seen'), toState(left - copies, [left - 1, more - 1] as const)];
        },
        String,
      ),
    );
    const none = of(choose(deck - copies, draws), choose(deck, draws));
    expect(drawn.ends.get('seen') ?? ZERO).toEqual(minus(ONE, none));
  }
});

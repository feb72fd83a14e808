import { type Ending, solving } from '@/rules/dice/chain';
import { addAll } from '@/rules/dice/combine';
import { type Distribution, entriesOf } from '@/rules/dice/distribution';
import { type Branch, toEnd, toState } from '@/rules/dice/graph';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import type { Side } from './battleState';
import { fallingOrder } from './fight';
import { stageDamage } from './strikeOdds';
import { SOLDIER_HIT } from './tables';

export type DuelEnd = 'win' | 'escape' | 'die';

/** A clan as it falls, weakest first and the hero last: its condition is one number, the damage taken (5.6). */
interface Line {
  readonly total: number;
  /** Where the soldiers end and the hero begins. */
  readonly soldiers: number;
  /** The damage of its stage after so much taken, against an accuracy. */
  strike(taken: number, accuracy: number): Distribution;
  /** What must be rolled to hit it after so much taken. */
  accuracy(taken: number): number;
}

function lineOf(side: Side): Line {
  const order = fallingOrder(side);
  const soldiers = order.filter(({ hero }) => !hero).reduce((sum, { hp }) => sum + hp, 0);
  const total = order.reduce((sum, { hp }) => sum + hp, 0);
  const known = new Map<string, Distribution>();
  const left = (taken: number) => {
    let sum = 0;
    return order.filter(({ hp }) => (sum += hp) > taken);
  };
  return {
    total,
    soldiers,
    accuracy: (taken) => (taken < soldiers ? SOLDIER_HIT : side.heroAccuracy),
    strike: (taken, accuracy) => {
      const units = left(taken);
      const key = `${units.length},${accuracy}`;
      const hero = units.find((unit) => unit.hero);
      const count = (level: 1 | 2) => units.filter((unit) => !unit.hero && unit.level === level).length;
      const found =
        known.get(key) ??
        (units.length === 0
          ? addAll([])
          : stageDamage(
              { hero: hero ? { attack: hero.attack, skill: side.skill } : null, lv1: count(1), lv2: count(2) },
              accuracy,
            ));
      known.set(key, found);
      return found;
    },
  };
}

/** Points beyond the last soldier are lost where the table lets none spill to the hero. */
const taken = (line: Line, before: number, damage: number, spill: boolean): number =>
  Math.min(before < line.soldiers && !spill ? line.soldiers : line.total, before + damage);

/**
 * V(x, y) of 5.6: simultaneous, felled units strike in their last stage, a stage in which nothing happens is solved and
 * not followed, both out is a coin. `flees`: how many faces of six get me away before each stage.
 */
export function* duelOdds(
  mine: Side,
  theirs: Side,
  spill: boolean,
  flees: { readonly faces: number; readonly atOnce: boolean } = { faces: 0, atOnce: false },
): Work<Ending<DuelEnd> | Refusal> {
  const [me, foe] = [lineOf(mine), lineOf(theirs)];
  type At = readonly [x: number, y: number, first: 0 | 1];
  const step = ([x, y, first]: At): Branch<At, DuelEnd>[] => {
    const give = me.strike(x, foe.accuracy(y));
    const get = foe.strike(y, me.accuracy(x));
    const faces = first === 1 && !flees.atOnce ? 0 : flees.faces;
    const fights = BigInt(6 - faces);
    const branches: Branch<At, DuelEnd>[] = [];
    for (const [d, v] of entriesOf(give)) {
      for (const [e, w] of entriesOf(get)) {
        const next = [taken(me, x, e, spill), taken(foe, y, d, spill), 0] as const;
        const weight = v * w * fights * 2n;
        if (weight === 0n) continue;
        const [out, gone] = [next[0] >= me.total, next[1] >= foe.total];
        if (out && gone) branches.push(toEnd(weight / 2n, 'win'), toEnd(weight / 2n, 'die'));
        else if (out) branches.push(toEnd(weight, 'die'));
        else branches.push(gone ? toEnd(weight, 'win') : toState(weight, next));
      }
    }
    if (faces > 0) branches.push(toEnd(give.total * get.total * BigInt(faces) * 2n, 'escape'));
    return branches;
  };
  return yield* solving<At, DuelEnd>([0, 0, 1], step, String);
}

export interface DuelChance {
  readonly win: number;
  readonly escape: number;
  readonly die: number;
}

/** The three numbers; what never ends is counted as neither. */
export function duelChance(ending: Ending<DuelEnd> | Refusal): DuelChance | undefined {
  if (isRefusal(ending)) return undefined;
  const of = (end: DuelEnd) => ending.ends.get(end) ?? 0;
  return { win: of('win'), escape: of('escape'), die: of('die') };
}

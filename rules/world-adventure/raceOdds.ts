import { andThen, mixture } from '@/rules/dice/combine';
import { type Choice, deciding } from '@/rules/dice/decision';
import { chance, constant, type Distribution, map, mean } from '@/rules/dice/distribution';
import { compare, type Fraction, minus, plus, toNumber } from '@/rules/dice/fraction';
import { toEnd, toState } from '@/rules/dice/graph';
import { finish, type Progress, type Work } from '@/rules/dice/sliced';
import { isRefusal } from '@/rules/kernel/refusal';
import { type Party, stageDamage, stageFalls, unitsIn } from './strikeOdds';

/**
 * A merchant chased and a monster fought are one thing: damage that adds up over stages, each with the units that still
 * stand in it. A chase has as many stages as its value, a monster battle one for each loss that can be borne (5.4, 5.5).
 */
export type Stages = readonly Party[];

export const chaseStages = (party: Party, chase: number): Stages => Array<Party>(Math.max(0, chase)).fill(party);

/** One loss a stage: the barrier, then Lv 1 soldiers, then Lv 2, the hero last (5.5). */
export function monsterStages(party: Party, barrier: number): Stages {
  const stages: Party[] = Array<Party>(barrier).fill(party);
  for (let now = party; ; now = now.lv1 > 0 ? { ...now, lv1: now.lv1 - 1 } : { ...now, lv2: now.lv2 - 1 }) {
    stages.push(now);
    if (now.lv1 + now.lv2 === 0) return stages;
  }
}

export interface RaceOdds {
  readonly win: Fraction;
  /** Won in the first, the second … stage. */
  readonly byStage: readonly Fraction[];
  /** Mean damage of the first stage. */
  readonly damage: Fraction | undefined;
}

const SLAIN = 0;
const AWAY = -1;

const strikeAt = (left: Distribution, damage: Distribution): Distribution =>
  andThen(left, (hp) => (hp <= SLAIN ? constant(hp) : map(damage, (d) => Math.max(SLAIN, hp - d))));

/** Exactly, to the end: nobody leaves, no reroll. */
export function raceOdds(stages: Stages, accuracy: number, hp: number): RaceOdds {
  let left: Distribution = constant(hp);
  let before: Fraction | undefined;
  const byStage = stages.map((party) => {
    left = strikeAt(left, stageDamage(party, accuracy));
    const slain = chance(left, (each) => each === SLAIN);
    const now = before ? minus(slain, before) : slain;
    before = slain;
    return now;
  });
  const first = stages[0];
  return {
    win: chance(left, (each) => each === SLAIN),
    byStage,
    damage: first ? mean(stageDamage(first, accuracy)) : undefined,
  };
}

export interface Leaving {
  /** Try to leave once so few units stand and the barrier is gone. */
  readonly units: number;
  /** Faces of six that get away; a Smoke Bomb has all six. */
  readonly faces: number;
  /** From the first stage, where the foe attacked. */
  readonly atOnce: boolean;
}

export interface LeaveOdds {
  readonly win: Fraction;
  readonly escape: Fraction;
  readonly die: Fraction;
}

/** 5.5: the bail-out policy. A failed die fights the stage and tries again before the next (R-21). */
export const leaveOdds = (stages: Stages, barrier: number, accuracy: number, hp: number, policy: Leaving): LeaveOdds =>
  finish(leaving({ stages, barrier, hp, damageOf: damages(accuracy) }, policy, { done: 0, of: 1 }));

interface Fight {
  readonly stages: Stages;
  readonly barrier: number;
  readonly hp: number;
  readonly damageOf: (party: Party) => Distribution;
}

/** What a party's stage does, worked out once. */
function damages(accuracy: number): Fight['damageOf'] {
  const known = new Map<Party, Distribution>();
  return (party) => {
    const damage = known.get(party) ?? stageDamage(party, accuracy);
    known.set(party, damage);
    return damage;
  };
}

/** A stage at a time. */
function* leaving({ stages, barrier, hp, damageOf }: Fight, policy: Leaving, progress: Progress): Work<LeaveOdds> {
  let left: Distribution = constant(hp);
  for (const [index, party] of stages.entries()) {
    const tries = index >= barrier && unitsIn(party) <= policy.units && (index > 0 || policy.atOnce);
    if (tries) left = andThen(left, (each) => (each <= SLAIN ? constant(each) : away(each, policy.faces)));
    left = strikeAt(left, damageOf(party));
    yield progress;
  }
  return {
    win: chance(left, (each) => each === SLAIN),
    escape: chance(left, (each) => each === AWAY),
    die: chance(left, (each) => each > SLAIN),
  };
}

function away(hp: number, faces: number): Distribution {
  const mixed = mixture([
    [faces, constant(AWAY)],
    [6 - faces, constant(hp)],
  ]);
  return isRefusal(mixed) ? constant(hp) : mixed;
}

interface At {
  readonly hp: number;
  readonly stage: number;
  readonly rerolls: number;
  readonly fall?: { readonly damage: number; readonly gain: number };
}

/**
 * 5.4 with the Leadership reroll: after each roll the better of keeping it and rerolling the best failed hit die. The
 * chance to win under best play, in doubles.
 */
export function* rerollOdds(stages: Stages, accuracy: number, hp: number, perStage: boolean): Work<number | undefined> {
  const falls = new Map<Party, ReturnType<typeof stageFalls>>();
  const fallsOf = (party: Party) => {
    const known = falls.get(party) ?? stageFalls(party, accuracy);
    falls.set(party, known);
    return known;
  };
  const on = (weight: number, left: number, stage: number, rerolls: number) => {
    if (left <= 0) return toEnd(weight, [1]);
    return stage + 1 >= stages.length
      ? toEnd(weight, [0])
      : toState<At>(weight, { hp: left, stage: stage + 1, rerolls: perStage ? 1 : rerolls });
  };
  const choices = ({ hp: left, stage, rerolls, fall }: At): Choice<At>[] => {
    const party = stages[stage];
    if (!party) return [{ words: 'over', branches: [toEnd(1, [0])] }];
    if (!fall) {
      const branches = fallsOf(party).map(({ damage, gain, weight }) =>
        rerolls === 0 || gain === 0 || damage >= left
          ? on(weight, left - damage, stage, rerolls)
          : toState<At>(weight, { hp: left, stage, rerolls, fall: { damage, gain } }),
      );
      return [{ words: 'roll', branches }];
    }
    return [
      { words: 'keep', branches: [on(1, left - fall.damage, stage, rerolls)] },
      {
        words: 'reroll',
        branches: [
          on(accuracy, left - fall.damage - fall.gain, stage, 0),
          on(6 - accuracy, left - fall.damage, stage, 0),
        ].filter((_, index) => index === 0 || accuracy < 6),
      },
    ];
  };
  const key = ({ hp: left, stage, rerolls, fall }: At) =>
    `${left},${stage},${rerolls},${fall ? `${fall.damage},${fall.gain}` : ''}`;
  const decision = yield* deciding<At>({ hp, stage: 0, rerolls: 1 }, choices, key);
  return isRefusal(decision) ? undefined : decision.value[0];
}

/** How many soldiers faint in a win, one after the barrier for every stage that did not slay. */
export function faintsInWin({ byStage }: RaceOdds, barrier: number): readonly { faints: number; chance: Fraction }[] {
  const sums: Fraction[] = [];
  byStage.forEach((each, index) => {
    const faints = Math.max(0, index - barrier);
    const so = sums[faints];
    sums[faints] = so ? plus(so, each) : each;
  });
  return sums.map((each, faints) => ({ faints, chance: each }));
}

export interface Plan extends LeaveOdds {
  /** Leave once so few units stand; 0 fights to the end. */
  readonly units: number;
  readonly by: 'fight' | 'die' | 'bomb';
}

/** 5.5: every bail-out policy, by die and by bomb. */
export function* plansFor(
  party: Party,
  barrier: number,
  accuracy: number,
  hp: number,
  ways: {
    readonly retreat: number;
    readonly bomb: boolean;
    readonly atOnce: boolean;
    /** The die was tried before this stage: it comes again before the next (R-21); a bomb may still go off. */
    readonly tried: boolean;
  },
): Work<readonly Plan[]> {
  const { retreat, bomb, atOnce, tried } = ways;
  const policies: readonly (Pick<Plan, 'by'> & Leaving)[] = [
    { by: 'fight', units: 0, faces: 0, atOnce: false },
    ...Array.from({ length: unitsIn(party) }, (_, index) => [
      ...(retreat > 0 ? [{ by: 'die' as const, units: index + 1, faces: retreat, atOnce: atOnce && !tried }] : []),
      ...(bomb ? [{ by: 'bomb' as const, units: index + 1, faces: 6, atOnce }] : []),
    ]).flat(),
  ];
  const fight = { stages: monsterStages(party, barrier), barrier, hp, damageOf: damages(accuracy) };
  const plans: Plan[] = [];
  for (const { by, ...policy } of policies) {
    const odds = yield* leaving(fight, policy, { done: plans.length, of: policies.length });
    plans.push({ by, units: policy.units, ...odds });
  }
  return plans;
}

/** The highest chance to win among plans that risk no more than the limit, of equal ones the safer; else the one that dies least. */
export function bestPlan(plans: readonly Plan[], limit: number): Plan | undefined {
  const safe = plans.filter(({ die }) => toNumber(die) <= limit);
  const by = (better: (a: Plan, b: Plan) => number, of: readonly Plan[]) => [...of].sort(better)[0];
  return safe.length > 0
    ? by((a, b) => compare(b.win, a.win) || compare(a.die, b.die) || a.units - b.units, safe)
    : by((a, b) => compare(a.die, b.die) || compare(b.win, a.win), plans);
}

import { multisets } from '@/rules/dice/multiset';
import { deciding, type Choice, type Decision } from '@/rules/dice/decision';
import { type Branch, toEnd, toState } from '@/rules/dice/graph';
import type { Work } from '@/rules/dice/sliced';
import { isRefusal, type Refusal } from '@/rules/kernel/refusal';
import { begunTurn, type Fight, fightOn, needsThirdDie, type Step, type Turn } from './resolver';

const MOST_FEAR = 6;

/** Counters as far as they matter to a battle: poison is flat unless it stacks, a die has no more than 6 to lose. */
export function plainTurn({ rulings }: Fight, turn: Turn): Turn {
  return {
    hp: turn.hp,
    foeHp: turn.foeHp,
    poison: rulings.poisonPerCounter ? turn.poison : Math.min(turn.poison, 1),
    fear: Math.min(turn.fear, MOST_FEAR),
    stun: Math.min(turn.stun, 1),
    charm: Math.min(turn.charm, 1),
  };
}

export function turnKey({ hp, foeHp, poison, fear, stun, charm }: Turn): number {
  return ((((hp * 20_000 + foeHp) * 200 + Math.min(poison, 199)) * 7 + fear) * 2 + stun) * 2 + charm;
}

/** Where a choice may lead: one step for each face of a third die that falls afterwards, else one. */
type Way = readonly Step[];

/** A roll that matters: its ways, and in how many of the rolls it comes. */
interface Fork {
  readonly ways: readonly Way[];
  readonly weight: number;
}

type At = { readonly turn: Turn } | { readonly fork: readonly Way[] };

function stepKey(fight: Fight, step: Step): string {
  if (step.end === 'defeat') return 'x';
  return step.end === 'win' ? `w${step.hp}` : `${turnKey(plainTurn(fight, step.turn))}`;
}

const wayKey = (fight: Fight, way: Way): string => way.map((step) => stepKey(fight, step)).join('+');

const keyAt =
  (fight: Fight) =>
  (at: At): string =>
    'turn' in at ? `${turnKey(at.turn)}` : `?${at.fork.map((way) => wayKey(fight, way)).join('|')}`;

const ROLLS = ((): readonly (readonly [a: number, b: number, ways: number])[] => {
  const all = multisets(2);
  return isRefusal(all) ? [] : all.map(({ faces: [a = 1, b = 1], ways }) => [a, b, Number(ways)]);
})();

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Every roll of a turn whose upkeep is done, rolls that come to the same taken together. */
export function forksOf(fight: Fight, turn: Turn): readonly Fork[] {
  const thirds = needsThirdDie(fight.you.gear) ? FACES : [0];
  const seen = new Map<string, { ways: readonly Way[]; weight: number }>();
  const add = (ways: readonly Way[], weight: number): void => {
    const named = ways
      .map((way) => [wayKey(fight, way), way] as const)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const distinct = named.filter(([key], index) => key !== named[index - 1]?.[0]);
    const key = distinct.map(([name]) => name).join('|');
    const known = seen.get(key);
    if (known) known.weight += weight;
    else seen.set(key, { ways: distinct.map(([, way]) => way), weight });
  };
  const split = ([mine, theirs]: readonly [number, number], faces: readonly number[]): Way =>
    faces.map((third) => fightOn(fight, turn, mine, theirs, third));
  for (const [a, b, ways] of ROLLS) {
    const splits = a === b ? [[a, b] as const] : [[a, b] as const, [b, a] as const];
    if (fight.rulings.thirdDieAfter)
      add(
        splits.map((each) => split(each, thirds)),
        ways,
      );
    else
      for (const third of thirds)
        add(
          splits.map((each) => split(each, [third])),
          ways,
        );
  }
  return [...seen.values()];
}

/** W: the greatest chance to win. H: the greatest expected HP left, each by its own best play. */
export type Aim = 'win' | 'hp';

function worthOf(aim: Aim, hp: number): number[] {
  return [aim === 'hp' ? hp : hp > 0 ? 1 : 0];
}

/** Equal ends are one end: the search tells them apart by identity. */
function ends(aim: Aim): (hp: number) => number[] {
  const made = new Map<number, number[]>();
  return (hp) => {
    const known = made.get(hp) ?? worthOf(aim, hp);
    made.set(hp, known);
    return known;
  };
}

export type Forks = (turn: Turn) => readonly Fork[] | undefined;

/** The forks of each turn are listed once for both aims; undefined where the upkeep is the end. */
export function forksIn(fight: Fight): Forks {
  const known = new Map<number, readonly Fork[] | undefined>();
  return (turn) => {
    const key = turnKey(turn);
    if (!known.has(key)) {
      const begun = begunTurn(fight, turn);
      known.set(key, begun && forksOf(fight, begun));
    }
    return known.get(key);
  };
}

/** How many exchanges are reckoned between two looks at the clock: one turn with a third die, or six without. */
const EXCHANGES_PER_LOOK = 216;

/** Lists every turn that can come, with its forks, looking up often. */
export function* listing(fight: Fight, turns: readonly Turn[], forks: Forks): Work<void> {
  const found = new Map(turns.map((turn) => [turnKey(plainTurn(fight, turn)), plainTurn(fight, turn)] as const));
  const each = needsThirdDie(fight.you.gear) ? EXCHANGES_PER_LOOK : EXCHANGES_PER_LOOK / FACES.length;
  let [listed, weighed] = [0, 0];
  for (const turn of found.values()) {
    for (const { ways } of forks(turn) ?? []) {
      for (const step of ways.flat()) {
        if (step.end !== undefined) continue;
        const next = plainTurn(fight, step.turn);
        const key = turnKey(next);
        if (!found.has(key)) found.set(key, next);
      }
    }
    if (found.size > MOST_TURNS) return;
    listed += 1;
    weighed += each;
    if (weighed < EXCHANGES_PER_LOOK) continue;
    weighed = 0;
    yield { done: listed, of: found.size * 3 };
  }
}

/** The search itself says no beyond its own limit. */
const MOST_TURNS = 100_000;

function choicesIn(fight: Fight, forks: Forks, end: (hp: number) => number[]): (at: At) => Choice<At>[] {
  const toward = (step: Step, weight: number): Branch<At, number[]> => {
    if (step.end === undefined) return toState<At>(weight, { turn: plainTurn(fight, step.turn) });
    return toEnd(weight, end(step.end === 'win' ? step.hp : 0));
  };
  const branchesOf = (way: Way): Branch<At, number[]>[] => way.map((step) => toward(step, 1));
  return (at) => {
    if ('fork' in at) return at.fork.map((way) => ({ words: '', branches: branchesOf(way) }));
    const rolls = forks(at.turn);
    if (!rolls) return [{ words: '', branches: [toEnd(1, end(0))] }];
    return [
      {
        words: '',
        branches: rolls.map(({ ways, weight }) => {
          const [way, other] = ways;
          const [step, more] = way ?? [];
          return other === undefined && more === undefined && step
            ? toward(step, weight)
            : toState<At>(weight, { fork: ways });
        }),
      },
    ];
  };
}

/**
 * A battle solved for one aim: what a turn about to begin is worth, before its upkeep. Several turns may be asked for
 * at once, as the two ways of a roll lead to several.
 */
export function* solvingFor(
  fight: Fight,
  turns: readonly Turn[],
  aim: Aim,
  forks: Forks,
): Work<Decision<At> | Refusal> {
  const steps = turns.map((turn): Step => ({ end: undefined, turn: plainTurn(fight, turn), caught: 0 }));
  return yield* deciding<At>({ fork: [steps] }, choicesIn(fight, forks, ends(aim)), keyAt(fight));
}

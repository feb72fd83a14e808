import { fromTally, type Distribution } from '@/rules/dice/distribution';
import { exactly, gcd, over, plus, times, ZERO, type Fraction } from '@/rules/dice/fraction';
import { isRefusal } from '@/rules/kernel/refusal';
import { CAMP_PRICE, PASS_PRICE } from './state';

/** 5.5: one step of a planned trip, in the order in which it comes. */
export type TripStep =
  | { readonly kind: 'pass' }
  | { readonly kind: 'water' }
  | { readonly kind: 'threat'; readonly level: number }
  | { readonly kind: 'quest'; readonly modifier: number; readonly target: number; readonly must: boolean }
  | { readonly kind: 'camp' }
  | { readonly kind: 'hearts'; readonly gain: number };

export interface Trip {
  readonly hearts: number;
  readonly combat: number;
  readonly freePasses: number;
  /** Hearts a quest roll leaves untouched. */
  readonly reserve: number;
  readonly steps: readonly TripStep[];
}

export interface TripPlan {
  /** The chance to have done each step, in order. */
  readonly reach: readonly Fraction[];
  readonly done: Fraction;
  /** Hearts left at the end, of the trips that got there. */
  readonly left: readonly { readonly hearts: number; readonly chance: Fraction }[];
  readonly mean: Fraction | undefined;
}

type Mass = ReadonlyMap<number, Fraction>;

const SIXTH: Fraction = { numerator: 1n, denominator: 6n };
const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Exact, face by face: hearts left and how likely, over the steps. A price that cannot be paid stops the trip there.
 * `planTrip({ hearts: 4, combat: 0, freePasses: 0, reserve: 0, steps: [{ kind: 'pass' }, { kind: 'camp' }] })` is certain
 * and leaves none.
 */
export function planTrip({ hearts, combat, freePasses, reserve, steps }: Trip): TripPlan {
  let mass: Mass = new Map([[Math.max(0, hearts), exactly(1)]]);
  let free = freePasses;
  const reach: Fraction[] = [];
  for (const step of steps) {
    const next = new Map<number, Fraction>();
    const add = (left: number, chance: Fraction) => next.set(left, plus(next.get(left) ?? ZERO, chance));
    const waived = step.kind === 'pass' && free > 0;
    if (waived) free -= 1;
    for (const [left, chance] of mass) {
      for (const [after, share] of outcomes(step, left, combat, reserve, waived)) add(after, times(chance, share));
    }
    mass = next;
    reach.push(total(mass));
  }
  const done = total(mass);
  const left = [...mass].sort(([a], [b]) => a - b).map(([each, chance]) => ({ hearts: each, chance }));
  const sum = left.reduce((so, each) => plus(so, times(exactly(each.hearts), each.chance)), ZERO);
  const mean = over(sum, done);
  return { reach, done, left, mean: isRefusal(mean) ? undefined : mean };
}

const total = (mass: Mass): Fraction => [...mass.values()].reduce(plus, ZERO);

/** Hearts after the step with their chances; what is missing to 1 stopped here. */
function outcomes(
  step: TripStep,
  hearts: number,
  combat: number,
  reserve: number,
  waived: boolean,
): readonly (readonly [hearts: number, chance: Fraction])[] {
  const pay = (price: number) => (hearts >= price ? [[hearts - price, exactly(1)] as const] : []);
  switch (step.kind) {
    case 'pass':
      return waived ? [[hearts, exactly(1)]] : pay(PASS_PRICE);
    case 'water':
      return [[Math.max(0, hearts - 1), exactly(1)]];
    case 'camp':
      return pay(CAMP_PRICE);
    case 'hearts':
      return [[hearts + step.gain, exactly(1)]];
    case 'threat':
      return FACES.flatMap((face) => {
        const need = Math.max(0, step.level - combat - face);
        return need <= hearts ? [[hearts - need, SIXTH] as const] : [];
      });
    case 'quest': {
      const most = Math.max(0, hearts - reserve);
      return FACES.flatMap((face) => {
        const need = Math.max(0, step.target - step.modifier - face);
        if (need <= most) return [[hearts - need, SIXTH] as const];
        return step.must ? [] : [[hearts, SIXTH] as const];
      });
    }
  }
}

/** Hearts left of the trips that got there, as a distribution; undefined where none does. */
export function heartsLeft({ left }: TripPlan): Distribution | undefined {
  if (left.length === 0) return undefined;
  const common = left.reduce((so, { chance }) => (so * chance.denominator) / gcd(so, chance.denominator), 1n);
  return fromTally(
    new Map(left.map(({ hearts, chance }) => [hearts, (chance.numerator * common) / chance.denominator])),
  );
}

/** The chance to have so many hearts left, or more. */
export function atLeast(plan: TripPlan, hearts: number): Fraction {
  return plan.left.filter((each) => each.hearts >= hearts).reduce((sum, each) => plus(sum, each.chance), ZERO);
}

import { fromTally, type Distribution } from '@/rules/dice/distribution';
import { exactly, gcd, over, plus, times, ZERO, type Fraction } from '@/rules/dice/fraction';
import { NO_CAP } from '@/rules/kernel/counter';
import { isRefusal } from '@/rules/kernel/refusal';
import { CAMP_PRICE, PASS_PRICE } from './state';

/** 5.5: one step of a planned trip, in the order in which it comes. */
export type TripStep =
  | { readonly kind: 'pass' }
  /** A space with a camp, or the town: it costs a step and nothing else. */
  | { readonly kind: 'walk' }
  | { readonly kind: 'treasure' }
  | { readonly kind: 'water' }
  | { readonly kind: 'threat'; readonly level: number }
  | { readonly kind: 'quest'; readonly modifier: number; readonly target: number; readonly must: boolean }
  | { readonly kind: 'camp' }
  | { readonly kind: 'hearts'; readonly gain: number };

export interface Trip {
  readonly hearts: number;
  /** Meditation: food that is spent as hearts, after them; water takes none of it (R38). */
  readonly food?: number;
  /** Where the table caps every gain (R5). */
  readonly cap?: number;
  readonly combat: number;
  readonly freePasses: number;
  /** Free passes of every later turn, where they differ from this one's. */
  readonly freeLater?: number;
  /** Hearts a quest roll leaves untouched. */
  readonly reserve: number;
  readonly steps: readonly TripStep[];
}

export interface TripPlan {
  /** The chance to have done each step, in order. */
  readonly reach: readonly Fraction[];
  readonly done: Fraction;
  /** Hearts left at the end, food that stands for them included, of the trips that got there. */
  readonly left: readonly { readonly hearts: number; readonly chance: Fraction }[];
  readonly mean: Fraction | undefined;
}

interface Purse {
  readonly hearts: number;
  readonly food: number;
}
/** A purse with its weight: how many of all throws so far lead to it. */
interface Pile {
  readonly purse: Purse;
  weight: bigint;
}
type Piles = readonly Readonly<Pile>[];

const FACES = [1, 2, 3, 4, 5, 6];
const SIX = 6n;

/** Quest and camp end the movement (3.2), so that a step after them is another turn's. */
const startsTurn = (step: TripStep, before: TripStep | undefined): boolean =>
  (before?.kind === 'quest' || before?.kind === 'camp') && goesOn(step);

/** A step along a path; the others happen where the figure stands. */
const goesOn = ({ kind }: TripStep): boolean => kind !== 'quest' && kind !== 'camp' && kind !== 'hearts';

/** Whether the trip leads away from where the figure stands, before any quest or camp. */
export function leadsOn(steps: readonly TripStep[]): boolean {
  const first = steps.find(({ kind }) => kind !== 'hearts');
  return first !== undefined && goesOn(first);
}

/** In town, on the map at the start of a turn, or in the middle of one: then the space left behind is one of those passed. */
export type TripStart = 'town' | 'map' | 'underway';

/** The spaces each turn of the trip walks: those passed, and the one it ends on. On the map a quest or camp needs none. */
export function tripSpaces(steps: readonly TripStep[], start: TripStart): readonly number[] {
  const turns: number[] = [];
  let before: TripStep | undefined;
  for (const step of steps) {
    if (turns.length === 0 || startsTurn(step, before)) turns.push(0);
    if (step.kind === 'pass' || step.kind === 'walk') turns[turns.length - 1] = (turns[turns.length - 1] ?? 0) + 1;
    if (step.kind !== 'hearts') before = step;
  }
  return turns.map((passed, turn) => {
    if (turn > 0 || start === 'town') return passed + 1;
    if (!leadsOn(steps)) return 0;
    return start === 'underway' ? Math.max(1, passed) : passed + 1;
  });
}

/**
 * Exact, face by face: hearts left and how likely, over the steps. A price that cannot be paid stops the trip there.
 * `planTrip({ hearts: 4, combat: 0, freePasses: 0, reserve: 0, steps: [{ kind: 'pass' }, { kind: 'camp' }] })` is certain
 * and leaves none.
 */
export function planTrip(trip: Trip): TripPlan {
  const { freePasses, freeLater = freePasses, steps } = trip;
  const start: Purse = { hearts: Math.max(0, trip.hearts), food: Math.max(0, trip.food ?? 0) };
  // Food only ever falls.
  const key = ({ hearts, food }: Purse) => hearts * (start.food + 1) + food;
  let piles: Piles = [{ purse: start, weight: 1n }];
  let throws = 1n;
  let free = freePasses;
  let before: TripStep | undefined;
  const reach: Fraction[] = [];
  for (const step of steps) {
    if (startsTurn(step, before)) free = freeLater;
    if (step.kind !== 'hearts') before = step;
    const waived = step.kind === 'pass' && free > 0;
    if (waived) free -= 1;
    if (step.kind === 'threat' || step.kind === 'quest') throws *= SIX;
    piles = gathered(piles, (purse) => outcomes(trip, step, purse, waived), key);
    reach.push(of(total(piles), throws));
  }
  const came = total(piles);
  const left = leftOf(piles);
  // Whole weights, not chances: the throws would only cancel out.
  const sum = left.reduce((so, [hearts, weight]) => plus(so, times(exactly(hearts), of(weight, 1n))), ZERO);
  const mean = over(sum, of(came, 1n));
  return {
    reach,
    done: of(came, throws),
    left: left.map(([hearts, weight]) => ({ hearts, chance: of(weight, throws) })),
    mean: isRefusal(mean) ? undefined : mean,
  };
}

/** The piles after a step; those that come to the same purse are one. */
function gathered(piles: Piles, after: (purse: Purse) => readonly Purse[], key: (purse: Purse) => number): Piles {
  const found = new Map<number, Pile>();
  for (const { purse, weight } of piles) {
    for (const left of after(purse)) {
      const same = found.get(key(left));
      if (same) same.weight += weight;
      else found.set(key(left), { purse: left, weight });
    }
  }
  return [...found.values()];
}

const total = (piles: Piles): bigint => piles.reduce((sum, { weight }) => sum + weight, 0n);

function of(weight: bigint, throws: bigint): Fraction {
  const share = gcd(weight, throws);
  return { numerator: weight / share, denominator: throws / share };
}

function leftOf(piles: Piles): readonly (readonly [hearts: number, weight: bigint])[] {
  const left = new Map<number, bigint>();
  for (const { purse, weight } of piles) {
    const hearts = purse.hearts + purse.food;
    left.set(hearts, (left.get(hearts) ?? 0n) + weight);
  }
  return [...left].sort(([a], [b]) => a - b);
}

/** Hearts first, then food (R38). */
function spent({ hearts, food }: Purse, price: number): Purse {
  const inFood = Math.max(0, price - hearts);
  return { hearts: hearts - (price - inFood), food: food - inFood };
}

/** What is left after the step, once or for every face of its die; a face that is missing stopped the trip here. */
function outcomes(
  { combat, reserve, cap = NO_CAP }: Trip,
  step: TripStep,
  purse: Purse,
  waived: boolean,
): readonly Purse[] {
  const have = purse.hearts + purse.food;
  const pay = (price: number): Purse[] => (have >= price ? [spent(purse, price)] : []);
  switch (step.kind) {
    case 'pass':
      return waived ? [purse] : pay(PASS_PRICE);
    case 'walk':
    case 'treasure':
      return [purse];
    case 'water':
      return [{ ...purse, hearts: Math.max(0, purse.hearts - 1) }];
    case 'camp':
      return pay(CAMP_PRICE);
    case 'hearts':
      return [{ ...purse, hearts: Math.max(purse.hearts, Math.min(cap, purse.hearts + step.gain)) }];
    case 'threat':
      return rolled(purse, step.level - combat, have, true);
    case 'quest':
      return rolled(purse, step.target - step.modifier, Math.max(0, have - reserve), step.must);
  }
}

/** For every face that reaches the number with at most so many hearts; another stops the trip or costs nothing. */
function rolled(purse: Purse, target: number, most: number, must: boolean): readonly Purse[] {
  const after: Purse[] = [];
  for (const face of FACES) {
    const need = Math.max(0, target - face);
    if (need <= most) after.push(spent(purse, need));
    else if (!must) after.push(purse);
  }
  return after;
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

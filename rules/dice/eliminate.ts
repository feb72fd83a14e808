import type { Arithmetic } from './arithmetic';
import type { Work } from './sliced';

/** The ways from one state of a knot to others, by their places in it. */
export interface Moves<N> {
  readonly to: readonly number[];
  readonly chances: readonly N[];
}

/**
 * A knot of states on its own: the chances of moving inside it, and each state's chance of leaving it. A state's own
 * loop is left out; it is whatever the rest of its row leaves.
 */
export interface Knot<N> {
  readonly inside: readonly Moves<N>[];
  readonly leave: readonly N[];
}

/** Ways to the same state are one. */
function joined<N>(math: Arithmetic<N>, { to, chances }: Moves<N>): Map<number, N> {
  const row = new Map<number, N>();
  to.forEach((target, at) => row.set(target, math.plus(row.get(target) ?? math.zero, chances[at] ?? math.zero)));
  return row;
}

interface Step<N> {
  readonly state: number;
  /** 1 minus the chance to stay, as the sum of all that goes elsewhere; zero where there is no way out. */
  readonly out: N;
  readonly from: ReadonlyMap<number, N>;
  readonly to: ReadonlyMap<number, N>;
}

/**
 * Takes the states out one after the other, joining each one's ways in with its ways out.
 *
 * Nothing is ever subtracted (Grassmann, Taksar and Heyman's way): "1 minus the chance to stay" is added up from the
 * other chances. So no digits cancel, and in doubles each number stays right in its last digits.
 */
function* takingOut<N>(math: Arithmetic<N>, knot: Knot<N>): Work<Step<N>[]> {
  const size = knot.inside.length;
  const to = knot.inside.map((row) => joined(math, row));
  const from = to.map(() => new Map<number, true>());
  const leave = [...knot.leave];
  to.forEach((row, state) => row.forEach((_, target) => from[target]?.set(state, true)));
  const left = new Set(to.keys());
  const steps: Step<N>[] = [];
  while (left.size > 0) {
    // The one that joins fewest ways, so that few new ones arise.
    let state = -1;
    let fewest = Infinity;
    for (const each of left) {
      const ways = (to[each]?.size ?? 0) * (from[each]?.size ?? 0);
      if (ways < fewest) [state, fewest] = [each, ways];
      if (ways <= 1) break;
    }
    left.delete(state);
    const ways = to[state] ?? new Map<number, N>();
    let out = leave[state] ?? math.zero;
    for (const chance of ways.values()) out = math.plus(out, chance);
    const stuck = math.isZero(out);
    const into = new Map<number, N>();
    for (const before of from[state]?.keys() ?? []) {
      const row = to[before];
      const enter = row?.get(state);
      if (!row || enter === undefined) continue;
      row.delete(state);
      into.set(before, enter);
      if (stuck) {
        // No way out from there: going there is leaving for good, with nothing to gain.
        leave[before] = math.plus(leave[before] ?? math.zero, enter);
        continue;
      }
      const share = math.over(enter, out);
      leave[before] = math.plus(leave[before] ?? math.zero, math.times(share, leave[state] ?? math.zero));
      for (const [target, chance] of ways) {
        if (target === before) continue;
        const more = math.times(share, chance);
        const known = row.get(target);
        row.set(target, known === undefined ? more : math.plus(known, more));
        if (known === undefined) from[target]?.set(before, true);
      }
    }
    for (const target of ways.keys()) from[target]?.delete(state);
    steps.push({ state, out, from: into, to: ways });
    yield { done: steps.length, of: size };
  }
  return steps;
}

/**
 * How often each state of a knot is visited, given how often each is entered from outside. There must be a way out.
 *
 *     yield* visiting(DOUBLES, { inside: [{ to: [], chances: [] }], leave: [1 / 4] }, [1]) // → [4]: left one in four times
 */
export function* visiting<N>(math: Arithmetic<N>, knot: Knot<N>, entered: readonly N[]): Work<N[]> {
  const steps = yield* takingOut(math, knot);
  const arrive = [...entered];
  for (const { state, out, to } of steps) {
    const share = math.over(arrive[state] ?? math.zero, out);
    for (const [target, chance] of to) {
      arrive[target] = math.plus(arrive[target] ?? math.zero, math.times(share, chance));
    }
  }
  const visits = entered.map(() => math.zero);
  for (const { state, out, from } of steps.reverse()) {
    let sum = arrive[state] ?? math.zero;
    for (const [before, chance] of from) sum = math.plus(sum, math.times(visits[before] ?? math.zero, chance));
    visits[state] = math.over(sum, out);
  }
  return visits;
}

/**
 * What each state of a knot is worth, given what each gains on leaving (its chance times the value there). Going round
 * for ever is worth nothing.
 *
 *     yield* valuing(DOUBLES, { inside: [{ to: [], chances: [] }], leave: [1 / 4] }, [[1 / 8]]) // → [[1 / 2]]
 */
export function* valuing<N>(math: Arithmetic<N>, knot: Knot<N>, gains: readonly (readonly N[])[]): Work<N[][]> {
  const core = new Core(math, knot);
  const steps = yield* takingOut(math, core.knot());
  return gains.map((gain) => {
    const sum = core.gains(gain);
    for (const { state, out, from } of steps) {
      if (math.isZero(out)) continue;
      const share = math.over(sum[state] ?? math.zero, out);
      for (const [before, chance] of from) {
        sum[before] = math.plus(sum[before] ?? math.zero, math.times(chance, share));
      }
    }
    const values = sum.map(() => math.zero);
    for (const { state, out, to } of [...steps].reverse()) {
      if (math.isZero(out)) continue;
      let value = sum[state] ?? math.zero;
      for (const [target, chance] of to) value = math.plus(value, math.times(chance, values[target] ?? math.zero));
      values[state] = math.over(value, out);
    }
    return knot.inside.map((_, place) => core.value(place, gain, values));
  });
}

/** Goes round for ever without a choice. */
const NOWHERE = -1;

/**
 * What is left of a knot without the states that need no solving: those that only lead on to one other (dice on the
 * table, once the choice is made) are worth what that one is, and those that only leave are worth what they gain.
 */
class Core<N> {
  /** Where each state that only leads on leads to in the end; every other stands for itself. */
  private readonly standIn: number[];
  private readonly core: number[] = [];
  private readonly places = new Map<number, number>();

  constructor(
    private readonly math: Arithmetic<N>,
    private readonly whole: Knot<N>,
  ) {
    this.standIn = whole.inside.map((_, place) => this.followed(place));
    whole.inside.forEach(({ to }, place) => {
      if (this.standIn[place] === place && to.length > 0) this.places.set(place, this.core.push(place) - 1);
    });
  }

  private followed(place: number): number {
    const { inside, leave } = this.whole;
    let at = place;
    for (let steps = 0; steps <= inside.length; steps++) {
      const [only, other] = inside[at]?.to ?? [];
      if (only === undefined || other !== undefined || !this.math.isZero(leave[at] ?? this.math.zero)) return at;
      at = only;
    }
    return NOWHERE;
  }

  knot(): Knot<N> {
    const { math, whole } = this;
    const inside: Moves<N>[] = [];
    const leave = this.core.map((place, own) => {
      const to: number[] = [];
      const chances: N[] = [];
      let out = whole.leave[place] ?? math.zero;
      this.eachMove(place, (at, chance) => {
        const core = this.places.get(at);
        if (core === undefined) out = math.plus(out, chance);
        else if (core !== own) {
          to.push(core);
          chances.push(chance);
        }
      });
      inside.push({ to, chances });
      return out;
    });
    return { inside, leave };
  }

  private eachMove(place: number, move: (standIn: number, chance: N) => void): void {
    const { to, chances } = this.whole.inside[place] ?? { to: [], chances: [] };
    to.forEach((target, at) => move(this.standIn[target] ?? NOWHERE, chances[at] ?? this.math.zero));
  }

  gains(gain: readonly N[]): N[] {
    const { math } = this;
    return this.core.map((place) => {
      let sum = gain[place] ?? math.zero;
      this.eachMove(place, (at, chance) => {
        if (!this.places.has(at)) sum = math.plus(sum, math.times(chance, this.left(at, gain)));
      });
      return sum;
    });
  }

  value(place: number, gain: readonly N[], values: readonly N[]): N {
    const at = this.standIn[place] ?? NOWHERE;
    const core = this.places.get(at);
    return core === undefined ? this.left(at, gain) : (values[core] ?? this.math.zero);
  }

  /** What a state is worth that only leaves. */
  private left(at: number, gain: readonly N[]): N {
    const { math, whole } = this;
    const leave = whole.leave[at] ?? math.zero;
    return math.isZero(leave) ? math.zero : math.over(gain[at] ?? math.zero, leave);
  }
}

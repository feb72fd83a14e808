import { Pace } from '@/rules/dice/pace';
import type { Work } from '@/rules/dice/sliced';
import { askedOf, withTrades, withWishes } from './asked';
import { Bounds } from './bounds';
import { type Budget, newBudget } from './budget';
import { covers, type Likeness } from './likeness';
import { placedTokens } from './loose-tokens';
import type { Model, Pos } from './model';
import { diceLeft } from './most';
import { type Asked, movesOf, type Step } from './moves';
import { hasWon, type Objective, valueOf } from './objective';
import { ScoreBound, valueWithin } from './score';
import { compareForms, Draft, Top, TOP } from './top-plans';

export interface Plan {
  readonly steps: readonly Step[];
  readonly end: Pos;
  readonly value: number;
  readonly wins: boolean;
}

/** So many moves are tried between two pauses: a small part of a millisecond, once the code has run in. */
export const PAUSE = 8;

/** At first only so many drafts go on from each number of dice: their plans tell soon what need not be tried. */
const WIDTHS = [6, 60, Infinity];

interface Reached {
  readonly draft: Draft;
  readonly held: Likeness['held'];
  /** The highest score that may follow. */
  readonly most: number;
}

/** Positions that differ only in what they hold, by what they have in common. */
type Layer = Map<string, readonly Reached[]>;

function highest(layer: Layer): number {
  let most = -Infinity;
  for (const reached of layer.values()) for (const each of reached) most = Math.max(most, each.most);
  return most;
}

/** Whether one of these has the same set and covers it, or so many of different sets do that it cannot be told. */
function isCovered(there: readonly Reached[], draft: Draft, held: Likeness['held']): boolean {
  const sets = new Set<string>();
  for (const other of there) {
    if (!covers(other.held, held)) continue;
    const { set } = other.draft;
    if (set !== draft.set) sets.add(set);
    else if (!covers(held, other.held) || compareForms(other.draft, draft) <= 0) return true;
    if (sets.size >= TOP) return true;
  }
  return false;
}

class Planner {
  private readonly model: Model;
  private readonly asked: Asked;
  private readonly scores: ScoreBound;
  private readonly top = new Top();
  private readonly pace = new Pace(PAUSE);
  /** No plan that was not tried scores higher: the least of what each sweep has shown. */
  private open = Infinity;

  constructor(
    model: Model,
    private readonly objective: Objective,
    private readonly budget: Budget,
  ) {
    const traded = withTrades(model, objective);
    this.model = objective.for === 'wish' ? withWishes(traded, objective.places) : traded;
    this.asked = askedOf(this.model, objective);
    const bounds = new Bounds(this.model, objective, this.asked.reach);
    this.scores = new ScoreBound(this.model, objective, bounds);
  }

  *best(): Work<readonly Draft[]> {
    for (const [index, width] of WIDTHS.entries()) {
      this.open = Math.min(this.open, yield* this.sweep(width, index));
    }
    return this.top.drafts();
  }

  /** The highest value any plan can have, tried or not. */
  get mostValue(): number {
    return Math.max(this.top.drafts()[0]?.value ?? 0, valueWithin(this.open));
  }

  /**
   * All drafts with so many dice left, then those with fewer: whatever leads to the same position, or to a poorer one
   * like it, has met by then. Tells the highest score that may follow on a draft that was left where it is.
   */
  private *sweep(width: number, pass: number): Work<number> {
    const dice = diceLeft(this.model.start);
    const layers = Array.from({ length: dice + 1 }, (): Layer => new Map());
    this.reach(layers, this.draftOf(this.model.start));
    let stayed = -Infinity;
    for (let left = dice; left > 0; left -= 1) {
      const reached = [...(layers[left]?.values() ?? [])].flat().sort((a, b) => b.most - a.most);
      const going = reached.slice(0, width);
      stayed = Math.max(stayed, reached[width]?.most ?? -Infinity);
      for (const [index, { draft, most }] of going.entries()) {
        if (!this.top.wants(most, left)) continue;
        for (const move of movesOf(this.model, draft.end, this.asked)) {
          this.budget.left -= 1;
          // The drafts stand in the order of what may follow on them.
          if (this.budget.left < 0) return Math.max(stayed, most, ...layers.slice(1, left).map(highest));
          if (this.pace.isDue() || !move) {
            yield { done: pass + (dice - left + index / going.length) / dice, of: WIDTHS.length };
          }
          if (move) this.reach(layers, this.draftOf(move.after, move.step, draft));
        }
      }
      layers[left]?.clear();
    }
    return stayed;
  }

  private draftOf(end: Pos, step?: Step, before?: Draft): Draft {
    return new Draft(valueOf(this.model, this.objective, end), diceLeft(end), end, step, before);
  }

  /** Every draft may be the end; it goes on unless others that can do the same cover it. */
  private reach(layers: readonly Layer[], draft: Draft): void {
    this.top.add(draft);
    const layer = layers[draft.left];
    if (!layer || draft.left === 0 || hasWon(this.model, draft.end)) return;
    const { key, held } = this.asked.comparison.of(draft.end);
    const there = layer.get(key) ?? [];
    if (isCovered(there, draft, held)) return;
    const most = this.scores.of(draft.end, draft.value);
    if (!this.top.wants(most, draft.left)) return;
    const others = there.filter((other) => other.draft.set !== draft.set || !covers(held, other.held));
    layer.set(key, [...others, { draft, held, most }]);
  }
}

export interface Planned {
  readonly plans: readonly Plan[];
  /** Every way was tried: nothing better exists. */
  readonly whole: boolean;
  /** What no plan can pass, tried or not. */
  readonly most: number;
}

/**
 * The three best plans with the dice that lie there, exactly: every order, every officer earned on the way, every
 * blockage freed (5.3). Of drafts that can do the same only those are followed that no three others cover, which is
 * enough for the best three plans.
 */
export function* planning(model: Model, objective: Objective, budget: Budget = newBudget()): Work<Planned> {
  const planner = new Planner(model, objective, budget);
  const drafts = yield* planner.best();
  const plans = drafts.flatMap(({ steps, end, value }) =>
    steps.length === 0 ? [] : [{ steps: placedTokens(steps, model), end, value, wins: hasWon(model, end) }],
  );
  return { plans, whole: budget.left >= 0, most: planner.mostValue };
}

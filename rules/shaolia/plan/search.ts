import type { Work } from '@/rules/dice/sliced';
import { askedOf, serving, withTrades, withWishes } from './asked';
import { mostGain, mostMore } from './bounds';
import { type Budget, newBudget } from './budget';
import type { Model, Pos } from './model';
import { diceLeft } from './most';
import { type Asked, type Move, movesOf, type Step } from './moves';
import { hasWon, type Objective, valueOf, type Weight } from './objective';
import { Purse } from './purse';

export interface Plan {
  readonly steps: readonly Step[];
  readonly end: Pos;
  readonly value: number;
  readonly wins: boolean;
}

const TOP = 3;

function keyOf(pos: Pos): string {
  const { dice, officers, used, blocked, tokens, lives, gold, minerals, culture } = pos;
  return `${dice.join('')}|${officers}|${used}|${blocked.join('')}|${tokens.join('')}|${lives.join()}|${gold}|${minerals}|${culture}`;
}

/** A plan's tail, with what it is ranked by; its steps hang on one another, so that tails share their ends. */
interface Tail {
  readonly value: number;
  readonly officers: number;
  readonly wealth: number;
  readonly left: number;
  readonly end: Pos;
  /** Undefined at the end. */
  readonly first: { readonly step: Step; readonly choice: string; readonly rest: Tail } | undefined;
}

/** What a step chooses, form apart: which die pays for it, or how much is traded, makes no other plan. */
function choiceOf({ does, command, target, sweep, use, tokens, deals = [] }: Step): string {
  const dealt = deals.flatMap((deal) => (deal.targets || deal.tokens ? [`${deal.targets} ${deal.tokens}`] : []));
  return `${does} ${command} ${target} ${sweep} ${use} ${tokens} ${dealt.join(' ')}`;
}

/** Palace before front row before back row, left to right, then the lower command, then the lower face (5.3). */
function compareForms(a: Tail, b: Tail): number {
  let [one, other] = [a.first, b.first];
  while (one && other) {
    if (one.step.command !== other.step.command) return one.step.command - other.step.command;
    const faces = Math.max(one.step.faces.length, other.step.faces.length);
    for (let index = 0; index < faces; index += 1) {
      const difference = (one.step.faces[index] ?? 0) - (other.step.faces[index] ?? 0);
      if (difference !== 0) return difference;
    }
    if (one.choice !== other.choice) return one.choice < other.choice ? -1 : 1;
    [one, other] = [one.rest.first, other.rest.first];
  }
  return Number(one !== undefined) - Number(other !== undefined);
}

function compareTails(a: Tail, b: Tail): number {
  return b.value - a.value || b.officers - a.officers || b.wealth - a.wealth || b.left - a.left || compareForms(a, b);
}

/** The commands and targets as a set: plans that differ only in form are one. */
function setOf(tail: Tail): string {
  const choices: string[] = [];
  for (let at = tail.first; at; at = at.rest.first) choices.push(at.choice);
  return choices.sort().join('/');
}

/** The best tails with different sets, best first. */
class Best {
  private readonly kept: { readonly tail: Tail; readonly set: string }[] = [];

  add(tail: Tail): void {
    const last = this.kept[TOP - 1];
    if (last && compareTails(tail, last.tail) >= 0) return;
    const set = setOf(tail);
    const same = this.kept.findIndex((each) => each.set === set);
    const before = this.kept[same];
    if (before) {
      if (compareTails(tail, before.tail) >= 0) return;
      this.kept.splice(same, 1);
    }
    const at = this.kept.findIndex((each) => compareTails(tail, each.tail) < 0);
    this.kept.splice(at < 0 ? this.kept.length : at, 0, { tail, set });
    this.kept.splice(TOP);
  }

  /** Whether a plan that is no better than these bounds, in the order of the ranking, may still be among the best. */
  wants(bounds: readonly ((tail: Tail) => number)[]): boolean {
    const last = this.kept[TOP - 1]?.tail;
    if (!last) return true;
    for (const over of bounds) {
      const more = over(last);
      if (more !== 0) return more > 0;
    }
    return true;
  }

  tails(): readonly Tail[] {
    return this.kept.map(({ tail }) => tail);
  }
}

interface Ranked extends Move {
  readonly most: number;
}

/** So many moves are tried between two pauses: well under a millisecond of work. */
export const PAUSE = 16;

class Planner {
  private readonly memo = new Map<string, { readonly pos: Pos; readonly tails: readonly Tail[] }>();
  private readonly model: Model;
  private readonly purse: Purse;
  /** What serves the goal is tried first: the rest can then mostly be left out. */
  private readonly asked: readonly Asked[];

  constructor(
    model: Model,
    private readonly objective: Objective,
    private readonly budget: Budget,
  ) {
    const traded = withTrades(model, objective);
    this.model = objective.for === 'wish' ? withWishes(traded, objective.places) : traded;
    this.purse = new Purse(this.model);
    const asked = askedOf(traded, objective);
    const serves = serving(traded, objective);
    this.asked = [
      { ...asked, take: serves },
      { ...asked, take: (command) => !serves(command) },
    ];
  }

  /** The best tails from here. Pauses often and tells how far it is, from `from` on for a part of `size`. */
  *tails(pos: Pos, from: number, size: number): Generator<number, readonly Tail[], void> {
    const key = this.keyOf(pos);
    const there = this.memo.get(key);
    if (there) return there.tails.map((tail) => this.moved(tail, pos, there.pos));
    const best = new Best();
    best.add(this.stop(pos));
    if (!hasWon(this.model, pos) && diceLeft(pos) > 0) {
      const moves = yield* this.ranked(pos, from);
      for (const [index, { step, after, most }] of moves.entries()) {
        const spent = this.budget.left < 0;
        // Once nothing more may be tried, the best of what lies at hand has to do.
        if (spent && index >= PAUSE) break;
        if (!best.wants(this.bounds(after, most))) continue;
        const choice = choiceOf(step);
        if (spent) {
          const rest = this.stop(after);
          best.add({ ...rest, first: { step, choice, rest } });
          continue;
        }
        for (const rest of yield* this.tails(after, from + (size * index) / moves.length, size / moves.length)) {
          const { value, officers, wealth, left, end } = rest;
          best.add({ value, officers, wealth, left, end, first: { step, choice, rest } });
        }
      }
    }
    const tails = best.tails();
    this.memo.set(key, { pos, tails });
    return tails;
  }

  /** Positions that differ only in money that cannot be spent share their plans. */
  private keyOf(pos: Pos): string {
    const most = this.purse.most(pos);
    return keyOf({ ...pos, gold: Math.min(pos.gold, most.gold), minerals: Math.min(pos.minerals, most.minerals) });
  }

  /** A plan found with other money in hand. */
  private moved(tail: Tail, to: Pos, from: Pos): Tail {
    const [gold, minerals] = [to.gold - from.gold, to.minerals - from.minerals];
    if (gold === 0 && minerals === 0) return tail;
    const end = { ...tail.end, gold: tail.end.gold + gold, minerals: tail.end.minerals + minerals };
    const value = valueOf(this.model, this.objective, end);
    return { ...tail, end, value, wealth: tail.wealth + gold + minerals };
  }

  /** Every move with the most its position could be worth; what may be worth most first, so that little else is tried. */
  private *ranked(pos: Pos, from: number): Generator<number, readonly Ranked[], void> {
    const moves: Ranked[] = [];
    for (const asked of this.asked) {
      for (const move of movesOf(this.model, pos, asked)) {
        this.budget.left -= 1;
        if (this.budget.left < 0) return moves;
        if (!move || this.budget.left % PAUSE === 0) yield from;
        if (!move) continue;
        const here = valueOf(this.model, this.objective, move.after);
        moves.push({ ...move, most: here + mostMore(this.model, this.objective, move.after, here) });
      }
    }
    return moves.sort((a, b) => b.most - a.most);
  }

  /** How much better than a plan this position could become at the most, in the order of the ranking. */
  private bounds(pos: Pos, most: number): readonly ((tail: Tail) => number)[] {
    const more = (what: Weight) => mostGain(this.model, pos, what);
    return [
      ({ value }) => most - value,
      ({ officers }) => pos.officers + more('officers') - officers,
      ({ wealth }) => pos.gold + pos.minerals + more('gold') + more('minerals') - wealth,
      ({ left }) => diceLeft(pos) - left,
    ];
  }

  private stop(pos: Pos): Tail {
    return {
      value: valueOf(this.model, this.objective, pos),
      officers: pos.officers,
      wealth: pos.gold + pos.minerals,
      left: diceLeft(pos),
      end: pos,
      first: undefined,
    };
  }
}

export interface Planned {
  readonly plans: readonly Plan[];
  /** Every way was tried: nothing better exists. */
  readonly whole: boolean;
}

/**
 * The three best plans with the dice that lie there, exactly: every order, every officer earned on the way, every
 * blockage freed (5.3). Each memo entry keeps its best three tails, which is enough for the best three plans.
 */
export function* planning(model: Model, objective: Objective, budget: Budget = newBudget()): Work<Planned> {
  const planner = new Planner(model, objective, budget);
  const search = planner.tails(model.start, 0, 1);
  for (;;) {
    const turn = search.next();
    if (!turn.done) {
      yield { done: turn.value, of: 1 };
      continue;
    }
    const plans = turn.value.flatMap((tail) => {
      const steps: Step[] = [];
      for (let at = tail.first; at; at = at.rest.first) steps.push(at.step);
      return steps.length === 0 ? [] : [{ steps, end: tail.end, value: tail.value, wins: hasWon(model, tail.end) }];
    });
    return { plans, whole: budget.left >= 0 };
  }
}

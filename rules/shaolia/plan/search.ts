import type { Work } from '@/rules/dice/sliced';
import type { PlanCommand, Model, Pos } from './model';
import { type Move, movesOf, type Step } from './moves';
import { ceilingOf, hasWon, type Objective, valueOf } from './objective';

export interface Plan {
  readonly steps: readonly Step[];
  readonly end: Pos;
  readonly value: number;
  readonly wins: boolean;
}

const TOP = 3;

export function keyOf(pos: Pos, most = Infinity): string {
  const { dice, used, blocked, tokens, lives, gold, minerals, culture } = pos;
  const officers = Math.min(pos.officers, most);
  return `${dice.join()}|${officers}|${used}|${blocked.join('')}|${tokens.join('')}|${lives.join()}|${gold}|${minerals}|${culture}`;
}

export function diceLeft(pos: Pos): number {
  return pos.dice.reduce((sum, count) => sum + count, 0);
}

/** A plan's tail, with what it is ranked by. */
interface Tail {
  readonly value: number;
  readonly officers: number;
  readonly wealth: number;
  readonly left: number;
  readonly end: Pos;
  readonly steps: readonly Step[];
  /** The commands and targets as a set: plans that differ only in form are one. */
  readonly set: readonly string[];
}

/** What a step chooses, form apart: which die pays for it makes no other plan. */
function signature({ does, command, target, sweep, use, tokens, deals }: Step): string {
  return JSON.stringify([does, command, target, sweep, use, tokens, deals]);
}

/** Palace before front row before back row, left to right, then the lower command, then the lower face (5.3). */
function compareSteps(a: Step, b: Step): number {
  if (a.command !== b.command) return a.command - b.command;
  for (let index = 0; index < Math.max(a.faces.length, b.faces.length); index += 1) {
    const difference = (a.faces[index] ?? 0) - (b.faces[index] ?? 0);
    if (difference !== 0) return difference;
  }
  const [left, right] = [signature(a), signature(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareTails(a: Tail, b: Tail): number {
  const ranked = b.value - a.value || b.officers - a.officers || b.wealth - a.wealth || b.left - a.left;
  if (ranked !== 0) return ranked;
  for (let index = 0; index < Math.min(a.steps.length, b.steps.length); index += 1) {
    const [x, y] = [a.steps[index], b.steps[index]];
    const difference = x && y ? compareSteps(x, y) : 0;
    if (difference !== 0) return difference;
  }
  return a.steps.length - b.steps.length;
}

/** The best of these with different sets, best first. */
function top(tails: Tail[]): readonly Tail[] {
  tails.sort(compareTails);
  const kept: Tail[] = [];
  const seen = new Set<string>();
  for (const tail of tails) {
    const set = tail.set.join('/');
    if (seen.has(set)) continue;
    seen.add(set);
    kept.push(tail);
    if (kept.length === TOP) break;
  }
  return kept;
}

const ALL = () => true;

/**
 * The three best plans with the dice that lie there, exactly: every order, every officer earned on the way, every
 * blockage freed (5.3). Each memo entry keeps its best three tails, which is enough for the best three plans.
 */
export function* planning(model: Model, objective: Objective): Work<readonly Plan[]> {
  const memo = new Map<string, readonly Tail[]>();
  const { start } = model;
  const stop = (pos: Pos): Tail => ({
    value: valueOf(model, objective, pos),
    officers: pos.officers,
    wealth: pos.gold + pos.minerals,
    left: diceLeft(pos),
    end: pos,
    steps: [],
    set: [],
  });
  const joined = ({ step }: Move, tail: Tail): Tail => ({
    ...tail,
    steps: [step, ...tail.steps],
    set: [...tail.set, signature(step)].sort(),
  });
  const tailsFrom = (pos: Pos): readonly Tail[] => {
    const key = keyOf(pos);
    const there = memo.get(key);
    if (there) return there;
    const tails = [stop(pos)];
    if (!hasWon(model, pos) && diceLeft(pos) > 0) {
      for (const move of movesOf(model, pos, ALL)) {
        for (const tail of tailsFrom(move.after)) tails.push(joined(move, tail));
      }
    }
    const best = top(tails);
    memo.set(key, best);
    return best;
  };
  // The first two levels are opened here, so that a long search can pause between them.
  const tails = [stop(start)];
  if (!hasWon(model, start) && diceLeft(start) > 0) {
    const moves = movesOf(model, start, ALL);
    let done = 0;
    for (const move of moves) {
      if (!memo.has(keyOf(move.after)) && !hasWon(model, move.after)) {
        for (const second of movesOf(model, move.after, ALL)) {
          tailsFrom(second.after);
          yield { done, of: moves.length };
        }
      }
      for (const tail of tailsFrom(move.after)) tails.push(joined(move, tail));
      done += 1;
      yield { done, of: moves.length };
    }
  }
  return top(tails)
    .filter(({ steps }) => steps.length > 0)
    .map(({ steps, end, value }) => ({ steps, end, value, wins: hasWon(model, end) }));
}

/** What can serve an objective at all: the rest is left out where nothing but the objective counts. */
export function serving(model: Model, objective: Objective): (command: PlanCommand) => boolean {
  const trades = (goods: readonly string[]) =>
    model.posts.some(({ good, price }) => goods.includes(good) && price !== null);
  const money = (goods: readonly string[]) => trades(goods) && model.commands.some((command) => command.trades > 0);
  const hits = ({ strike, sweep, attackTokens }: PlanCommand) =>
    Boolean(strike) || sweep !== undefined || attackTokens > 0;
  const rich = ({ gold, bank, minerals }: PlanCommand) => gold + bank > 0 || minerals > 0;
  switch (objective.for) {
    case 'wish':
      return ({ place, officers }) => officers > 0 || objective.places.includes(place);
    case 'culture': {
      const buys = money(['culture']);
      return (command) =>
        command.officers > 0 || command.culture > 0 || (buys && (rich(command) || hits(command) || command.trades > 0));
    }
    case 'palaceDamage':
    case 'destroy': {
      const hires = money(['hit', 'attackToken']);
      return (command) => command.officers > 0 || hits(command) || (hires && (rich(command) || command.trades > 0));
    }
    case 'win': {
      const buys = money(['culture', 'hit', 'attackToken']);
      return (command) =>
        command.officers > 0 || command.culture > 0 || hits(command) || (buys && (rich(command) || command.trades > 0));
    }
    default:
      return ALL;
  }
}

/** For a wish it counts only that a card is activated, not what it does: fewer positions differ. */
function simplified(model: Model, objective: Objective): Model {
  if (objective.for !== 'wish') return model;
  return {
    ...model,
    targets: [],
    start: { ...model.start, culture: 0, lives: [] },
    commands: model.commands.map((command) => ({
      ...command,
      gold: 0,
      bank: 0,
      minerals: 0,
      culture: 0,
      attackTokens: 0,
      strike: undefined,
      sweep: undefined,
      trades: 0,
    })),
  };
}

/** The best value alone, with one memo for every roll of a question (5.4). */
export class Prospect {
  private readonly memo = new Map<string, number>();
  private readonly model: Model;
  private readonly take: (command: PlanCommand) => boolean;
  private readonly ceiling: number;

  constructor(
    model: Model,
    private readonly objective: Objective,
    not: (command: PlanCommand) => boolean = () => false,
  ) {
    this.model = simplified(model, objective);
    const serves = serving(model, objective);
    this.take = (command) => serves(command) && !not(command);
    this.ceiling = ceilingOf(objective);
  }

  /** The best that this throw allows. */
  of(dice: readonly number[]): number {
    return this.best({ ...this.model.start, dice });
  }

  private best(pos: Pos): number {
    const here = valueOf(this.model, this.objective, pos);
    const left = diceLeft(pos);
    if (here >= this.ceiling || left === 0 || hasWon(this.model, pos)) return here;
    // No die needs more than three officers; more of them change nothing but a count of officers.
    const key = keyOf(
      pos,
      this.objective.for === 'officers' || this.objective.for === 'weighted' ? Infinity : 3 * left,
    );
    const there = this.memo.get(key);
    if (there !== undefined) return there;
    let best = here;
    for (const { after } of movesOf(this.model, pos, this.take)) {
      best = Math.max(best, this.best(after));
      if (best >= this.ceiling) break;
    }
    this.memo.set(key, best);
    return best;
  }
}

import type { Work } from '@/rules/dice/sliced';
import { askedOf, serving, withTrades, withWishes } from './asked';
import { diceLeft, mostMore } from './bounds';
import { type Budget, newBudget } from './budget';
import type { Model, PlanCommand, PlanTarget, Pos } from './model';
import { type Asked, movesOf } from './moves';
import { ceilingOf, hasWon, type Objective, valueOf } from './objective';
import { PAUSE } from './search';

/** Whether a target matters though nothing can be bought with its loot: it wins, stands in the way, or is asked for. */
function matters(objective: Objective, { palace, guard, seat, place }: PlanTarget): boolean {
  switch (objective.for) {
    case 'win':
    case 'palaceDamage':
      return palace || guard;
    case 'destroy':
      return guard || (objective.target.seat === seat && objective.target.place === place);
    default:
      return false;
  }
}

/** For these nothing but their own number counts. */
const PLAIN: readonly Objective['for'][] = ['win', 'culture', 'palaceDamage', 'destroy', 'wish'];

/** The model without what cannot change the answer: fewer positions differ. */
function simplified(model: Model, objective: Objective): Model {
  if (objective.for === 'wish') {
    // It counts only that a card is activated, not what it does.
    const commands = model.commands.map((command) => ({
      ...command,
      ...{ gold: 0, bank: 0, minerals: 0, culture: 0, attackTokens: 0, trades: 0, strike: undefined, sweep: undefined },
    }));
    const wished = withWishes(model, objective.places);
    return { ...wished, commands, targets: [], start: { ...model.start, culture: 0, lives: [] } };
  }
  if (!PLAIN.includes(objective.for) || model.posts.length > 0) return model;
  const kept = model.targets.map((target) => matters(objective, target));
  return {
    ...model,
    targets: model.targets.filter((_, index) => kept[index]),
    commands: model.commands.map((command) => ({ ...command, gold: 0, bank: 0, minerals: 0, trades: 0 })),
    start: { ...model.start, lives: model.start.lives.filter((_, index) => kept[index]) },
  };
}

/** The best value alone, with one memo for every roll of a question (5.4). */
export class Prospect {
  private readonly memo = new Map<string, number>();
  private readonly model: Model;
  private readonly asked: Asked;
  private readonly ceiling: number;
  private readonly moneyCounts: boolean;
  private readonly officersCount: boolean;

  constructor(
    model: Model,
    private readonly objective: Objective,
    not: (command: PlanCommand) => boolean = () => false,
    private readonly budget: Budget = newBudget(),
  ) {
    const traded = withTrades(model, objective);
    const serves = serving(traded, objective);
    this.model = simplified(traded, objective);
    this.asked = { ...askedOf(this.model, objective), take: (command) => serves(command) && !not(command) };
    this.ceiling = ceilingOf(objective);
    this.moneyCounts = !PLAIN.includes(objective.for) || traded.posts.length > 0;
    this.officersCount = objective.for === 'officers' || objective.for === 'weighted';
  }

  /** The best that this throw allows; undefined where there are too many ways to try them all. */
  *of(dice: readonly number[]): Work<number | undefined> {
    const best = yield* this.best({ ...this.model.start, dice });
    return this.budget.left < 0 ? undefined : best;
  }

  /** No position after this one is worth more. */
  private most(pos: Pos, here: number): number {
    return here + mostMore(this.model, this.objective, pos, here);
  }

  private *best(pos: Pos): Work<number> {
    const here = valueOf(this.model, this.objective, pos);
    if (here >= this.ceiling || diceLeft(pos) === 0 || hasWon(this.model, pos)) return here;
    if (this.most(pos, here) <= here) return here;
    const key = this.keyOf(pos);
    const there = this.memo.get(key);
    if (there !== undefined) return there;
    let best = here;
    for (const { after } of movesOf(this.model, pos, this.asked)) {
      this.budget.left -= 1;
      if (this.budget.left < 0) break;
      if (this.budget.left % PAUSE === 0) yield { done: 0, of: 0 };
      const then = valueOf(this.model, this.objective, after);
      if (this.most(after, then) > best) best = Math.max(best, yield* this.best(after));
      if (best >= this.ceiling) break;
    }
    this.memo.set(key, best);
    return best;
  }

  private keyOf({ dice, officers, used, blocked, tokens, lives, gold, minerals, culture }: Pos): string {
    // No die needs more than three officers; more of them change nothing but a count of officers.
    const most = this.officersCount ? Infinity : 3 * dice.reduce((sum, count) => sum + count, 0);
    const money = this.moneyCounts ? `${gold}|${minerals}` : '';
    return `${dice.join('')}|${Math.min(officers, most)}|${used}|${blocked.join('')}|${tokens.join('')}|${lives.join()}|${culture}|${money}`;
  }
}

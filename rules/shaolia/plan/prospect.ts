import { Pace } from '@/rules/dice/pace';
import type { Work } from '@/rules/dice/sliced';
import { askedOf, matters, serving, withTrades, withWishes } from './asked';
import { Bounds } from './bounds';
import { type Budget, newBudget } from './budget';
import type { Model, PlanCommand, Pos } from './model';
import { diceLeft } from './most';
import { type Asked, movesOf } from './moves';
import { ceilingOf, hasWon, type Objective, valueOf } from './objective';
import type { Purse, Spendable } from './purse';
import { PAUSE } from './search';

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
  private readonly pace = new Pace(PAUSE);
  private readonly model: Model;
  private readonly asked: Asked;
  private readonly ceiling: number;
  /** The same where nothing can be bought with loot. */
  private readonly lootless: Asked;
  private readonly mattering: readonly boolean[];
  /** Undefined where money counts by itself. */
  private readonly purse: Purse | undefined;
  private readonly officersCount: boolean;
  private readonly bounds: Bounds;

  constructor(
    model: Model,
    private readonly objective: Objective,
    not: (command: PlanCommand) => boolean = () => false,
    private readonly budget: Budget = newBudget(),
  ) {
    const traded = withTrades(model, objective);
    const serves = serving(traded, objective);
    this.model = simplified(traded, objective);
    const asked = askedOf(this.model, objective, true);
    this.asked = { ...asked, take: (command) => serves(command) && !not(command) };
    this.bounds = new Bounds(this.model, objective, asked.reach);
    this.purse = asked.moneyCounts ? undefined : asked.purse;
    this.ceiling = ceilingOf(objective);
    this.officersCount = objective.for === 'officers' || objective.for === 'weighted';
    this.lootless = { ...this.asked, loots: false };
    this.mattering = this.model.targets.map(asked.matters);
  }

  /** The best that this throw allows; undefined where there are too many ways to try them all. */
  *of(dice: readonly number[]): Work<number | undefined> {
    const best = yield* this.best({ ...this.model.start, dice });
    return this.budget.left < 0 ? undefined : best;
  }

  /** No position after this one is worth more. */
  private most(pos: Pos, here: number): number {
    return here + this.bounds.more(pos, here);
  }

  private *best(pos: Pos): Work<number> {
    const here = valueOf(this.model, this.objective, pos);
    if (here >= this.ceiling || diceLeft(pos) === 0 || hasWon(this.model, pos)) return here;
    if (this.most(pos, here) <= here) return here;
    const most = this.purse?.most(pos);
    // With more gold than can be spent loot is worth nothing, now and later.
    const lootless = most !== undefined && pos.gold >= most.gold;
    const key = this.keyOf(pos, most, lootless);
    const there = this.memo.get(key);
    if (there !== undefined) return there;
    let best = here;
    const asked = lootless ? this.lootless : this.asked;
    // Yes or no is answered by the first yes; otherwise what may be worth most is tried first, and the rest left out.
    const later: { readonly after: Pos; readonly most: number }[] = [];
    for (const move of movesOf(this.model, pos, asked)) {
      this.budget.left -= 1;
      if (this.budget.left < 0) break;
      if (this.pace.isDue() || !move) yield { done: 0, of: 0 };
      if (!move) continue;
      const { after } = move;
      const more = this.most(after, valueOf(this.model, this.objective, after));
      if (more <= best) continue;
      if (this.ceiling === 1) best = Math.max(best, yield* this.best(after));
      else later.push({ after, most: more });
      if (best >= this.ceiling) break;
    }
    for (const { after, most: more } of later.sort((a, b) => b.most - a.most)) {
      if (more <= best || this.budget.left < 0) break;
      best = Math.max(best, yield* this.best(after));
    }
    this.memo.set(key, best);
    return best;
  }

  private keyOf(pos: Pos, money: Spendable | undefined, lootless: boolean): string {
    const { dice, used, blocked, tokens, loose, culture } = pos;
    // No die needs more than three officers; more of them change nothing but a count of officers.
    const most = this.officersCount ? Infinity : 3 * diceLeft(pos);
    const gold = Math.min(pos.gold, money?.gold ?? Infinity);
    const minerals = Math.min(pos.minerals, money?.minerals ?? Infinity);
    const lives = lootless ? pos.lives.filter((_, index) => this.mattering[index]) : pos.lives;
    return `${dice.join('')}|${Math.min(pos.officers, most)}|${used}|${blocked.join('')}|${tokens.join('')}${loose}|${lives.join()}|${culture}|${gold}|${minerals}`;
  }
}

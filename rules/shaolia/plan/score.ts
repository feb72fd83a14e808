import { distance } from '../officers';
import { CULTURE_TO_WIN, LOOT } from '../state';
import type { Bounds } from './bounds';
import type { Model, PlanCommand, Pos } from './model';
import { at, dealt, mostOf, type PlanPost } from './most';
import type { Objective } from './objective';

/** More than any table ever holds of officers or of gold and minerals. */
const BASE = 32_768;

/** Value before officers before wealth, as one number (5.3). */
export function scoreOf(value: number, officers: number, wealth: number): number {
  return (value * BASE + officers) * BASE + wealth;
}

/** The highest value that a score leaves room for. */
export function valueWithin(score: number): number {
  return Math.floor(score / BASE / BASE);
}

/** What one deal at a post could bring: gold, minerals and culture, and gold and minerals together after its price. */
interface Deal {
  readonly gold: number;
  readonly minerals: number;
  readonly culture: number;
  readonly wealth: number;
}

function dealAt(post: PlanPost, hireSplit: boolean): Deal {
  const [most, price] = [at(post), post.price ?? 0];
  const unit = Math.max(0, price - 1);
  const none = { gold: 0, minerals: 0, culture: 0, wealth: 0 };
  if (post.good === 'hit') {
    const loot = Math.max(0, LOOT - unit) * (hireSplit ? most : 1);
    return { ...none, gold: loot, wealth: loot };
  }
  if (post.good === 'mineral') {
    if (post.kind === 'sell') return { ...none, gold: (price + 1) * most, wealth: price * most };
    return { ...none, minerals: most, wealth: Math.max(0, 1 - unit) * most };
  }
  if (post.good !== 'culture') return none;
  if (post.kind === 'buy') return { ...none, culture: most };
  return { ...none, gold: (price + 1) * most, wealth: (price + 1) * most };
}

/** The highest score that any plan from a position could have. */
export class ScoreBound {
  private readonly memo = new Map<string, number>();
  private readonly deals: ReadonlyMap<PlanPost, Deal>;
  /** What one mineral, one culture sells for at the most. */
  private readonly ore: number;
  private readonly lantern: number;

  constructor(
    private readonly model: Model,
    private readonly objective: Objective,
    private readonly bounds: Bounds,
  ) {
    this.deals = new Map(model.posts.map((post) => [post, dealAt(post, model.hireSplit)]));
    const sells = (good: string) =>
      model.posts.reduce(
        (most, post) => (post.kind === 'sell' && post.good === good ? Math.max(most, (post.price ?? 0) + 1) : most),
        0,
      );
    this.ore = sells('mineral');
    this.lantern = sells('culture');
  }

  /** One choice of commands has to bring value, officers and wealth together, each paid with the die next to it. */
  of(pos: Pos, value: number): number {
    const { officers, gold, minerals } = pos;
    const damage = this.damageFrom(pos, value);
    const here = scoreOf(value + damage, officers, gold + minerals);
    const all = this.rest(pos, true);
    if (this.ore === 0 && this.lantern === 0) return here + all;
    // However many deals there are, no more is sold than there is.
    const ore = minerals + this.bounds.gain(pos, 'minerals');
    const lanterns = Math.min(CULTURE_TO_WIN, pos.culture - this.model.mateCulture + this.bounds.gain(pos, 'culture'));
    const sold = ore * this.ore + lanterns * this.lantern;
    const sales = scoreOf(sold * this.weight('gold'), 0, sold - (this.ore > 0 ? ore : 0));
    return here + Math.min(all, this.rest(pos, false) + sales);
  }

  /** What is no sum over commands: hits on what guards protect. */
  private damageFrom(pos: Pos, value: number): number {
    const { objective } = this;
    if (objective.for === 'weighted')
      return (objective.weights.palaceDamage ?? 0) * this.bounds.gain(pos, 'palaceDamage');
    return ['win', 'destroy', 'palaceDamage'].includes(objective.for) ? this.bounds.more(pos, value) : 0;
  }

  private rest(pos: Pos, sales: boolean): number {
    const officers = pos.officers + this.bounds.gain(pos, 'officers');
    const key = `${pos.used}|${pos.dice.join('')}|${Math.min(officers, 6)}|${sales}`;
    const there = this.memo.get(key);
    if (there !== undefined) return there;
    const most = mostOf(this.model, pos, (command) => {
      const price = command.needs.reduce<number>((sum, need) => sum + nearest(pos, need), 0);
      return price > officers ? 0 : this.gives(command, price, sales);
    });
    this.memo.set(key, most);
    return most;
  }

  private gives(command: PlanCommand, price: number, sales: boolean): number {
    const { model, objective } = this;
    const deal = (what: keyof Deal) =>
      dealt(model, command.trades, (post) => (sales || post.kind === 'buy' ? (this.deals.get(post)?.[what] ?? 0) : 0));
    const fronts = model.targets.filter(({ front }) => front).length;
    const loot = command.sweep !== undefined ? LOOT * fronts : command.strike ? LOOT : 0;
    const gold = command.gold + command.bank + loot;
    const officers = command.officers - price;
    const wealth = gold + command.minerals + deal('wealth');
    const wished = objective.for === 'wish' && objective.places.includes(command.place) ? 1 : 0;
    const value =
      wished +
      this.weight('gold') * (gold + deal('gold')) +
      this.weight('minerals') * (command.minerals + deal('minerals')) +
      this.weight('culture') * (command.culture + deal('culture')) +
      this.weight('officers') * officers;
    return scoreOf(value, officers, wealth);
  }

  private weight(what: 'gold' | 'minerals' | 'culture' | 'officers'): number {
    const { objective } = this;
    if (objective.for === 'weighted') return objective.weights[what] ?? 0;
    return objective.for === what ? 1 : 0;
  }
}

/** The officers that the die next to a need takes. */
function nearest({ dice }: Pos, need: PlanCommand['needs'][number]): number {
  let least = Infinity;
  dice.forEach((count, index) => {
    if (count > 0) least = Math.min(least, distance(index + 1, need));
  });
  return least;
}

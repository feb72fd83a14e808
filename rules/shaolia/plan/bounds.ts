import { CULTURE_TO_WIN } from '../state';
import type { Model, Pos } from './model';
import { at, dealt, diceLeft, mostGold, mostOf, type PlanPost } from './most';
import type { Objective, Weight } from './objective';
import type { DamageReach } from './reach-of-damage';

const bought = (what: string) => (post: PlanPost) => (post.good === what && post.kind === 'buy' ? at(post) : 0);

/** How much more could come from a position at the most. Never too little. */
export class Bounds {
  /** What cards can give depends on the dice left and the marks alone: worked out once for each. */
  private readonly memo: Record<Exclude<Weight, 'palaceDamage'>, Map<string, number>> = {
    culture: new Map(),
    gold: new Map(),
    minerals: new Map(),
    officers: new Map(),
  };

  constructor(
    private readonly model: Model,
    private readonly objective: Objective,
    private readonly reach: DamageReach,
  ) {}

  gain(pos: Pos, what: Weight): number {
    if (what === 'palaceDamage') return this.onPalaces(pos);
    const memo = this.memo[what];
    const key = this.keyOf(pos, what);
    const there = memo.get(key);
    if (there !== undefined) return there;
    const most = this.mostOf(pos, what);
    memo.set(key, most);
    return most;
  }

  private keyOf(pos: Pos, what: Weight): string {
    const goods = what === 'gold' ? `|${pos.minerals}|${pos.culture}` : '';
    return `${pos.used}|${diceLeft(pos)}${goods}`;
  }

  private mostOf(pos: Pos, what: Exclude<Weight, 'palaceDamage'>): number {
    const { model } = this;
    switch (what) {
      case 'officers':
        return mostOf(model, pos, ({ officers }) => officers);
      case 'culture':
        return mostOf(model, pos, ({ culture, trades }) => culture + dealt(model, trades, bought('culture')));
      case 'minerals':
        return mostOf(model, pos, ({ minerals, trades }) => minerals + dealt(model, trades, bought('mineral')));
      case 'gold':
        return mostGold(model, pos);
    }
  }

  /** All palaces together: one hit has one target, so the easiest of them bounds the sum. */
  private onPalaces(pos: Pos): number {
    const reach = this.reach.of(pos);
    let [most, lives] = [0, 0];
    this.model.targets.forEach(({ palace }, index) => {
      if (!palace) return;
      lives += pos.lives[index] ?? 0;
      most = Math.max(most, reach[index] ?? 0);
    });
    return Math.min(most, lives);
  }

  /** Over what the objective is worth here. */
  more(pos: Pos, here: number): number {
    const { model, objective } = this;
    switch (objective.for) {
      case 'win': {
        if (pos.culture + this.gain(pos, 'culture') >= CULTURE_TO_WIN) return 1 - here;
        const reach = this.reach.of(pos);
        const falls = model.targets.some(
          ({ palace }, index) => palace && (pos.lives[index] ?? 1) <= (reach[index] ?? 0),
        );
        return falls ? 1 - here : 0;
      }
      case 'destroy': {
        const { seat, place } = objective.target;
        const index = model.targets.findIndex((target) => target.seat === seat && target.place === place);
        if (index < 0) return 0;
        return (pos.lives[index] ?? Infinity) <= (this.reach.of(pos)[index] ?? 0) ? 1 - here : 0;
      }
      case 'wish':
        return Math.min(objective.places.length - here, diceLeft(pos));
      case 'weighted':
        return Object.entries(objective.weights).reduce(
          (sum, [what, weight]) => sum + (weight ?? 0) * this.gain(pos, what as Weight),
          0,
        );
      default:
        return this.gain(pos, objective.for);
    }
  }
}

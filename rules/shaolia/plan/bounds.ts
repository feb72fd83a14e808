import { CULTURE_TO_WIN } from '../state';
import type { Model, Pos } from './model';
import { at, dealt, diceLeft, mostGold, mostOf, type PlanPost } from './most';
import type { Objective, Weight } from './objective';
import { mostAgainst, mostHits } from './reach-of-damage';

const bought = (what: string) => (post: PlanPost) => (post.good === what && post.kind === 'buy' ? at(post) : 0);

export function mostGain(model: Model, pos: Pos, what: Weight): number {
  switch (what) {
    case 'palaceDamage':
      return mostOnPalaces(model, pos);
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
function mostOnPalaces(model: Model, pos: Pos): number {
  const hits = mostHits(model, pos);
  let [most, lives] = [0, 0];
  model.targets.forEach(({ palace }, index) => {
    if (!palace) return;
    lives += pos.lives[index] ?? 0;
    most = Math.max(most, mostAgainst(model, pos, index, hits));
  });
  return Math.min(most, lives);
}

/** How much more of the objective could come from here at the most, over what it is worth here. Never too little. */
export function mostMore(model: Model, objective: Objective, pos: Pos, here: number): number {
  switch (objective.for) {
    case 'win': {
      if (pos.culture + mostGain(model, pos, 'culture') >= CULTURE_TO_WIN) return 1 - here;
      const hits = mostHits(model, pos);
      const falls = model.targets.some(
        ({ palace }, index) => palace && (pos.lives[index] ?? 1) <= mostAgainst(model, pos, index, hits),
      );
      return falls ? 1 - here : 0;
    }
    case 'destroy': {
      const { seat, place } = objective.target;
      const index = model.targets.findIndex((target) => target.seat === seat && target.place === place);
      if (index < 0) return 0;
      return (pos.lives[index] ?? Infinity) <= mostAgainst(model, pos, index, mostHits(model, pos)) ? 1 - here : 0;
    }
    case 'wish':
      return Math.min(objective.places.length - here, diceLeft(pos));
    case 'weighted':
      return Object.entries(objective.weights).reduce(
        (sum, [what, weight]) => sum + (weight ?? 0) * mostGain(model, pos, what as Weight),
        0,
      );
    default:
      return mostGain(model, pos, objective.for);
  }
}

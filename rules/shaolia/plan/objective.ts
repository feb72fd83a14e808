import { CULTURE_TO_WIN, type Place, type Target } from '../state';
import type { Model, Pos } from './model';

/** What a plan is for (5.3). */
export type Objective =
  | { readonly for: 'win' | 'culture' | 'gold' | 'minerals' | 'officers' | 'palaceDamage' }
  | { readonly for: 'destroy'; readonly target: Target }
  /** How many of these cards are activated. */
  | { readonly for: 'wish'; readonly places: readonly Place[] }
  | { readonly for: 'weighted'; readonly weights: Readonly<Partial<Record<Weight, number>>> };

export type Weight = 'culture' | 'gold' | 'minerals' | 'officers' | 'palaceDamage';

export function hasWon(model: Model, pos: Pos): boolean {
  if (pos.culture >= CULTURE_TO_WIN) return true;
  return model.targets.some(({ palace }, index) => palace && (pos.lives[index] ?? 1) <= 0);
}

export function damageDealt(model: Model, pos: Pos): number {
  return model.targets.reduce(
    (sum, { palace }, index) => (palace ? sum + (model.start.lives[index] ?? 0) - (pos.lives[index] ?? 0) : sum),
    0,
  );
}

function wished(model: Model, pos: Pos, places: readonly Place[]): number {
  return places.filter((place) =>
    model.commands.some(
      (command) => command.place === place && (pos.used & ~model.start.used & (1 << command.bit)) !== 0,
    ),
  ).length;
}

function gained(model: Model, pos: Pos, what: Weight): number {
  return what === 'palaceDamage' ? damageDealt(model, pos) : pos[what] - model.start[what];
}

/** How much of the objective a position has reached. */
export function valueOf(model: Model, objective: Objective, pos: Pos): number {
  switch (objective.for) {
    case 'win':
      return hasWon(model, pos) ? 1 : 0;
    case 'officers':
      return pos.officers;
    case 'culture':
    case 'gold':
    case 'minerals':
    case 'palaceDamage':
      return gained(model, pos, objective.for);
    case 'destroy': {
      const at = model.targets.findIndex(
        ({ seat, place }) => seat === objective.target.seat && place === objective.target.place,
      );
      return at >= 0 && (pos.lives[at] ?? 1) <= 0 ? 1 : 0;
    }
    case 'wish':
      return wished(model, pos, objective.places);
    case 'weighted':
      return Object.entries(objective.weights).reduce(
        (sum, [what, weight]) => sum + (weight ?? 0) * gained(model, pos, what as Weight),
        0,
      );
  }
}

/** The most a position could ever reach, where that is known: the search stops there. */
export function ceilingOf(objective: Objective): number {
  if (objective.for === 'win' || objective.for === 'destroy') return 1;
  return objective.for === 'wish' ? objective.places.length : Infinity;
}

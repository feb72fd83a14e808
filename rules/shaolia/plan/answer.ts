import type { Work } from '@/rules/dice/sliced';
import type { Model } from './model';
import type { Objective } from './objective';
import { part } from './odds';
import { Prospect } from './prospect';
import { type Planned, planning } from './search';

export interface Answer extends Planned {
  /** What the plans are for: the goal, or the win if there is one. */
  readonly objective: Objective;
  /** Trades were weighed; where they open too many ways, the plans are made without them. */
  readonly traded: boolean;
}

const WIN: Objective = { for: 'win' };

/** The best plans for a goal; where these dice can win the game, the plans that do (reminder 24). */
export function* answering(model: Model, goal: Objective): Work<Answer> {
  const wins = (yield* part(new Prospect(model, WIN).of(model.start.dice), 0, 3)) === 1;
  const objective = wins ? WIN : goal;
  const found = yield* part(planning(model, objective), 1, 3);
  if (found.whole || model.posts.length === 0) return { ...found, objective, traded: true };
  const plain = yield* part(planning({ ...model, posts: [] }, objective), 2, 3);
  return { ...plain, objective, traded: false };
}

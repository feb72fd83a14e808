import type { Work } from '@/rules/dice/sliced';
import type { Model } from './model';
import type { Objective } from './objective';
import { part } from './odds';
import { Prospect } from './prospect';
import { type Planned, planning } from './search';

export interface Answer extends Planned {
  /** What the plans are for: the goal, or the win if there is one. */
  readonly objective: Objective;
  /** Every way to win was tried. */
  readonly winTried: boolean;
}

const WIN: Objective = { for: 'win' };

/**
 * The best plans for a goal; where these dice can win the game, the plans that do (reminder 24). Where trades open too
 * many ways to try them all, the best of those tried, or without trades if that is better; `most` is what none passes.
 */
export function* answering(model: Model, goal: Objective): Work<Answer> {
  const wins = yield* part(new Prospect(model, WIN).of(model.start.dice), 0, 3);
  const objective = wins === 1 ? WIN : goal;
  const winTried = wins !== undefined;
  const found = yield* part(planning(model, objective), 1, 3);
  if (found.whole || model.posts.length === 0) return { ...found, objective, winTried };
  const plain = yield* part(planning({ ...model, posts: [] }, objective), 2, 3);
  const better = valueOf(plain) > valueOf(found) ? plain : found;
  return { plans: better.plans, whole: false, most: found.most, objective, winTried };
}

function valueOf({ plans: [best] }: Planned): number {
  return best?.value ?? 0;
}

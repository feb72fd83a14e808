import { useSliced } from '@/components/odds/useSliced';
import type { Seat } from '@/rules/kernel/setup';
import { type Model, modelOf } from '@/rules/shaolia/plan/model';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { type Answer, answering } from '@/rules/shaolia/plan/answer';
import type { State } from '@/rules/shaolia/state';

export interface Plans {
  readonly model: Model;
  /** Undefined while the search goes on. */
  readonly answer: Answer | undefined;
  readonly part: number;
}

/** What a search depends on, as a text. */
export function questionOf(model: Model, objective: Objective): string {
  return JSON.stringify([model, objective]);
}

/** The best plans with the dice that lie there, searched in slices; a win before everything else. */
export function usePlans(state: State, seat: Seat, objective: Objective): Plans {
  const model = modelOf(state, seat);
  const search = useSliced(questionOf(model, objective), () => answering(model, objective));
  return { model, answer: search.done ? search.answer : undefined, part: search.part };
}

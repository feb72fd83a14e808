import { useSliced } from '@/components/odds/useSliced';
import type { Seat } from '@/rules/kernel/setup';
import { type Model, modelOf } from '@/rules/shaolia/plan/model';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { keyOf, type Plan, planning } from '@/rules/shaolia/plan/search';
import type { State } from '@/rules/shaolia/state';

export interface Plans {
  readonly model: Model;
  readonly objective: Objective;
  /** Undefined while the search goes on. */
  readonly plans: readonly Plan[] | undefined;
  readonly part: number;
}

/** What a search depends on, as a text. */
export function questionOf(model: Model, objective: Objective): string {
  const commands = model.commands.map(({ place, name, command, needs }) => `${place}${name}${command}${needs.join()}`);
  const posts = model.posts.map(({ name, price, max, damage }) => `${name}${price}${max}${damage}`);
  return `${keyOf(model.start)} ${JSON.stringify(objective)} ${commands.join()} ${posts.join()}`;
}

/** The best plans with the dice that lie there, searched in slices. */
export function usePlans(state: State, seat: Seat, objective: Objective): Plans {
  const model = modelOf(state, seat);
  const search = useSliced(questionOf(model, objective), () => planning(model, objective));
  return { model, objective, plans: search.done ? search.answer : undefined, part: search.part };
}

import type { Nudge } from '@/rules/kernel/nudge';
import type { Action } from './actions';
import { check } from './check';
import { appearing, challenge, goingHome, income, needs, offers, points, stage, triggers } from './nudgesOfTable';
import { ofTurn, strikes } from './nudgesOfTurn';
import type { State } from './state';

/** Section 11: what a table forgets and no action does by itself. */
export function nudges(state: State): readonly Nudge<Action>[] {
  if (state.victory) return [];
  return [
    ...strikes(state),
    ...income(state),
    ...appearing(state),
    ...needs(state),
    ...offers(state),
    ...challenge(state),
    ...points(state),
    ...ofTurn(state),
    ...triggers(state),
    ...stage(state),
    ...goingHome(state),
  ].filter(({ act }) => !act || !check(state, act.action));
}

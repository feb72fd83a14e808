import { useStore } from 'zustand';

import type { Seat } from '@/rules/kernel/setup';
import type { Objective } from '@/rules/shaolia/plan/objective';
import { sideOf, type State } from '@/rules/shaolia/state';
import { cardAt, PALACE } from '@/rules/shaolia/territory';
import { session } from '@/store/app';

type Goals = Readonly<Record<number, Objective>>;

const CULTURE: Objective = { for: 'culture' };

/** A goal of which something is gone falls back to what is left of it, or to culture. */
function sound(state: State, seat: Seat, goal: Objective): Objective {
  if (goal.for === 'wish') {
    const places = goal.places.filter((place) => place === PALACE || cardAt(sideOf(state, seat), place));
    return places.length === 0 ? CULTURE : { for: 'wish', places };
  }
  if (goal.for !== 'destroy') return goal;
  return cardAt(sideOf(state, goal.target.seat), goal.target.place) ? goal : CULTURE;
}

/** What a player plans for, given back after a kill. */
export function useGoal(state: State, seat: Seat): readonly [Objective, (goal: Objective) => void] {
  const goals = useStore(session.store, ({ draft }) => draft.tableView) as Goals | undefined;
  const kept = goals?.[seat];
  return [
    kept ? sound(state, seat, kept) : CULTURE,
    (goal) => session.keep({ tableView: { ...goals, [seat]: goal } satisfies Goals }),
  ];
}

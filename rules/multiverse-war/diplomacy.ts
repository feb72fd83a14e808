import type { Seat } from '@/rules/kernel/setup';
import type { State, Treaty } from './state';
import { NO_DEAL_ROUNDS, TREATY_ROUNDS } from './tables';

export type TreatyState = 'active' | 'cooldown' | 'free';

/** 2.6: three rounds of treaty from the one it was signed in, then three without deals. */
export function treatyState(signed: number, now: number): TreatyState {
  if (now < signed + TREATY_ROUNDS) return 'active';
  return now < signed + TREATY_ROUNDS + NO_DEAL_ROUNDS ? 'cooldown' : 'free';
}

/** The first round in which the two may deal again. */
export function freeFrom(signed: number): number {
  return signed + TREATY_ROUNDS + NO_DEAL_ROUNDS;
}

export function treatyBetween(state: State, a: Seat, b: Seat): Treaty | undefined {
  return state.treaties.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));
}

/** Whether the two are at peace now; a broken treaty protects nobody, yet its timer runs on (A24). */
export function atPeace(state: State, a: Seat, b: Seat): boolean {
  const treaty = treatyBetween(state, a, b);
  return treaty !== undefined && !treaty.broken && treatyState(treaty.round, state.round) === 'active';
}

export interface Pair {
  readonly treaty: Treaty;
  readonly state: TreatyState;
  /** Rounds left of the treaty, or of the time without deals. */
  readonly left: number;
}

/** The treaties that still have a timer. */
export function runningTreaties(state: State): readonly Pair[] {
  return state.treaties.flatMap((treaty) => {
    const now = treatyState(treaty.round, state.round);
    if (now === 'free') return [];
    const until = now === 'active' ? treaty.round + TREATY_ROUNDS : freeFrom(treaty.round);
    return [{ treaty, state: now, left: until - state.round }];
  });
}

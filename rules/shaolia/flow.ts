import type { Next } from '@/rules/kernel/next';
import type { Phase } from '@/rules/kernel/phase';
import type { Seat } from '@/rules/kernel/setup';
import type { Action } from './actions';
import { diceToRoll, sideOf, withSide, type PhaseKey, type State } from './state';

export const PHASES: readonly PhaseKey[] = ['purchase', 'building', 'action'];

/** A, B in each phase; next round B, A (Gameplay III). */
export function turnOrder(state: State): readonly Seat[] {
  return state.sides.map((_, index) => (state.firstPlayer + index) % state.sides.length);
}

export function activeSeat(state: State): Seat {
  return turnOrder(state)[state.turnIndex] ?? state.firstPlayer;
}

/** The next player, phase or round; an action turn that ends takes its dice and extra dice with it. */
export function endOfTurn(state: State): State {
  const active = activeSeat(state);
  const cleared =
    state.phase === 'action' ? withSide(state, active, { extraDice: 0, begun: false, dice: null }) : state;
  if (state.turnIndex + 1 < state.sides.length) return { ...cleared, turnIndex: state.turnIndex + 1 };
  if (state.phase === 'purchase') return { ...cleared, phase: 'building', turnIndex: 0 };
  if (state.phase === 'building') return { ...cleared, phase: 'action', turnIndex: 0 };
  return {
    ...cleared,
    round: state.round + 1,
    phase: 'purchase',
    turnIndex: 0,
    firstPlayer: (state.firstPlayer + 1) % state.sides.length,
    // A turn begun out of order does not reach into the new round.
    sides: cleared.sides.map((side) => (side.begun || side.dice ? { ...side, begun: false, dice: null } : side)),
  };
}

export function next(state: State): Next<Action> {
  if (state.victory) return { word: 'Final', sentence: 'See the final sheet', opens: 'score' };
  const seat = activeSeat(state);
  const { name, begun } = sideOf(state, seat);
  if (state.phase === 'action' && !begun) {
    return {
      seat,
      word: 'Begin',
      sentence: `Begin ${name}'s action turn`,
      action: { type: 'beginAction', player: seat },
    };
  }
  return { seat, word: 'End turn', sentence: `End ${name}'s turn`, action: { type: 'endTurn', player: seat } };
}

export const PHASE_WORDS: Readonly<Record<PhaseKey, string>> = {
  purchase: 'Purchase phase',
  building: 'Building phase',
  action: 'Action phase',
};

export function header(state: State): { readonly title: string; readonly tag: string } {
  return { title: `Round ${state.round}`, tag: state.victory ? 'Game over' : PHASE_WORDS[state.phase] };
}

export function phases(state: State): readonly Phase[] {
  const now = PHASES.indexOf(state.phase);
  return PHASES.map((key, index) => ({
    key,
    words: PHASE_WORDS[key],
    status: index < now ? 'done' : index === now ? 'now' : 'due',
    steps: turnOrder(state).flatMap((seat, turn) => {
      const taken = index < now || (index === now && turn < state.turnIndex);
      return steps(state, key, seat, taken);
    }),
    topic: `${key}-phase`,
  }));
}

function steps(state: State, phase: PhaseKey, seat: Seat, taken: boolean): Phase['steps'] {
  const side = sideOf(state, seat);
  if (phase === 'purchase') return [{ words: `${side.name} buys`, done: taken }, ...pool(taken)];
  if (phase === 'building') return [{ words: `${side.name} builds, opens and demolishes`, done: taken }];
  return [
    { words: `${side.name} begins: Mines and Gyms give before the roll`, done: taken || side.begun },
    { words: `${side.name} rolls ${diceToRoll(side)} dice`, done: taken || side.dice !== null },
    { words: `${side.name} uses the dice one by one`, done: taken },
  ];
}

/** The pool lies on the table: only the table can tell whether it was refilled. */
function pool(taken: boolean): Phase['steps'] {
  return taken ? [] : [{ words: 'The pool shows 3 cards again' }];
}

import type { Outcome } from '@/rules/kernel/outcome';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat, turnOrder } from './flow';
import { CULTURE_TO_WIN, PALACE_LIFE, sideOf, type State, type Victory } from './state';

export function opponentOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.sides.length;
}

/** Looks anew after every action, so a correction gives a win and takes it away again (section 7). */
export function withVictory(state: State): State {
  const victory = findVictory(state);
  const old = state.victory;
  if (old?.seat === victory?.seat && old?.kind === victory?.kind) return state;
  return { ...state, victory };
}

/** The active player's side comes first: only a correction can make both sides win at once. */
function findVictory(state: State): Victory | null {
  if (state.conceded !== null) return { seat: opponentOf(state, state.conceded), kind: 'concession' };
  const active = activeSeat(state);
  for (const seat of [active, ...turnOrder(state).filter((each) => each !== active)]) {
    if (sideOf(state, seat).culture >= CULTURE_TO_WIN) return { seat, kind: 'culture' };
    if (sideOf(state, opponentOf(state, seat)).palaceDamage >= PALACE_LIFE) return { seat, kind: 'palace' };
  }
  return null;
}

export function outcome(state: State): Outcome | undefined {
  if (!state.victory) return undefined;
  const { seat, kind } = state.victory;
  const winner = sideOf(state, seat).name;
  const loser = sideOf(state, opponentOf(state, seat)).name;
  const words = {
    culture: `${winner} reached ${CULTURE_TO_WIN} culture.`,
    palace: `${winner} destroyed ${loser}'s palace.`,
    concession: `${loser} conceded, ${winner} wins.`,
  };
  return { winners: [seat], condition: kind, words: words[kind] };
}

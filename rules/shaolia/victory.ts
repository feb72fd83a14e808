import type { Outcome } from '@/rules/kernel/outcome';
import type { Seat } from '@/rules/kernel/setup';
import { activeSeat, turnOrder } from './flow';
import {
  CULTURE_TO_WIN,
  rivalsOf,
  sideOf,
  type State,
  teamCulture,
  teamOf,
  teamSeats,
  type Victory,
  WONDERS_TO_WIN,
} from './state';
import { lifeLeft, PALACE, wondersOf } from './territory';

/** Looks anew after every step, so a correction gives a win and takes it away again (section 7). */
export function withVictory(state: State): State {
  const victory = findVictory(state);
  const old = state.victory;
  if (old?.seat === victory?.seat && old?.kind === victory?.kind) return state;
  return { ...state, victory };
}

/** The active player's side comes first: only a correction can make both sides win at once. */
function findVictory(state: State): Victory | null {
  if (state.conceded !== null) return { seat: rivalsOf(state, state.conceded)[0] ?? 0, kind: 'concession' };
  const active = activeSeat(state);
  for (const seat of [active, ...turnOrder(state).filter((each) => each !== active)]) {
    if (teamCulture(state, seat) >= CULTURE_TO_WIN) return { seat, kind: 'culture' };
    if (rivalsOf(state, seat).some((rival) => fallen(state, rival))) return { seat, kind: 'palace' };
    if (state.wonderWin && wondersOf(state, seat) >= WONDERS_TO_WIN) return { seat, kind: 'wonders' };
  }
  return null;
}

function fallen(state: State, seat: Seat): boolean {
  return (lifeLeft(state, seat, PALACE) ?? 1) <= 0;
}

/** "Mira", "Mira and Ana". */
export function teamName(state: State, seat: Seat): string {
  return teamSeats(state, teamOf(state, seat))
    .map((each) => sideOf(state, each).name)
    .join(' and ');
}

export function outcome(state: State): Outcome | undefined {
  if (!state.victory) return undefined;
  const { seat, kind } = state.victory;
  const winners = teamSeats(state, teamOf(state, seat));
  const names = teamName(state, seat);
  const rivals = rivalsOf(state, seat);
  const palace = rivals.find((rival) => fallen(state, rival)) ?? rivals[0] ?? 0;
  const words = {
    culture: `${names} reached ${CULTURE_TO_WIN} culture.`,
    palace: `${names} destroyed ${sideOf(state, palace).name}'s palace.`,
    wonders: `${WONDERS_TO_WIN} wonders stand on ${sideOf(state, seat).name}'s territory: ${names} ${winners.length > 1 ? 'win' : 'wins'}.`,
    concession: `${sideOf(state, state.conceded ?? 0).name} conceded, ${names} ${winners.length > 1 ? 'win' : 'wins'}.`,
  };
  return { winners: [...winners], condition: kind, words: words[kind] };
}

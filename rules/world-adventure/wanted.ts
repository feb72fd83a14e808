import type { Seat } from '@/rules/kernel/setup';
import { trackEnd } from './cards';
import { type State, wantedOf } from './state';

/**
 * 2.3: rows are ordered by arrival. Only a move to another number sends a player to the right end of its row; a change
 * that ends on the same number moves nobody.
 */
export function withWanted(state: State, seat: Seat, delta: number): State {
  const from = wantedOf(state, seat);
  const to = Math.min(trackEnd(state), Math.max(0, from + delta));
  if (to === from || !state.clans[seat]) return state;
  const length = Math.max(state.wantedRows.length, to + 1);
  const rows = Array.from({ length }, (_, number) => {
    const row = (state.wantedRows[number] ?? []).filter((each) => each !== seat);
    return number === to ? [...row, seat] : row;
  });
  while (rows.length > 1 && rows[rows.length - 1]?.length === 0) rows.pop();
  return { ...state, wantedRows: rows };
}

/** The most wanted first: the highest number, in it whoever came first. Who stands at 0 has no rank. */
export function wantedRanks(state: State): readonly Seat[] {
  return [...state.wantedRows.slice(1)].reverse().flat();
}

/** 1 is the most wanted; undefined for a Good Boy. */
export function rankOf(state: State, seat: Seat): number | undefined {
  const place = wantedRanks(state).indexOf(seat);
  return place < 0 ? undefined : place + 1;
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

/** "1st", "2nd"; "Good Boy" at zero (p.26). */
export function rankWords(state: State, seat: Seat): string {
  const rank = rankOf(state, seat);
  return rank === undefined ? 'Good Boy' : (ORDINALS[rank - 1] ?? `${rank}th`);
}

/** The ranks as they would stand after a change: "who would be most wanted if I attacked". */
export function rankAfter(state: State, seat: Seat, delta: number): number | undefined {
  return rankOf(withWanted(state, seat, delta), seat);
}

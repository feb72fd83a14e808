import type { AnyAction, Game } from './game';
import { isAmend, type Event } from './log';
import type { Seat } from './setup';

/** A pause longer than this is a break, not thinking: nobody's clock runs. */
const BREAK = 10 * 60_000;

export interface PlayTime {
  /** Milliseconds, by seat. */
  readonly seats: readonly number[];
  readonly total: number;
}

/**
 * How long each player was on: the time before a line belongs to whoever was on when it was recorded. Read from the
 * log's own times, so it needs no running clock; one set back counts as no time.
 */
export function playTime<S, A extends AnyAction>(
  game: Game<S, A>,
  start: S,
  events: readonly Event<A>[],
  startedAt: number,
  seats: number,
): PlayTime {
  const spent = Array.from({ length: seats }, () => 0);
  let state = start;
  let last = startedAt;
  for (const { at, action } of events) {
    const passed = at - last;
    const seat: Seat | undefined = game.next(state).seat;
    if (seat !== undefined && passed > 0 && passed <= BREAK) spent[seat] = (spent[seat] ?? 0) + passed;
    last = at;
    if (!isAmend(action)) state = game.apply(state, action);
  }
  return { seats: spent, total: spent.reduce((sum, each) => sum + each, 0) };
}

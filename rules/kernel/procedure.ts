import type { AnyAction, Game } from './game';
import type { Event } from './log';

/**
 * The procedure a new line belongs to. A procedure's name (`battle`) is made unique by the line that opened it
 * (`battle:12`), so that two battles one after the other stay two.
 */
export function withinOf<S, A extends AnyAction>(
  game: Game<S, A>,
  before: S,
  after: S,
  last: Event<A> | undefined,
  seq: number,
): string | undefined {
  const open = game.next(before).within;
  if (open !== undefined) {
    // The line before may be an amendment that led here, or the end of another procedure.
    return last?.within !== undefined && procedureName(last.within) === open ? last.within : `${open}:${seq}`;
  }
  const opened = game.next(after).within;
  return opened === undefined ? undefined : `${opened}:${seq}`;
}

/** The name a player knows it by: "battle". */
export function procedureName(within: string): string {
  return within.slice(0, within.lastIndexOf(':'));
}

/**
 * Where one undo leads: one line back, or, once a procedure is over, back to before the whole of it.
 * `events` are consecutive lines up to the head; `open` tells whether a procedure is open at the head.
 */
export function undoTo<A>(events: readonly Event<A>[], open: boolean): number {
  const last = events[events.length - 1];
  if (!last) return 0;
  if (open || last.within === undefined) return last.seq - 1;
  let index = events.length - 1;
  while (index > 0 && events[index - 1]?.within === last.within) index -= 1;
  return (events[index] as Event<A>).seq - 1;
}

/**
 * Where one redo leads: one line on, or the whole of a procedure that had been finished.
 * `undone` are the lines after the head; `openAfter` tells whether a procedure is open after the given line.
 */
export function redoTo<A>(undone: readonly Event<A>[], head: number, openAfter: (seq: number) => boolean): number {
  const first = undone[0];
  if (!first) return head;
  if (first.within === undefined) return first.seq;
  let last = first;
  for (const event of undone) {
    if (event.within !== first.within) break;
    last = event;
  }
  return openAfter(last.seq) ? first.seq : last.seq;
}

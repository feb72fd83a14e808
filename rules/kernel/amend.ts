import type { Amend } from './action';
import type { AnyAction, Game } from './game';
import { standings, type Event } from './log';
import type { Line } from './line';

/** A later line that a correction made untenable, named so that the table knows what it lost. */
export interface Fallen {
  readonly seq: number;
  readonly line: Line;
  readonly because: string;
}

/** "Go back to here": everything after the line is left out, and one undo brings it back. */
export function goBackTo<A>(events: readonly Event<A>[], seq: number): Amend {
  const dropped = standings(events)
    .filter((line) => line.event.seq > seq && line.status !== 'dropped' && line.status !== 'droppedAmend')
    .map((line) => line.event.seq);
  return { type: 'amend', seq, dropped };
}

/**
 * "Correct this value": the line is read as `action`, later lines are kept, and those that no longer hold are settled
 * here, once, and named. With no `action` the line itself is left out.
 */
export function correctLine<S, A extends AnyAction>(
  game: Game<S, A>,
  start: S,
  events: readonly Event<A>[],
  seq: number,
  action?: A,
): { readonly amend: Amend; readonly fallen: readonly Fallen[] } {
  const fallen: Fallen[] = [];
  let state = start;
  for (const line of standings(events)) {
    if (line.status !== 'holds' && line.status !== 'amended') continue;
    const here = line.event.seq;
    if (here === seq) {
      if (action !== undefined) state = game.apply(state, action);
      continue;
    }
    if (here > seq) {
      const refusal = game.check(state, line.action);
      if (refusal && (refusal.refused === 'impossible' || !line.event.overruled)) {
        fallen.push({ seq: here, line: game.describe(state, line.action), because: refusal.words });
        continue;
      }
    }
    state = game.apply(state, line.action);
  }
  const dropped = fallen.map((each) => each.seq);
  return action === undefined
    ? { amend: { type: 'amend', seq, dropped: [seq, ...dropped] }, fallen }
    : { amend: { type: 'amend', seq, action, dropped }, fallen };
}

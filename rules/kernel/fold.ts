import type { AnyAction, Game } from './game';
import { isAmend, standings, type Event } from './log';

/** The state after the whole log: a pure function of the set-up's first state and the lines. */
export function fold<S, A extends AnyAction>(game: Game<S, A>, start: S, events: readonly Event<A>[]): S {
  if (!events.some((event) => isAmend(event.action))) {
    return events.reduce((state, event) => game.apply(state, event.action as A), start);
  }
  let state = start;
  for (const line of standings(events)) {
    if (line.status === 'holds' || line.status === 'amended') state = game.apply(state, line.action);
  }
  return state;
}

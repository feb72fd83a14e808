import type { Amend } from './action';
import type { AnyAction, Game } from './game';
import type { Line } from './line';
import { isAmend, standings, type Event } from './log';
import type { Refusal } from './refusal';

/** A later line that a correction made untenable, named so that the table knows what it lost. */
export interface Fallen {
  readonly seq: number;
  readonly line: Line;
  readonly because: string;
}

/**
 * "Go back to here": everything after the line is left out, and one undo brings it back. Corrections of the lines that
 * stay are kept, so the table stands where the history shows this line.
 */
export function goBackTo<A>(events: readonly Event<A>[], seq: number): Amend {
  const stays = ({ action }: Event<A>) => isAmend(action) && action.seq <= seq && !action.dropped.includes(seq);
  const dropped = events.filter((event) => event.seq > seq && !stays(event)).map((event) => event.seq);
  return { type: 'amend', seq, dropped };
}

export interface Correction {
  readonly amend: Amend;
  /** Later lines that no longer hold. */
  readonly fallen: readonly Fallen[];
  /** Why the corrected line itself does not hold; then it is not to be recorded. */
  readonly refusal?: Refusal;
}

/**
 * "Correct this value": the line is read as `action`, later lines are kept, and those that no longer hold are settled
 * here, once, and named. With no `action` the line itself is left out. It replaces an older correction of the same
 * line, so the lines that had fallen only because of that one stand again.
 */
export function correctLine<S, A extends AnyAction>(
  game: Game<S, A>,
  start: S,
  events: readonly Event<A>[],
  seq: number,
  action?: A,
): Correction {
  const replaced = standings(events)
    .filter((line) => line.status === 'amend' && isCorrectionOf(line.action, seq))
    .map((line) => line.event.seq);
  const fallen: Fallen[] = [];
  let refusal: Refusal | undefined;
  let state = start;
  for (const line of standings(events.filter((event) => !replaced.includes(event.seq)))) {
    const here = line.event.seq;
    if (here === seq) {
      if (action === undefined) continue;
      refusal = refusalOf(game, state, action, line.event.overruled);
      state = game.apply(state, action);
      continue;
    }
    if (line.status !== 'holds' && line.status !== 'amended') continue;
    const because = here > seq ? refusalOf(game, state, line.action, line.event.overruled) : undefined;
    if (because) fallen.push({ seq: here, line: game.describe(state, line.action), because: because.words });
    else state = game.apply(state, line.action);
  }
  const dropped = [...replaced, ...fallen.map((each) => each.seq)];
  const amend: Amend =
    action === undefined ? { type: 'amend', seq, dropped: [seq, ...dropped] } : { type: 'amend', seq, action, dropped };
  return refusal ? { amend, fallen, refusal } : { amend, fallen };
}

/** What the table did against the rules stays done; the impossible falls all the same. */
function refusalOf<S, A extends AnyAction>(game: Game<S, A>, state: S, action: A, overruled: boolean) {
  const refusal = game.check(state, action);
  return refusal && (refusal.refused === 'impossible' || !overruled) ? refusal : undefined;
}

/** Going back to the line is not a correction of it. */
function isCorrectionOf(amend: Amend, seq: number): boolean {
  return amend.seq === seq && (amend.action !== undefined || amend.dropped.includes(seq));
}

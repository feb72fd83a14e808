import type { Amend } from './action';

/** One line of a session's log. `seq` counts from 1 without gaps. */
export interface Event<A> {
  readonly seq: number;
  /** Unique across devices. */
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the device that recorded it. The rules never read it. */
  readonly at: number;
  readonly action: A | Amend;
  /** The table did it anyway, against the rules. */
  readonly overruled: boolean;
  /** The procedure (a battle, a duel) this line is one Apply of. */
  readonly within?: string;
}

export function isAmend(action: unknown): action is Amend {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === 'amend';
}

/** How a line stands after every later amendment has been read. */
export type Standing<A> =
  | { readonly event: Event<A>; readonly status: 'holds' | 'amended'; readonly action: A }
  | { readonly event: Event<A>; readonly status: 'dropped'; readonly action: A }
  | { readonly event: Event<A>; readonly status: 'amend' | 'droppedAmend'; readonly action: Amend };

/**
 * Reads the log backwards: what the newest amendment says of a line decides, whether it changes or drops it, and an
 * amendment that was itself dropped has no effect.
 */
export function standings<A>(events: readonly Event<A>[]): Standing<A>[] {
  const decided = new Map<number, { readonly action: A } | 'dropped'>();
  const decide = (seq: number, how: { readonly action: A } | 'dropped') => {
    if (!decided.has(seq)) decided.set(seq, how);
  };
  const result: Standing<A>[] = [];
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index] as Event<A>;
    const verdict = decided.get(event.seq);
    if (isAmend(event.action)) {
      const amend = event.action;
      const gone = verdict === 'dropped';
      if (!gone) {
        for (const seq of amend.dropped) decide(seq, 'dropped');
        if (amend.action !== undefined) decide(amend.seq, { action: amend.action as A });
      }
      result.push({ event, status: gone ? 'droppedAmend' : 'amend', action: amend });
    } else if (verdict === 'dropped') {
      result.push({ event, status: 'dropped', action: event.action });
    } else {
      result.push({ event, status: verdict ? 'amended' : 'holds', action: verdict ? verdict.action : event.action });
    }
  }
  return result.reverse();
}

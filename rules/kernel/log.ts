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
 * Reads the log backwards, so that a newer amendment wins over an older one and an amendment that was itself dropped
 * has no effect.
 */
export function standings<A>(events: readonly Event<A>[]): Standing<A>[] {
  const dropped = new Set<number>();
  const amended = new Map<number, A>();
  const result: Standing<A>[] = [];
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index] as Event<A>;
    const gone = dropped.has(event.seq);
    if (isAmend(event.action)) {
      if (!gone) {
        for (const seq of event.action.dropped) dropped.add(seq);
        if (event.action.action !== undefined && !amended.has(event.action.seq)) {
          amended.set(event.action.seq, event.action.action as A);
        }
      }
      result.push({ event, status: gone ? 'droppedAmend' : 'amend', action: event.action });
    } else {
      const replacement = amended.get(event.seq);
      const action = replacement ?? event.action;
      result.push({ event, status: gone ? 'dropped' : replacement === undefined ? 'holds' : 'amended', action });
    }
  }
  return result.reverse();
}

import { fold } from '@/rules/kernel/fold';
import type { AnyAction, Game } from '@/rules/kernel/game';
import { type Event, isAmend } from '@/rules/kernel/log';
import { redoTo, undoTo, withinOf } from '@/rules/kernel/procedure';

/**
 * The part of a log that is held in memory: a known state and the lines after it, each with the state it led to.
 * Immutable; its length is bounded, so that a tap costs the same after ten lines or ten thousand.
 */
export interface Timeline<S, A extends AnyAction> {
  readonly game: Game<S, A>;
  /** A state that is known without reading further back. */
  readonly base: { readonly seq: number; readonly state: S };
  /** The lines after the base, undone ones included. */
  readonly events: readonly Event<A>[];
  /** The state after each of those lines. */
  readonly states: readonly S[];
  /** The line the table stands at; what comes after it has been undone. */
  readonly head: number;
}

const LONGEST = 384;
const KEPT = 192;

/** Builds the part from lines as they were read. An amendment needs the whole log, given by `before` (all lines up to the base). */
export function timelineOf<S, A extends AnyAction>(
  game: Game<S, A>,
  base: { readonly seq: number; readonly state: S },
  events: readonly Event<A>[],
  head: number,
  whole?: { readonly start: S; readonly events: readonly Event<A>[] },
): Timeline<S, A> {
  const states: S[] = [];
  let state = base.state;
  for (const event of events) {
    if (!isAmend(event.action)) state = game.apply(state, event.action);
    else if (whole) state = fold(game, whole.start, whole.events.slice(0, event.seq));
    states.push(state);
  }
  return { game, base, events, states, head };
}

export function stateAt<S, A extends AnyAction>(timeline: Timeline<S, A>, seq: number): S {
  const { base, states } = timeline;
  return seq <= base.seq ? base.state : (states[seq - base.seq - 1] ?? base.state);
}

export function currentState<S, A extends AnyAction>(timeline: Timeline<S, A>): S {
  return stateAt(timeline, timeline.head);
}

export function lastSeq<S, A extends AnyAction>(timeline: Timeline<S, A>): number {
  return timeline.base.seq + timeline.events.length;
}

/** Lines that hold, up to the head. */
function upToHead<S, A extends AnyAction>(timeline: Timeline<S, A>): readonly Event<A>[] {
  return timeline.events.slice(0, timeline.head - timeline.base.seq);
}

export interface Recorded {
  readonly id: string;
  readonly at: number;
  readonly overruled: boolean;
}

/** Appends a line and drops whatever had been undone. For an amendment, `amended` is the state of the amended log. */
export function record<S, A extends AnyAction>(
  timeline: Timeline<S, A>,
  action: Event<A>['action'],
  { id, at, overruled }: Recorded,
  amended?: S,
): { readonly timeline: Timeline<S, A>; readonly event: Event<A> } {
  const { game, base, head } = timeline;
  const before = currentState(timeline);
  const held = upToHead(timeline);
  const seq = head + 1;
  const state = isAmend(action) ? (amended ?? before) : game.apply(before, action);
  const within = isAmend(action) ? undefined : withinOf(game, before, state, held[held.length - 1], seq);
  const event: Event<A> = { seq, id, at, action, overruled, ...(within === undefined ? {} : { within }) };
  const states = timeline.states.slice(0, held.length);
  return { event, timeline: shorten({ game, base, head: seq, events: [...held, event], states: [...states, state] }) };
}

function shorten<S, A extends AnyAction>(timeline: Timeline<S, A>): Timeline<S, A> {
  if (timeline.events.length <= LONGEST) return timeline;
  const cut = timeline.events.length - KEPT;
  const seq = timeline.base.seq + cut;
  return {
    ...timeline,
    base: { seq, state: stateAt(timeline, seq) },
    events: timeline.events.slice(cut),
    states: timeline.states.slice(cut),
  };
}

function openAfter<S, A extends AnyAction>(timeline: Timeline<S, A>, seq: number): boolean {
  return timeline.game.next(stateAt(timeline, seq)).within !== undefined;
}

/** The head after one undo; undefined where the lines before the base must be read first. */
export function undoHead<S, A extends AnyAction>(timeline: Timeline<S, A>): number | undefined {
  const held = upToHead(timeline);
  if (timeline.head === 0) return 0;
  if (held.length === 0) return undefined;
  const target = undoTo(held, openAfter(timeline, timeline.head));
  const reachesBase = target === timeline.base.seq && timeline.base.seq > 0;
  const inProcedure = held[0]?.within !== undefined && held[0].within === held[held.length - 1]?.within;
  return reachesBase && inProcedure ? undefined : target;
}

export function redoHead<S, A extends AnyAction>(timeline: Timeline<S, A>): number {
  const undone = timeline.events.slice(timeline.head - timeline.base.seq);
  return redoTo(undone, timeline.head, (seq) => openAfter(timeline, seq));
}

export function moveHead<S, A extends AnyAction>(timeline: Timeline<S, A>, head: number): Timeline<S, A> {
  return { ...timeline, head };
}

/** The line one undo takes back, or the last of the procedure it takes back. */
export function lastLine<S, A extends AnyAction>(timeline: Timeline<S, A>): Event<A> | undefined {
  const held = upToHead(timeline);
  return held[held.length - 1];
}

import type { Amend } from './action';
import type { AnyAction, Game } from './game';
import { isAmend, standings, type Event } from './log';
import type { Line } from './line';

/** A line of the history as it stands now: struck through where it was dropped or undone. */
export interface HistoryLine extends Line {
  readonly seq: number;
  readonly at: number;
  /** Which turn or round it belongs to, as the header named it: "Round 3". */
  readonly chapter: string;
  readonly status: 'holds' | 'amended' | 'dropped' | 'undone';
  readonly overruled: boolean;
  /** "Go back to here" or a correction, rather than something that happened at the table. */
  readonly amend: boolean;
}

/** The whole log in words, oldest first. Numbers are those of the log as amended. */
export function history<S, A extends AnyAction>(
  game: Game<S, A>,
  start: S,
  events: readonly Event<A>[],
  head: number,
): HistoryLine[] {
  const lines: HistoryLine[] = [];
  const said = new Map<number, string>();
  let state = start;
  const push = (event: Event<A>, line: Line, status: HistoryLine['status']) => {
    said.set(event.seq, line.words);
    lines.push({
      ...line,
      seq: event.seq,
      at: event.at,
      chapter: game.header(state).title,
      status,
      overruled: event.overruled,
      amend: isAmend(event.action),
    });
  };
  for (const { event, status, action } of standings(events.filter((each) => each.seq <= head))) {
    if (isAmend(action)) {
      push(event, { words: amendWords(action, said) }, status === 'droppedAmend' ? 'dropped' : 'holds');
      continue;
    }
    const line = game.describe(state, action);
    push(event, line, status === 'amended' || status === 'dropped' ? status : 'holds');
    if (status !== 'dropped') state = game.apply(state, action);
  }
  for (const event of events.filter((each) => each.seq > head)) {
    if (isAmend(event.action)) {
      push(event, { words: amendWords(event.action, said) }, 'undone');
    } else {
      push(event, game.describe(state, event.action), 'undone');
      state = game.apply(state, event.action);
    }
  }
  return lines;
}

function amendWords(amend: Amend, said: ReadonlyMap<number, string>): string {
  const line = said.get(amend.seq) ?? `line ${amend.seq}`;
  if (amend.action !== undefined) return `Corrected: ${line}`;
  return amend.dropped.includes(amend.seq) ? `Left out: ${line}` : `Went back to: ${line}`;
}

import { findGame } from '@/rules/games';
import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import { isAmend } from '@/rules/kernel/log';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import type { Row, SqlValue } from './database/port';
import { type AnyEvent, parseJson } from './sessionRows';
import { parseResult, parseSetup, readEvent, type Result } from './storedRows';
import { type Timeline, timelineOf } from './timeline';

export interface OpenedSession {
  readonly id: string;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly start: unknown;
  readonly timeline: Timeline<unknown, AnyAction>;
  readonly startedAt: number;
  readonly finishedAt?: number;
  /** Another phone plays it on since then. */
  readonly handedAt?: number;
  /** The end as it was saved; no later version of the rules changes it. */
  readonly result?: Result;
  /** Lines at the end that could not be read; they are kept aside. */
  readonly unread: number;
}

/** Why a session does not open, in words for the player. */
export class SessionProblem extends Error {
  override name = 'SessionProblem';
  constructor(
    readonly kind: 'missing' | 'unknownGame' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

type Read = (sql: string, params?: readonly SqlValue[]) => Promise<readonly Row[]>;

/** Opens a session at its head: the snapshot before the newest (so that there is something to undo) and the lines after it. */
export async function openSession(read: Read, id: string): Promise<OpenedSession> {
  const [row] = await read('SELECT * FROM session WHERE id = ?', [id]);
  if (!row) throw new SessionProblem('missing', 'There is no such game on this device.');
  const entry = findGame(String(row.game));
  if (!entry) throw new SessionProblem('unknownGame', 'This version of the app does not know this game.');
  const [game, parse] = await Promise.all([entry.load(), entry.loadParser()]);
  const setup = parseSetup(row.setup);
  const start = setup && game.start(setup);
  if (!setup || start === undefined || isRefusal(start)) {
    throw new SessionProblem('damaged', 'The set-up of this game could not be read.');
  }
  const head = Number(row.head);
  const [, beforeNewest] = await newestSnapshots(read, id, head, game);
  const base = beforeNewest ?? { seq: 0, state: start };
  const after = await readEvents(read, id, base.seq, parse);
  const whole =
    base.seq > 0 && after.events.some((event) => isAmend(event.action))
      ? { start, events: (await readEvents(read, id, 0, parse)).events }
      : { start, events: after.events };
  const last = base.seq + after.events.length;
  const result = parseResult(row.result);
  return {
    id,
    game,
    setup,
    start,
    timeline: timelineOf(game, base, after.events, Math.min(head, last), whole),
    startedAt: Number(row.started_at),
    ...(row.finished_at === null ? {} : { finishedAt: Number(row.finished_at) }),
    ...(typeof row.handed_at === 'number' ? { handedAt: row.handed_at } : {}),
    ...(result ? { result } : {}),
    unread: Math.max(after.unread, head - last, 0),
  };
}

/** Every line of a session, for its history. */
export async function readWholeLog(read: Read, id: string): Promise<readonly AnyEvent[]> {
  const [row] = await read('SELECT game FROM session WHERE id = ?', [id]);
  const parse = await findGame(String(row?.game))?.loadParser();
  return parse ? (await readEvents(read, id, 0, parse)).events : [];
}

/** The part of the log before the one in memory, once undo has walked back to its beginning. */
export async function readFurtherBack(read: Read, session: OpenedSession): Promise<Timeline<unknown, AnyAction>> {
  const { id, game, start, timeline } = session;
  const known = await newestSnapshots(read, id, timeline.base.seq - 1, game);
  const base = known[known.length - 1] ?? { seq: 0, state: start };
  const parse = await findGame(game.id)?.loadParser();
  const { events } = parse ? await readEvents(read, id, base.seq, parse) : { events: [] };
  const amended = events.some((event) => isAmend(event.action));
  const whole = amended && parse ? { start, events: (await readEvents(read, id, 0, parse)).events } : undefined;
  return timelineOf(game, base, events, timeline.head, whole);
}

async function newestSnapshots(read: Read, id: string, head: number, game: AnyGame) {
  const rows = await read(
    'SELECT seq, state FROM snapshot WHERE session_id = ? AND seq <= ? AND rules_version = ? ORDER BY seq DESC LIMIT 2',
    [id, head, game.rulesVersion],
  );
  return rows
    .map((row) => ({ seq: Number(row.seq), state: parseJson(row.state) }))
    .filter((snapshot) => snapshot.state !== undefined);
}

/** Lines after `from`, up to the first that cannot be read or is missing. */
async function readEvents(read: Read, id: string, from: number, parse: (action: unknown) => AnyAction | undefined) {
  const rows = await read('SELECT * FROM event WHERE session_id = ? AND seq > ? ORDER BY seq', [id, from]);
  const events: AnyEvent[] = [];
  for (const row of rows) {
    const event = readEvent(row, parse);
    if (!event || event.seq !== from + events.length + 1) break;
    events.push(event);
  }
  return { events, unread: rows.length - events.length };
}

import type { Setup } from '@/rules/kernel/setup';
import type { Row, Statement } from './database/port';
import type { Summary } from './sessionRows';
import { parseSetup, parseSummary } from './storedRows';
import type { Writer } from './writer';

/** A session as history and statistics see it: all of them fit in memory, none of their games is loaded. */
export interface PastSession {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly summary: Summary;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly finishedAt?: number;
  /** What the table calls it: "Iris's birthday". */
  readonly name?: string;
  /** Another phone plays it on. */
  readonly handedAt?: number;
}

const COLUMNS = 'id, game, setup, summary, started_at, touched_at, finished_at, name, handed_at';

const LATEST_FIRST = 'ORDER BY touched_at DESC, id';

/** Every session, the one touched last first. One whose set-up cannot be read is left out; its page says so. */
export async function readArchive(writer: Writer): Promise<readonly PastSession[]> {
  return pastFrom(await writer.read(`SELECT ${COLUMNS} FROM session WHERE deleted_at IS NULL ${LATEST_FIRST}`));
}

/**
 * The first of them, less those of so many that were just deleted. Found by the index alone: reading every session to
 * sort them would take as long as all of them.
 */
export async function readNewest(writer: Writer, count: number): Promise<readonly PastSession[]> {
  const newest = `SELECT id FROM session ${LATEST_FIRST} LIMIT ?`;
  const rows = await writer.read(
    `SELECT ${COLUMNS} FROM session WHERE id IN (${newest}) AND deleted_at IS NULL ${LATEST_FIRST}`,
    [count],
  );
  return pastFrom(rows);
}

const pastFrom = (rows: readonly Row[]) => rows.flatMap((row) => pastOf(row) ?? []);

function pastOf(row: Row): PastSession | undefined {
  const setup = parseSetup(row.setup);
  if (!setup) return undefined;
  return {
    id: String(row.id),
    game: String(row.game),
    setup,
    summary: parseSummary(row.summary),
    startedAt: Number(row.started_at),
    touchedAt: Number(row.touched_at),
    ...(typeof row.finished_at === 'number' ? { finishedAt: row.finished_at } : {}),
    ...(typeof row.name === 'string' && row.name !== '' ? { name: row.name } : {}),
    ...(typeof row.handed_at === 'number' ? { handedAt: row.handed_at } : {}),
  };
}

export async function readNameAndNotes(writer: Writer, id: string): Promise<{ name: string; notes: string }> {
  const [row] = await writer.read('SELECT name, notes FROM session WHERE id = ?', [id]);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(row?.name), notes: text(row?.notes) };
}

const change = (column: 'name' | 'notes' | 'deleted_at', id: string, value: string | number | null): Statement => ({
  sql: `UPDATE session SET ${column} = ? WHERE id = ?`,
  params: [value, id],
});

export const LONGEST_NOTES = 4000;

export function renameSession(writer: Writer, id: string, name: string): void {
  writer.write([change('name', id, name.trim().slice(0, 80) || null)]);
}

export function noteSession(writer: Writer, id: string, notes: string): void {
  writer.write([change('notes', id, notes.slice(0, LONGEST_NOTES) || null)]);
}

/** Gone from every list, and given back by `undeleteSession` until the app is started another day. */
export function deleteSession(writer: Writer, id: string, at: number): void {
  writer.write([change('deleted_at', id, at)]);
}

export function undeleteSession(writer: Writer, id: string): void {
  writer.write([change('deleted_at', id, null)]);
}

const DAY = 24 * 60 * 60_000;

/** What was deleted over a day ago goes for good. */
export function purgeDeleted(writer: Writer, now: number): void {
  const gone = 'SELECT id FROM session WHERE deleted_at < ?';
  const params = [now - DAY];
  writer.write([
    ...['event', 'snapshot', 'draft'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE session_id IN (${gone})`,
      params,
    })),
    { sql: 'DELETE FROM session WHERE deleted_at < ?', params },
  ]);
}

export interface Wanted {
  readonly words?: string;
  readonly game?: string;
  readonly player?: string;
  readonly mode?: string;
  readonly result?: 'finished' | 'live' | 'undecided';
  /** From this time on. */
  readonly since?: number;
}

/** Search as typed and the chips: every word must be found in the game, the mode, the names, the notes' title or the end. */
export function filterArchive(all: readonly PastSession[], wanted: Wanted, titleOf: (game: string) => string) {
  const words = (wanted.words ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((past) => {
    const { summary, setup } = past;
    if (wanted.game !== undefined && past.game !== wanted.game) return false;
    if (wanted.mode !== undefined && setup.mode !== wanted.mode) return false;
    if (wanted.since !== undefined && past.touchedAt < wanted.since) return false;
    if (wanted.player !== undefined && !setup.seats.some((seat) => seat.name === wanted.player)) return false;
    if (wanted.result !== undefined && resultOf(past) !== wanted.result) return false;
    if (words.length === 0) return true;
    const names = setup.seats.map((seat) => seat.name).join(' ');
    const text = [titleOf(past.game), summary.mode, names, past.name, summary.outcome].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function resultOf({ finishedAt, summary }: PastSession): 'finished' | 'live' | 'undecided' {
  if (finishedAt === undefined) return 'live';
  return summary.winners === undefined ? 'undecided' : 'finished';
}

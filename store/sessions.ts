import type { Setup } from '@/rules/kernel/setup';
import type { Row } from './database/port';
import { insertSession, type Summary } from './sessionRows';
import { parseResult, parseSetup, parseSummary, type Result } from './storedRows';
import type { Writer } from './writer';

/** A session as home and the results list show it, without loading its game. */
export interface SessionCard {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly colour: number }[];
  readonly summary: Summary;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly finishedAt?: number;
  /** Another phone plays it on. */
  readonly handedAt?: number;
}

/** The one touched last comes first; those that another phone plays come last. */
export async function readLiveSessions(writer: Writer): Promise<readonly SessionCard[]> {
  return cards(
    await writer.read(
      `SELECT * FROM session WHERE finished_at IS NULL AND deleted_at IS NULL
       ORDER BY handed_at IS NOT NULL, touched_at DESC`,
    ),
  );
}

export async function readResults(writer: Writer, limit: number): Promise<readonly SessionCard[]> {
  return cards(
    await writer.read(
      `SELECT * FROM session WHERE finished_at IS NOT NULL AND deleted_at IS NULL
       ORDER BY finished_at DESC LIMIT ?`,
      [limit],
    ),
  );
}

export async function countResults(writer: Writer): Promise<number> {
  const [row] = await writer.read(
    'SELECT COUNT(*) AS count FROM session WHERE finished_at IS NOT NULL AND deleted_at IS NULL',
  );
  return Number(row?.count ?? 0);
}

/** A finished session with the sheet it was saved with. */
export interface FinishedSession extends SessionCard {
  readonly finishedAt: number;
  readonly result: Result;
}

/** Every finished session of one game; one whose sheet cannot be read is left out. */
export async function readFinished(writer: Writer, game: string): Promise<readonly FinishedSession[]> {
  const rows = await writer.read(
    'SELECT * FROM session WHERE game = ? AND finished_at IS NOT NULL AND deleted_at IS NULL',
    [game],
  );
  return cards(rows).flatMap((card, index) => {
    const result = parseResult(rows[index]?.result);
    return result ? [{ ...card, finishedAt: card.finishedAt ?? card.touchedAt, result }] : [];
  });
}

export function startSession(writer: Writer, id: string, setup: Setup, summary: Summary, at: number): void {
  writer.write([insertSession(id, setup, summary, at)]);
}

function cards(rows: readonly Row[]): SessionCard[] {
  return rows.map((row) => {
    return {
      id: String(row.id),
      game: String(row.game),
      seats: (parseSetup(row.setup)?.seats ?? []).map(({ name, colour }) => ({ name, colour })),
      summary: parseSummary(row.summary),
      startedAt: Number(row.started_at),
      touchedAt: Number(row.touched_at),
      ...(row.finished_at === null ? {} : { finishedAt: Number(row.finished_at) }),
      ...(typeof row.handed_at === 'number' ? { handedAt: row.handed_at } : {}),
    };
  });
}

import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import type { Row } from './database/port';
import { parseResult, parseSetup } from './storedRows';
import type { Writer } from './writer';

/** A campaign as the set-up offers it: an ordered list of sessions, and what the last finished one carries on. */
export interface Campaign {
  readonly id: string;
  /** How many of its sessions are finished. */
  readonly sessions: number;
  /** The set-up of the last finished session. */
  readonly setup: Setup;
  readonly carried: unknown;
}

/** Whether another session may follow: a game that takes no more of what was carried has ended its campaign. */
export const goesOn = (game: AnyGame, setup: Setup, carried: unknown): boolean =>
  !isRefusal(game.start({ ...setup, carried }));

/**
 * The campaigns of a game that can go on, played last first. One whose next session is still on the table is left out:
 * that session is resumed instead. Nothing is stored twice, so a session that is reopened takes its marks back with it.
 */
export async function readCampaigns(writer: Writer, game: string): Promise<readonly Campaign[]> {
  const rows = await writer.read(
    `SELECT campaign, setup, result, finished_at FROM session
     WHERE game = ? AND campaign IS NOT NULL AND deleted_at IS NULL ORDER BY started_at DESC`,
    [game],
  );
  const sessions = new Map<string, Row[]>();
  for (const row of rows) sessions.set(String(row.campaign), [...(sessions.get(String(row.campaign)) ?? []), row]);
  return [...sessions].flatMap(([id, all]) => campaignOf(id, all) ?? []);
}

function campaignOf(id: string, rows: readonly Row[]): Campaign | undefined {
  const [last] = rows;
  if (!last || last.finished_at === null) return undefined;
  const setup = parseSetup(last.setup);
  if (!setup) return undefined;
  const carried = parseResult(last.result)?.carried ?? setup.carried;
  return { id, sessions: rows.filter((row) => row.finished_at !== null).length, setup, carried };
}

import { findGame } from '@/rules/games';
import { fold } from '@/rules/kernel/fold';
import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';

import { type CardRecord, parseCardRecords } from '../cards';
import { type AnyEvent, endingOf, type Summary, summaryOf } from '../sessionRows';
import type { Result } from '../storedRows';
import { crc32 } from './crc';
import { amend, type BackupData, type BackupSession, backupData, envelope, VERSION } from './format';
import { hasHiddenKeys } from './hiddenKeys';
import { backupOfTables } from './tables';

/** A file larger than this is no backup of any table we know of: 2,000 long games make about 20 million characters. */
export const LARGEST = 48_000_000;

/** A session whose every line was read and played again. */
export interface CheckedSession {
  readonly saved: BackupSession;
  readonly events: readonly AnyEvent[];
  readonly summary: Summary;
}

export interface CheckedBackup {
  readonly sessions: readonly CheckedSession[];
  readonly players: BackupData['players'];
  readonly cards: readonly CardRecord[];
  readonly settings: BackupData['settings'];
}

/** Why a file is not taken, in words for the player. Whatever it says, nothing has been changed. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

/** Reads a file as a whole or throws a BackupProblem. `breathe` is awaited between sessions, so that the screen lives. */
export async function checkBackup(
  text: string,
  breathe: (done: number, all: number) => Promise<void> = async () => undefined,
): Promise<CheckedBackup> {
  const data = await open(text);
  const cards = parseCardRecords(data.cards);
  if ('problem' in cards) throw new BackupProblem(cards.problem);
  refuseTwice(data.sessions.map(({ id }) => id));
  refuseTwice(data.sessions.flatMap(({ events }) => events.map(({ id }) => id)));
  refuseTwice(data.players.map(({ id }) => id));
  const sessions: CheckedSession[] = [];
  for (const saved of data.sessions) {
    await breathe(sessions.length, data.sessions.length);
    sessions.push(await checkSession(saved));
  }
  return { sessions, players: data.players, cards, settings: data.settings };
}

async function open(text: string): Promise<BackupData> {
  if (text.length > LARGEST) throw new BackupProblem('This file is too large for a backup of Abaculus.');
  const json = parsed(text);
  if (hasHiddenKeys(json)) throw new BackupProblem('This file holds names that no backup has.');
  const tables = await backupOfTables(json);
  if (tables) return whole(tables);
  const outer = envelope.safeParse(json);
  if (!outer.success) throw new BackupProblem('This is not a backup of Abaculus.');
  const { version, checksum } = outer.data;
  if (version > VERSION) {
    throw new BackupProblem('This backup was made by a newer version of the app. Update the app here, then try again.');
  }
  const inner = outer.data.data;
  if (crc32(JSON.stringify(inner)) !== checksum) {
    throw new BackupProblem('This backup was changed or damaged on its way: its checksum does not match.');
  }
  return whole(inner);
}

function whole(inner: unknown): BackupData {
  const data = backupData.safeParse(inner);
  if (!data.success) throw new BackupProblem(`This backup cannot be read: ${where(data.error.issues[0]?.path ?? [])}.`);
  return data.data;
}

function parsed(text: string): unknown {
  try {
    // Some editors write a mark before the first letter.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new BackupProblem('This file is cut off, or it is not a backup of Abaculus.');
  }
}

/** "sessions, 3, events, 12" */
const where = (path: readonly PropertyKey[]) => path.map((part) => String(part)).join(', ') || 'its first level';

function refuseTwice(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new BackupProblem('This backup holds the same entry twice.');
}

async function checkSession(saved: BackupSession): Promise<CheckedSession> {
  const entry = findGame(saved.game);
  if (!entry || saved.setup.game !== saved.game) {
    throw new BackupProblem(`This version of the app does not know the game “${saved.game.slice(0, 40)}”.`);
  }
  const [game, parse] = await Promise.all([entry.load(), entry.loadParser()]);
  const day = new Date(saved.startedAt).toISOString().slice(0, 10);
  const words = `${entry.shortTitle} of ${day}`;
  const events = saved.events.map((event, index): AnyEvent => {
    const action = actionOf(event.action, parse);
    if (!action || event.seq !== index + 1) {
      throw new BackupProblem(`Line ${index + 1} of ${words} cannot be read.`);
    }
    return { ...event, action };
  });
  if (saved.head > events.length) throw new BackupProblem(`${words} lacks its last lines.`);
  return { saved, events, summary: replayed(game, saved, events.slice(0, saved.head), words) };
}

function actionOf(action: unknown, parse: (action: unknown) => AnyAction | undefined): AnyEvent['action'] | undefined {
  const change = amend.safeParse(action);
  if (!change.success) return parse(action);
  const { seq, dropped } = change.data;
  if (change.data.action === undefined) return { type: 'amend', seq, dropped };
  const corrected = parse(change.data.action);
  return corrected && { type: 'amend', seq, action: corrected, dropped };
}

function replayed(game: AnyGame, saved: BackupSession, log: readonly AnyEvent[], words: string): Summary {
  const setup = saved.setup as Setup;
  try {
    const start = game.start(setup);
    if (!isRefusal(start)) {
      const summary = summaryOf(game, setup, fold(game, start, log));
      const result = saved.finishedAt === undefined ? undefined : (saved.result as Result | undefined);
      return result ? { ...summary, ending: endingOf(game, setup, result, log) } : summary;
    }
  } catch {
    // Said below: a set-up or a line that no version of the game wrote.
  }
  throw new BackupProblem(`${words} could not be played again.`);
}

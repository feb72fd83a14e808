import { exportCards } from '../cards';
import type { Row } from '../database/port';
import { readWholeLog } from '../openSession';
import type { Writer } from '../writer';
import { crc32 } from './crc';
import { type BackupData, type BackupSession, FORMAT, VERSION } from './format';
import { hasHiddenKeys } from './hiddenKeys';
import { playerOf, sessionOf, settingsOf } from './rows';

/** Everything on this device that a player would miss. Snapshots and drafts are not in it: they follow from the rest. */
export async function collectBackup(writer: Writer): Promise<BackupData> {
  const rows = await writer.read('SELECT * FROM session WHERE deleted_at IS NULL ORDER BY started_at, id');
  const players = await writer.read('SELECT * FROM player ORDER BY id');
  const settings = await writer.read('SELECT * FROM setting ORDER BY key');
  const sessions: BackupSession[] = [];
  for (const row of rows) sessions.push(...(await collectSession(writer, row)));
  return {
    sessions,
    players: players.map(playerOf),
    cards: (await exportCards(writer)).filter((card) => !hasHiddenKeys(card)),
    settings: settingsOf(settings),
  };
}

/** One session alone. Undefined where there is none of this id. */
export async function collectOne(writer: Writer, id: string): Promise<BackupData | undefined> {
  const [row] = await writer.read('SELECT * FROM session WHERE id = ?', [id]);
  const sessions = row ? await collectSession(writer, row) : [];
  return sessions.length > 0 ? { sessions, players: [], cards: [], settings: {} } : undefined;
}

async function collectSession(writer: Writer, row: Row): Promise<BackupSession[]> {
  return sessionOf(row, await readWholeLog((sql, params) => writer.read(sql, params), String(row.id)));
}

/** Games on this device that could not be read, and so are not in the file. */
export async function countLeftOut(writer: Writer, { sessions }: BackupData): Promise<number> {
  const [row] = await writer.read('SELECT COUNT(*) AS count FROM session WHERE deleted_at IS NULL');
  return Number(row?.count ?? 0) - sessions.length;
}

/** The text of a backup file. The checksum is that of the data written without spaces. */
export function backupText(data: BackupData, madeAt: number): string {
  const file = { format: FORMAT, version: VERSION, madeAt, checksum: crc32(JSON.stringify(data)), data };
  return `${JSON.stringify(file, null, 1)}\n`;
}

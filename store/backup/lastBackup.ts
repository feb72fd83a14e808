import { parseJson } from '../sessionRows';
import type { Writer } from '../writer';

const KEY = 'lastBackup';

/** So many finished games without a backup, and home says so. */
const OLD_AFTER = 5;

/** A backup was handed to the player. */
export function noteBackup(writer: Writer, at: number): void {
  writer.write([
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: [KEY, JSON.stringify(at)] },
  ]);
}

export interface BackupAge {
  /** When the last one was made; undefined if never. */
  readonly at?: number;
  /** Games finished since. */
  readonly since: number;
  /** Worth a reminder. */
  readonly old: boolean;
}

export async function readBackupAge(writer: Writer): Promise<BackupAge> {
  const [row] = await writer.read('SELECT value FROM setting WHERE key = ?', [KEY]);
  const at = parseJson(row?.value);
  const [counted] = await writer.read(
    'SELECT COUNT(*) AS count FROM session WHERE finished_at > ? AND deleted_at IS NULL',
    [typeof at === 'number' ? at : -1],
  );
  const since = Number(counted?.count ?? 0);
  return { ...(typeof at === 'number' ? { at } : {}), since, old: since >= OLD_AFTER };
}

import { exportCards } from '../cards';
import type { Row } from '../database/port';
import { readWholeLog } from '../openSession';
import { type AnyEvent, parseJson } from '../sessionRows';
import type { Writer } from '../writer';
import { crc32 } from './crc';
import { type BackupData, type BackupSession, FORMAT, isBackupSession, VERSION } from './format';

/** What is open here and when a backup was made here says nothing on another phone. */
const OF_THIS_DEVICE = ['lastSession', 'lastBackup'];

/** Everything on this device that a player would miss. Snapshots and drafts are not in it: they follow from the rest. */
export async function collectBackup(writer: Writer): Promise<BackupData> {
  const rows = await writer.read('SELECT * FROM session WHERE deleted_at IS NULL ORDER BY started_at, id');
  const players = await writer.read('SELECT * FROM player ORDER BY id');
  const settings = await writer.read('SELECT * FROM setting ORDER BY key');
  const sessions: BackupSession[] = [];
  for (const row of rows) sessions.push(...(await collectSession(writer, row)));
  return {
    sessions,
    players: players.map((row) => ({
      id: String(row.id),
      name: String(row.name),
      colour: Number(row.colour),
      playedAt: Number(row.played_at),
    })),
    cards: [...(await exportCards(writer))],
    settings: Object.fromEntries(
      settings.filter(({ key }) => !OF_THIS_DEVICE.includes(String(key))).map((row) => [row.key, parseJson(row.value)]),
    ),
  };
}

/** One session alone. Undefined where there is none of this id. */
export async function collectOne(writer: Writer, id: string): Promise<BackupData | undefined> {
  const [row] = await writer.read('SELECT * FROM session WHERE id = ?', [id]);
  const sessions = row ? await collectSession(writer, row) : [];
  return sessions.length > 0 ? { sessions, players: [], cards: [], settings: {} } : undefined;
}

/**
 * A session whose last lines cannot be read is saved as far as it goes, as it would open; one with a damaged end without
 * it. One that does not open here at all is left out: a single damaged game would make the whole file unreadable.
 */
async function collectSession(writer: Writer, row: Row): Promise<BackupSession[]> {
  const id = String(row.id);
  const events = await readWholeLog((sql, params) => writer.read(sql, params), id);
  const optional = {
    finishedAt: numberOf(row.finished_at),
    result: parseJson(row.result),
    campaign: textOf(row.campaign),
    name: textOf(row.name),
    notes: textOf(row.notes),
    handedAt: numberOf(row.handed_at),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  const whole = {
    id,
    game: String(row.game),
    setup: parseJson(row.setup),
    head: Math.min(Number(row.head), events.length),
    startedAt: Number(row.started_at),
    touchedAt: Number(row.touched_at),
    ...given,
    events: events.map(lineOf),
  };
  const { result: _damaged, ...without } = { result: undefined, ...whole };
  return [whole, without].filter(isBackupSession).slice(0, 1);
}

function lineOf({ seq, id, at, action, overruled, within }: AnyEvent): BackupSession['events'][number] {
  const line = { seq, id, at, action: { ...action }, overruled };
  return within === undefined ? line : { ...line, within };
}

const numberOf = (value: Row[string] | undefined) => (typeof value === 'number' ? value : undefined);
const textOf = (value: Row[string] | undefined) => (typeof value === 'string' ? value : undefined);

/** The text of a backup file. The checksum is that of the data written without spaces. */
export function backupText(data: BackupData, madeAt: number): string {
  const file = { format: FORMAT, version: VERSION, madeAt, checksum: crc32(JSON.stringify(data)), data };
  return `${JSON.stringify(file, null, 1)}\n`;
}

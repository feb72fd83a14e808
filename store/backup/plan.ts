import { importCardStatements } from '../cards';
import type { Row, Statement } from '../database/port';
import { mergedFrom, MERGED_PLAYERS, readMerged } from '../players';
import type { Writer } from '../writer';
import type { CheckedBackup, CheckedSession } from './check';
import { crc32 } from './crc';
import { OF_THIS_DEVICE } from './format';

/** What an import will do, and what it would do it with: shown first, then written in one transaction. */
export interface ImportPlan {
  readonly added: number;
  /** Sessions known here of which the file holds more lines. */
  readonly longer: number;
  /** Sessions that went on differently here and there: both stay. */
  readonly copies: number;
  /** Nothing new in them. */
  readonly same: number;
  readonly players: number;
  readonly cards: number;
  readonly settings: number;
  /** Where each session of the file lies once it is taken, in the file's order. */
  readonly ids: readonly string[];
  readonly statements: readonly Statement[];
  /** What it was made from. */
  readonly backup: CheckedBackup;
}

type Fate = 'added' | 'longer' | 'copies' | 'same';

interface SessionPlan {
  readonly fate: Fate;
  readonly id: string;
  readonly rows: Statement[];
}

/** Compares a checked file with what is on the device. Reads only. */
export async function planImport(writer: Writer, backup: CheckedBackup): Promise<ImportPlan> {
  const fates = { added: 0, longer: 0, copies: 0, same: 0 };
  const statements: Statement[] = [];
  const ids: string[] = [];
  for (const session of backup.sessions) {
    const { fate, id, rows } = await planSession(writer, session);
    fates[fate] += 1;
    ids.push(id);
    statements.push(...rows);
  }
  const known = await idsIn(writer, 'SELECT id FROM player');
  const merged = await readMerged(writer);
  // One that was merged here is somebody else by now.
  const players = backup.players.filter(({ id }) => !known.has(id) && !Object.hasOwn(merged, id));
  const settings = await newSettings(writer, backup);
  const newlyMerged = merges(merged, backup, known);
  const cards = await newerCards(writer, backup);
  statements.push(
    ...players.map(({ id, name, colour, playedAt }) => ({
      sql: 'INSERT OR IGNORE INTO player (id, name, colour, played_at) VALUES (?, ?, ?, ?)',
      params: [id, name, colour, playedAt],
    })),
    ...importCardStatements(cards),
    ...settings.map(([key, value]) => ({
      sql: 'INSERT OR IGNORE INTO setting (key, value) VALUES (?, ?)',
      params: [key, JSON.stringify(value)],
    })),
    ...(newlyMerged.length === 0 ? [] : [mergedRow({ ...merged, ...Object.fromEntries(newlyMerged) })]),
  );
  return {
    ...fates,
    players: players.length,
    cards: cards.length,
    settings: settings.length + newlyMerged.length,
    ids,
    statements,
    backup,
  };
}

const idsIn = async (writer: Writer, sql: string): Promise<Set<string>> =>
  new Set((await writer.read(sql)).map((row: Row) => String(Object.values(row)[0])));

/** What is set here stays; a fresh device takes the file's. */
async function newSettings(writer: Writer, { settings }: CheckedBackup) {
  const known = await idsIn(writer, 'SELECT key FROM setting');
  const others = [...OF_THIS_DEVICE, MERGED_PLAYERS];
  return Object.entries(settings).filter(
    ([key, value]) => !known.has(key) && !others.includes(key) && value !== undefined && value !== null,
  );
}

/** Profiles that the file's device took for one person. Those that have a profile of their own here keep it. */
function merges(here: Readonly<Record<string, string>>, { settings }: CheckedBackup, known: ReadonlySet<string>) {
  return Object.entries(mergedFrom(settings[MERGED_PLAYERS]))
    .filter(([from]) => !Object.hasOwn(here, from) && !known.has(from))
    .map(([from, into]) => [from, here[into] ?? into] as const)
    .filter(([from, into]) => from !== into);
}

const mergedRow = (merged: Readonly<Record<string, string>>): Statement => ({
  sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
  params: [MERGED_PLAYERS, JSON.stringify(merged)],
});

async function newerCards(writer: Writer, { cards }: CheckedBackup) {
  const rows = await writer.read('SELECT game, kind, name, changed_at FROM card');
  const key = (game: unknown, kind: unknown, name: unknown) => JSON.stringify([game, kind, name]);
  const changed = new Map(rows.map((row) => [key(row.game, row.kind, row.name), Number(row.changed_at)]));
  return cards.filter(({ game, kind, name, changedAt }) => changedAt > (changed.get(key(game, kind, name)) ?? -1));
}

async function planSession(writer: Writer, session: CheckedSession): Promise<SessionPlan> {
  const { saved } = session;
  const { id } = saved;
  const [here] = await writer.read('SELECT * FROM session WHERE id = ?', [saved.id]);
  if (!here) {
    const ours = await oursByAnotherName(writer, session);
    if (ours !== undefined) return { fate: 'same', id: ours, rows: [] };
    const strangers = await strangerLines(writer, session);
    return strangers ? planCopy(writer, session) : { fate: 'added', id, rows: insertion(session) };
  }
  const lines = await writer.read('SELECT id FROM event WHERE session_id = ? ORDER BY seq', [saved.id]);
  const shared = session.events.findIndex((event, index) => event.id !== lines[index]?.id);
  const agree = shared === -1 ? Math.min(session.events.length, lines.length) : shared;
  if (agree < session.events.length && agree < lines.length) return planCopy(writer, session);
  const more = session.events.length > lines.length;
  const alike = session.events.length === lines.length;
  // Deleted and not yet gone: nobody sees it here, so it comes back.
  const deleted = here.deleted_at !== null;
  // The same lines: whoever touched it last knows whether it is finished, undone or continued.
  if (more || (alike && saved.touchedAt > Number(here.touched_at)))
    return { fate: deleted ? 'added' : 'longer', id, rows: insertion(withOwnWords(session, here)) };
  return deleted ? { fate: 'added', id, rows: [givenBack(id)] } : { fate: 'same', id, rows: [] };
}

/** What the table called it here and wrote about it here stays. */
function withOwnWords(session: CheckedSession, here: Row): CheckedSession {
  const own = (['name', 'notes'] as const).flatMap((key) => {
    const words = here[key];
    return typeof words === 'string' && words !== '' ? [[key, words] as const] : [];
  });
  return { ...session, saved: { ...session.saved, ...Object.fromEntries(own) } };
}

const givenBack = (id: string): Statement => ({
  sql: 'UPDATE session SET deleted_at = NULL WHERE id = ?',
  params: [id],
});

/**
 * The session here that this one is a copy of, line by line: two phones that send each other their backups would
 * otherwise get every parted game back as its own double.
 */
async function oursByAnotherName(writer: Writer, { saved, events }: CheckedSession): Promise<string | undefined> {
  const [, original, mark] = /^(.+)(-[0-9a-f]{8})$/.exec(saved.id) ?? [];
  if (original === undefined || mark === undefined || events.length === 0) return undefined;
  const lines = await writer.read(
    `SELECT event.id FROM event JOIN session ON session.id = event.session_id
     WHERE session_id = ? AND deleted_at IS NULL ORDER BY seq`,
    [original],
  );
  return events.every(({ id }, index) => id === `${String(lines[index]?.id)}${mark}`) ? original : undefined;
}

/** Values a statement may be asked with. */
const AT_ONCE = 500;

/** Lines of this file that lie here under another session. */
async function strangerLines(writer: Writer, { saved }: CheckedSession): Promise<boolean> {
  const ids = saved.events.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const marks = some.map(() => '?').join(', ');
    const [row] = await writer.read(`SELECT 1 FROM event WHERE id IN (${marks}) LIMIT 1`, some);
    if (row) return true;
  }
  return false;
}

/** The id follows from the lines, so that the same file twice makes one copy. */
async function planCopy(writer: Writer, session: CheckedSession): Promise<SessionPlan> {
  const mark = crc32(session.events.map(({ id }) => id).join(' '));
  const id = `${session.saved.id}-${mark}`;
  const [known] = await writer.read('SELECT id FROM session WHERE id = ?', [id]);
  if (known) return { fate: 'same', id, rows: [] };
  const events = session.events.map((event) => ({ ...event, id: `${event.id}-${mark}` }));
  return { fate: 'copies', id, rows: insertion({ ...session, saved: { ...session.saved, id }, events }) };
}

function insertion({ saved, events, summary }: CheckedSession): Statement[] {
  const { id, game, setup, head, startedAt, touchedAt, finishedAt, result, campaign, name, notes, handedAt } = saved;
  return [
    {
      sql: `INSERT OR REPLACE INTO session
              (id, game, setup, head, started_at, touched_at, finished_at, summary, result, campaign, name, notes, handed_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      params: [
        id,
        game,
        JSON.stringify(setup),
        head,
        startedAt,
        touchedAt,
        finishedAt ?? null,
        JSON.stringify(summary),
        result === undefined ? null : JSON.stringify(result),
        campaign ?? null,
        name ?? null,
        notes ?? null,
        handedAt ?? null,
      ],
    },
    { sql: 'DELETE FROM event WHERE session_id = ?', params: [id] },
    { sql: 'DELETE FROM snapshot WHERE session_id = ?', params: [id] },
    { sql: 'DELETE FROM draft WHERE session_id = ?', params: [id] },
    ...events.map((event) => ({
      sql: `INSERT INTO event (session_id, seq, id, at, action, overruled, within) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      params: [
        id,
        event.seq,
        event.id,
        event.at,
        JSON.stringify(event.action),
        event.overruled ? 1 : 0,
        event.within ?? null,
      ],
    })),
  ];
}

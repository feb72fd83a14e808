import type { Database, Statement } from './port';

/** A database written by a newer version of the app: it is left untouched. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** Numbered from 1, never changed once released. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE session (
       id TEXT PRIMARY KEY, game TEXT NOT NULL, setup TEXT NOT NULL, head INTEGER NOT NULL,
       started_at INTEGER NOT NULL, touched_at INTEGER NOT NULL, finished_at INTEGER,
       summary TEXT NOT NULL, result TEXT, campaign TEXT) WITHOUT ROWID`,
    `CREATE INDEX session_by_time ON session (finished_at, touched_at)`,
    `CREATE TABLE event (
       session_id TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, action TEXT NOT NULL,
       overruled INTEGER NOT NULL, within TEXT, PRIMARY KEY (session_id, seq)) WITHOUT ROWID`,
    `CREATE UNIQUE INDEX event_by_id ON event (id)`,
    `CREATE TABLE snapshot (
       session_id TEXT NOT NULL, seq INTEGER NOT NULL, rules_version INTEGER NOT NULL, state TEXT NOT NULL,
       PRIMARY KEY (session_id, seq)) WITHOUT ROWID`,
    `CREATE TABLE draft (session_id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE player (
       id TEXT PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, played_at INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE card (
       id TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL,
       changed_at INTEGER NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE campaign (id TEXT PRIMARY KEY, game TEXT NOT NULL, data TEXT NOT NULL) WITHOUT ROWID`,
    `CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`,
  ],
  // A session's own name and notes; that another phone plays it on; that it was deleted and can still be given back.
  [
    `ALTER TABLE session ADD COLUMN name TEXT`,
    `ALTER TABLE session ADD COLUMN notes TEXT`,
    `ALTER TABLE session ADD COLUMN handed_at INTEGER`,
    `ALTER TABLE session ADD COLUMN deleted_at INTEGER`,
  ],
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Brings a database to this version in one transaction, so that none is ever found half-way. One from a newer version is
 * refused, not touched. `before` is called where there is an older one to change; a new one has nothing to keep.
 */
export async function migrate(db: Database, before?: (schema: number) => Promise<void>): Promise<void> {
  const version = await versionOf(db);
  if (version > SCHEMA_VERSION) {
    throw new NewerDatabase(`Schema ${version}; this version of the app knows ${SCHEMA_VERSION}.`);
  }
  if (version === SCHEMA_VERSION) return;
  if (version > 0) await before?.(version);
  await db.write([
    ...MIGRATIONS.slice(version).flatMap((steps) => steps.map((sql): Statement => ({ sql, params: [] }))),
    { sql: 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)', params: [] },
    { sql: 'DELETE FROM schema_version', params: [] },
    { sql: 'INSERT INTO schema_version (version) VALUES (?)', params: [SCHEMA_VERSION] },
  ]);
}

async function versionOf(db: Database): Promise<number> {
  const tables = await db.read(`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'`);
  if (tables.length === 0) return 0;
  const rows = await db.read('SELECT version FROM schema_version');
  return Number(rows[0]?.version ?? 0);
}

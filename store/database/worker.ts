import { AccessHandlePoolVFS } from 'wa-sqlite/AccessHandlePoolVFS';
import { MemoryVFS } from 'wa-sqlite/MemoryVFS';
import { Factory, type Sqlite } from 'wa-sqlite/sqlite-api';
import loadSqlite from 'wa-sqlite/wa-sqlite';
import wasm from 'wa-sqlite/wa-sqlite.wasm';

import type { Row, SqlValue, Statement } from './port';
import type { Answer, Question } from './workerMessages';

/*
 * SQLite in a worker, on OPFS. It stands on the wasm and the file layer that expo-sqlite ships, but not on its worker:
 * that one gives its files up only with the page (a second tab could never take over), crosses the thread for every
 * statement, and gets stuck after a failed write, because the file layer throws through SQLite instead of answering.
 */

const FILE = 'abaculus.db';
/** Files that the file layer keeps open for SQLite: the database, its journal, and some to spare. */
const POOL = 6;
const SQLITE_ROW = 100;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_CANTOPEN = 14;

/** Answers SQLite with an error code where OPFS throws (no room, a lost handle), so that it can roll back properly. */
class AnsweringVFS extends AccessHandlePoolVFS {
  /**
   * A first start that was broken off while it made the files has left too few, and the file layer makes none where there
   * is one. Where there is no room for more, those there are may do.
   */
  async fill(files: number): Promise<void> {
    await this.addCapacity(Math.max(0, files - this.getCapacity())).catch(() => undefined);
  }
  override jWrite(fileId: number, data: Uint8Array, offset: number): number {
    return answer(SQLITE_FULL, () => super.jWrite(fileId, data, offset));
  }
  override jTruncate(fileId: number, size: number): number {
    return answer(SQLITE_IOERR, () => super.jTruncate(fileId, size));
  }
  override jSync(fileId: number, flags: number): number {
    return answer(SQLITE_IOERR, () => super.jSync(fileId, flags));
  }
  override jOpen(name: string | null, fileId: number, flags: number, outFlags: DataView): number {
    return answer(SQLITE_CANTOPEN, () => super.jOpen(name, fileId, flags, outFlags));
  }
  override jDelete(name: string, syncDir: number): number {
    return answer(SQLITE_IOERR, () => super.jDelete(name, syncDir));
  }
  override jClose(fileId: number): number {
    return answer(SQLITE_IOERR, () => super.jClose(fileId));
  }
}

function answer(failure: number, call: () => number): number {
  try {
    return call();
  } catch {
    return failure;
  }
}

let sqlite: Sqlite | undefined;
let vfs: AnsweringVFS | undefined;
let connection: number | undefined;
let durable = true;

// At once, before anything is asked: the tab may still be waiting for the right to open the files.
const loading = loadSqlite({ locateFile: () => wasm });
// Whoever asks to open the files is told why it failed.
loading.catch(() => undefined);

async function open(): Promise<boolean> {
  const module = await loading;
  sqlite = Factory(module);
  const opfs = typeof navigator.storage?.getDirectory === 'function';
  if (opfs) {
    vfs = new AnsweringVFS('abaculus', module);
    try {
      await vfs.isReady();
    } catch (error) {
      // A second tab holds the files: that is for the tab to say. Anything else: no OPFS here (a private window).
      if (error instanceof DOMException && error.name === 'NoModificationAllowedError') throw error;
      vfs = undefined;
    }
    await vfs?.fill(POOL);
  }
  durable = vfs !== undefined;
  if (vfs) {
    sqlite.vfs_register(vfs, true);
  } else {
    const memory = new MemoryVFS('memory', module);
    await memory.isReady();
    sqlite.vfs_register(memory, true);
  }
  await connect();
  return durable;
}

async function connect(): Promise<number> {
  if (!sqlite) throw new Error('SQLite is not loaded');
  if (connection === undefined) {
    connection = await sqlite.open_v2(FILE);
    await sqlite.exec(
      connection,
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;',
    );
  }
  return connection;
}

async function run(db: number, sql: string, params: readonly SqlValue[]): Promise<Row[]> {
  if (!sqlite) throw new Error('SQLite is not loaded');
  const rows: Row[] = [];
  for await (const statement of sqlite.statements(db, sql)) {
    if (params.length > 0) sqlite.bind_collection(statement, params);
    const names = sqlite.column_names(statement);
    while ((await sqlite.step(statement)) === SQLITE_ROW) {
      const row: Record<string, SqlValue> = {};
      sqlite.row(statement).forEach((value, index) => {
        row[names[index] ?? index] = typeof value === 'bigint' ? Number(value) : value;
      });
      rows.push(row);
    }
  }
  return rows;
}

async function write(statements: readonly Statement[]): Promise<void> {
  const db = await connect();
  try {
    await run(db, 'BEGIN IMMEDIATE', []);
    for (const { sql, params } of statements) await run(db, sql, params);
    await run(db, 'COMMIT', []);
  } catch (error) {
    await rollBack(db);
    throw error;
  }
}

/** After a failed write the connection is closed and made anew before anything else is asked of it. */
async function rollBack(db: number): Promise<void> {
  try {
    if (sqlite?.get_autocommit(db) === 0) await run(db, 'ROLLBACK', []);
  } finally {
    connection = undefined;
    await sqlite?.close(db).catch(() => undefined);
  }
}

async function close(): Promise<void> {
  if (connection !== undefined) await sqlite?.close(connection);
  connection = undefined;
  await vfs?.close();
}

async function handle(question: Question): Promise<Omit<Answer, 'id'>> {
  switch (question.ask) {
    case 'open':
      return { durable: await open() };
    case 'read':
      return { rows: await run(await connect(), question.sql, question.params) };
    case 'write':
      await write(question.statements);
      return {};
    case 'close':
      await close();
      return {};
  }
}

// One question at a time: a transaction is never interleaved with another call.
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Question>) => {
  last = last.then(async () => {
    try {
      self.postMessage({ id: data.id, ...(await handle(data)) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      self.postMessage({ id: data.id, error: { name, message } });
    }
  });
};

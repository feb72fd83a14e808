import { Database as NodeSqlite } from 'node-sqlite3-wasm';

import type { Database, Row, SqlValue, Statement } from '@/store/database/port';

/** Real SQLite behind the same port, for the tests. */
export function nodeDatabase(path: string): Database {
  const db = new NodeSqlite(path);
  db.exec('PRAGMA synchronous = OFF');
  return {
    durable: path !== ':memory:',
    async read(sql: string, params: readonly SqlValue[] = []) {
      return db.all(sql, [...params]) as Row[];
    },
    async write(statements: readonly Statement[]) {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { sql, params } of statements) db.run(sql, [...params]);
        db.exec('COMMIT');
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    async close() {
      db.close();
    },
  };
}

/** What a failing port does at its chosen call. */
export type Fault =
  /** Nothing reaches the disk. */
  | 'before'
  /** The transaction is on disk, but the answer is an error. */
  | 'after';

/** Counts every call that reaches the disk (write, read, open) and fails at call `k`, once. */
export function failingOpener(open: () => Database, k: number, fault: Fault) {
  const calls = { count: 0 };
  const failsNow = () => {
    calls.count += 1;
    return calls.count === k;
  };
  return {
    calls,
    open: async (): Promise<Database> => {
      if (failsNow()) throw new Error(`fault at call ${k}`);
      const db = open();
      return {
        durable: true,
        async read(sql, params) {
          if (failsNow()) throw new Error(`fault at call ${k}`);
          return db.read(sql, params);
        },
        async write(statements) {
          const fails = failsNow();
          if (fails && fault === 'before') throw new Error(`fault at call ${k}`);
          await db.write(statements);
          if (fails) throw new Error(`fault at call ${k}`);
        },
        close: () => db.close(),
      };
    },
  };
}

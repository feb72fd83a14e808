import { openDatabaseAsync } from 'expo-sqlite';

import type { Database, Row } from './port';

/** There is no thread to start: the system opens a database at once. */
export function prepareDatabase(): void {}

export async function openDatabase(): Promise<Database> {
  const db = await openDatabaseAsync('abaculus.db');
  await db.execAsync('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return {
    durable: true,
    read: (sql, params = []) => db.getAllAsync<Row>(sql, [...params]),
    async write(statements) {
      await db.execAsync('BEGIN IMMEDIATE');
      try {
        for (const { sql, params } of statements) await db.runAsync(sql, [...params]);
        await db.execAsync('COMMIT');
      } catch (error) {
        await db.execAsync('ROLLBACK').catch(() => undefined);
        throw error;
      }
    },
    close: () => db.closeAsync(),
  };
}

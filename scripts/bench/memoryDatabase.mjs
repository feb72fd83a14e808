import sqlite from 'node-sqlite3-wasm';

/** Real SQLite behind the store's port, in memory. */
export function memoryDatabase() {
  const db = new sqlite.Database(':memory:');
  return {
    durable: false,
    read: async (sql, params = []) => db.all(sql, [...params]),
    async write(statements) {
      db.exec('BEGIN IMMEDIATE');
      for (const { sql, params } of statements) db.run(sql, [...params]);
      db.exec('COMMIT');
    },
    close: async () => db.close(),
  };
}

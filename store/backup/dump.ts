import type { Database } from '../database/port';

/** Every row of every table as it lies there, whatever schema it has: kept before a migration touches it. */
export async function dumpTables(db: Pick<Database, 'read'>, schema: number): Promise<string> {
  const tables = await db.read(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (name !== 'snapshot') rows[String(name)] = await db.read(`SELECT * FROM "${String(name)}"`);
  }
  return JSON.stringify({ format: 'abaculus-tables', schema, tables: rows });
}

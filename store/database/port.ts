export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/**
 * All the store asks of SQLite. `write` is one transaction: all of its statements or none. Calls are answered in the
 * order they were made.
 */
export interface Database {
  /** False where nothing outlives the tab (no OPFS: a private window, an insecure address). */
  readonly durable: boolean;
  read(sql: string, params?: readonly SqlValue[]): Promise<readonly Row[]>;
  write(statements: readonly Statement[]): Promise<void>;
  close(): Promise<void>;
}

export type OpenDatabase = () => Promise<Database>;

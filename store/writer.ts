import { createStore } from 'zustand/vanilla';

import { migrate } from './database/migrations';
import type { Database, OpenDatabase, Row, SqlValue, Statement } from './database/port';

export type SaveStatus = 'saved' | 'writing' | 'failed';

export interface Saving {
  readonly status: SaveStatus;
  /** Transactions not yet on disk. */
  readonly pending: number;
  /** What the last failed write said. */
  readonly problem?: string;
}

const RETRY_AFTER = [1000, 2000, 4000, 8000];

/**
 * The one way to the disk: transactions in the order they were asked for, one at a time, each all or nothing.
 * A transaction that fails stays at the head of the queue, the database is opened anew, and it is tried again until it
 * is written. Each transaction is written so that doing it twice is the same as doing it once.
 */
export class Writer {
  readonly saving = createStore<Saving>(() => ({ status: 'saved', pending: 0 }));
  private db: Database | undefined;
  private connecting: Promise<Database> | undefined;
  private readonly queue: (readonly Statement[])[] = [];
  private running: Promise<void> | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly openDatabase: OpenDatabase,
    /** Keeps a copy of a database that is about to be changed to a newer schema. */
    private readonly beforeMigration?: (db: Database, schema: number) => Promise<void>,
  ) {}

  /** Opens and migrates. Throws where that cannot be done. */
  async open(): Promise<{ durable: boolean }> {
    this.closed = false;
    const { durable } = await this.connect();
    return { durable };
  }

  /** Another tab writes now: whatever is asked here would come too late. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Queues one transaction and returns at once. */
  write(statements: readonly Statement[]): void {
    this.queue.push(statements);
    this.report(this.saving.getState().status === 'failed' ? 'failed' : 'writing');
    void this.run();
  }

  /**
   * One transaction that is tried once, after everything queued: it is written whole, or it throws and nothing has
   * changed. For an import, which must never stand in the way of the taps after it. Where a tap before it cannot be
   * written it is not tried: that tap would later be written over what it brought.
   */
  async writeOnce(statements: readonly Statement[]): Promise<void> {
    do {
      await this.flush();
      await this.retry();
    } while (this.running);
    if (this.closed) throw new Error('The storage is closed.');
    if (this.queue.length > 0) throw new Error('what was tapped last is not saved yet');
    const once = this.tryOnce(statements);
    // What is asked for meanwhile waits: a phone has one connection, and two transactions on it would be mixed.
    this.running = once
      .catch(() => undefined)
      .finally(() => {
        this.running = undefined;
        if (this.queue.length > 0) void this.run();
      });
    await once;
  }

  private async tryOnce(statements: readonly Statement[]): Promise<void> {
    const db = await this.connect();
    try {
      await db.write(statements);
    } catch (error) {
      // The connection may be in any state: the next tap opens a new one.
      this.db = undefined;
      await db.close().catch(() => undefined);
      throw error;
    }
  }

  /** Reads after everything queued so far has been written, or has failed: a full device can still be read. */
  async read(sql: string, params?: readonly SqlValue[]): Promise<readonly Row[]> {
    await this.flush();
    if (this.closed) throw new Error('The storage is closed.');
    const db = await this.connect();
    return db.read(sql, params);
  }

  /** Settles when the queue is empty or a write has failed. */
  async flush(): Promise<void> {
    while (this.running) await this.running;
    if (this.queue.length > 0 && !this.closed && this.saving.getState().status !== 'failed') await this.run();
  }

  /** Tries the failed transaction again now. */
  async retry(): Promise<void> {
    clearTimeout(this.timer);
    // One that is under way may have begun before there was room again.
    if (this.running) await this.running;
    if (this.saving.getState().status === 'failed') await this.run();
  }

  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
    this.closed = true;
    await this.connecting?.catch(() => undefined);
    const { db } = this;
    this.db = undefined;
    await db?.close().catch(() => undefined);
  }

  private run(): Promise<void> {
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async drain(): Promise<void> {
    clearTimeout(this.timer);
    for (let next = this.queue[0]; next && !this.closed; next = this.queue[0]) {
      try {
        const db = await this.connect();
        await db.write(next);
      } catch (error) {
        await this.fail(error);
        return;
      }
      this.queue.shift();
      this.failures = 0;
      this.report(this.queue.length > 0 ? 'writing' : 'saved');
    }
  }

  /** The open database, or a new one after a failure; opened once, whoever asks. */
  private async connect(): Promise<Database> {
    if (this.db) return this.db;
    this.connecting ??= this.openMigrated().finally(() => {
      this.connecting = undefined;
    });
    this.db = await this.connecting;
    return this.db;
  }

  /** A database that does not migrate is closed again: its files could not be opened a second time. */
  private async openMigrated(): Promise<Database> {
    const db = await this.openDatabase();
    try {
      await migrate(db, (schema) => this.beforeMigration?.(db, schema) ?? Promise.resolve());
    } catch (error) {
      await db.close().catch(() => undefined);
      throw error;
    }
    return db;
  }

  private async fail(error: unknown): Promise<void> {
    const { db } = this;
    this.db = undefined;
    await db?.close().catch(() => undefined);
    this.saving.setState({
      status: 'failed',
      pending: this.queue.length,
      problem: error instanceof Error ? error.message : String(error),
    });
    const wait = RETRY_AFTER[Math.min(this.failures, RETRY_AFTER.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => void this.retry(), wait);
  }

  private report(status: SaveStatus): void {
    const now = this.saving.getState();
    if (now.status !== status || now.pending !== this.queue.length) {
      this.saving.setState(
        status === 'failed' ? { ...now, pending: this.queue.length } : { status, pending: this.queue.length },
        true,
      );
    }
  }
}

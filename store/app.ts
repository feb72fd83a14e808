import { createStore } from 'zustand/vanilla';

import { purgeDeleted } from './archive';
import { dumpTables } from './backup/dump';
import { keepCopy } from './copies';
import { copyName } from './copyNames';
import { NewerDatabase } from './database/migrations';
import { openDatabase, prepareDatabase } from './database/open';
import type { Database } from './database/port';
import { newId } from './ids';
import { loadReminders } from './nudges';
import { createSession } from './session';
import { loadSettings } from './settings';
import { Writer } from './writer';
import { writerLock } from './writerLock';

export type AppPhase =
  /** The database is being opened; what needs it waits. */
  | 'opening'
  | 'ready'
  /** Another tab writes; this one may take over. */
  | 'elsewhere'
  /** The database was written by a newer version of the app. */
  | 'newer'
  /** The database could not be opened. */
  | 'broken';

interface App {
  readonly phase: AppPhase;
  /** False where nothing outlives the tab. */
  readonly durable: boolean;
  readonly problem?: string;
}

export const app = createStore<App>(() => ({ phase: 'opening', durable: true }));
export const writer = new Writer(openDatabase, keepBeforeMigration);
export const session = createSession({ writer, now: Date.now, newId });

const KEPT_THERE =
  'The other tab has taps that could not be saved yet, so it stays open. Make room on the device or save a file there, then try again.';

/** A device that cannot keep a copy is migrated all the same: that is one transaction. */
async function keepBeforeMigration(db: Database, schema: number): Promise<void> {
  const text = await dumpTables(db, schema);
  await keepCopy(copyName(Date.now(), 'migration'), text).catch(() => undefined);
}

let booted = false;
let opening = Promise.resolve();

/** Asks for the right to write and opens the database. Called once, as the app starts. */
export function boot(): void {
  if (booted) return;
  booted = true;
  prepareDatabase();
  writerLock.onAsked(stepBack);
  writerLock.onKept(() => {
    if (app.getState().phase === 'elsewhere') app.setState({ problem: KEPT_THERE });
  });
  writerLock.acquire({ granted: () => void openAll(), elsewhere: () => app.setState({ phase: 'elsewhere' }) });
}

function openAll(): Promise<void> {
  opening = openDatabaseAndSettings();
  return opening;
}

async function openDatabaseAndSettings(): Promise<void> {
  app.setState({ phase: 'opening', problem: undefined });
  try {
    const { durable } = await writer.open();
    await Promise.all([loadSettings(writer), loadReminders(writer)]);
    app.setState({ phase: 'ready', durable });
    purgeDeleted(writer, Date.now());
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    app.setState({ phase: error instanceof NewerDatabase ? 'newer' : 'broken', problem });
  }
}

export function tryAgain(): void {
  void openAll();
}

/**
 * Another tab wants to write: put everything on disk, close, and stay readable. What cannot be put on disk would be
 * overtaken by the other tab's lines, so then this tab keeps the right.
 */
async function stepBack(): Promise<boolean> {
  // Files that are only just being opened would otherwise stay open behind the other tab's back.
  await opening;
  session.flushDraft();
  await writer.flush();
  await writer.retry();
  if (writer.saving.getState().status === 'failed') return false;
  await writer.close();
  app.setState({ phase: 'elsewhere' });
  // Stand in line again, in case the other tab is closed before this one.
  setTimeout(() => {
    writerLock.acquire({ granted: () => void comeBack(), elsewhere: () => undefined });
  }, 0);
  return true;
}

/** The right to write has come back: what the other tab did meanwhile is read anew. */
async function comeBack(): Promise<void> {
  const id = session.store.getState().opened?.id;
  session.close();
  await openAll();
  if (id !== undefined && app.getState().phase === 'ready') await session.open(id);
}

export function useHere(): void {
  writerLock.askForIt();
}

/** The page is being put away: whatever is pending goes to the disk now. */
export function flushAll(): void {
  session.flushDraft();
  void writer.flush();
}

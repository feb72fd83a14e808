import { loadReminders } from '../nudges';
import { loadSettings } from '../settings';
import type { Writer } from '../writer';
import { BackupProblem, checkBackup } from './check';
import { backupInside } from './page';
import { type ImportPlan, planImport } from './plan';

/** Reads a file and says what it would add. Throws a BackupProblem in words for the player; changes nothing either way. */
export async function previewImport(
  writer: Writer,
  text: string,
  breathe?: (done: number, all: number) => Promise<void>,
): Promise<ImportPlan> {
  return planImport(writer, await checkBackup(backupInside(text), breathe));
}

/** Writes what was previewed, in one transaction: all of it or nothing. Settings that came with it hold from then on. */
export async function applyImport(writer: Writer, plan: ImportPlan): Promise<void> {
  try {
    await writer.writeOnce(plan.statements);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`The backup could not be written (${why}). Nothing was changed.`);
  }
  await Promise.all([loadSettings(writer), loadReminders(writer)]);
}

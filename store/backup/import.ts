import type { Statement } from '../database/port';
import { loadReminders } from '../nudges';
import { loadSettings } from '../settings';
import type { Writer } from '../writer';
import { BackupProblem, type CheckedBackup, checkBackup } from './check';
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

/**
 * Writes what was previewed, in one transaction: all of it or nothing. It is planned anew, since another tab may have
 * played on while the preview was looked at. Settings that came with it hold from then on.
 */
export async function applyImport(
  writer: Writer,
  { backup }: ImportPlan,
  further: (plan: ImportPlan) => readonly Statement[] = () => [],
): Promise<ImportPlan> {
  const plan = await writeAnew(writer, backup, further);
  await Promise.all([loadSettings(writer), loadReminders(writer)]);
  return plan;
}

async function writeAnew(
  writer: Writer,
  backup: CheckedBackup,
  further: (plan: ImportPlan) => readonly Statement[],
): Promise<ImportPlan> {
  try {
    const plan = await planImport(writer, backup);
    await writer.writeOnce([...plan.statements, ...further(plan)]);
    return plan;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupProblem(`The backup could not be written (${why}). Nothing was changed.`);
  }
}

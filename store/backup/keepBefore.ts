import { keepCopy } from '../copies';
import { copyName } from '../copyNames';
import type { Writer } from '../writer';
import { backupText, collectBackup } from './collect';

/** Everything as it is, kept on the device before an import adds to it. */
export async function keepBeforeImport(writer: Writer, at: number): Promise<void> {
  // A device that keeps no files: the import is one transaction all the same.
  await keepCopy(copyName(at, 'import'), backupText(await collectBackup(writer), at)).catch(() => undefined);
}

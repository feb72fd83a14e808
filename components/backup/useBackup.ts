import { useState } from 'react';

import { session, writer } from '@/store/app';
import { readArchive } from '@/store/archive';
import { BackupProblem } from '@/store/backup/check';
import { backupText, collectBackup } from '@/store/backup/collect';
import { resultsCsv } from '@/store/backup/csv';
import { applyImport, previewImport } from '@/store/backup/import';
import { noteBackup } from '@/store/backup/lastBackup';
import { backupPage } from '@/store/backup/page';
import type { ImportPlan } from '@/store/backup/plan';
import { keepCopy } from '@/store/copies';
import { copyName } from '@/store/copyNames';
import { pickFile } from '@/store/pickFile';
import { saveFile } from '@/store/saveFile';

interface Shown {
  readonly problem?: string;
  readonly done?: string;
  readonly plan?: ImportPlan;
  /** "Reading game 12 of 300" */
  readonly reading?: string;
}

const SAVED = 'The backup was saved. Keep it where this device is not.';
const NOTHING_CHANGED = 'Nothing on this device was changed.';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Saving and opening backups, with what is to be said about it. */
export function useBackup() {
  const [shown, setShown] = useState<Shown>({});
  const fail = (error: unknown) => {
    const words = error instanceof BackupProblem ? error.message : 'The file could not be read or written.';
    setShown({ problem: words.includes('Nothing was changed') ? words : `${words} ${NOTHING_CHANGED}` });
  };
  const saving = async (make: (at: number) => Promise<{ name: string; text: string; type?: string }>) => {
    try {
      const at = Date.now();
      const { name, text, type } = await make(at);
      await saveFile(name, text, type);
      return at;
    } catch {
      setShown({ problem: 'The file could not be saved. Your games are safe on this device. Try again.' });
      return undefined;
    }
  };

  const save = async () => {
    const at = await saving(async (now) => ({
      name: `abaculus-${dayOf(now)}.abaculus.json`,
      text: backupText(await collectBackup(writer), now),
    }));
    if (at === undefined) return;
    noteBackup(writer, at);
    setShown({ done: SAVED });
  };

  const savePage = async () => {
    const at = await saving(async (now) => ({
      name: `abaculus-${dayOf(now)}.html`,
      text: backupPage(backupText(await collectBackup(writer), now), await readArchive(writer), now),
      type: 'text/html',
    }));
    if (at === undefined) return;
    noteBackup(writer, at);
    setShown({ done: SAVED });
  };

  const saveCsv = async () => {
    const make = async (now: number) => ({
      name: `abaculus-results-${dayOf(now)}.csv`,
      text: resultsCsv(await readArchive(writer)),
      type: 'text/csv',
    });
    if ((await saving(make)) !== undefined) setShown({ done: 'The results were saved.' });
  };

  /** Reads a file and shows what it would add. */
  const read = async (text: string) => {
    try {
      const plan = await previewImport(writer, text, async (done, all) => {
        if (done % 20 !== 0) return;
        setShown({ reading: `Reading game ${done + 1} of ${all}` });
        await new Promise((drawn) => setTimeout(drawn, 0));
      });
      setShown({ plan });
    } catch (error) {
      fail(error);
    }
  };

  /** A file that is on its way: none if nobody chose one. */
  const take = async (file: Promise<string | undefined>) => {
    try {
      const text = await file;
      if (text !== undefined) await read(text);
    } catch (error) {
      fail(error);
    }
  };

  const open = () => {
    setShown({});
    return take(pickFile());
  };

  const apply = async (plan: ImportPlan) => {
    // A game that lies open would not see the lines that come.
    session.close();
    try {
      await keepCopy(copyName(Date.now(), 'import'), backupText(await collectBackup(writer), Date.now())).catch(
        // A device that keeps no files: the import is one transaction all the same.
        () => undefined,
      );
      await applyImport(writer, plan);
      setShown({ done: 'The backup was brought back. Everything is on this device now.' });
    } catch (error) {
      fail(error);
    }
  };

  return { ...shown, save, savePage, saveCsv, open, take, apply, clear: () => setShown({}) };
}

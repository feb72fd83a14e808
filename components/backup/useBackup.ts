import { useState } from 'react';

import { session, writer } from '@/store/app';
import { readArchive } from '@/store/archive';
import { BackupProblem } from '@/store/backup/check';
import { backupText, collectBackup, countLeftOut } from '@/store/backup/collect';
import { resultsCsv } from '@/store/backup/csv';
import { applyImport, previewImport } from '@/store/backup/import';
import { keepBeforeImport } from '@/store/backup/keepBefore';
import { noteBackup } from '@/store/backup/lastBackup';
import { backupPage } from '@/store/backup/page';
import type { ImportPlan } from '@/store/backup/plan';
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

/** Said where the file cannot hold everything: a backup that lacks a game must not look whole. */
function savedWords(leftOut: number): string {
  if (leftOut === 0) return SAVED;
  const lacking = leftOut === 1 ? 'One game is damaged and is' : `${leftOut} games are damaged and are`;
  return `${SAVED} ${lacking} not in it.`;
}

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

  /** Everything in one file, as it is or as a page. */
  const saveAll = async (kind: 'abaculus.json' | 'html') => {
    let leftOut = 0;
    const at = await saving(async (now) => {
      const data = await collectBackup(writer);
      leftOut = await countLeftOut(writer, data);
      const name = `abaculus-${dayOf(now)}.${kind}`;
      const text = backupText(data, now);
      if (kind === 'abaculus.json') return { name, text };
      return { name, text: backupPage(text, await readArchive(writer), now), type: 'text/html' };
    });
    if (at === undefined) return;
    noteBackup(writer, at);
    setShown({ done: savedWords(leftOut) });
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
      await keepBeforeImport(writer, Date.now());
      await applyImport(writer, plan);
      setShown({ done: 'The backup was brought back. Everything is on this device now.' });
    } catch (error) {
      fail(error);
    }
  };

  return {
    ...shown,
    save: () => saveAll('abaculus.json'),
    savePage: () => saveAll('html'),
    saveCsv,
    open,
    take,
    apply,
    clear: () => setShown({}),
  };
}

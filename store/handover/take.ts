import { BackupProblem, checkBackup, type CheckedSession } from '../backup/check';
import { applyImport } from '../backup/import';
import { type ImportPlan, planImport } from '../backup/plan';
import type { Writer } from '../writer';

/** A game that another phone hands over, checked line by line, and what taking it would do here. */
export interface Offer {
  readonly game: CheckedSession;
  readonly fate: 'added' | 'longer' | 'copies' | 'same';
  readonly plan: ImportPlan;
}

const FATES = ['added', 'longer', 'copies', 'same'] as const;

/** Reads what the camera or a file brought. Throws a BackupProblem in words for the player; changes nothing. */
export async function readOffer(writer: Writer, text: string): Promise<Offer> {
  const backup = await checkBackup(text);
  const [game, ...others] = backup.sessions;
  if (!game || others.length > 0) {
    throw new BackupProblem('This file is a whole backup, not one game. Settings, then “Backup”, takes it.');
  }
  // Only the game: the rest of a file is the giver's own.
  const plan = await planImport(writer, { ...backup, players: [], cards: [], settings: {} });
  return { game, plan, fate: FATES.find((fate) => plan[fate] > 0) ?? 'same' };
}

/** Writes it, all or nothing, and gives the id it is now played under. */
export async function takeOver(writer: Writer, { plan, game }: Offer): Promise<string> {
  const idIn = ({ ids }: ImportPlan) => ids[0] ?? game.saved.id;
  // It is played here from now on: also where this phone had handed it over, or deleted it.
  const here = (taken: ImportPlan) => [
    { sql: 'UPDATE session SET handed_at = NULL, deleted_at = NULL WHERE id = ?', params: [idIn(taken)] },
  ];
  return idIn(await applyImport(writer, plan, here));
}

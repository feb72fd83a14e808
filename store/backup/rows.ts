import { findGame } from '@/rules/games';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';

import type { Row } from '../database/port';
import { type AnyEvent, parseJson } from '../sessionRows';
import { type BackupData, type BackupSession, isBackupSession, OF_THIS_DEVICE } from './format';
import { hasHiddenKeys } from './hiddenKeys';

/* Rows of the database as a backup file writes them. */

/**
 * A session whose last lines cannot be read is saved as far as it goes, as it would open; one with a damaged end without
 * it. One that does not open here at all is left out: a single damaged game would make the whole file unreadable.
 */
export async function sessionOf(row: Row, events: readonly AnyEvent[]): Promise<BackupSession[]> {
  const optional = {
    finishedAt: numberOf(row.finished_at),
    result: parseJson(row.result),
    campaign: textOf(row.campaign),
    name: textOf(row.name),
    notes: textOf(row.notes),
    handedAt: numberOf(row.handed_at),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  const whole = {
    id: String(row.id),
    game: String(row.game),
    setup: parseJson(row.setup),
    head: Math.min(Number(row.head), events.length),
    startedAt: Number(row.started_at),
    touchedAt: Number(row.touched_at),
    ...given,
    events: events.map(lineOf),
  };
  const { result: _damaged, ...without } = { result: undefined, ...whole };
  const [saved] = [whole, without].filter((each) => !hasHiddenKeys(each)).filter(isBackupSession);
  return saved && (await begins(saved)) ? [saved] : [];
}

/** Whether this version of the game still knows its set-up. */
async function begins({ game, setup }: BackupSession): Promise<boolean> {
  try {
    const start = (await findGame(game)?.load())?.start(setup as Setup);
    return start !== undefined && !isRefusal(start);
  } catch {
    return false;
  }
}

function lineOf({ seq, id, at, action, overruled, within }: AnyEvent): BackupSession['events'][number] {
  const line = { seq, id, at, action: { ...action }, overruled };
  return within === undefined ? line : { ...line, within };
}

export function playerOf({ id, name, colour, played_at }: Row): BackupData['players'][number] {
  return { id: String(id), name: String(name), colour: Number(colour), playedAt: Number(played_at) };
}

export function settingsOf(rows: readonly Row[]): BackupData['settings'] {
  const kept = rows
    .filter(({ key }) => !OF_THIS_DEVICE.includes(String(key)))
    .map(({ key, value }) => [String(key), parseJson(value)] as const);
  return Object.fromEntries(kept.filter((setting) => !hasHiddenKeys(Object.fromEntries([setting]))));
}

const numberOf = (value: Row[string] | undefined) => (typeof value === 'number' ? value : undefined);
const textOf = (value: Row[string] | undefined) => (typeof value === 'string' ? value : undefined);

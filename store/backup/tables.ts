import { z } from 'zod';

import { findGame } from '@/rules/games';

import { cardFrom } from '../cards';
import type { Row } from '../database/port';
import type { AnyEvent } from '../sessionRows';
import { readEvent } from '../storedRows';
import type { BackupData } from './format';
import { hasHiddenKeys } from './hiddenKeys';
import { playerOf, sessionOf, settingsOf } from './rows';

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** What dump.ts writes. Columns that a later schema added are missing, and so is what they would say. */
const dump = z.object({
  format: z.literal('abaculus-tables'),
  tables: z.object({ session: rows, event: rows, player: rows, card: rows, setting: rows }),
});

/** A copy that was kept before the storage changed, as the backup it would have been; undefined where it is none. */
export async function backupOfTables(json: unknown): Promise<BackupData | undefined> {
  const read = dump.safeParse(json);
  if (!read.success) return undefined;
  const { session, event, player, card, setting } = read.data.tables;
  const lines = new Map<unknown, Row[]>();
  for (const row of event) {
    const known = lines.get(row.session_id);
    if (known) known.push(row);
    else lines.set(row.session_id, [row]);
  }
  const sessions = [];
  for (const row of session.filter(({ deleted_at }) => (deleted_at ?? null) === null)) {
    sessions.push(...(await sessionOf(row, await eventsOf(row.game, lines.get(row.id) ?? []))));
  }
  const cards = card.flatMap((row) => {
    const { id: _id, ...record } = cardFrom(row) ?? { id: '' };
    return 'name' in record && !hasHiddenKeys(record) ? [record] : [];
  });
  return { sessions, players: player.map(playerOf), cards, settings: settingsOf(setting) };
}

/** Up to the first line that cannot be read. */
async function eventsOf(game: unknown, lines: readonly Row[]): Promise<readonly AnyEvent[]> {
  const parse = await findGame(String(game))?.loadParser();
  const events: AnyEvent[] = [];
  for (const row of [...lines].sort((a, b) => Number(a.seq) - Number(b.seq))) {
    const event = parse && readEvent(row, parse);
    if (!event || event.seq !== events.length + 1) break;
    events.push(event);
  }
  return events;
}

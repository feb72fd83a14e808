import { plainText } from '@/rules/kernel/card-name';
import type { Row } from './database/port';
import type { Writer } from './writer';

/** Someone who has played here before. Sessions copy the name, so a profile may go without touching them. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
}

/** Latest players first. */
export async function readProfiles(writer: Writer): Promise<readonly Profile[]> {
  const rows = await writer.read('SELECT id, name, colour FROM player ORDER BY played_at DESC LIMIT 60');
  return rows.map((row: Row) => ({ id: String(row.id), name: String(row.name), colour: Number(row.colour) }));
}

export function keepProfiles(writer: Writer, profiles: readonly Profile[], at: number): void {
  writer.write(
    profiles.map(({ id, name, colour }) => ({
      sql: 'INSERT OR REPLACE INTO player (id, name, colour, played_at) VALUES (?, ?, ?, ?)',
      params: [id, name, colour, at],
    })),
  );
}

export const LONGEST_NAME = 40;

/** A name as it will be shown: no line breaks or invisible controls, single spaces, at most 40 characters. */
export function tidyName(name: string): string {
  return Array.from(plainText(name)).slice(0, LONGEST_NAME).join('').trim();
}

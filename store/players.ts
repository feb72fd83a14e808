import { plainText } from '@/rules/kernel/card-name';
import type { Row, Statement } from './database/port';
import { parseJson } from './sessionRows';
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

export const MERGED_PLAYERS = 'mergedPlayers';

/** Which profile counts as which other one. Sessions are never rewritten: they keep the profile they were played with. */
export async function readMerged(writer: Writer): Promise<Readonly<Record<string, string>>> {
  const [row] = await writer.read('SELECT value FROM setting WHERE key = ?', [MERGED_PLAYERS]);
  return mergedFrom(parseJson(row?.value));
}

export function mergedFrom(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, into]) => typeof into === 'string'));
}

/** From now on, `gone` is `into`: in statistics at once, in set-ups because its profile goes. Gives the way back. */
export async function mergeProfiles(writer: Writer, gone: string, into: string): Promise<Undo> {
  const before = await readMerged(writer);
  const profile = await profileRow(writer, gone);
  const moved = Object.entries(before)
    .map(([from, to]) => [from, to === gone ? into : to] as const)
    .filter(([from, to]) => from !== to);
  const merged = { ...Object.fromEntries(moved), [gone]: into };
  writer.write([
    {
      sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
      params: [MERGED_PLAYERS, JSON.stringify(merged)],
    },
    { sql: 'DELETE FROM player WHERE id = ?', params: [gone] },
  ]);
  return () =>
    writer.write([
      {
        sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
        params: [MERGED_PLAYERS, JSON.stringify(before)],
      },
      ...profile,
    ]);
}

export function changeProfile(writer: Writer, { id, name, colour }: Profile): void {
  writer.write([{ sql: 'UPDATE player SET name = ?, colour = ? WHERE id = ?', params: [name, colour, id] }]);
}

/** History keeps the name: sessions copied it. Gives the way back. */
export async function deleteProfile(writer: Writer, id: string): Promise<Undo> {
  const profile = await profileRow(writer, id);
  writer.write([{ sql: 'DELETE FROM player WHERE id = ?', params: [id] }]);
  return () => writer.write(profile);
}

type Undo = () => void;

/** What puts a profile back as it is now. */
async function profileRow(writer: Writer, id: string): Promise<readonly Statement[]> {
  const rows = await writer.read('SELECT id, name, colour, played_at FROM player WHERE id = ?', [id]);
  return rows.map((row) => ({
    sql: 'INSERT OR REPLACE INTO player (id, name, colour, played_at) VALUES (?, ?, ?, ?)',
    params: [row.id ?? null, row.name ?? null, row.colour ?? null, row.played_at ?? null],
  }));
}

import { createStore } from 'zustand/vanilla';

import { parseJson } from './sessionRows';
import type { Writer } from './writer';

/** Topics of a game that were pinned or read lately; a local preference, kept on the device. */
export interface Reading {
  readonly pinned: readonly string[];
  readonly recent: readonly string[];
}

const MOST_RECENT = 8;

export const reading = createStore<Readonly<Record<string, Reading>>>(() => ({}));

const NOTHING: Reading = { pinned: [], recent: [] };

export function readingOf(game: string): (all: Readonly<Record<string, Reading>>) => Reading {
  return (all) => all[game] ?? NOTHING;
}

export async function loadReading(writer: Writer, game: string): Promise<void> {
  const [row] = await writer.read('SELECT value FROM setting WHERE key = ?', [keyOf(game)]);
  const value = parseJson(row?.value) as Partial<Reading> | undefined;
  const strings = (list: unknown): string[] => (Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
  reading.setState({ [game]: { pinned: strings(value?.pinned), recent: strings(value?.recent) } });
}

export function noteRead(writer: Writer, game: string, topic: string): void {
  const { pinned, recent } = readingOf(game)(reading.getState());
  keep(writer, game, { pinned, recent: [topic, ...recent.filter((id) => id !== topic)].slice(0, MOST_RECENT) });
}

export function togglePin(writer: Writer, game: string, topic: string): void {
  const { pinned, recent } = readingOf(game)(reading.getState());
  const without = pinned.filter((id) => id !== topic);
  keep(writer, game, { recent, pinned: without.length < pinned.length ? without : [...pinned, topic] });
}

function keep(writer: Writer, game: string, value: Reading): void {
  reading.setState({ [game]: value });
  writer.write([
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: [keyOf(game), JSON.stringify(value)] },
  ]);
}

function keyOf(game: string): string {
  return `reading.${game}`;
}

import { createStore } from 'zustand/vanilla';

import type { Row } from './database/port';
import { firstPaint } from './firstPaint';
import { parseJson } from './sessionRows';
import type { Writer } from './writer';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** 1 to 2. */
  readonly textSize: number;
  readonly hand: 'right' | 'left';
  readonly highContrast: boolean;
  readonly motion: 'system' | 'reduced';
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly keepAwake: boolean;
  readonly nudges: boolean;
  /** A number has been counted up or down before: nobody needs to be told how. */
  readonly rodUsed: boolean;
  /** How likely a death, in percent, an advised plan may be. */
  readonly risk: number;
}

const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 1,
  hand: 'right',
  highContrast: false,
  motion: 'system',
  haptics: true,
  sound: false,
  keepAwake: true,
  nudges: true,
  rodUsed: false,
  risk: 10,
};

const ALLOWED: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  textSize: (value) => typeof value === 'number' && value >= 1 && value <= 2,
  hand: (value) => value === 'right' || value === 'left',
  highContrast: isBoolean,
  motion: (value) => value === 'system' || value === 'reduced',
  haptics: isBoolean,
  sound: isBoolean,
  keepAwake: isBoolean,
  nudges: isBoolean,
  rodUsed: isBoolean,
  risk: (value) => typeof value === 'number' && value >= 0 && value <= 100,
};

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** Takes what is known and well-formed; anything else keeps its default. */
export function settingsFrom(values: Readonly<Record<string, unknown>>): Settings {
  return { ...DEFAULTS, ...knownOf(values) };
}

function knownOf(values: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(ALLOWED).filter(([key, allowed]) => allowed(values[key]));
  return Object.fromEntries(known.map(([key]) => [key, values[key]]));
}

export const settings = createStore<Settings>(() => settingsFrom(firstPaint.read()));

/** What was changed and is not yet in the database: a page may be put away before it gets there. */
function unwritten(): Partial<Settings> {
  const { unwritten: kept } = firstPaint.read();
  return typeof kept === 'object' && kept !== null ? knownOf({ ...kept }) : {};
}

/** What is changed while the stored ones are being read is newer than they are; so is what came too late last time. */
export async function loadSettings(writer: Writer): Promise<void> {
  const before = settings.getState();
  const late = unwritten();
  const rows = await writer.read('SELECT key, value FROM setting');
  const values = Object.fromEntries(rows.map((row: Row) => [String(row.key), parseJson(row.value)]));
  const changed = Object.entries(settings.getState()).filter(([key, value]) => value !== before[key as keyof Settings]);
  settings.setState({ ...settingsFrom({ ...values, ...late }), ...Object.fromEntries(changed) }, true);
  keep(writer, late);
}

export function changeSetting<K extends keyof Settings>(writer: Writer, key: K, value: Settings[K]): void {
  settings.setState({ [key]: value } as Pick<Settings, K>);
  keep(writer, { [key]: value });
}

function keep(writer: Writer, changes: Partial<Settings>): void {
  const now = Object.entries(changes);
  firstPaint.keep({ ...settings.getState(), unwritten: { ...unwritten(), ...changes } });
  if (now.length === 0) return;
  writer.write(
    now.map(([key, value]) => ({
      sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
      params: [key, JSON.stringify(value)],
    })),
  );
  void writer.flush().then(() => {
    if (writer.saving.getState().pending === 0) firstPaint.keep({ ...settings.getState() });
  });
}

import { createStore } from 'zustand/vanilla';

import { parseJson } from './sessionRows';
import type { Writer } from './writer';

/** What this device has put away: how often each reminder was dismissed, and those it must no longer give. */
interface Reminders {
  readonly dismissed: Readonly<Record<string, number>>;
  readonly muted: readonly string[];
  /** Asked once; "Keep" is an answer too. */
  readonly asked: readonly string[];
}

const KEY = 'reminders';
const NOTHING: Reminders = { dismissed: {}, muted: [], asked: [] };

/** Dismissed this often, the app asks once whether to stop. */
const ASK_AFTER = 3;

export const reminders = createStore<Reminders>(() => NOTHING);

export async function loadReminders(writer: Writer): Promise<void> {
  const [row] = await writer.read('SELECT value FROM setting WHERE key = ?', [KEY]);
  const value = parseJson(row?.value) as Partial<Reminders> | undefined;
  const strings = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  reminders.setState({
    dismissed: typeof value?.dismissed === 'object' && value.dismissed !== null ? value.dismissed : {},
    muted: strings(value?.muted),
    asked: strings(value?.asked),
  });
}

function keep(writer: Writer, change: Partial<Reminders>): void {
  reminders.setState(change);
  writer.write([
    {
      sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)',
      params: [KEY, JSON.stringify(reminders.getState())],
    },
  ]);
}

/** `about` names a reminder of a game: "shaolia/extra dice". */
export function noteDismissed(writer: Writer, about: string): void {
  const { dismissed } = reminders.getState();
  keep(writer, { dismissed: { ...dismissed, [about]: (dismissed[about] ?? 0) + 1 } });
}

/** The reminder to ask about, if one has been put away three times and was never asked about. */
export function toAskAbout({ dismissed, asked, muted }: Reminders, game: string): string | undefined {
  return Object.keys(dismissed).find(
    (about) =>
      about.startsWith(`${game}/`) &&
      (dismissed[about] ?? 0) >= ASK_AFTER &&
      !asked.includes(about) &&
      !muted.includes(about),
  );
}

export function answerAsked(writer: Writer, about: string, stop: boolean): void {
  const { asked, muted } = reminders.getState();
  keep(writer, { asked: [...asked, about], muted: stop ? [...muted, about] : muted });
}

export function unmute(writer: Writer, about: string): void {
  keep(writer, { muted: reminders.getState().muted.filter((each) => each !== about) });
}

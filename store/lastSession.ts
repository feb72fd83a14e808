import type { Writer } from './writer';
import { parseJson } from './sessionRows';

const KEY = 'lastSession';

/** True until the app has shown its first screen: only a launch leads back to the table, never a walk home. */
let launching = true;

/** The table that was not left for home: the settings lead back to it. */
let left: string | undefined;

export const tableLeft = (): string | undefined => left;

/** The app was opened on another screen than home: a later walk home is no launch. */
export function openedElsewhere(): void {
  launching = false;
}

/** The table is on screen: a relaunch opens it again. */
export function enterSession(writer: Writer, id: string): void {
  launching = false;
  left = id;
  writer.write([
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: [KEY, JSON.stringify(id)] },
  ]);
}

/** The session to open at launch, if the app was put away while it was on screen. Home otherwise. */
export async function sessionToReturnTo(writer: Writer): Promise<string | undefined> {
  if (!launching) {
    left = undefined;
    writer.write([{ sql: 'DELETE FROM setting WHERE key = ?', params: [KEY] }]);
    return undefined;
  }
  const [row] = await writer.read(
    `SELECT setting.value FROM setting JOIN session ON session.id = json_extract(setting.value, '$')
     WHERE setting.key = ? AND session.finished_at IS NULL AND session.deleted_at IS NULL
       AND session.handed_at IS NULL`,
    [KEY],
  );
  launching = false;
  const id = parseJson(row?.value);
  return typeof id === 'string' ? id : undefined;
}

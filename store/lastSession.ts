import type { Writer } from './writer';
import { parseJson } from './sessionRows';

const KEY = 'lastSession';

/** True until the app has shown its first screen: only a launch leads back to the table, never a walk home. */
let launching = true;

/** The table is on screen: a relaunch opens it again. */
export function enterSession(writer: Writer, id: string): void {
  launching = false;
  writer.write([
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: [KEY, JSON.stringify(id)] },
  ]);
}

/** The session to open at launch, if the app was put away while it was on screen. Home otherwise. */
export async function sessionToReturnTo(writer: Writer): Promise<string | undefined> {
  if (!launching) {
    writer.write([{ sql: 'DELETE FROM setting WHERE key = ?', params: [KEY] }]);
    return undefined;
  }
  launching = false;
  const [row] = await writer.read(
    `SELECT setting.value FROM setting JOIN session ON session.id = json_extract(setting.value, '$')
     WHERE setting.key = ? AND session.finished_at IS NULL`,
    [KEY],
  );
  const id = parseJson(row?.value);
  return typeof id === 'string' ? id : undefined;
}

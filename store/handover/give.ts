import { backupText, collectOne } from '../backup/collect';
import type { Writer } from '../writer';

/** One session as another phone takes it over: a backup file of it alone. */
export async function handoverText(writer: Writer, id: string, at: number): Promise<string> {
  const data = await collectOne(writer, id);
  if (!data) throw new Error('There is no such game on this device.');
  // It is played there now, whatever this phone thought of it.
  const sessions = data.sessions.map(({ handedAt: _handedAt, ...rest }) => rest);
  return backupText({ ...data, sessions }, at);
}

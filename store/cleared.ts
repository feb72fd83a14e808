import { gamesMark } from './gamesMark';
import type { Writer } from './writer';

/** Games were kept here once, and the whole database is new: the browser has cleared it. */
export async function wereGamesCleared(writer: Pick<Writer, 'read'>): Promise<boolean> {
  const [games] = await writer.read('SELECT 1 FROM session LIMIT 1', []);
  if (games) {
    gamesMark.set();
    return false;
  }
  // Who deletes the last game still has a name or a setting here. Which table was on screen is noted by merely asking for it.
  const [rest] = await writer.read(
    "SELECT 1 FROM player UNION ALL SELECT 1 FROM setting WHERE key <> 'lastSession' LIMIT 1",
    [],
  );
  return !rest && gamesMark.isSet();
}

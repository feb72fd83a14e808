import { dropCopies } from './copies';
import { gamesMark } from './gamesMark';
import type { Writer } from './writer';

const TABLES = ['event', 'snapshot', 'draft', 'session', 'player', 'card', 'campaign', 'setting'];

/** Everything on this device, in one transaction; then the copies that were kept beside it, each of which holds it all. */
export async function eraseEverything(writer: Writer): Promise<void> {
  await writer.writeOnce(TABLES.map((table) => ({ sql: `DELETE FROM ${table}`, params: [] })));
  gamesMark.remove();
  // A device that keeps no files has none.
  await dropCopies().catch(() => undefined);
}

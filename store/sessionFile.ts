import type { OpenedSession } from './openSession';
import type { AnyEvent } from './sessionRows';

/** One session as a readable file: its set-up and every line of its log. */
export function sessionFile(opened: OpenedSession, events: readonly AnyEvent[]): { name: string; text: string } {
  const day = new Date(opened.startedAt).toISOString().slice(0, 10);
  const content = {
    format: 'abaculus-session',
    version: 1,
    session: { id: opened.id, startedAt: opened.startedAt, head: opened.timeline.head, setup: opened.setup, events },
  };
  return { name: `${opened.game.id}-${day}.abaculus.json`, text: `${JSON.stringify(content, null, 1)}\n` };
}

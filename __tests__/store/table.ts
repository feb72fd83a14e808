import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isRefusal } from '@/rules/kernel/refusal';
import type { OpenDatabase } from '@/store/database/port';
import { createSession, type SessionStore } from '@/store/session';
import { summaryOf } from '@/store/sessionRows';
import { startSession } from '@/store/sessions';
import { currentState } from '@/store/timeline';
import { Writer } from '@/store/writer';
import { toy, toySetup } from '../rules/toy';
import { nodeDatabase } from './nodeDatabase';

const folders: string[] = [];

/** A place for a database that is gone after the tests. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'abaculus-'));
  folders.push(folder);
  return join(folder, 'abaculus.db');
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let ids = 0;
const newId = () => `id-${(ids += 1)}`;

/** The app as it stands after a launch: a writer on a file, and no session open yet. */
export async function launch(file: string, open: OpenDatabase = async () => nodeDatabase(file)) {
  const writer = new Writer(open);
  await writer.open();
  const session = createSession({ writer, now: () => 1_000_000 + ids, newId });
  return { writer, session };
}

export type Launched = Awaited<ReturnType<typeof launch>>;

/** A new game of pebbles for two, opened. */
export async function sitDown({ writer, session }: Launched, id = 'game'): Promise<void> {
  const setup = toySetup(2);
  const start = toy.start(setup);
  if (isRefusal(start)) throw new Error(start.words);
  startSession(writer, id, setup, summaryOf(toy, setup, start), 1);
  await session.open(id);
}

export function stateOf(session: SessionStore): unknown {
  const { opened } = session.store.getState();
  return opened && currentState(opened.timeline);
}

export const gain = (player: number, amount: number) =>
  ({ type: 'correct', player, counter: 'pebbles', how: 'gain', amount }) as const;

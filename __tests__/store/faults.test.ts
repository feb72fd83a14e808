import { copyFileSync } from 'node:fs';

import type { ToyState } from '../rules/toy';
import { failingOpener, type Fault, nodeDatabase } from './nodeDatabase';
import { gain, launch, type Launched, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

/** Played before the disk fails, so that the next few taps pass a snapshot (one every 64 lines). */
const BEFORE = 62;
const TAPS = 5;

type Play = {
  file: () => string | Promise<string>;
  play: (app: Launched) => Promise<void>;
  pebbles: readonly number[];
};

/** From the set-up: taps, undo, and a tap that replaces what was undone. */
const fromTheStart: Play = {
  file: newFile,
  play: async (app) => {
    const { session, writer } = app;
    for (;;) {
      await sitDown(app).catch(() => undefined);
      if (session.store.getState().opened) break;
      await writer.retry();
    }
    for (let n = 1; n <= TAPS; n += 1) session.act(gain(0, n));
    await session.undo();
    await session.undo();
    session.act(gain(1, 7));
  },
  pebbles: [6, 7],
};

/** A game that is opened again, goes past a snapshot, and back to an earlier line. */
const pastASnapshot: Play = {
  file: async () => {
    const file = newFile();
    copyFileSync(await longGame(), file);
    return file;
  },
  play: async ({ session }) => {
    while (!session.store.getState().opened) await session.open('game');
    for (let n = 1; n <= TAPS; n += 1) session.act(gain(1, n));
    // Going back reads the log: where that fails it is asked for again, as a player would.
    await session.goBack(BEFORE + 3).catch(() => session.goBack(BEFORE + 3));
  },
  pebbles: [BEFORE, 6],
};

let made: string | undefined;

/** Made once; every play has a copy. */
async function longGame(): Promise<string> {
  if (made) return made;
  made = newFile();
  const app = await launch(made);
  await sitDown(app);
  for (let line = 0; line < BEFORE; line += 1) app.session.act(gain(0, 1));
  await app.writer.close();
  return made;
}

/**
 * Plays with a disk that fails at call `k`, then waits for the retry. Returns how many calls the play made, so that the
 * test can walk through every one of them.
 */
async function played(
  { file: fileOf, play }: Play,
  k: number,
  fault: Fault,
): Promise<{ calls: number; live: unknown; stored: unknown; lost: number }> {
  const file = await fileOf();
  // The launch itself: a disk that fails to open is said on screen, and opened again.
  const faulty = failingOpener(() => nodeDatabase(file), k, fault);
  let app = await launch(file, faulty.open).catch(() => undefined);
  app ??= await launch(file, faulty.open);
  const { session, writer } = app;
  await play(app);
  await writer.flush();
  if (writer.saving.getState().status === 'failed') await writer.retry();
  await writer.flush();
  const live = stateOf(session);
  const lost = writer.saving.getState().pending;
  await writer.close();

  const again = await launch(file);
  await again.session.open('game');
  const stored = stateOf(again.session);
  await again.writer.close();
  return { calls: faulty.calls.count, live, stored, lost };
}

describe('a disk that fails at call k', () => {
  test.each([
    ['before', 'from the start', fromTheStart],
    ['after', 'from the start', fromTheStart],
    ['before', 'past a snapshot and back', pastASnapshot],
    ['after', 'past a snapshot and back', pastASnapshot],
  ] as const)('fails %s the write, %s: for every k no tap is lost', async (fault, _, play) => {
    const { calls } = await played(play, 0, fault);
    expect(calls).toBeGreaterThan(10);
    for (let k = 1; k <= calls; k += 1) {
      const { live, stored, lost } = await played(play, k, fault);
      expect({ k, lost }).toEqual({ k, lost: 0 });
      expect({ k, state: stored }).toEqual({ k, state: live });
      expect({ k, pebbles: (stored as ToyState).pebbles }).toEqual({ k, pebbles: play.pebbles });
    }
  });

  test('while it fails, taps stay on screen and the status says so; when it works again they are written in order', async () => {
    const file = newFile();
    let broken = false;
    const app = await launch(file, async () => {
      if (broken) throw new Error('no room');
      const db = nodeDatabase(file);
      return {
        ...db,
        write: async (statements) => {
          if (broken) throw new Error('no room');
          await db.write(statements);
        },
      };
    });
    await sitDown(app);
    await app.writer.flush();
    broken = true;
    app.session.act(gain(0, 1));
    app.session.act(gain(0, 2));
    await app.writer.flush();
    expect(app.writer.saving.getState()).toMatchObject({ status: 'failed', problem: 'no room', pending: 2 });
    expect((stateOf(app.session) as ToyState).pebbles).toEqual([3, 0]);
    app.session.act(gain(1, 4));
    expect(app.writer.saving.getState()).toMatchObject({ status: 'failed', pending: 3 });
    await app.session.undo();
    broken = false;
    await app.writer.retry();
    await app.writer.flush();
    expect(app.writer.saving.getState()).toEqual({ status: 'saved', pending: 0 });
    await app.writer.close();
    const again = await launch(file);
    await again.session.open('game');
    expect((stateOf(again.session) as ToyState).pebbles).toEqual([3, 0]);
    again.session.redo();
    expect((stateOf(again.session) as ToyState).pebbles).toEqual([3, 4]);
    await again.writer.close();
  });
});

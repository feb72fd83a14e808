import type { ToyState } from '../rules/toy';
import { failingOpener, type Fault, nodeDatabase } from './nodeDatabase';
import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

/** A short game with everything that writes: taps, undo, a replaced tail, going back, a snapshot's worth of lines. */
const TAPS = 5;

/**
 * Plays with a disk that fails at call `k`, then waits for the retry. Returns how many calls the play made, so that the
 * test can walk through every one of them.
 */
async function play(k: number, fault: Fault): Promise<{ calls: number; live: unknown; stored: unknown; lost: number }> {
  const file = newFile();
  // The launch itself: a disk that fails to open is said on screen, and opened again.
  const faulty = failingOpener(() => nodeDatabase(file), k, fault);
  let app = await launch(file, faulty.open).catch(() => undefined);
  app ??= await launch(file, faulty.open);
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
  test.each(['before', 'after'] as const)('fails %s the write: for every k no tap is lost', async (fault) => {
    const { calls } = await play(0, fault);
    expect(calls).toBeGreaterThan(10);
    for (let k = 1; k <= calls; k += 1) {
      const { live, stored, lost } = await play(k, fault);
      expect({ k, lost }).toEqual({ k, lost: 0 });
      expect({ k, state: stored }).toEqual({ k, state: live });
      expect({ k, pebbles: (stored as ToyState).pebbles }).toEqual({ k, pebbles: [6, 7] });
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

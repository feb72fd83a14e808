import type { ToyState } from '../rules/toy';
import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

/** Opened at line 320: the part in memory begins at a snapshot, so undoing on and on must read further back. */
async function longGame() {
  const file = newFile();
  const played = await launch(file);
  await sitDown(played);
  for (let n = 0; n < 320; n += 1) played.session.act(gain(0, 0));
  await played.writer.close();
  const app = await launch(file);
  await app.session.open('game');
  return app;
}

const head = (app: Awaited<ReturnType<typeof longGame>>) => app.session.store.getState().opened?.timeline.head ?? -1;

test('a tap made while undo reads further back is never lost: it is the one taken back, and redo brings it again', async () => {
  const app = await longGame();
  const base = app.session.store.getState().opened?.timeline.base.seq ?? 0;
  expect(base).toBeGreaterThan(0);
  while (head(app) > base) await app.session.undo();
  const undoing = app.session.undo();
  expect(app.session.act(gain(1, 7))).toBe(true);
  await undoing;
  expect(head(app)).toBe(base);
  app.session.redo();
  expect((stateOf(app.session) as ToyState).pebbles).toEqual([0, 7]);
  await app.writer.close();
});

test('a tap made while a line is being amended stands, and the amendment says that nothing was changed', async () => {
  const app = await longGame();
  const going = app.session.goBack(3);
  expect(app.session.act(gain(1, 7))).toBe(true);
  await going;
  expect((stateOf(app.session) as ToyState).pebbles).toEqual([0, 7]);
  expect(app.session.store.getState().said?.words).toMatch(/Nothing was changed/);
  await app.writer.close();
});

test('with one snapshot only there is still something to undo after opening', async () => {
  const file = newFile();
  const played = await launch(file);
  await sitDown(played);
  for (let n = 0; n < 64; n += 1) played.session.act(gain(0, 1));
  await played.writer.close();
  const app = await launch(file);
  await app.session.open('game');
  expect(app.session.store.getState().opened?.timeline.events.length).toBe(64);
  await app.session.undo();
  expect((stateOf(app.session) as ToyState).pebbles).toEqual([63, 0]);
  await app.writer.close();
});

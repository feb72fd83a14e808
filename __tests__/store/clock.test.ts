import { createSession } from '@/store/session';
import { readLiveSessions } from '@/store/sessions';
import type { ToyState } from '../rules/toy';
import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

/** Minute by minute backwards, as after a flight west or a dead battery. */
test('a clock that runs backwards loses no tap, and the log keeps its order', async () => {
  const file = newFile();
  const app = await launch(file);
  let clock = 1_700_000_000_000;
  let ids = 0;
  const session = createSession({
    writer: app.writer,
    now: () => (clock -= 60_000),
    newId: () => `back-${(ids += 1)}`,
  });
  await sitDown({ writer: app.writer, session });
  for (let tap = 1; tap <= 70; tap += 1) session.act(gain(tap % 2, 1));
  await session.undo();
  session.act(gain(0, 9));
  const live = stateOf(session);
  await app.writer.close();

  const again = await launch(file);
  await again.session.open('game');
  expect(stateOf(again.session)).toEqual(live);
  const log = await again.session.wholeLog();
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  expect((await readLiveSessions(again.writer)).map(({ id }) => id)).toEqual(['game']);
  await again.session.undo();
  expect((stateOf(again.session) as ToyState).pebbles).toEqual([34, 35]);
  await again.writer.close();
});

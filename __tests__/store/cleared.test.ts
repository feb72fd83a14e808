import { wereGamesCleared } from '@/store/cleared';
import { dropCopies } from '@/store/copies';
import { eraseEverything } from '@/store/erase';
import { enterSession } from '@/store/lastSession';
import { gamesMark } from '@/store/gamesMark';
import { launch, newFile, sitDown } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

jest.mock('@/store/copies', () => ({ dropCopies: jest.fn(async () => undefined) }));

let kept = false;
jest.mock('@/store/gamesMark', () => ({
  gamesMark: { isSet: jest.fn(), set: jest.fn(), remove: jest.fn() },
}));

beforeEach(() => {
  kept = false;
  jest.mocked(gamesMark.isSet).mockImplementation(() => kept);
  jest.mocked(gamesMark.set).mockImplementation(() => {
    kept = true;
  });
  jest.mocked(gamesMark.remove).mockImplementation(() => {
    kept = false;
  });
});

test('a first visit is no loss, and a new database where games were is one', async () => {
  const app = await launch(newFile());
  expect(await wereGamesCleared(app.writer)).toBe(false);
  await sitDown(app);
  await app.writer.flush();
  expect(await wereGamesCleared(app.writer)).toBe(false);
  await app.writer.close();

  const empty = await launch(newFile());
  // As when the address of a lost game is opened first.
  enterSession(empty.writer, 'game');
  expect(await wereGamesCleared(empty.writer)).toBe(true);
  await sitDown(empty);
  await empty.writer.flush();
  expect(await wereGamesCleared(empty.writer)).toBe(false);
  await empty.writer.close();
});

test('what the player erased or deleted was not cleared by the browser', async () => {
  const app = await launch(newFile());
  await sitDown(app);
  await app.writer.flush();
  await wereGamesCleared(app.writer);
  app.session.close();
  app.writer.write([
    { sql: 'DELETE FROM session', params: [] },
    { sql: "INSERT INTO setting (key, value) VALUES ('theme', '\"dark\"')", params: [] },
  ]);
  await app.writer.flush();
  expect(await wereGamesCleared(app.writer)).toBe(false);
  await eraseEverything(app.writer);
  expect(await wereGamesCleared(app.writer)).toBe(false);
  await app.writer.close();
});

test('erased is erased: the copies kept before an import go too, since each of them holds every game', async () => {
  const app = await launch(newFile());
  await eraseEverything(app.writer);
  expect(dropCopies).toHaveBeenCalled();
  await app.writer.close();
});

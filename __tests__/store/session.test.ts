import { history } from '@/rules/kernel/history';
import { deleteSession, noteSession, renameSession, undeleteSession } from '@/store/archive';
import { countResults, readLiveSessions, readResults } from '@/store/sessions';
import { lastSeq } from '@/store/timeline';
import { toy, type ToyState } from '../rules/toy';
import { gain, launch, type Launched, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

/** Closes the app and opens it again on the same file. */
async function relaunch(file: string, old: Launched, id = 'game'): Promise<Launched> {
  await old.writer.close();
  const app = await launch(file);
  await app.session.open(id);
  return app;
}

const pebbles = (app: Launched) => (stateOf(app.session) as ToyState).pebbles;
const head = (app: Launched) => app.session.store.getState().opened?.timeline.head;

describe('the session on the table', () => {
  let file: string;
  let app: Launched;
  beforeEach(async () => {
    file = newFile();
    app = await launch(file);
    await sitDown(app);
  });
  afterEach(() => app.writer.close());

  test('a tap changes the state at once and is there after a relaunch', async () => {
    expect(app.session.act(gain(0, 7))).toBe(true);
    expect(pebbles(app)).toEqual([7, 0]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([7, 0]);
  });

  test('the saved status goes from writing to saved', async () => {
    app.session.act(gain(0, 1));
    expect(app.writer.saving.getState()).toMatchObject({ status: 'writing', pending: 1 });
    await app.writer.flush();
    expect(app.writer.saving.getState()).toMatchObject({ status: 'saved', pending: 0 });
  });

  test('an impossible action changes nothing and says why', () => {
    expect(app.session.act({ type: 'take', player: 0, pebbles: 0 } as never)).toBe(false);
    expect(app.session.store.getState().refused?.refusal.words).toBe('Take at least one');
    expect(head(app)).toBe(0);
  });

  test('what is only against the rules may be done anyway, and the log says so', async () => {
    const action = { type: 'take', player: 1, pebbles: 2 } as const;
    expect(app.session.act(action)).toBe(false);
    expect(app.session.act(action, true)).toBe(true);
    app = await relaunch(file, app);
    const [line] = await app.session.wholeLog();
    expect(line?.overruled).toBe(true);
  });

  test('undo and redo survive a relaunch, without limit', async () => {
    for (let n = 0; n < 300; n += 1) app.session.act(gain(n % 2, 0));
    for (let n = 1; n <= 5; n += 1) app.session.act(gain(0, n));
    for (let n = 0; n < 3; n += 1) await app.session.undo();
    expect(pebbles(app)).toEqual([3, 0]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([3, 0]);
    app.session.redo();
    expect(pebbles(app)).toEqual([6, 0]);
    for (let n = 0; n < 303; n += 1) await app.session.undo();
    expect(head(app)).toBe(0);
    expect(pebbles(app)).toEqual([0, 0]);
    await app.session.undo();
    expect(head(app)).toBe(0);
  });

  test('a new action after an undo replaces the undone tail', async () => {
    app.session.act(gain(0, 1));
    app.session.act(gain(0, 2));
    app.session.act(gain(0, 3));
    await app.session.undo();
    await app.session.undo();
    app.session.act(gain(1, 9));
    expect(pebbles(app)).toEqual([1, 9]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([1, 9]);
    expect(await app.session.wholeLog()).toHaveLength(2);
    app.session.redo();
    expect(pebbles(app)).toEqual([1, 9]);
  });

  test('a finished procedure is undone and redone as a whole, an open one step by step', async () => {
    app.session.act({ type: 'challenge', player: 0, against: 1 } as never);
    const duel = (mine: number, theirs: number) =>
      app.session.act({ type: 'throw', player: 0, faces: [mine, theirs], by: 'typed' } as never);
    duel(6, 1);
    await app.session.undo();
    expect(head(app)).toBe(1);
    duel(5, 2);
    duel(5, 2);
    expect((stateOf(app.session) as ToyState).duel).toBeNull();
    app = await relaunch(file, app);
    await app.session.undo();
    expect(app.session.store.getState().said?.words).toBe('Undone: duel');
    expect(head(app)).toBe(0);
    app.session.redo();
    expect(head(app)).toBe(3);
  });

  test('going back to a line is itself undone', async () => {
    for (let n = 1; n <= 4; n += 1) app.session.act(gain(0, n));
    await app.session.goBack(2);
    expect(pebbles(app)).toEqual([3, 0]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([3, 0]);
    app.session.act(gain(1, 1));
    expect(pebbles(app)).toEqual([3, 1]);
    await app.session.undo();
    await app.session.undo();
    expect(pebbles(app)).toEqual([10, 0]);
  });

  test('a correction keeps later lines, names those that no longer hold, and is undone', async () => {
    app.session.act(gain(0, 9));
    app.session.act({ ...gain(0, 12), how: 'pay' } as never);
    app.session.act(gain(1, 2));
    const preview = await app.session.previewCorrection(1, gain(0, 3));
    expect(preview?.fallen.map((each) => each.seq)).toEqual([2]);
    if (preview) await app.session.amend(preview.amend, 'Corrected');
    expect(pebbles(app)).toEqual([3, 2]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([3, 2]);
    const { opened } = app.session.store.getState();
    const lines = history(toy, opened?.start as ToyState, (await app.session.wholeLog()) as never, 4);
    expect(lines.map((line) => line.status)).toEqual(['amended', 'dropped', 'holds', 'holds']);
    expect(lines[3]?.words).toBe('Corrected: Ana gained 3 pebbles, now 3');
    await app.session.undo();
    expect(pebbles(app)).toEqual([-3, 2]);
  });

  test('an amendment far back in a long log reopens from its snapshot', async () => {
    for (let n = 0; n < 500; n += 1) app.session.act(gain(0, 0));
    app.session.act(gain(1, 5));
    const preview = await app.session.previewCorrection(3, gain(0, 4));
    if (preview) await app.session.amend(preview.amend, 'Corrected');
    app.session.act(gain(1, 1));
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([4, 6]);
    await app.session.undo();
    await app.session.undo();
    expect(pebbles(app)).toEqual([0, 5]);
  });

  test('reopening reads a snapshot and the lines after it, not the whole log', async () => {
    for (let n = 0; n < 1000; n += 1) app.session.act(gain(0, 0));
    app = await relaunch(file, app);
    const { opened } = app.session.store.getState();
    expect(opened?.timeline.head).toBe(1000);
    expect(opened?.timeline.events.length).toBeLessThanOrEqual(128);
    expect(opened && lastSeq(opened.timeline)).toBe(1000);
  });

  test('a snapshot of another rules version is ignored', async () => {
    for (let n = 0; n < 70; n += 1) app.session.act(gain(0, 1));
    await app.writer.flush();
    app.writer.write([{ sql: `UPDATE snapshot SET rules_version = 99, state = '{"pebbles":[1,1]}'`, params: [] }]);
    app = await relaunch(file, app);
    expect(pebbles(app)).toEqual([70, 0]);
  });

  test('finishing keeps the sheet, lists the result, and the game can be continued', async () => {
    app.session.act(gain(0, 3));
    await app.session.finish();
    expect(app.session.act(gain(0, 1))).toBe(false);
    expect(await readLiveSessions(app.writer)).toHaveLength(0);
    expect(await countResults(app.writer)).toBe(1);
    expect((await readResults(app.writer, 5))[0]?.summary.figures).toEqual([3, 0]);
    app = await relaunch(file, app);
    expect(app.session.store.getState().opened?.result?.sheet.rows[0]?.cells).toEqual([3, 0]);
    app.session.continueGame();
    expect(app.session.act(gain(0, 1))).toBe(true);
    expect(await readLiveSessions(app.writer)).toHaveLength(1);
  });

  describe('the sheet of a finished game', () => {
    const stored = async () =>
      (await app.writer.read('SELECT result FROM session WHERE id = ?', ['game'])).map((row) => row.result);
    /** A later version counts otherwise. */
    const laterVersion = () => {
      const sheet = toy.scoreSheet;
      jest.spyOn(toy, 'scoreSheet').mockImplementation((state) => {
        const { rows, ...rest } = sheet(state);
        return { ...rest, rows: rows.map((row) => ({ ...row, cells: row.cells.map(() => 77) })) };
      });
      jest.spyOn(toy, 'outcome').mockReturnValue({ winners: [1], condition: 'new', words: 'A new rule.' });
    };
    afterEach(() => jest.restoreAllMocks());

    test('stays byte for byte, whatever a later version says and whatever is done to the game but playing on', async () => {
      app.session.act(gain(0, 3));
      await app.session.finish();
      const before = await stored();
      laterVersion();
      app = await relaunch(file, app);
      expect(app.session.act(gain(0, 1))).toBe(false);
      await app.session.undo();
      app.session.redo();
      await app.session.goBack(1);
      renameSession(app.writer, 'game', 'The long one');
      noteSession(app.writer, 'game', 'Rain.');
      deleteSession(app.writer, 'game', 1);
      undeleteSession(app.writer, 'game');
      await app.session.wholeLog();
      app = await relaunch(file, app);
      expect(await stored()).toEqual(before);
      expect(app.session.store.getState().opened?.result?.sheet.rows[0]?.cells).toEqual([3, 0]);
    });

    test('is made anew only where the table continues the game and ends it again', async () => {
      app.session.act(gain(0, 3));
      await app.session.finish();
      const before = await stored();
      laterVersion();
      app.session.continueGame();
      app.session.act(gain(0, 1));
      await app.session.finish();
      const after = await stored();
      expect(after).not.toEqual(before);
      expect(JSON.parse(String(after[0])).sheet.rows[0].cells).toEqual([77, 77]);
    });
  });

  test('what is open and half-typed comes back', async () => {
    app.session.keep({ sheet: { kind: 'keypad', seat: 1, counter: 'pebbles', entry: '3+6' }, shown: 1, scroll: 120 });
    app.session.flushDraft();
    app = await relaunch(file, app);
    expect(app.session.store.getState().draft).toEqual({
      sheet: { kind: 'keypad', seat: 1, counter: 'pebbles', entry: '3+6' },
      shown: 1,
      scroll: 120,
    });
  });

  describe('what cannot be read', () => {
    test('a session that does not exist', async () => {
      await app.session.open('nowhere');
      expect(app.session.store.getState().problem?.message).toBe('There is no such game on this device.');
    });

    test.each([
      ['broken JSON', '{"type":'],
      ['not an action', '42'],
    ])('%s in a line: the newest good state opens, and nothing is thrown away', async (_, action) => {
      for (let n = 1; n <= 5; n += 1) app.session.act(gain(0, n));
      app.writer.write([{ sql: 'UPDATE event SET action = ? WHERE seq = 4', params: [action] }]);
      app = await relaunch(file, app);
      expect(pebbles(app)).toEqual([6, 0]);
      expect(app.session.store.getState().opened?.unread).toBe(2);
      app.session.act(gain(1, 1));
      app = await relaunch(file, app);
      expect(pebbles(app)).toEqual([6, 1]);
      expect(app.session.store.getState().opened?.unread).toBe(0);
      const kept = await app.writer.read(`SELECT seq FROM event WHERE session_id = 'game~unread' ORDER BY seq`);
      expect(kept.map((row) => row.seq)).toEqual([4, 5]);
    });

    test('lines that are gone from the middle', async () => {
      for (let n = 1; n <= 5; n += 1) app.session.act(gain(0, n));
      app.writer.write([{ sql: 'DELETE FROM event WHERE seq = 2', params: [] }]);
      app = await relaunch(file, app);
      expect(pebbles(app)).toEqual([1, 0]);
      expect(app.session.store.getState().opened?.unread).toBe(4);
    });

    test('a broken set-up: a sentence, and the session stays where it is', async () => {
      app.writer.write([{ sql: `UPDATE session SET setup = '{'`, params: [] }]);
      await app.writer.flush();
      app = await relaunch(file, app);
      expect(app.session.store.getState().problem?.kind).toBe('damaged');
      expect(await readLiveSessions(app.writer)).toHaveLength(1);
    });

    test('a broken draft or snapshot is no loss', async () => {
      for (let n = 0; n < 70; n += 1) app.session.act(gain(0, 1));
      await app.writer.flush();
      app.writer.write([
        { sql: `UPDATE snapshot SET state = 'x'`, params: [] },
        { sql: `INSERT OR REPLACE INTO draft VALUES ('game', 'x')`, params: [] },
      ]);
      app = await relaunch(file, app);
      expect(pebbles(app)).toEqual([70, 0]);
    });
  });
});

import fc from 'fast-check';

import { deleteSession, noteSession, readNameAndNotes, renameSession } from '@/store/archive';
import { backupText, collectBackup, collectOne } from '@/store/backup/collect';
import { applyImport, previewImport } from '@/store/backup/import';
import { saveCard } from '@/store/cards';
import { keepProfiles, mergeProfiles, readMerged } from '@/store/players';

import { launch, type Launched, newFile } from '../table';
import { contents, device, type Played, play } from './tables';

const played: fc.Arbitrary<Played> = fc.record({
  game: fc.nat(4),
  mode: fc.nat(5),
  turns: fc.nat(30),
  undone: fc.nat(3),
  backTo: fc.nat(12),
  finished: fc.boolean(),
});

const RUNS = { seed: 20261116, numRuns: Math.min(200, Number(process.env.ABACULUS_RUNS ?? 20)) };

const save = async (app: Pick<Launched, 'writer'>) => backupText(await collectBackup(app.writer), 5000);

async function load(app: Pick<Launched, 'writer'>, text: string) {
  const plan = await previewImport(app.writer, text);
  await applyImport(app.writer, plan);
  return plan;
}

async function furnish(app: Pick<Launched, 'writer'>, names: readonly string[]): Promise<void> {
  keepProfiles(
    app.writer,
    names.map((name, index) => ({ id: `p${index}`, name: name || '?', colour: index % 6 })),
    9000,
  );
  for (const [index, name] of names.entries()) {
    const values = { reward: index, odd: name, nothing: null };
    await saveCard(app.writer, { game: 'near-and-far', kind: 'quest', name, values }, { at: index });
  }
  app.writer.write([
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: ['theme', '"dark"'] },
    { sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: ['reading.shaolia', '{"pinned":[]}'] },
    {
      sql: 'UPDATE session SET name = ?, notes = ? WHERE id = ?',
      params: ['The long one', 'Rain.\n“Again!”', 'game-0'],
    },
  ]);
  await app.writer.flush();
}

test('import ∘ export = identity on the whole database, whatever was played', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(played, { maxLength: 4 }),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 }),
      async (sessions, names) => {
        const here = await device(...sessions);
        await furnish(here, names);
        const there = await launch(newFile());
        const text = await save(here);
        await load(there, text);
        expect(await contents(there)).toEqual(await contents(here));
        expect(await collectBackup(there.writer)).toEqual(await collectBackup(here.writer));
        // A second time there is nothing left to add.
        const again = await previewImport(there.writer, text);
        expect([again.added, again.longer, again.copies, again.statements.length]).toEqual([0, 0, 0, 0]);
        await Promise.all([here.writer.close(), there.writer.close()]);
      },
    ),
    RUNS,
  );
});

const LONG: Played = { game: 4, mode: 0, turns: 24, undone: 0, backTo: 0, finished: false };

/** One more line in the first game. */
async function goOn({ session, writer }: Launched, counter: string) {
  await session.open('game-0');
  session.act({ type: 'correct', player: 0, counter, how: 'gain', amount: 1 } as never);
  await writer.flush();
  session.close();
}

/** Two phones on which the same game went on differently. */
async function partedPhones() {
  const here = await device(LONG);
  const there = await launch(newFile());
  await load(there, await save(here));
  await goOn(here, 'gold');
  await goOn(there, 'minerals');
  return [here, there] as const;
}

test('a session that went on here is taken over with its new lines, and an older file takes nothing back', async () => {
  const here = await device(LONG);
  const older = await save(here);
  await goOn(here, 'gold');
  const newer = await save(here);
  const there = await launch(newFile());
  await load(there, older);
  expect(await load(there, newer)).toMatchObject({ added: 0, longer: 1, copies: 0, same: 0 });
  expect(await contents(there)).toEqual(await contents(here));
  expect(await load(there, older)).toMatchObject({ added: 0, longer: 0, copies: 0, same: 1 });
  expect(await contents(there)).toEqual(await contents(here));
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('a session that went on differently on two phones stays twice, and twice only', async () => {
  const [here, there] = await partedPhones();
  const file = await save(here);
  expect(await load(there, file)).toMatchObject({ added: 0, longer: 0, copies: 1, same: 0 });
  expect(await load(there, file)).toMatchObject({ added: 0, longer: 0, copies: 0, same: 1 });
  const sessions = await there.writer.read('SELECT id, head FROM session ORDER BY id');
  expect(sessions).toHaveLength(2);
  const copy = String(sessions[1]?.id);
  await there.session.open(copy);
  expect(there.session.store.getState().opened?.unread).toBe(0);
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('what another tab plays while a backup is being looked at is never written over', async () => {
  const here = await device(LONG);
  const there = await launch(newFile());
  await load(there, await save(here));
  await goOn(here, 'gold');
  const plan = await previewImport(there.writer, await save(here));
  expect(plan).toMatchObject({ longer: 1, copies: 0 });
  await goOn(there, 'minerals');
  await applyImport(there.writer, plan);
  const { sessions } = await collectBackup(there.writer);
  const last = sessions.map(({ events }) => events.at(-1)?.action.counter);
  expect(last.sort()).toEqual(['gold', 'minerals']);
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('two phones that send each other their backups keep each parted game twice, and twice only', async () => {
  const [here, there] = await partedPhones();
  for (const [from, to] of [
    [here, there],
    [there, here],
    [here, there],
  ] as const) {
    await load(to, await save(from));
    expect(await to.writer.read('SELECT id FROM session')).toHaveLength(2);
  }
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('a game that was deleted here comes back with a file that holds it', async () => {
  const here = await device(LONG, LONG);
  const file = await save(here);
  const before = await contents(here);
  deleteSession(here.writer, 'game-0', 1);
  expect(await load(here, file)).toMatchObject({ added: 1, same: 1 });
  expect(await contents(here)).toEqual(before);
  await here.writer.close();
});

test('what a game was called here and what was written about it stays when its later lines come', async () => {
  const here = await device(LONG);
  const there = await launch(newFile());
  await load(there, await save(here));
  renameSession(there.writer, 'game-0', 'The birthday');
  noteSession(there.writer, 'game-0', 'Rain.');
  await here.session.open('game-0');
  here.session.act({ type: 'correct', player: 0, counter: 'gold', how: 'gain', amount: 1 } as never);
  renameSession(here.writer, 'game-0', 'Another name');
  expect(await load(there, await save(here))).toMatchObject({ longer: 1 });
  expect(await readNameAndNotes(there.writer, 'game-0')).toEqual({ name: 'The birthday', notes: 'Rain.' });
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('players that were merged stay merged, here and on the other phone', async () => {
  const names = ['Ana', 'Anna', 'Teo', 'Theo'];
  const here = await device();
  await furnish(here, names);
  const older = await save(here);
  await mergeProfiles(here.writer, 'p1', 'p0');
  // An older file does not bring the merged profile back.
  expect(await load(here, older)).toMatchObject({ players: 0 });
  const there = await device();
  await furnish(there, names);
  await mergeProfiles(there.writer, 'p3', 'p2');
  await there.writer.read('SELECT 1');
  const both = await save(here);
  // Anna has a profile of her own there: that phone's table has not said who she is.
  await load(there, both);
  expect(await readMerged(there.writer)).toEqual({ p3: 'p2' });
  const fresh = await launch(newFile());
  await load(fresh, both);
  await load(fresh, await save(there));
  expect(await readMerged(fresh.writer)).toEqual({ p1: 'p0' });
  await Promise.all([here.writer.close(), there.writer.close(), fresh.writer.close()]);
});

test('where another phone was last opened says nothing here', async () => {
  const here = await device(LONG);
  const { data } = JSON.parse(await save(here)) as { data: Parameters<typeof backupText>[0] };
  const file = backupText({ ...data, settings: { lastSession: 'game-0', lastBackup: 9 } }, 1);
  const there = await launch(newFile());
  expect(await load(there, file)).toMatchObject({ settings: 0 });
  expect(await there.writer.read('SELECT * FROM setting')).toEqual([]);
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('one session alone is a file like any other', async () => {
  const here = await device(LONG, { ...LONG, game: 2, finished: true });
  const one = await collectOne(here.writer, 'game-1');
  if (!one) throw new Error('no such session');
  const there = await launch(newFile());
  expect(await load(there, backupText(one, 1))).toMatchObject({ added: 1, players: 0, cards: 0, settings: 0 });
  expect(await collectOne(there.writer, 'game-1')).toEqual(one);
  expect(await collectOne(there.writer, 'nowhere')).toBeUndefined();
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('what is set here stays set', async () => {
  const here = await device();
  await furnish(here, []);
  const there = await launch(newFile());
  const dark = { sql: 'INSERT INTO setting (key, value) VALUES (?, ?)', params: ['theme', '"light"'] };
  there.writer.write([dark]);
  expect(await load(there, await save(here))).toMatchObject({ settings: 1 });
  expect(await there.writer.read("SELECT value FROM setting WHERE key = 'theme'")).toEqual([{ value: '"light"' }]);
  await Promise.all([here.writer.close(), there.writer.close()]);
});

test('lines that lie here under another session make a copy, never a clash', async () => {
  const here = await device(LONG);
  const there = await launch(newFile());
  await play(there, 'mine', LONG);
  there.writer.write([{ sql: `UPDATE event SET id = 'id-x' || seq WHERE session_id = 'mine'`, params: [] }]);
  await load(there, await save(here));
  const text = (await save(here)).replaceAll('game-0', 'game-9');
  const data = JSON.parse(text) as { data: Parameters<typeof backupText>[0] };
  expect(await load(there, backupText(data.data, 1))).toMatchObject({ copies: 1 });
  await Promise.all([here.writer.close(), there.writer.close()]);
});

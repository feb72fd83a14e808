import fc from 'fast-check';
import { readFileSync } from 'node:fs';

import { BackupProblem, LARGEST } from '@/store/backup/check';
import { backupText, collectBackup, countLeftOut } from '@/store/backup/collect';
import { crc32 } from '@/store/backup/crc';
import { dumpTables } from '@/store/backup/dump';
import type { BackupData } from '@/store/backup/format';
import { applyImport, previewImport } from '@/store/backup/import';
import { saveCard } from '@/store/cards';
import { SCHEMA_VERSION } from '@/store/database/migrations';
import { keepProfiles } from '@/store/players';

import { failingOpener, nodeDatabase } from '../nodeDatabase';
import { launch, newFile } from '../table';
import { contents, device, type Played } from './tables';

const PLAYED: readonly Played[] = [0, 1, 2, 3, 4].map((game) => ({
  game,
  mode: 0,
  turns: 12,
  undone: 1,
  backTo: game === 1 ? 4 : 0,
  finished: game % 2 === 0,
}));

let text = '';
let data: BackupData;

beforeAll(async () => {
  const here = await device(...PLAYED);
  data = await collectBackup(here.writer);
  text = backupText(data, 7);
  await here.writer.close();
});

/** A device with something on it, and its file byte for byte. */
async function untouched(run: (writer: Awaited<ReturnType<typeof device>>['writer']) => Promise<void>) {
  const there = await device({ game: 3, mode: 0, turns: 5, undone: 0, backTo: 0, finished: false });
  await there.writer.close();
  const before = readFileSync(there.file);
  await there.writer.open();
  await run(there.writer);
  await there.writer.close();
  expect(readFileSync(there.file).equals(before)).toBe(true);
}

async function refused(writer: Parameters<typeof previewImport>[0], file: string): Promise<string> {
  try {
    await previewImport(writer, file);
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    return error.message;
  }
  throw new Error(`Taken: ${file.slice(0, 80)}…`);
}

/** A sentence a player can read, without the words of a program. */
function expectWords(words: string): void {
  expect(words).toMatch(/^[A-Z“].{10,}[.:]?.*\.$/s);
  expect(words).not.toMatch(/undefined|null|TypeError|ZodError|\[object/);
}

test('a game that is damaged here leaves the file readable, with all the others in it', async () => {
  const here = await device(...PLAYED);
  const [first, second] = data.sessions;
  here.writer.write([
    { sql: 'UPDATE session SET setup = ? WHERE id = ?', params: ['{"game":', first?.id ?? ''] },
    { sql: 'UPDATE session SET result = ?, finished_at = 1 WHERE id = ?', params: ['{"sheet":7}', second?.id ?? ''] },
  ]);
  await here.writer.flush();
  const damaged = await collectBackup(here.writer);
  await here.writer.close();
  expect(damaged.sessions.map(({ id }) => id)).toEqual(data.sessions.slice(1).map(({ id }) => id));
  const there = await launch(newFile());
  const plan = await previewImport(there.writer, backupText(damaged, 7));
  await applyImport(there.writer, plan);
  expect((await collectBackup(there.writer)).sessions).toHaveLength(PLAYED.length - 1);
  await there.writer.close();
});

test('a set-up that the game no longer knows, or a key that no file may hold, leaves the file readable', async () => {
  const here = await device(...PLAYED);
  const [first] = data.sessions;
  const unknown = JSON.stringify({ ...first?.setup, mode: 'gone' });
  here.writer.write([
    { sql: 'UPDATE session SET setup = ? WHERE id = ?', params: [unknown, first?.id ?? ''] },
    { sql: 'INSERT INTO setting (key, value) VALUES (?, ?)', params: ['reading', '{"__proto__":1}'] },
  ]);
  const saved = await collectBackup(here.writer);
  expect(saved.sessions).toHaveLength(PLAYED.length - 1);
  expect(await countLeftOut(here.writer, saved)).toBe(1);
  await here.writer.close();
  const there = await launch(newFile());
  expect(await previewImport(there.writer, backupText(saved, 7))).toMatchObject({ added: PLAYED.length - 1 });
  await there.writer.close();
});

test('the copy kept before a migration comes back like any backup, of the oldest schema too', async () => {
  const here = await device(...PLAYED);
  keepProfiles(here.writer, [{ id: 'p', name: 'Ana', colour: 2 }], 5);
  await saveCard(here.writer, { game: 'near-and-far', kind: 'quest', name: 'Lost', values: { reward: 2 } }, { at: 3 });
  const saved = await collectBackup(here.writer);
  await here.writer.close();
  const db = nodeDatabase(here.file);
  const now = await dumpTables(db, SCHEMA_VERSION);
  // The first schema knew nothing of names, notes, hand-overs and deletions.
  for (const column of ['name', 'notes', 'handed_at', 'deleted_at']) {
    await db.write([{ sql: `ALTER TABLE session DROP COLUMN ${column}`, params: [] }]);
  }
  const oldest = await dumpTables(db, 1);
  await db.close();
  for (const copy of [now, oldest]) {
    const there = await launch(newFile());
    const plan = await previewImport(there.writer, copy);
    expect(plan).toMatchObject({ added: 5, players: 1, cards: 1 });
    await applyImport(there.writer, plan);
    expect(await collectBackup(there.writer)).toEqual(saved);
    await there.writer.close();
  }
  await untouched(async (writer) => expectWords(await refused(writer, now.replace('"session":', '"sessions":'))));
});

test('a mark that an editor put before the first letter is no damage', async () => {
  const there = await launch(newFile());
  expect(await previewImport(there.writer, `\uFEFF${text}`)).toMatchObject({ added: 5 });
  await there.writer.close();
});

test('the whole file is taken', async () => {
  const there = await launch(newFile());
  const plan = await previewImport(there.writer, text);
  expect(plan).toMatchObject({ added: 5, longer: 0, copies: 0, same: 0 });
  await there.writer.close();
});

test('crc32 by its worked example, and any changed letter changes it', () => {
  expect([crc32(''), crc32('123456789')]).toEqual(['00000000', 'a290e877']);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 0xffff }), (words, at, by) => {
      const index = at % words.length;
      const unit = String.fromCharCode(words.charCodeAt(index) ^ by);
      expect(crc32(`${words.slice(0, index)}${unit}${words.slice(index + 1)}`)).not.toBe(crc32(words));
    }),
  );
});

test('1,400 files cut off or with letters changed: a sentence, and the device byte for byte as before', async () => {
  await untouched(async (writer) => {
    for (let at = 0; at < 700; at += 1) {
      expectWords(await refused(writer, text.slice(0, Math.floor((at / 700) * (text.length - 2)))));
    }
    let seed = 20261116;
    const chance = (below: number) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed % below;
    };
    // Inside the data: a changed letter in the envelope's date or in white space is no damage.
    const from = text.indexOf('"data"');
    let tried = 0;
    while (tried < 700) {
      const at = from + chance(text.length - from);
      const letter = String.fromCharCode(33 + chance(90));
      if (text[at] === letter || /\s/.test(text[at] ?? '')) continue;
      tried += 1;
      expectWords(await refused(writer, `${text.slice(0, at)}${letter}${text.slice(at + 1)}`));
    }
  });
}, 240_000);

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Every place in a JSON value, as a path. */
function places(value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))];
}

function replacedAt(value: Json, path: readonly (string | number)[], next: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
  copy[key] = replacedAt(copy[key] as Json, rest, next);
  return copy as Json;
}

// With a checksum that matches, so that only what the file says is left to find.
const sealed = (changed: unknown) => backupText(changed as BackupData, 7);

test('600 well-sealed files with one value of another kind: refused in words, or taken whole; never a crash', async () => {
  const all = places(JSON.parse(JSON.stringify(data)) as Json);
  const wrong: readonly Json[] = [-1, 1e300, 0.5, 'x'.repeat(5000), null, [], {}, true, { type: 'nothing' }];
  let taken = 0;
  await untouched(async (writer) => {
    for (let at = 0; at < 600; at += 1) {
      const path = all[(at * 7919) % all.length] ?? [];
      const file = sealed(replacedAt(data as unknown as Json, path, wrong[at % wrong.length] ?? null));
      try {
        await previewImport(writer, file);
        taken += 1;
      } catch (error) {
        if (!(error instanceof BackupProblem)) throw error;
        expectWords(error.message);
      }
    }
  });
  // A few values may be anything: a free note, an option the game fills with its own default.
  expect(taken).toBeLessThan(300);
}, 240_000);

describe('files that only look right', () => {
  const session = () => structuredClone(data.sessions[0]) as BackupData['sessions'][number];
  /** Shaolia's, in a game of Multiverse War. */
  const FOREIGN = { type: 'buyLv1', player: 0 };
  const only = (one: unknown, more: object = {}) => sealed({ ...data, sessions: [one], ...more });

  test.each([
    ['another program’s JSON', () => '{"hello": 1}', 'This is not a backup of Abaculus.'],
    ['no JSON', () => 'Dear diary', 'This file is cut off, or it is not a backup of Abaculus.'],
    ['nothing', () => '', 'This file is cut off, or it is not a backup of Abaculus.'],
    ['a newer version', () => text.replace('"version": 1', '"version": 2'), /newer version of the app/],
    ['another checksum', () => text.replace(/"checksum": "\w+"/, '"checksum": "00000000"'), /checksum does not match/],
    [
      '__proto__',
      () => text.replace('"data": {', '"data": {"__proto__": {"isAdmin": true},'),
      /names that no backup has/,
    ],
    ['nested without end', () => `${'['.repeat(9000)}${']'.repeat(9000)}`, /names that no backup has/],
    ['60 million characters', () => `"${'x'.repeat(60_000_000)}"`, 'This file is too large for a backup of Abaculus.'],
    ['a game nobody knows', () => only({ ...session(), game: 'chess' }), /does not know the game “chess”/],
    [
      'another game’s actions',
      () => only({ ...session(), head: 1, events: [{ ...session().events[0], action: FOREIGN }] }),
      /^Line \d+ of .* cannot be read\.$/,
    ],
    ['a missing line', () => only({ ...session(), events: session().events.slice(1) }), /^Line 1 of/],
    ['a head beyond the log', () => only({ ...session(), head: 999 }), /lacks its last lines/],
    ['nobody at the table', () => only({ ...session(), setup: { ...session().setup, seats: [] } }), /cannot be read/],
    ['the same session twice', () => sealed({ ...data, sessions: [session(), session()] }), /same entry twice/],
    [
      'a time that is no date',
      () => only({ ...session(), finishedAt: 9e15 }),
      /cannot be read: sessions, 0, finishedAt/,
    ],
    ['a start before time', () => only({ ...session(), startedAt: 9e15 }), /cannot be read: sessions, 0, startedAt/],
    ['a first player nobody knows', () => only({ ...session(), setup: { ...session().setup, first: 11 } }), /cannot/],
    [
      'a winner who was not there',
      () =>
        only({ ...session(), result: { ...session().result, outcome: { winners: [9], condition: 'x', words: 'x' } } }),
      /cannot be read/,
    ],
    ['a card without a name', () => sealed({ ...data, cards: [{ game: 'x', kind: 'y' }] }), /Card 1 of 1/],
  ])('%s', async (_, file, words) => {
    await untouched(async (writer) => {
      const said = await refused(writer, file());
      if (typeof words === 'string') expect(said).toBe(words);
      else expect(said).toMatch(words);
    });
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('the limit is above anything a table writes', () => expect(LARGEST).toBeGreaterThan(text.length * 400));
});

test('a disk that fails at any call of an import leaves all of it or nothing of it', async () => {
  const whole = await launch(newFile());
  await applyImport(whole.writer, await previewImport(whole.writer, text));
  const full = await contents(whole);
  await whole.writer.close();
  for (const fault of ['before', 'after'] as const) {
    const file = newFile();
    const first = await launch(file);
    await first.writer.close();
    const counted = failingOpener(() => nodeDatabase(file), Infinity, fault);
    const trial = await launch(file, counted.open);
    const calls = counted.calls.count;
    await applyImport(trial.writer, await previewImport(trial.writer, text)).catch(() => undefined);
    const last = counted.calls.count;
    await trial.writer.close();
    for (let k = calls + 1; k <= last; k += Math.ceil((last - calls) / 24)) {
      const other = newFile();
      await (await launch(other)).writer.close();
      const failing = failingOpener(() => nodeDatabase(other), k, fault);
      const app = await launch(other, failing.open);
      const done = await previewImport(app.writer, text)
        .then((plan) => applyImport(app.writer, plan))
        .then(
          () => true,
          () => false,
        );
      await app.writer.close();
      const after = await launch(other);
      const kept = await contents(after);
      expect([full, [[], [], [], [], []]]).toContainEqual(kept);
      if (done) expect(kept).toEqual(full);
      // The taps after it are not held up.
      after.writer.write([{ sql: 'INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)', params: ['a', '1'] }]);
      await after.writer.flush();
      expect(after.writer.saving.getState().status).toBe('saved');
      await after.writer.close();
    }
  }
});

import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { migrate, NewerDatabase, SCHEMA_VERSION } from '@/store/database/migrations';
import type { ToyState } from '../rules/toy';
import { nodeDatabase } from './nodeDatabase';
import { gain, launch, newFile, sitDown, stateOf } from './table';

jest.mock('@/rules/games', () => jest.requireActual('./toyRegistry'));

const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);

const fixture = (version: number) => join(__dirname, `fixtures/schema-${version}.sqlite`);

/** With a new schema version: ABACULUS_MAKE_FIXTURE=1 leaves its database behind, for all later versions to open. */
beforeAll(async () => {
  if (!process.env.ABACULUS_MAKE_FIXTURE || existsSync(fixture(SCHEMA_VERSION))) return;
  const file = newFile();
  const app = await launch(file);
  await sitDown(app);
  for (const [player, amount] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [1, 5],
  ] as const)
    app.session.act(gain(player, amount));
  await app.session.undo();
  await app.writer.close();
  copyFileSync(file, fixture(SCHEMA_VERSION));
});

describe('migrations', () => {
  test.each(versions)('the kept database of schema %i opens, with its game as it was left', async (version) => {
    const file = newFile();
    copyFileSync(fixture(version), file);
    const app = await launch(file);
    await app.session.open('game');
    expect((stateOf(app.session) as ToyState).pebbles).toEqual([6, 4]);
    app.session.redo();
    expect((stateOf(app.session) as ToyState).pebbles).toEqual([6, 9]);
    expect(app.session.act(gain(0, 1))).toBe(true);
    await app.writer.close();
  });

  test('an empty file becomes this version, and migrating twice changes nothing', async () => {
    const db = nodeDatabase(newFile());
    await migrate(db);
    const before = await db.read('SELECT sql FROM sqlite_master ORDER BY name');
    await migrate(db);
    expect(await db.read('SELECT sql FROM sqlite_master ORDER BY name')).toEqual(before);
    expect(await db.read('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION }]);
    await db.close();
  });

  test('a first start broken off after any write is no older database to the next: there is nothing to keep a copy of', async () => {
    const file = newFile();
    const killed = nodeDatabase(file);
    let writes = 0;
    await migrate({
      ...killed,
      write: (statements) => (writes++ === 0 ? killed.write(statements) : Promise.reject(new Error('killed'))),
    }).catch(() => undefined);
    await killed.close();
    const db = nodeDatabase(file);
    const before = jest.fn(() => Promise.resolve());
    await migrate(db, before);
    expect(before).not.toHaveBeenCalled();
    await db.close();
  });

  test('a database of a newer version is refused and left as it is', async () => {
    const db = nodeDatabase(newFile());
    await migrate(db);
    await db.write([{ sql: 'UPDATE schema_version SET version = ?', params: [SCHEMA_VERSION + 1] }]);
    await expect(migrate(db)).rejects.toThrow(NewerDatabase);
    expect(await db.read('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA_VERSION + 1 }]);
    await db.close();
  });
});

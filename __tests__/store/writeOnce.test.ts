import { SCHEMA_VERSION } from '@/store/database/migrations';
import type { Database } from '@/store/database/port';
import { Writer } from '@/store/writer';

const named = (sql: string) => [{ sql, params: [] }];

/** One connection without a queue of its own, as on a phone. It notes when each transaction begins and ends. */
async function phone() {
  const log: string[] = [];
  const disk = { full: false };
  const db: Database = {
    durable: true,
    read: async () => [{ version: SCHEMA_VERSION }],
    write: async ([first]) => {
      if (disk.full) throw new Error('the disk is full');
      log.push(`begin ${first?.sql}`);
      await new Promise((done) => setImmediate(done));
      log.push(`end ${first?.sql}`);
    },
    close: async () => undefined,
  };
  const writer = new Writer(async () => db);
  await writer.open();
  return { writer, log, disk };
}

test('a tap made while a backup is written waits for it: on one connection the two would be one transaction', async () => {
  const { writer, log } = await phone();
  const importing = writer.writeOnce(named('import'));
  while (log.length === 0) await Promise.resolve();
  writer.write(named('tap'));
  await importing;
  await writer.flush();
  expect(log).toEqual(['begin import', 'end import', 'begin tap', 'end tap']);
  expect(writer.saving.getState()).toEqual({ status: 'saved', pending: 0 });
  await writer.close();
});

test('two that are asked for at once are written one after the other', async () => {
  const { writer, log } = await phone();
  await Promise.all([writer.writeOnce(named('one')), writer.writeOnce(named('other'))]);
  expect(log).toEqual(['begin one', 'end one', 'begin other', 'end other']);
  await writer.close();
});

test('nothing is brought in before a tap that could not be saved: the tap would later be written over it', async () => {
  const { writer, log, disk } = await phone();
  disk.full = true;
  writer.write(named('tap'));
  await writer.flush();
  await expect(writer.writeOnce(named('import'))).rejects.toThrow('what was tapped last is not saved yet');
  disk.full = false;
  await writer.writeOnce(named('import'));
  expect(log).toEqual(['begin tap', 'end tap', 'begin import', 'end import']);
  await writer.close();
});

import { firstPaint } from '@/store/firstPaint';
import { changeSetting, loadSettings, settings, settingsFrom } from '@/store/settings';
import { Writer } from '@/store/writer';

import { nodeDatabase } from './nodeDatabase';

test('what is well-formed is taken, anything else keeps its default', () => {
  expect(settingsFrom({ theme: 'dark', textSize: 1.6, hand: 'left', haptics: false })).toMatchObject({
    theme: 'dark',
    textSize: 1.6,
    hand: 'left',
    haptics: false,
    keepAwake: true,
  });
  expect(settingsFrom({ theme: 'pink', textSize: 9, hand: 3, haptics: 'yes', evil: true })).toEqual(settingsFrom({}));
});

test('a setting that is changed while the stored ones are being read stays changed', async () => {
  const db = nodeDatabase(':memory:');
  let tap = () => undefined as void;
  const writer = new Writer(async () => ({
    ...db,
    async read(sql, params) {
      const rows = await db.read(sql, params);
      tap();
      return rows;
    },
  }));
  changeSetting(writer, 'hand', 'left');
  await writer.flush();
  settings.setState(settingsFrom({}), true);

  tap = () => changeSetting(writer, 'theme', 'dark');
  await loadSettings(writer);
  tap = () => undefined;
  expect(settings.getState()).toMatchObject({ theme: 'dark', hand: 'left' });

  await loadSettings(writer);
  expect(settings.getState()).toMatchObject({ theme: 'dark', hand: 'left' });
  await writer.close();
});

test('a setting that was changed right before the page was put away is there next time, and gets into the database', async () => {
  let kept: Readonly<Record<string, unknown>> = {};
  jest.spyOn(firstPaint, 'read').mockImplementation(() => kept);
  jest.spyOn(firstPaint, 'keep').mockImplementation((values) => {
    kept = JSON.parse(JSON.stringify(values));
  });
  const db = nodeDatabase(':memory:');
  const stored = new Writer(async () => ({ ...db, close: async () => undefined }));
  changeSetting(stored, 'hand', 'left');
  await stored.flush();

  // The page is gone before its database has opened.
  changeSetting(new Writer(() => new Promise(() => undefined)), 'textSize', 2);
  settings.setState(settingsFrom(kept), true);
  await loadSettings(stored);
  await stored.flush();
  expect(settings.getState()).toMatchObject({ textSize: 2, hand: 'left' });
  expect(await db.read("SELECT value FROM setting WHERE key = 'textSize'")).toEqual([{ value: '2' }]);
  expect(kept).not.toHaveProperty('unwritten');

  // Once it is there, the database is the truth again.
  await stored.writeOnce([{ sql: "UPDATE setting SET value = '1.3' WHERE key = 'textSize'", params: [] }]);
  await loadSettings(stored);
  expect(settings.getState().textSize).toBe(1.3);
  await db.close();
});

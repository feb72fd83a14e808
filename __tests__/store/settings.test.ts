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

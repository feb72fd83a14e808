import { backupText, collectBackup } from '@/store/backup/collect';
import { applyImport, previewImport } from '@/store/backup/import';
import { changeSetting, loadSettings, settings } from '@/store/settings';

import { launch, newFile } from '../table';

/** What a phone with these choices saves. */
async function saved(): Promise<string> {
  const { writer } = await launch(newFile());
  changeSetting(writer, 'theme', 'dark');
  changeSetting(writer, 'textSize', 1.6);
  await writer.flush();
  return backupText(await collectBackup(writer), 1);
}

test('settings that a backup brings hold at once; what was chosen here stays', async () => {
  const text = await saved();
  const { writer } = await launch(newFile());
  await loadSettings(writer);
  expect(settings.getState()).toMatchObject({ theme: 'system', textSize: 1 });
  changeSetting(writer, 'theme', 'light');
  await applyImport(writer, await previewImport(writer, text));
  expect(settings.getState()).toMatchObject({ theme: 'light', textSize: 1.6 });
  // And after the next start.
  await loadSettings(writer);
  expect(settings.getState()).toMatchObject({ theme: 'light', textSize: 1.6 });
});

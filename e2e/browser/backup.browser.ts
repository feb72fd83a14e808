import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { startDuel } from './duel';
import { servedPhones } from './eachPhone';
import { tapUntilSaved } from './harness';
import { underServiceWorker } from './more';

// From one phone to another by a file, and what becomes of a file that is damaged on its way.

const here = servedPhones();
const newPhone = () => here.open({ reducedMotion: 'reduce' });

async function saved(page: Page): Promise<string> {
  await page.goto(`${here.server.url}backup`);
  await page.getByTestId('backup-save').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('backup-save').tap()]);
  expect(download.suggestedFilename()).toMatch(/^abaculus-\d{4}-\d\d-\d\d\.abaculus\.json$/);
  await page.getByTestId('backup-done').waitFor();
  return readFileSync(await download.path(), 'utf8');
}

async function offer(page: Page, text: string): Promise<void> {
  await page.goto(`${here.server.url}backup`);
  await page.getByTestId('backup-open').waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('backup-open').tap()]);
  await chooser.setFiles({ name: 'games.abaculus.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a game goes to another phone in a file, and a damaged file changes nothing there', async () => {
  const { page } = await newPhone();
  await startDuel(page, here.server.url);
  for (let tap = 0; tap < 3; tap += 1) await tapUntilSaved(page, 'gold-0-plus');
  const gold = await page.getByTestId('gold-0-value').textContent();
  const file = await saved(page);

  const other = (await newPhone()).page;
  await offer(other, file.slice(0, file.length / 2));
  await other.getByTestId('backup-problem').getByText('Nothing on this device was changed', { exact: false }).waitFor();
  await other.goto(here.server.url);
  await other.getByTestId('game-shaolia').waitFor();
  expect(await other.getByTestId('resume').count()).toBe(0);

  await offer(other, file);
  await other.getByTestId('import-sheet').getByText('1 new game', { exact: true }).waitFor();
  await other.getByTestId('import-apply').tap();
  await other.getByTestId('backup-done').waitFor();
  await other.goto(here.server.url);
  await other.getByTestId('resume').first().tap();
  await other.getByTestId('gold-0-value').waitFor();
  expect(await other.getByTestId('gold-0-value').textContent()).toBe(gold);

  // The same file again has nothing to add, and neither has the copy that was made before it.
  const nothingNew = other.getByTestId('import-sheet').getByText('Everything in this file is on this device already.');
  await offer(other, file);
  await nothingNew.waitFor();
  await other.getByTestId('import-close').tap();
  await other.getByTestId(/^bring-back-/).tap();
  await nothingNew.waitFor();
});

test('a backup that another app shares with this one shows what it holds, once', async () => {
  const { page } = await newPhone();
  await startDuel(page, here.server.url);
  await tapUntilSaved(page, 'gold-0-plus');
  const file = await saved(page);

  const other = (await newPhone()).page;
  await other.goto(here.server.url);
  await other.getByTestId('game-shaolia').waitFor();
  await underServiceWorker(other);
  const { share_target: target } = (await (await fetch(`${here.server.url}manifest.webmanifest`)).json()) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  // As a share sheet posts it; the page's own policy lets no form do so.
  const led = await other.evaluate(
    async ([url, field, text]) => {
      const form = new FormData();
      form.append(field ?? '', new File([text ?? ''], 'games.abaculus.json', { type: 'application/json' }));
      const answer = await fetch(url ?? '', { method: 'POST', body: form });
      return answer.url;
    },
    [new URL(target.action, here.server.url).href, target.params.files[0]?.name, file],
  );
  expect(led).toBe(`${here.server.url}backup`);
  await other.goto(led);
  await other.getByTestId('import-sheet').getByText('1 new game', { exact: true }).waitFor();
  await other.reload();
  await other.getByTestId('backup-age').waitFor();
  expect(await other.getByTestId('import-sheet').count()).toBe(0);
});

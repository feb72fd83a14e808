import type { Page } from 'playwright-core';
import { culture, startDuel } from './duel';
import { phoneForEach } from './eachPhone';
import { tapUntilSaved } from './harness';
import { closeTabs, filesLetGo, readRows, sessionId, writeRows } from './more';

const here = phoneForEach();

beforeEach(() => {
  const { context, problems } = here.phone;
  context.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`));
});

async function seat(page: Page, ...names: string[]): Promise<void> {
  await page.goto(`${here.server.url}setup/shaolia`);
  for (const [index, name] of names.entries()) await page.getByTestId(`seat-${index}-name`).fill(name);
}

/** Starts with these names and returns them as the table shows them. */
async function namesAtTable(page: Page, first: string, second: string): Promise<string[]> {
  await seat(page, first, second);
  await page.getByTestId('start-game').tap();
  await page.getByTestId('culture-0-plus').waitFor();
  const names: string[] = [];
  for (const index of [0, 1]) {
    const label = await page.getByTestId(`side-${index}`).getAttribute('aria-label');
    names.push((label ?? '').replace(/(, (active|first player))+$/, ''));
    await page
      .getByTestId(`side-${index}`)
      .getByText(names[index] ?? '', { exact: true })
      .waitFor();
  }
  return names;
}

const wide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('names', () => {
  test.each([
    ['nothing typed', '', '  ', 'Player 1', 'Player 2'],
    ['two hundred characters', 'W'.repeat(200), 'a b '.repeat(50), 'W'.repeat(40), 'a b '.repeat(10).trim()],
    ['emoji', '👩‍🚀', '🎲🇧🇷', '👩‍🚀', '🎲🇧🇷'],
    ['right to left', 'ليلى', 'דוד', 'ليلى', 'דוד'],
    ['invisible and turning characters', 'A\u202Ena\u200B', ' Te\u0000\to ', 'A na', 'Te o'],
    ['markup', '<img src=x onerror=alert(1)>', '<b>&amp;', '<img src=x onerror=alert(1)>', '<b>&amp;'],
    ['quotes and SQL', `O'Brien "x"`, `'); DROP TABLE event;--`, `O'Brien "x"`, `'); DROP TABLE event;--`],
  ])('%s', async (_, first, second, shownFirst, shownSecond) => {
    const { page } = here.phone;
    expect(await namesAtTable(page, first, second)).toEqual([shownFirst, shownSecond]);
    expect(await wide(page)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    await tapUntilSaved(page, 'culture-0-plus');
    await page.getByTestId('open-history').tap();
    await page.getByTestId('history-screen').getByText(shownFirst).first().waitFor();
    expect(await wide(page)).toBe(false);
    // The same after a reload, out of the database.
    await page.goto(`${here.server.url}session/${sessionId(page)}`);
    expect(await page.getByTestId('side-1').getAttribute('aria-label')).toContain(shownSecond);
    expect(await culture(page, 0)).toBe(1);
  });

  test('the same name twice is refused in words until one is changed', async () => {
    const { page } = here.phone;
    await seat(page, 'Ana', ' ana ');
    const start = page.getByTestId('start-game');
    await page.getByText('Seat 1 has this name too').waitFor();
    expect(await start.isDisabled()).toBe(true);
    await page.getByTestId('seat-1-name').fill('Ana B');
    await page.getByText('Seat 1 has this name too').waitFor({ state: 'detached' });
    // Waits until it can be tapped: the storage may still be opening.
    await start.click({ trial: true });
    // Typing the name that an empty seat goes by is the same name too.
    await page.getByTestId('seat-0-name').fill('Player 2');
    await page.getByTestId('seat-1-name').fill('');
    await page.getByText('Seat 1 has this name too').waitFor();
    await page.getByTestId('seat-1-name').fill('Teo');
    await start.tap();
    await page.getByTestId('culture-0-plus').waitFor();
  });

  test('who has played is offered next time', async () => {
    const { page } = here.phone;
    await startDuel(page, here.server.url);
    await seat(page);
    await page.getByTestId('profile-Teo').tap();
    await page.getByTestId('profile-Ana').tap();
    expect(await page.getByTestId('seat-0-name').inputValue()).toBe('Teo');
    expect(await page.getByTestId('seat-1-name').inputValue()).toBe('Ana');
    expect(await page.getByTestId('profile-Ana').count()).toBe(0);
    await page.getByTestId('start-game').tap();
    await page.getByTestId('culture-0-plus').waitFor();
    await closeTabs(here.phone.context);
    // The same two people, not four.
    expect(await readRows(here.phone.context, here.server, 'SELECT name FROM player ORDER BY name')).toEqual([
      { name: 'Ana' },
      { name: 'Teo' },
    ]);
  });
});

describe('addresses that lead nowhere', () => {
  test.each([
    ['a game that is not here', 'session/nobody-knows-it', 'No such game here'],
    ['its history', 'session/nobody-knows-it/history', 'No such game here'],
    ['a game nobody knows', 'setup/ludo', 'No such game'],
    ['a page there is not', 'over/the/hills', 'Nothing here'],
    ['odd characters', 'session/%3Cscript%3E', 'No such game here'],
  ])('%s', async (_, path, words) => {
    const { page } = here.phone;
    await page.goto(`${here.server.url}${path}`);
    await page.getByTestId('lost-screen').getByText(words, { exact: true }).waitFor();
    await page.getByText('Go to the start').tap();
    await page.getByTestId('home-screen').waitFor();
    // Nothing of it lingers: a game starts as ever.
    await page.getByTestId('game-shaolia').tap();
    await page.getByTestId('start-game').tap();
    await page.getByTestId('culture-0-plus').waitFor();
  });

  test('rules of a game nobody knows', async () => {
    await here.phone.page.goto(`${here.server.url}rules?game=ludo&topic=none`);
    await here.phone.page.getByTestId('rules-screen').waitFor();
  });
});

describe('a database that is not as we left it', () => {
  let link: string;

  beforeEach(async () => {
    const { page } = here.phone;
    await startDuel(page, here.server.url);
    for (let tap = 0; tap < 4; tap += 1) await tapUntilSaved(page, 'culture-0-plus');
    link = `${here.server.url}session/${sessionId(page)}`;
    await closeTabs(here.phone.context);
  });

  const everything = async () => ({
    version: await readRows(here.phone.context, here.server, 'SELECT * FROM schema_version'),
    sessions: await readRows(here.phone.context, here.server, 'SELECT * FROM session ORDER BY id'),
    events: await readRows(here.phone.context, here.server, 'SELECT * FROM event ORDER BY session_id, seq'),
    players: await readRows(here.phone.context, here.server, 'SELECT * FROM player ORDER BY id'),
    settings: await readRows(here.phone.context, here.server, 'SELECT * FROM setting ORDER BY key'),
  });

  test('one of a newer version is left alone, and that is said', async () => {
    await writeRows(here.phone.context, here.server, { sql: 'UPDATE schema_version SET version = 99', params: [] });
    const before = await everything();
    expect(before.events).toHaveLength(4);
    for (const path of [here.server.url, link, `${here.server.url}settings`]) {
      const page = await here.phone.context.newPage();
      await page.goto(path);
      await page.getByTestId('phase-newer').getByText('Saved by a newer version', { exact: true }).waitFor();
      await page.close();
    }
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['broken JSON', '{"type":"corr'],
    ['an action nobody ever wrote', '{"type":"flyToTheMoon","player":0}'],
    ['nothing', ''],
  ])('a line that cannot be read (%s) leaves the newest good state, and the line itself', async (_, action) => {
    await writeRows(here.phone.context, here.server, {
      sql: 'UPDATE event SET action = ? WHERE seq = 3',
      params: [action],
    });
    const page = await here.phone.context.newPage();
    await page.goto(link);
    const banner = page.getByTestId('unread');
    await banner.waitFor();
    expect(await banner.innerText()).toContain('The last 2 actions could not be read');
    expect(await culture(page, 0)).toBe(2);

    // Play goes on from there.
    await tapUntilSaved(page, 'culture-0-plus');
    await banner.waitFor({ state: 'detached' });
    await page.reload();
    expect(await culture(page, 0)).toBe(3);
    expect(await banner.count()).toBe(0);
    await closeTabs(here.phone.context);
    const kept = await readRows(
      here.phone.context,
      here.server,
      'SELECT seq, action FROM event ORDER BY session_id, seq',
    );
    expect(kept).toHaveLength(5);
    expect(kept.map((row) => row.action)).toContain(action);
  });

  test('a set-up that cannot be read is said, and stays', async () => {
    await writeRows(here.phone.context, here.server, { sql: 'UPDATE session SET setup = ?', params: ['{"game":'] });
    const page = await here.phone.context.newPage();
    await page.goto(link);
    await page.getByText('This game could not be opened').waitFor();
    await page.getByText('Go to the start').tap();
    await page.getByTestId('home-screen').waitFor();
    await page.close();
    expect((await everything()).events).toHaveLength(4);
  });

  test('a file that is no database any more is not written over', async () => {
    await filesLetGo(here.phone.context, here.server);
    const scratch = await here.phone.context.newPage();
    await scratch.goto(`${here.server.url}fonts/fonts.css`);
    const scribbled = await scratch.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('abaculus');
      let count = 0;
      for await (const handle of folder.values()) {
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const file = await handle.getFile();
        // The pool's own header comes first; the empty files of the pool have no more than that.
        if (file.size <= 8192) continue;
        const stream = await handle.createWritable({ keepExistingData: true });
        await stream.write({ type: 'write', position: 4096, data: 'scribble'.repeat(512) });
        await stream.close();
        count += 1;
      }
      return count;
    });
    expect(scribbled).toBe(1);
    await scratch.close();
    const page = await here.phone.context.newPage();
    await page.goto(here.server.url);
    await page.getByTestId('phase-broken').getByText('could not be opened').first().waitFor();
    await page.getByText('Try again', { exact: true }).tap();
    await page.getByTestId('phase-broken').getByText('could not be opened').first().waitFor();
    await page.close();
    const after = await here.phone.context.newPage();
    await after.goto(`${here.server.url}fonts/fonts.css`);
    const still = await after.evaluate(async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('abaculus');
      for await (const handle of folder.values()) {
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const text = await (await handle.getFile()).text();
        if (text.includes('scribblescribble')) return true;
      }
      return false;
    });
    expect(still).toBe(true);
  });
});

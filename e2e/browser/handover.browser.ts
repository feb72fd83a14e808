import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import { shaolia } from '@/rules/shaolia/game';
import type { AnyAction, AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { insertEvent, insertSession, moveHeadRow, summaryOf } from '@/store/sessionRows';

import { asSeen, filmFlags, startFilm } from './cameraFilm';
import { startDuel } from './duel';
import { servedPhones } from './eachPhone';
import { tapUntilSaved } from './harness';
import { closeTabs, readRows, writeRows } from './more';

// A long game goes from one phone to another by nothing but the one's screen and the other's camera.
const LINES = 1500;
const ID = 'a-long-evening';
const PATIENCE = 240_000;

const SETUP: Setup = {
  game: 'shaolia',
  mode: 'prelude',
  seats: [
    { name: 'Ana', colour: 0 },
    { name: 'Teo', colour: 1 },
  ],
  first: 0,
  options: {},
  houseRules: {},
};

const here = servedPhones();

async function openOne(flags: readonly string[] = []) {
  const phone = await here.open({}, flags);
  phone.page.setDefaultTimeout(PATIENCE);
  return phone;
}

/** As many lines as a very long evening makes, with ids of chance as on a real phone: those do not compress. */
function longGame() {
  const game: AnyGame = shaolia;
  const start = game.start(SETUP);
  if (isRefusal(start)) throw new Error(start.words);
  let state: unknown = start;
  const rows = Array.from({ length: LINES }, (_, index) => {
    const { seat = 0, action: step } = game.next(state);
    const gold = { type: 'correct', player: seat, counter: 'gold', how: index % 2 ? 'pay' : 'gain', amount: 1 };
    const action = (index % 5 === 4 && step ? step : gold) as AnyAction;
    state = game.apply(state, action);
    const id = createHash('sha256').update(`line ${index}`).digest('hex').slice(0, 32);
    const event = { seq: index + 1, id, at: 1.7e12 + 21_000 * index, action, overruled: false };
    return insertEvent(ID, event, summaryOf(game, SETUP, state), 'none').slice(0, 1);
  });
  return [
    insertSession(ID, SETUP, summaryOf(game, SETUP, start), 1.7e12),
    ...rows.flat(),
    moveHeadRow(ID, LINES, summaryOf(game, SETUP, state), 1.7e12),
  ].map(({ sql, params }) => ({ sql, params: [...(params ?? [])] as (string | number | null)[] }));
}

const NO_GAMES = ['session', 'event', 'snapshot'].map((table) => ({ sql: `DELETE FROM ${table}`, params: [] }));

async function openHandOver(page: Page): Promise<number> {
  await page.getByTestId('open-menu').tap();
  await page.getByTestId('menu-handover').tap();
  await page.getByTestId('handover-pause').tap();
  await page.getByTestId('handover-pause').getByText('Go on').waitFor();
  const where = await page.getByTestId('handover-where').innerText();
  return Number(/of (\d+)$/.exec(where)?.[1]);
}

/** Every picture the giver shows, once, as screenshots on a film. */
async function filmed(page: Page, count: number, path: string): Promise<void> {
  const film = startFilm(path);
  const seen = new Set<string>();
  while (seen.size < count) {
    const where = await page.getByTestId('handover-where').innerText();
    seen.add(where);
    film.add(await asSeen(page, await page.getByTestId('handover-code').screenshot()));
    await page.getByTestId('handover-next').tap();
    await page.waitForFunction(
      (before) => document.querySelector('[data-testid="handover-where"]')?.textContent !== before,
      where,
    );
  }
  film.end();
}

/** A control of the player who is on. */
const plus = (page: Page) => page.getByTestId(/^culture-\d-plus$/).first();

const tableOf = async (page: Page) => {
  await plus(page).waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return page.getByTestId('session-screen').innerText();
};

test(
  `a game of ${LINES} lines goes to another phone by its camera and goes on at the same spot`,
  async () => {
    const giver = await openOne();
    await startDuel(giver.page, here.server.url);
    await closeTabs(giver.context);
    await writeRows(giver.context, here.server, ...NO_GAMES, ...longGame());
    const page = await giver.context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${here.server.url}session/${ID}`);
    const table = await tableOf(page);
    const count = await openHandOver(page);
    const film = join(giver.profile.dir, 'film.y4m');
    await filmed(page, count, film);

    const taker = await openOne(filmFlags(film));
    await taker.page.goto(here.server.url);
    await taker.page.getByTestId('home-receive').tap();
    await taker.page.getByTestId('receive-camera').tap();
    await taker.page.getByTestId('offer').waitFor();
    await taker.page.getByText('1,500 lines', { exact: false }).waitFor();
    await taker.page.getByTestId('take-over').tap();
    expect(await tableOf(taker.page)).toBe(table);

    await page.getByTestId('handover-done').tap();
    await page.getByText('Handed over to another phone').waitFor();
    await tapUntilSaved(taker.page, (await plus(taker.page).getAttribute('data-testid')) ?? '');

    await Promise.all([closeTabs(giver.context), closeTabs(taker.context)]);
    const [given, taken] = await Promise.all(
      [giver, taker].map(async ({ context }) => ({
        events: await readRows(context, here.server, 'SELECT * FROM event ORDER BY seq'),
        sessions: await readRows(context, here.server, 'SELECT id, head, handed_at IS NOT NULL AS handed FROM session'),
      })),
    );
    expect(given?.sessions).toEqual([{ id: ID, head: LINES, handed: 1 }]);
    expect(taken?.sessions).toEqual([{ id: ID, head: LINES + 1, handed: 0 }]);
    expect(taken?.events.slice(0, LINES)).toEqual(given?.events);
  },
  3 * PATIENCE,
);

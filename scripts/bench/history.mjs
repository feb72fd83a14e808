// Two thousand finished games of all kinds, played and saved by the store itself: how soon the list and the statistics are
// there, and what memory scrolling takes. Beside them the same with ten games.
import { GAMES } from '@/rules/games';
import { actIn, NAMES } from './games.mjs';
import { watchFor } from './openings.mjs';
import { byId, slowPage, writeRows } from './phone.mjs';
import { playedSession } from './session.mjs';

export const FEW = 10;
export const MANY = 2000;

const TIMES = 21;
const LINES = 24;
const AT_ONCE = 200;
const DAY = 86_400_000;
const ROW = '[data-testid^="past-"]';
const PASSES = 6;

/** The same numbers in every run. */
function numbersFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every third line a die, so that luck has something to count. */
function withDice(act, seats) {
  return (state, turn) => {
    const roll = {
      type: 'rollDie',
      player: turn % seats,
      sides: 6,
      faces: [1 + (turn % 6), 1 + ((turn * 5) % 6)],
      by: 'app',
    };
    return turn % 3 === 2 ? roll : act(state, turn);
  };
}

/** One finished game of each kind, as the rows the store wrote. */
async function finishedGames() {
  const games = [];
  for (const entry of GAMES) {
    const game = await entry.load();
    const [mode] = game.modes;
    const seats = Math.max(...mode.seats);
    const setup = {
      game: game.id,
      mode: mode.key,
      seats: NAMES.slice(0, seats).map((name, colour) => ({ name, colour })),
      first: 0,
      options: {},
      houseRules: {},
    };
    const id = `history-${game.id}`;
    const played = await playedSession(LINES, id, { game, setup, act: withDice(actIn(game, seats), seats) });
    await played.session.finish();
    await played.writer.flush();
    const [session] = await played.db.read('SELECT * FROM session');
    games.push({ session, events: await played.db.read('SELECT * FROM event') });
  }
  return games;
}

const insert = (table, row) => ({
  sql: `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).map(() => '?')})`,
  params: Object.values(row),
});

/** The same game on another day, with other people and another end. */
function another({ session, events }, at, number) {
  const id = `${session.id}-${at}`;
  const setup = JSON.parse(session.setup);
  const summary = JSON.parse(session.summary);
  const first = number(NAMES.length);
  const seats = setup.seats.map((seat, index) => ({ ...seat, name: NAMES[(first + index) % NAMES.length] }));
  const points = seats.map(() => 20 + number(60));
  const winner = points.indexOf(Math.max(...points));
  const started = 1.75e12 - at * DAY * 0.7;
  const row = {
    ...session,
    id,
    setup: JSON.stringify({ ...setup, seats }),
    summary: JSON.stringify({
      ...summary,
      winners: [winner],
      ending: { ...summary.ending, condition: 'points', points },
    }),
    started_at: started,
    touched_at: started + DAY / 16,
    finished_at: started + DAY / 16 + number(DAY / 16),
  };
  return [
    insert('session', row),
    ...events.map((event) => insert('event', { ...event, session_id: id, id: `${id}-${event.seq}` })),
  ];
}

async function seed(context, url, games, from, to) {
  const number = numbersFrom(from + 1);
  for (let at = from; at < to; at += AT_ONCE) {
    const rows = [];
    for (let each = at; each < Math.min(to, at + AT_ONCE); each += 1) {
      rows.push(...another(games[each % games.length], each, number));
    }
    await writeRows(context, url, rows);
  }
}

async function clicked(page, id, selector) {
  await page.evaluate(watchFor, selector);
  const from = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('click', ({ timeStamp }) => done(timeStamp), { capture: true, once: true }),
      ),
  );
  await page.locator(byId(id)).click();
  return (await page.evaluate(() => globalThis.shownAt)) - (await from);
}

/** From home to the first rows, then to the statistics with their plots; each time a page of its own. */
async function openings(context, url, rate) {
  const lists = [];
  const statistics = [];
  for (let at = 0; at < TIMES; at += 1) {
    const page = await slowPage(context, rate);
    await page.goto(url);
    await page.locator(byId('home-history')).waitFor();
    // Everything the start still does in the background is over by then.
    await page.waitForTimeout(1500);
    lists.push(await clicked(page, 'home-history', ROW));
    await page.waitForTimeout(800);
    statistics.push(await clicked(page, 'archive-statistics', `${byId('statistics')} svg`));
    await page.close();
  }
  return { lists, statistics };
}

/** What the page holds after the list was first scrolled through, and after several times more. */
async function scrolled(context, url) {
  const page = await slowPage(context, 1);
  const cdp = await context.newCDPSession(page);
  await page.goto(`${url}/history`);
  await page.locator(ROW).first().waitFor();
  const through = () =>
    page.locator(byId('sessions-list')).evaluate(async (list) => {
      for (const way of [1, -1]) {
        for (let step = 0; step < 120; step += 1) {
          list.scrollBy(0, (way * list.scrollHeight) / 120);
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
        }
      }
    });
  const held = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { megabytes: usedSize / 2 ** 20, nodes: await page.locator(`${byId('sessions-list')} *`).count() };
  };
  await through();
  const once = await held();
  for (let pass = 0; pass < PASSES; pass += 1) await through();
  const often = await held();
  await page.close();
  return { once, often };
}

/** A start is to show home, not the table that was open last. */
const NO_LAST = [{ sql: "DELETE FROM setting WHERE key = 'lastSession'", params: [] }];

export async function histories(context, url) {
  await writeRows(context, url, NO_LAST);
  const games = await finishedGames();
  await seed(context, url, games, 0, FEW);
  const few = await openings(context, url, 1);
  await seed(context, url, games, FEW, MANY);
  return { few, many: await openings(context, url, 1), ...(await scrolled(context, url)) };
}

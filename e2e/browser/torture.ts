import type { Page } from 'playwright-core';
import { chanceFrom } from '../../__tests__/rules/chance';
import { collectProblems, freshProfile, killBrowser, openPhone, type Phone, type Server } from './harness';
import { closeTabs, readRows } from './more';
import { EMPTY, type Log, type RandomTable, type Screen, type Step } from './randomTaps';

/** Enough for every kind of tap, few enough for a few seconds. */
const TAPS = 24;
const START = 30_000;

/** What a kill hit, to see that the kills fall where it hurts. */
export type Killed = {
  readonly game: string;
  readonly seed: number;
  readonly tapped: number;
  readonly saved: number;
  readonly kept: number;
};

/** One phone, one game: every seed taps, is killed, opens again and plays on. */
export async function playAndKill(server: Server, table: RandomTable, seeds: readonly number[]): Promise<Killed[]> {
  const profile = freshProfile();
  const killed: Killed[] = [];
  let phone = await openPhone(profile);
  let log = EMPTY;
  let seed = seeds[0] ?? 0;
  try {
    await table.start(phone.page, server.url);
    await shownSaved(phone.page);
    for (seed of seeds) {
      const chance = chanceFrom(seed);
      const steps = table.taps(log, TAPS, chance);
      const problems = collectProblems(phone.page, server.origin);
      const { tapped, saved } = await killedWhile(phone, table, steps, chance);
      expectNone(problems);

      phone = await openPhone(profile);
      const shown = await reopened(phone.page, server.url, table);
      await closeTabs(phone.context);
      const stored = await storedLog(phone, server);
      const kept = prefixOf(stored, [log, ...steps.map((step) => step.log)], saved);
      log = stored;
      same(shown, table.screenOf(log), 'The table that opened again');
      killed.push({ game: table.game, seed, tapped, saved, kept });

      phone = { ...phone, page: await phone.context.newPage() };
      same(await reopened(phone.page, server.url, table), table.screenOf(log), 'The table, opened once more');
    }
    await closeTabs(phone.context);
    const [sound] = await readRows(phone.context, server, 'PRAGMA integrity_check');
    same(sound ?? {}, { integrity_check: 'ok' }, 'The database');
    return killed;
  } catch (error) {
    throw new Error(
      `${table.game}, seed ${seed} (after ${seeds.slice(0, seeds.indexOf(seed)).join(', ') || 'none'}): ${said(error)}`,
    );
  } finally {
    await phone.context.close().catch(() => undefined);
    profile.remove();
  }
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

function same(found: Screen | object, expected: Screen | object, what: string): void {
  const [is, should] = [JSON.stringify(found, null, 1), JSON.stringify(expected, null, 1)];
  if (is !== should) throw new Error(`${what} reads ${is}, not ${should}`);
}

function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`The app complained:\n${problems.join('\n')}`);
}

/** How many of the steps are in the log; it must be one of the states along the way, and no saved tap may be missing. */
function prefixOf(stored: Log, along: readonly Log[], saved: number): number {
  const text = textOf(stored);
  const kept = along.findLastIndex((log) => textOf(log) === text);
  if (kept < 0) throw new Error(`The log is not what any number of the taps left: ${text}`);
  if (kept < saved) throw new Error(`${saved} taps were shown as saved, ${kept} are there`);
  return kept;
}

/** Equal logs, equal texts, whatever the order of an action's keys. */
function textOf({ actions, head }: Log): string {
  const lines = actions.map((action) => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))));
  return [`head ${head}`, ...lines].join('\n');
}

async function storedLog({ context }: Phone, server: Server): Promise<Log> {
  const sql = `SELECT session.head, event.seq, event.action FROM session
               LEFT JOIN event ON event.session_id = session.id ORDER BY event.seq`;
  const rows = await readRows(context, server, sql);
  const lines = rows.filter((row) => row.seq !== null);
  lines.forEach((row, index) => {
    if (row.seq !== index + 1) throw new Error(`Line ${index + 1} is numbered ${row.seq}`);
  });
  return { actions: lines.map((row) => JSON.parse(String(row.action))), head: Number(rows[0]?.head) };
}

const shownSaved = (page: Page) => page.locator('[data-testid="saved-dot"][aria-label="Saved"]').waitFor();

/** The app leads back to the table by itself; a half-typed number on top of it is put away. */
async function reopened(page: Page, url: string, table: RandomTable): Promise<Screen> {
  await page.goto(url);
  await page.getByTestId('session-screen').waitFor({ timeout: START });
  const close = page.getByTestId('keypad-close');
  if (await close.isVisible()) await close.tap();
  await table.ready(page);
  await shownSaved(page);
  return page.evaluate(table.read);
}

/** Taps, and kills the browser right after a random tap or a little later: in the middle of a write or between two. */
async function killedWhile(phone: Phone, table: RandomTable, steps: readonly Step[], chance: () => number) {
  let tapped = 0;
  let saved = 0;
  const wrong: string[] = [];
  const fatal = 1 + Math.floor(chance() * steps.length);
  const delay = chance() < 0.5 ? 0 : chance() * 40;
  let reached: () => void = () => undefined;
  const moment = new Promise<void>((done) => {
    reached = done;
  });
  await phone.page.exposeFunction('tell', (done: number, isSaved: boolean, shown: Screen | null) => {
    tapped = Math.max(tapped, done);
    if (done >= fatal) reached();
    if (isSaved) saved = Math.max(saved, done);
    const step = steps[done - 1];
    if (!step || !shown) return;
    const [is, should] = [JSON.stringify(shown), JSON.stringify(table.screenOf(step.log))];
    if (is !== should) wrong.push(`After tap ${done} (${step.words}) the table reads ${is}, not ${should}`);
  });
  await phone.page.evaluate(`globalThis.readScreen = ${table.read}`);
  const plan = steps.map(({ wait, touch }) => ({ wait, touch }));
  const playing = phone.page.evaluate(tapAll, plan).catch((error: unknown) => {
    if (!/closed|crash|destroyed/i.test(said(error))) wrong.push(said(error));
  });
  await Promise.race([moment, playing]);
  if (delay > 0) await new Promise((done) => setTimeout(done, delay));
  // All at once and now: the browser leads its own group. What killBrowser does after it is to wait.
  process.kill(-phone.pid, 'SIGKILL');
  await killBrowser(phone.pid);
  await playing;
  await phone.context.close().catch(() => undefined);
  if (wrong[0]) throw new Error(wrong[0]);
  return { tapped, saved };
}

/** In the page: taps by the plan and tells after each what is on screen and whether the dot says that it is saved. */
async function tapAll(steps: readonly Pick<Step, 'wait' | 'touch'>[]): Promise<void> {
  const tell: unknown = Reflect.get(globalThis, 'tell');
  const read: unknown = Reflect.get(globalThis, 'readScreen');
  if (typeof tell !== 'function' || typeof read !== 'function') throw new Error('Nobody listens');
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  // The whole table has followed a tap once the page has nothing left to do.
  const drawn = () => new Promise((done) => requestIdleCallback(done));
  const saved = () => document.querySelector('[data-testid="saved-dot"]')?.getAttribute('aria-label') === 'Saved';
  let done = 0;
  new MutationObserver(() => {
    if (saved()) void tell(done, true, null);
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
  for (const { wait, touch } of steps) {
    if (wait > 0) await pause(wait);
    for (const selector of touch) {
      let target = document.querySelector<HTMLElement>(selector);
      for (let tries = 0; !target && tries < 100; tries += 1) {
        await pause(20);
        target = document.querySelector<HTMLElement>(selector);
      }
      if (!target) throw new Error(`There is no ${selector} to tap`);
      target.click();
      // The dot and the number under the finger are drawn by the next task, the rest of the table a little later.
      await pause(0);
      if (selector !== touch.at(-1)) await drawn();
    }
    done += 1;
    void tell(done, saved(), null);
    await drawn();
    void tell(done, saved(), read());
  }
}

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import type { Action } from '@/rules/dungeon/actions';
import { dungeon } from '@/rules/dungeon/game';
import type { AnyGame } from '@/rules/kernel/game';
import { isRefusal } from '@/rules/kernel/refusal';
import type { Setup } from '@/rules/kernel/setup';
import { insertEvent, insertSession, summaryOf } from '@/store/sessionRows';

import {
  collectProblems,
  expectNoAxeViolations,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';
import { closeTabs, writeRows } from './more';

// From the hold that saves a game to its result, the picture of it as a real PNG, and the rematch.

const ID = 'delve';
/** A name that would be markup in a careless drawing. */
const NAME = '<b>Mi & "Jo"</b>';
const SETUP: Setup = {
  game: 'dungeon',
  mode: 'delve',
  seats: [{ name: NAME, colour: 4 }],
  first: 0,
  options: {},
  houseRules: {},
};
const ACTIONS: readonly Action[] = [
  { type: 'correct', player: 0, counter: 'kills-e1', how: 'gain', amount: 3 },
  { type: 'clearDungeon', player: 0 },
];
/** Lines are told for seconds, and a busy machine takes its time. */
const PATIENCE = 60_000;

let server: Server;
let profile: Profile;
let phone: Phone;

beforeAll(async () => {
  server = await startServer();
  profile = freshProfile();
  phone = await openPhone(profile, { acceptDownloads: true });
  phone.context.setDefaultTimeout(PATIENCE);
});

afterAll(async () => {
  await phone.context.close();
  profile.remove();
  await server.stop();
});

/** A delve that is cleared and waits to be saved. */
function clearedDelve() {
  const game: AnyGame = dungeon;
  const start = game.start(SETUP);
  if (isRefusal(start)) throw new Error(start.words);
  let state: unknown = start;
  const lines = ACTIONS.map((action, index) => {
    state = game.apply(state, action);
    const event = { seq: index + 1, id: `line-${index}`, at: 1.7e12 + 60_000 * index, action, overruled: false };
    return insertEvent(ID, event, summaryOf(game, SETUP, state), 'none');
  });
  return [insertSession(ID, SETUP, summaryOf(game, SETUP, start), 1.7e12), ...lines.flat()].map(({ sql, params }) => ({
    sql,
    params: [...(params ?? [])] as (string | number | null)[],
  }));
}

async function held(page: Page, id: string): Promise<void> {
  await page.getByTestId(id).hover();
  await page.mouse.down();
}

test('a game is saved by a hold, its lines are told, and its picture is a PNG of the right size', async () => {
  // The database is there once the history has been read from it.
  await phone.page.goto(`${server.url}history`);
  await phone.page.getByText('No games yet').waitFor();
  await closeTabs(phone.context);
  await writeRows(phone.context, server, ...clearedDelve());
  const page = await phone.context.newPage();
  const problems = collectProblems(page, server.origin);
  await page.goto(`${server.url}session/${ID}/score`);
  await page.getByTestId('end-session').waitFor();
  const told = page.getByTestId('reveal').waitFor();
  await held(page, 'end-session');
  await told;
  await page.mouse.up();
  await expectNoAxeViolations(page);
  await page.getByTestId('score-home').waitFor();
  await page.getByText('Beginner Adventurer').first().waitFor();
  await expectNoAxeViolations(page);

  await page.getByTestId('share-result').tap();
  await page.getByTestId('picture-image').waitFor();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('picture-share').tap()]);
  expect(download.suggestedFilename()).toBe('abaculus-result.png');
  const png = readFileSync(await download.path());
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  // The header names its size; a blank sheet of it would take a few hundred bytes.
  expect(png.readUInt32BE(16)).toBe(1080);
  expect(png.readUInt32BE(20)).toBeGreaterThan(500);
  expect(png.length).toBeGreaterThan(20_000);
  await page.getByTestId('picture-said').waitFor();
  await page.getByTestId('picture-sheet-close').tap();

  await page.getByTestId('rematch').tap();
  await page.getByTestId('session-screen').waitFor();
  expect(page.url()).not.toContain(ID);
  await page.getByText(NAME).first().waitFor();
  expect(problems).toEqual([]);
});

import { culture, startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
  tapUntilSaved,
} from './harness';
import { sessionId, underServiceWorker } from './more';

let server: Server;
let profile: Profile;
let phone: Phone;

beforeAll(async () => {
  server = await startServer();
  profile = freshProfile();
  phone = await openPhone(profile);
});

afterAll(async () => {
  await phone.context.close();
  profile.remove();
  await server.stop();
});

test('after one visit the whole app works with the server gone', async () => {
  const { page } = phone;
  const problems = collectProblems(page, server.origin);
  // Only home is visited while there is a server: everything else has to come out of the cache.
  await page.goto(server.url);
  await page.getByTestId('game-shaolia').waitFor();
  await underServiceWorker(page);
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();

  const fromCache = new Set<string>();
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromCache.add(new URL(response.url()).pathname.slice(1));
  });

  await page.reload();
  await startDuel(page, server.url);
  const files = [...fromCache].join('\n');
  for (const name of ['entry', '__common', 'panels', 'game', 'actions', 'worker']) {
    expect(files).toMatch(new RegExp(`/${name}-\\w+\\.js$`, 'm'));
  }
  expect([...fromCache].filter((path) => path.endsWith('.wasm'))).toHaveLength(1);

  await tapUntilSaved(page, 'culture-0-plus');
  await tapUntilSaved(page, 'culture-0-plus');
  await page.reload();
  expect(await culture(page, 0)).toBe(2);

  // A deep link, typed into a new tab.
  const link = `${server.url}session/${sessionId(page)}`;
  await page.close();
  const tab = await phone.context.newPage();
  await tab.goto(link);
  expect(await culture(tab, 0)).toBe(2);
  await tapUntilSaved(tab, 'culture-0-plus');
  await tab.goto(`${link}/history`);
  await tab.getByTestId('history-screen').waitFor();
  await tab.goto(`${link}/score`);
  await tab.getByTestId('score-screen').waitFor();

  await tab.goto(`${server.url}rules?game=shaolia`);
  await tab.getByTestId('rules-query').fill('culture');
  await tab.getByTestId('rules-short-answer').waitFor();
  await tab.getByTestId('rules-short-answer').tap();
  await tab.getByTestId('rules-topic').waitFor();

  await tab.goto(`${server.url}settings`);
  await tab.getByTestId('settings-screen').waitFor();
  await tab.getByTestId('theme-dark').tap();
  await tab.locator('[data-testid="theme-dark"][aria-checked="true"]').waitFor();

  await tab.goto(`${server.url}history`);
  await tab.getByTestId('archive-screen').waitFor();
  await tab.goto(`${server.url}no/such/place`);
  await tab.getByTestId('lost-screen').waitFor();
  expect(problems).toEqual([]);
});

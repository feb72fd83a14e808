import { culture, startDuel } from './duel';
import {
  collectProblems,
  freshProfile,
  killBrowser,
  openPhone,
  type Phone,
  type Profile,
  type Server,
  startServer,
  tapUntilSaved,
} from './harness';

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

test('no saved tap is lost when the browser is killed, three times in a row', async () => {
  await startDuel(phone.page, server.url);
  let taps = 0;
  for (let round = 1; round <= 3; round++) {
    const problems = collectProblems(phone.page, server.origin);
    for (let tap = 0; tap < round; tap++) {
      await tapUntilSaved(phone.page, 'culture-0-plus');
      taps += 1;
    }
    expect(problems).toEqual([]);
    await killBrowser(phone.pid);
    phone = await openPhone(profile);
    await phone.page.goto(server.url);
    // Straight back to the table, with every tap on it.
    expect(await culture(phone.page, 0)).toBe(taps);
  }
});

import { execFileSync } from 'node:child_process';
import {
  collectProblems,
  cpuSlowdown,
  expectNoAxeViolations,
  freshProfile,
  killBrowser,
  openPhone,
  overrideQuota,
  type Phone,
  type Profile,
  type Server,
  startServer,
} from './harness';

// The harness on the driver's own page: what it claims to notice, it notices.
let server: Server;
let profile: Profile;
let phone: Phone;

beforeAll(async () => {
  server = await startServer({ dir: 'e2e/driver/selftest', base: '' });
});

afterAll(() => server.stop());

beforeEach(async () => {
  profile = freshProfile();
  phone = await openPhone(profile);
});

afterEach(async () => {
  await phone.context.close();
  profile.remove();
});

const alive = () => execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).includes(profile.dir);

test('a killed browser is gone at once, and its profile opens again', async () => {
  await phone.page.goto(server.url);
  await phone.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await root.getFileHandle('kept', { create: true });
    const stream = await file.createWritable();
    await stream.write('yes');
    await stream.close();
  });
  expect(alive()).toBe(true);
  await killBrowser(phone.pid);
  expect(alive()).toBe(false);

  phone = await openPhone(profile);
  await phone.page.goto(server.url);
  const kept = await phone.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle('kept')).getFile()).text();
  });
  expect(kept).toBe('yes');
});

test('killing one browser leaves another alone', async () => {
  const other = freshProfile();
  const second = await openPhone(other);
  await killBrowser(phone.pid);
  await second.page.goto(server.url);
  expect(await second.page.title()).toBe("The driver's own page");
  await second.context.close();
  other.remove();
});

test('a console error and a request to another origin are problems', async () => {
  const problems = collectProblems(phone.page, server.origin);
  await phone.page.goto(server.url);
  expect(problems).toEqual([]);
  await phone.page.getByTestId('log').tap();
  await phone.page.goto(`${server.url}open.html`);
  const all = problems.join('\n');
  expect(all).toContain('said on purpose');
  expect(all).toContain('request to another origin');
});

test('axe runs under the page’s own policy, finds violations and passes without them', async () => {
  await phone.page.goto(`${server.url}open.html`);
  await expect(expectNoAxeViolations(phone.page)).rejects.toThrow('landmark-one-main');
  await expectNoAxeViolations(phone.page, { skip: ['landmark-one-main', 'page-has-heading-one', 'region'] });
  await phone.page.goto(server.url);
  await expect(expectNoAxeViolations(phone.page)).rejects.toThrow('landmark-one-main');
});

test('the processor can be slowed down', async () => {
  await phone.page.goto(server.url);
  const work = () =>
    phone.page.evaluate(() => {
      let best = Infinity;
      let sum = 0;
      for (let run = 0; run < 7; run++) {
        const start = performance.now();
        for (let turn = 0; turn < 3e6; turn++) sum += Math.sqrt(turn);
        best = Math.min(best, performance.now() - start);
      }
      // Read, so that no compiler leaves the loop out.
      if (Number.isNaN(sum)) throw new Error('No sum');
      return best;
    });
  // Whatever else the machine does in between: it is slower sooner or later, or never.
  let slower = false;
  for (let tries = 0; tries < 20 && !slower; tries += 1) {
    await cpuSlowdown(phone.page, 1);
    const full = await work();
    await cpuSlowdown(phone.page, 6);
    slower = (await work()) > full * 1.5;
  }
  expect(slower).toBe(true);
});

test('the quota can be cut and lifted', async () => {
  await phone.page.goto(server.url);
  // The browser reports a made-up quota to pages, so only a write tells.
  const write = () =>
    phone.page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const stream = await (await root.getFileHandle('big', { create: true })).createWritable();
      await stream.write(new Uint8Array(2_000_000));
      await stream.close();
    });
  await write();
  await overrideQuota(phone.page, 1_000_000);
  await expect(write()).rejects.toThrow(/quota/i);
  await overrideQuota(phone.page);
  await write();
});

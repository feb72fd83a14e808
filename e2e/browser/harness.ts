import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { watchProblems } from '../driver/problems';
import { PHONE } from '../driver/screen';

const ROOT = resolve(__dirname, '../..');

export type Server = { url: string; origin: string; stop: () => Promise<void> };

/** Serves a built folder on a free loopback port, in a process of its own. */
export async function startServer({ dir = 'dist', base }: { dir?: string; base?: string } = {}): Promise<Server> {
  const args = ['e2e/serve.mjs', '--dir', dir, ...(base === undefined ? [] : ['--base', base])];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Serving at (\S+)$/.exec(line)?.[1];
      if (found) done(found.endsWith('/') ? found : `${found}/`);
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}`)));
  });
  return { url, origin: new URL(url).origin, stop: () => stopped(child) };
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill();
  });
}

export function chromiumOptions(): { executablePath: string; args: string[]; headless: true } {
  const { CHROMIUM_PATH, CHROMIUM_FLAGS } = process.env;
  if (!CHROMIUM_PATH || !CHROMIUM_FLAGS) throw new Error('Run these tests with e2e/browser/jest.config.js');
  return { executablePath: CHROMIUM_PATH, args: JSON.parse(CHROMIUM_FLAGS) as string[], headless: true };
}

/** A folder that one phone's browser keeps across kills and restarts. */
export type Profile = { dir: string; remove: () => void };

export function freshProfile(): Profile {
  const dir = mkdtempSync(join(tmpdir(), 'abaculus-profile-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

export type Phone = { context: BrowserContext; page: Page; pid: number };

/** Opens a real browser on the profile, with a phone's screen. `pid` is the browser's own process. */
export async function openPhone(
  profile: Profile,
  options: BrowserContextOptions & Pick<LaunchOptions, 'ignoreDefaultArgs'> = {},
  flags: readonly string[] = [],
): Promise<Phone> {
  const browser = chromiumOptions();
  const args = [...browser.args, ...flags];
  const context = await chromium.launchPersistentContext(profile.dir, { ...browser, args, ...PHONE, ...options });
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, pid: browserPid(profile) };
}

type Process = { pid: number; parent: number; command: string };

function processes(): Process[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** The process that has our profile and is nobody's child of the same browser. */
function browserPid(profile: Profile): number {
  const ours = processes().filter(({ command }) => command.includes(`--user-data-dir=${profile.dir}`));
  const root = ours.find(
    ({ command, parent }) => !command.includes('--type=') && !ours.some(({ pid }) => pid === parent),
  );
  if (!root) throw new Error('The browser has no process');
  return root.pid;
}

/** kill -9 for that browser and all its children, and for nothing else. Returns when they are gone. */
export async function killBrowser(pid: number): Promise<void> {
  const all = processes();
  const family = [pid];
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member).map((child) => child.pid));
  for (const member of family) killQuietly(member);
  const end = Date.now() + 10_000;
  while (processes().some((one) => family.includes(one.pid) && !one.command.includes('<defunct>'))) {
    if (Date.now() > end) throw new Error(`Browser ${pid} outlived kill -9`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A list that fills with console errors, uncaught errors, broken policies and requests to other origins. */
export function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  watchProblems(page.context(), origin, problems);
  return problems;
}

/** Taps and waits until the app says that the tap is on the disk, not only on the screen. */
export async function tapUntilSaved(page: Page, testId: string): Promise<void> {
  await page.getByTestId(testId).tap();
  await page.locator('[data-testid="saved-dot"][aria-label="Saved"]').waitFor();
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type AxeNode = { html: string; target: unknown[]; failureSummary?: string };
type AxeViolation = { id: string; help: string; nodes: AxeNode[] };

/** Throws with a line per violation. Evaluated, not inserted as a script: the content policy stays as strict as shipped. */
export async function expectNoAxeViolations(
  page: Page,
  { skip = [], only }: { skip?: string[]; only?: string[] } = {},
): Promise<void> {
  await page.evaluate(AXE);
  const asked = async ([off, runOnly]: readonly [string[], string[] | undefined]): Promise<AxeViolation[]> => {
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    const axe: unknown = Reflect.get(globalThis, 'axe');
    const { run } = axe as { run: (options: object) => Promise<{ violations: AxeViolation[] }> };
    return (await run({ rules, resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) })).violations;
  };
  const violations = await page.evaluate(asked, [skip, only] as const);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, target, failureSummary }) =>
        `${id}: ${help}\n  at ${target.join(' ')}: ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`,
    ),
  );
  if (lines.length > 0) throw new Error(`axe found ${lines.length} violations:\n${lines.join('\n')}`);
}

/** Makes the page's processor so many times slower; 4 is about a cheap phone. */
export async function cpuSlowdown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Gives the origin only so many bytes of storage; undefined lifts the limit. */
export async function overrideQuota(page: Page, quotaSize?: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
}

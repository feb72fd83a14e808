// Finds a Chromium for the browser checks, or installs one; prints its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/** Root has no user namespace to sandbox in, and containers give Chromium a small /dev/shm. */
export const CHROMIUM_FLAGS = ['--disable-dev-shm-usage', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine: CHROMIUM_PATH, then the usual names, then Playwright's own. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runnable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return named;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find((path) => path && runnable(path));
}

const run = (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

function installBrowser() {
  if (isRoot && runnable('/usr/bin/apt-get')) {
    if (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return;
  }
  run('npx', 'playwright-core', 'install', 'chromium');
}

export function ensureBrowser() {
  if (!findBrowser()) installBrowser();
  const found = findBrowser();
  if (!found) throw new Error('No Chromium could be found or installed: install one, or name it in CHROMIUM_PATH.');
  return found;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

// Jobs that do not mind each other's load, two at a time, the first named first: one that waits for a browser leaves a core to
// one that counts. Each writes into a log of its own; what is told here is a line at its start, one at its end, and the end
// of the log of one that failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileName } from './lanes.mjs';

const AT_ONCE = 2;
const SHOWN = 80;

/** No prompt, no network, no telemetry. */
export const QUIET = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

const took = (since) => {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};

async function run({ name, command, env = {}, out, figures }, log) {
  const since = Date.now();
  // What an earlier run left behind is not this one's.
  for (const file of [out, figures]) if (file) rmSync(file, { force: true });
  const file = openSync(log, 'w');
  console.log(`== ${name} begins: ${command} > ${log}`);
  const more = { ...process.env, ...QUIET, ...env };
  const child = spawn(command, { shell: true, stdio: ['ignore', file, file], env: more });
  const [status] = await once(child, 'exit');
  closeSync(file);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${took(since)}`);
  if (status !== 0) console.log(readFileSync(log, 'utf8').split('\n').slice(-SHOWN).join('\n'));
  return status === 0;
}

/** Runs them all, whatever fails, and says for each whether it passed. Logs are named by the jobs, below `folder`. */
export async function sideBySide(jobs, folder) {
  mkdirSync(folder, { recursive: true });
  const passed = new Map();
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      passed.set(job, await run(job, join(folder, `${fileName(job.name)}.log`)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return passed;
}

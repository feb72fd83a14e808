import { existsSync, openSync, readSync } from 'node:fs';

/** How long a thread has run, in nanoseconds, is the first number here, brought up to date when it rests; Linux only. */
const THREAD = '/proc/thread-self/schedstat';
const REST_MS = 0.05;

export const TELLS_THREADS = existsSync(THREAD);

function threadClock() {
  const text = Buffer.alloc(64);
  const never = new Int32Array(new SharedArrayBuffer(4));
  const file = openSync(THREAD);
  return () => {
    Atomics.wait(never, 0, 0, REST_MS);
    return parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
  };
}

function processClock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds the main thread has worked so far, its own clock, which neither a busy machine nor a compiler stretches;
 * where there is none, the whole process.
 */
export const worked = TELLS_THREADS ? threadClock() : processClock;

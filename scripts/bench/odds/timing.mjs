import { openSync, readSync } from 'node:fs';
import { runSlice } from '@/rules/dice/sliced';

/** How long a thread has run, in nanoseconds, is the first number here, brought up to date when it rests; Linux only. */
const THREAD = '/proc/thread-self/schedstat';
const REST_MS = 0.05;

/** Milliseconds the main thread has worked so far, its own clock, which neither a busy machine nor a compiler stretches. */
const worked = clockOf();

function clockOf() {
  const text = Buffer.alloc(64);
  const never = new Int32Array(new SharedArrayBuffer(4));
  try {
    const file = openSync(THREAD);
    return () => {
      Atomics.wait(never, 0, 0, REST_MS);
      return parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
    };
  } catch {
    // Elsewhere the whole process's.
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
  }
}

export function timedRun(run) {
  const from = worked();
  run();
  return worked() - from;
}

/** The whole work, and its longest slice; slices end by the clock that the app has. */
export function timedWork(begin) {
  const work = begin();
  let [whole, longest] = [0, 0];
  for (let done = false; !done;) {
    const taken = timedRun(() => {
      ({ done } = runSlice(work, () => performance.now()));
    });
    whole += taken;
    longest = Math.max(longest, taken);
  }
  return { whole, longest };
}

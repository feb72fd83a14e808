import { runSlice } from '@/rules/dice/sliced';

/** Milliseconds this process has worked so far: its own clock, which a busy machine does not stretch. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function timedRun(run) {
  const from = worked();
  run();
  return worked() - from;
}

/** The whole work, and its longest slice. */
export function timedWork(begin) {
  const work = begin();
  let [whole, longest] = [0, 0];
  for (let done = false; !done;) {
    const taken = timedRun(() => {
      ({ done } = runSlice(work, worked));
    });
    whole += taken;
    longest = Math.max(longest, taken);
  }
  return { whole, longest };
}

import { runSlice } from '@/rules/dice/sliced';
import { worked } from './mainThread.mjs';

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

/** How far a long search has come, for a bar that fills. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A long exact search that can stop and go on: it yields many times a millisecond and returns its answer. */
export type Work<R> = Generator<Progress, R, void>;

/**
 * A slice has 8 ms, half of a frame; it aims at less, since a step may come that is longer than any before it: code that
 * runs for the first time, or the garbage collector.
 */
const SLICE_MS = 4;

/**
 * The whole search at once, for questions known to be small.
 *
 *     finish(solving(start, step, key))
 */
export function finish<R>(work: Work<R>): R {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}

export type Slice<R> =
  { readonly done: true; readonly answer: R } | { readonly done: false; readonly progress: Progress };

/**
 * One slice: goes on as long as another step, if it takes as long as the longest one so far, ends in time by the
 * caller's clock.
 *
 *     runSlice(work, () => performance.now()) // → { done: false, progress: { done: 900, of: 16000 } }
 */
export function runSlice<R>(work: Work<R>, now: () => number, forMs = SLICE_MS): Slice<R> {
  const begun = now();
  let [spent, longest] = [0, 0];
  for (;;) {
    const turn = work.next();
    if (turn.done) return { done: true, answer: turn.value };
    const before = spent;
    spent = now() - begun;
    longest = Math.max(longest, spent - before);
    // A clock that runs backwards ends the slice too.
    if (!(spent >= before && spent + longest <= forMs)) return { done: false, progress: turn.value };
  }
}

export interface Table {
  readonly now: () => number;
  /** Runs the next slice when the screen has had its turn: `(next) => setTimeout(next)` in the app. */
  readonly later: (next: () => void) => void;
}

export interface Asked<R> {
  readonly progress?: (part: number) => void;
  readonly answer: (answer: R) => void;
}

/**
 * Runs a search slice by slice and tells how full the bar is (0 to 1, never falling). The first slice runs at once, so
 * a short search answers before this returns. Call what comes back when the question changes: nothing is told after.
 *
 *     const abandon = runSlices(planning(dice), { now, later }, { progress: setBar, answer: setPlan });
 */
export function runSlices<R>(work: Work<R>, table: Table, asked: Asked<R>): () => void {
  let live = true;
  let shown = 0;
  const slice = (): void => {
    if (!live) return;
    const turn = runSlice(work, table.now);
    if (turn.done) {
      live = false;
      asked.answer(turn.answer);
      return;
    }
    const { done, of } = turn.progress;
    if (of > 0) shown = Math.max(shown, Math.min(1, done / of));
    asked.progress?.(shown);
    table.later(slice);
  };
  slice();
  return () => {
    live = false;
  };
}

// How long exact odds take, in the processor's own time: warm and cold, whole and by slices, beside full enumeration.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HELPERS } from './odds/helpers.mjs';
import { TELLS_THREADS } from './odds/mainThread.mjs';
import { QUESTIONS } from './odds/questions.mjs';
import { median } from './stats.mjs';

const FRAME = { figure: 16 };
const SLICE = { figure: 8 };
const COLD_STARTS = 3;

const RUN = fileURLToPath(new URL('./odds/run.mjs', import.meta.url));
/**
 * Garbage is collected as in a browser, beside the main thread as far as that goes. Only where nothing but the whole
 * process's time can be told is all of it collected on the main thread, so that the two are very nearly the same.
 */
const ENGINE = TELLS_THREADS ? [] : ['--single-threaded-gc'];
const run = (...args) => JSON.parse(execFileSync(process.execPath, [...ENGINE, RUN, ...args], { encoding: 'utf8' }));

function rowsOf({ what, sliced, brute, small }, index) {
  const { warm, baseline, cold } = run(`${index}`, 'warm');
  const colds = [cold, ...Array.from({ length: COLD_STARTS - 1 }, () => run(`${index}`).cold)];
  const row = (name, samples, most) => ({
    what: `${what}, ${name}`,
    figure: median(samples),
    unit: 'ms',
    baseline,
    baselineIs: (brute ?? small).is,
    ...(most ? { most } : {}),
  });
  const wholes = (samples) => samples.map(({ whole }) => whole);
  const slices = (samples) => samples.map(({ longest }) => longest);
  return [
    row('warm', wholes(warm), sliced ? undefined : FRAME),
    ...(sliced ? [row('warm, longest slice', slices(warm), SLICE)] : []),
    row('cold', wholes(colds)),
    row('cold, longest slice', slices(colds), FRAME),
  ];
}

/** The largest question of each game, and what its screens ask; what takes longer than a frame runs in slices. */
export const oddsRows = () => [...QUESTIONS, ...HELPERS].flatMap(rowsOf);

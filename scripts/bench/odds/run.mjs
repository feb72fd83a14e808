// A process of its own for one question: its first answer, before the engine has seen any of the code run; and with
// `warm` also those after some practice, beside full enumeration.
import { register } from 'node:module';

register('../typescript.mjs', import.meta.url);
const { finish } = await import('@/rules/dice/sliced');
const { QUESTIONS } = await import('./questions.mjs');
const { HELPERS } = await import('./helpers.mjs');
const { timedRun, timedWork } = await import('./timing.mjs');

const PRACTICE = 20;
const TIMES = 11;
const SAME = 1e-9;

const [index, warm] = process.argv.slice(2);
const { what, begin, brute, small } = [...QUESTIONS, ...HELPERS][Number(index)];
const cold = timedWork(begin);
const result = { cold };

/** Full enumeration, and the proof that the two agree. */
function enumerated() {
  let counted;
  const taken = timedRun(() => {
    counted = brute.run();
  });
  const reckoned = brute.read(finish(brute.begin()));
  if (!(Math.abs(counted - reckoned) < SAME)) throw new Error(`${what}: ${reckoned}, but ${brute.is} says ${counted}`);
  return taken;
}

if (warm) {
  result.baseline = brute ? enumerated() : timedRun(() => finish(small.begin()));
  for (let at = 0; at < PRACTICE; at += 1) finish(begin());
  result.warm = Array.from({ length: TIMES }, () => ({
    whole: timedRun(() => finish(begin())),
    longest: timedWork(begin).longest,
  }));
}
console.log(JSON.stringify(result));

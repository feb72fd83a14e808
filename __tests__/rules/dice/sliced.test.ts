import { solve, solving } from '@/rules/dice/chain';
import { deciding } from '@/rules/dice/decision';
import { toEnd, toState } from '@/rules/dice/graph';
import { finish, runSlice, runSlices, type Work } from '@/rules/dice/sliced';

/** A search of `steps` steps that takes a millisecond for each. */
function* counting(steps: number, clock: { ms: number }): Work<string> {
  for (let done = 1; done <= steps; done++) {
    clock.ms += 1;
    yield { done, of: steps };
  }
  return 'found';
}

function table() {
  const clock = { ms: 0 };
  const waiting: (() => void)[] = [];
  return { clock, waiting, now: () => clock.ms, later: (next: () => void) => void waiting.push(next) };
}

test('a slice ends after 4 ms, well before its 8 are up', () => {
  const at = table();
  const work = counting(12, at.clock);
  expect(runSlice(work, at.now)).toEqual({ done: false, progress: { done: 4, of: 12 } });
  expect(runSlice(work, at.now)).toEqual({ done: false, progress: { done: 8, of: 12 } });
  expect(runSlice(work, at.now)).toEqual({ done: false, progress: { done: 12, of: 12 } });
  expect(runSlice(work, at.now)).toEqual({ done: true, answer: 'found' });
});

test('a slice ends early when another step might be too long', () => {
  const at = table();
  function* uneven(): Work<string> {
    for (const [done, ms] of [3, 1, 2, 2, 1, 1].entries()) {
      at.clock.ms += ms;
      yield { done, of: 6 };
    }
    return 'found';
  }
  const work = uneven();
  const ends: number[] = [];
  for (;;) {
    const from = at.clock.ms;
    const turn = runSlice(work, at.now);
    ends.push(at.clock.ms - from);
    if (turn.done) break;
  }
  expect(ends).toEqual([3, 3, 3, 1]);
});

test('a clock that stands still or jumps back neither hangs nor throws', () => {
  const at = table();
  expect(runSlice(counting(500, at.clock), () => 0)).toEqual({ done: true, answer: 'found' });
  expect(runSlice(counting(5, at.clock), () => -at.clock.ms).done).toBe(false);
  expect(runSlice(counting(5, at.clock), () => NaN).done).toBe(false);
});

test('slices give the screen its turn, fill the bar and answer once', () => {
  const at = table();
  const told: (number | string)[] = [];
  runSlices(counting(20, at.clock), at, { progress: (part) => told.push(part), answer: (answer) => told.push(answer) });
  while (at.waiting.length > 0) at.waiting.shift()?.();
  expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1, 'found']);
});

test('a short search answers at once', () => {
  const at = table();
  const told: string[] = [];
  runSlices(counting(3, at.clock), at, { answer: (answer) => told.push(answer) });
  expect(told).toEqual(['found']);
  expect(at.waiting).toHaveLength(0);
});

test('the bar never falls, though more work may turn up', () => {
  function* growing(): Work<string> {
    for (const [done, of] of [
      [9, 10],
      [20, 200],
      [150, 200],
      [0, 0],
    ] as const) {
      at.clock.ms += 8;
      yield { done, of };
    }
    return 'found';
  }
  const at = table();
  const bar: number[] = [];
  runSlices(growing(), at, { progress: (part) => bar.push(part), answer: () => undefined });
  while (at.waiting.length > 0) at.waiting.shift()?.();
  expect(bar).toEqual([0.9, 0.9, 0.9, 0.9]);
});

test('once the question has changed nothing more is told or worked', () => {
  const at = table();
  const told: (number | string)[] = [];
  const abandon = runSlices(counting(20, at.clock), at, {
    progress: (part) => told.push(part),
    answer: (a) => told.push(a),
  });
  abandon();
  while (at.waiting.length > 0) at.waiting.shift()?.();
  expect(told).toEqual([0.2]);
  expect(at.clock.ms).toBe(4);
});

test('a chain in slices is the chain', () => {
  const step = (n: number) => [
    n === 0 ? toEnd(1, 'low') : toState(1, n - 1),
    n >= 300 ? toEnd(2, 'high') : toState(2, n + 2),
  ];
  let looks = 0;
  const work = solving(100, step, Number);
  for (;;) {
    const turn = work.next();
    if (turn.done) {
      expect(turn.value).toEqual(solve(100, step, Number));
      break;
    }
    looks += 1;
  }
  expect(looks).toBeGreaterThan(3);
  expect(finish(solving(100, step, Number))).toEqual(solve(100, step, Number));
});

test('a decision in slices is the decision', () => {
  const choices = (n: number) =>
    [1, 2].map((k) => ({
      words: `bet ${k}`,
      branches: [n + k >= 200 ? toEnd(1, [1]) : toState(1, n + k), n - k <= 0 ? toEnd(1, [0]) : toState(1, n - k)],
    }));
  let looks = 0;
  const work = deciding(100, choices, Number);
  let turn = work.next();
  for (; !turn.done; turn = work.next()) looks += 1;
  expect(looks).toBeGreaterThan(3);
  expect('value' in turn.value && turn.value.value[0]).toBeCloseTo(0.5, 2);
});

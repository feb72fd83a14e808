import { Numbers, type Weight, Weights } from '@/rules/dice/growing';

const MANY = 5000;
const HUGE = 2n ** 60n;

test('numbers stay in their order, however many', () => {
  const numbers = new Numbers();
  for (let at = 0; at < MANY; at++) expect(numbers.push(at * 3)).toBe(at + 1);
  expect(numbers.last).toBe((MANY - 1) * 3);
  expect([...numbers.done()]).toEqual(Array.from({ length: MANY }, (_, at) => at * 3));
});

test.each([{ hugeAt: [] }, { hugeAt: [0] }, { hugeAt: [1023] }, { hugeAt: [1024, 1025, 4000] }])(
  'weights are the twin of a plain list, huge ones at $hugeAt',
  ({ hugeAt }: { hugeAt: readonly number[] }) => {
    const weights = new Weights();
    const twin: Weight[] = [];
    for (let at = 0; at < MANY; at++) {
      const weight = hugeAt.includes(at) ? HUGE : at;
      weights.push(weight);
      twin.push(weight);
    }
    expect(weights.length).toBe(MANY);
    expect(Array.from(weights.done())).toEqual(twin);
  },
);

test('a weight that grows huge where it lies is kept exactly', () => {
  const weights = new Weights();
  for (const weight of [1, 2, 3]) weights.push(weight);
  weights.put(1, HUGE + 1n);
  weights.push(4);
  expect(Array.from(weights.done())).toEqual([1, HUGE + 1n, 3, 4]);
  expect([weights.get(0), weights.get(1)]).toEqual([1, HUGE + 1n]);
});
